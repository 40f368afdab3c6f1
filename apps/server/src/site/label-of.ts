import type { Language } from '@jara/domain/language';
import { siteWords } from './words/all.ts';

/** Up to the last sign that is no figure, which is looked for from the end: anybody may send us a name as long as a body. */
const NUMBERED = /^(.*\D)?(\d*)$/s;

/** `accountNumber` is "Account number" to a reader, in their own words; what no form of ours has is read from its name. */
export function labelOf(name: string, language: Language): string {
  const { fields, numberedField } = siteWords[language];
  const [, field = '', place = ''] = NUMBERED.exec(name) ?? [];
  if (Object.hasOwn(fields, field)) {
    const label = fields[field as keyof typeof fields];
    return place === '' ? label : numberedField(label, place);
  }
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
