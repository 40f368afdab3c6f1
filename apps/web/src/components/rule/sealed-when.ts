/** When chance is drawn and sealed: as the rule is saved, or as the gift is made that was ordered with it. */
export type SealedWhen = 'saved' | 'paid';
