import { mailAndKeyWords } from '@jara/contract/mail-and-key/words/all';
import { fieldWords } from '@jara/contract/words/all';
import type { Language } from '@jara/domain/language';
import { withdrawalWords } from '@jara/domain/withdrawal/words/all';

const sentencesIn = (language: Language): Record<string, string> => ({
  ...fieldWords[language],
  ...mailAndKeyWords[language],
  ...withdrawalWords[language].account,
});

const NAMES = new Map(Object.entries(sentencesIn('en')).map(([name, sentence]) => [sentence, name]));

/** What a shape of the contract says about a field, in another language: shapes are made once, with the English. */
export function fieldSentence(english: string, language: Language): string | undefined {
  const name = NAMES.get(english);
  return name === undefined ? undefined : sentencesIn(language)[name];
}
