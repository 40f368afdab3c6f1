import { lettersIn } from '../free-text.ts';

export const LONGEST_ADDRESS = 254;

/** One `@`, a dot behind it, and nothing that could end an address in a header or turn it around. Whether somebody reads it only a mail can tell. */
export const ADDRESS = /^[^\s\p{C}@<>"'(),;:\\[\]]+@[^\s\p{C}@<>"'(),;:\\[\].]+(\.[^\s\p{C}@<>"'(),;:\\[\].]+)+$/u;

/** What is wrong with an address as it was typed. */
export function addressProblem(typed: string): 'emailRequired' | 'validEmail' | undefined {
  const address = typed.trim();
  if (address === '') return 'emailRequired';
  return lettersIn(address) <= LONGEST_ADDRESS && ADDRESS.test(address) ? undefined : 'validEmail';
}
