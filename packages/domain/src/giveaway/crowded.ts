/** From so many browsers of one network at one giveaway on, somebody should look whether they are people. An index says the same. */
export const CROWDED_FROM = 40;
