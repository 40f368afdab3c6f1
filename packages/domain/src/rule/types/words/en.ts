/** What anyone may know about a gift before claiming it, by the type of its rule. */
export const words = {
  NTH_PERSON: 'One person gets everything, and only the sender knows which one in line',
  SPLIT: 'Several people share it, in the order they come',
  TIME: 'It opens at a set time, and the first person to open it then gets everything',
  EQUAL: 'Many people get the same share each, in the order they come',
  LUCKY: 'Several people get a share each, every one of a random size',
  DRAW: 'Everybody who enters before it closes has the same chance, and the winners are drawn then',
};

export type Words = typeof words;
