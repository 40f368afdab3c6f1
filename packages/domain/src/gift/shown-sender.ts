import { words as english, type Words } from './sender/words/en.ts';

interface Sender {
  name?: string | null | undefined;
  anonymous?: boolean | undefined;
}

/** How a gift names whoever sent it, inside a sentence. Giving no name is not the same as asking to stay secret. */
export const shownSender = ({ name, anonymous }: Sender, words: Words = english): string =>
  anonymous ? words.secretSender : name || words.someone;
