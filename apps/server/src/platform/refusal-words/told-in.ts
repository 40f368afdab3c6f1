import { REFUSALS, type RefusalCode } from '@jara/contract/refusals';
import type { Language } from '@jara/domain/language';
import type { Refusal, Told } from '../refusal.ts';
import { sentences as ha } from './codes/ha.ts';
import { sentences as ig } from './codes/ig.ts';
import { sentences as pcm } from './codes/pcm.ts';
import type { CodeInEnglish, ToldCode } from './codes/told-code.ts';
import { sentences as yo } from './codes/yo.ts';

/** A code without a sentence in one of these does not compile, unless it is listed as one that nobody outside meets. */
const BY_CODE: Record<Exclude<Language, 'en'>, Record<ToldCode, string> & Partial<Record<CodeInEnglish, undefined>>> = {
  pcm,
  ha,
  yo,
  ig,
};

/** The sentence of a code by itself. */
export const sentenceOf = (code: RefusalCode, language: Language): string =>
  (language === 'en' ? undefined : BY_CODE[language][code]) ?? REFUSALS[code].message;

/** What a person reads who is refused, in their language; what is written as a plain text is for staff and machines. */
export function toldIn({ code, message, details }: Refusal, language: Language) {
  const inLanguage = (told: Told | undefined): string =>
    (typeof told === 'function' ? told(language) : told) ?? sentenceOf(code, language);
  const { fields } = details;
  return {
    // It has been made once already, for logs.
    message: language === 'en' ? message : inLanguage(details.message),
    fields: fields && Object.fromEntries(Object.entries(fields).map(([name, told]) => [name, inLanguage(told)])),
  };
}
