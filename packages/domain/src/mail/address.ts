export const LONGEST_ADDRESS = 254;

/**
 * One `@`, a dot behind it, and nothing that could end an address in a header. Whether somebody reads it only a mail can tell. It has no
 * `i` and no `u`, with which `\w` would take what `isPlain` is there to keep out.
 */
export const ADDRESS = /^[\w!#$%&*+./=?^`{|}~-]+@[\w!#$%&*+/=?^`{|}~-]+(\.[\w!#$%&*+/=?^`{|}~-]+)+$/;

/**
 * An address is known again by its small letters, and a sign outside ASCII can be one of those there: the sign of the kelvin becomes a
 * k. Whoever reads the box with that sign must not pass for whoever reads the one with the letter.
 */
export const isPlain = (address: string): boolean => !/\P{ASCII}/u.test(address);

/** What is wrong with an address as it was typed. */
export function addressProblem(typed: string): 'emailRequired' | 'plainEmail' | 'validEmail' | undefined {
  const address = typed.trim();
  if (address === '') return 'emailRequired';
  if (!isPlain(address)) return 'plainEmail';
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address) ? undefined : 'validEmail';
}
