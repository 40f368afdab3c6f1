/** People sign as they are called, and "Dr" or "Aunty" alone would name nobody. */
const TITLES = new Set(
  (
    'mr mrs ms miss dr prof engr barr arc chief sir lady hon pastor pst rev bishop apostle evangelist imam alhaji alhaja ' +
    'mallam hajia oba otunba aunty auntie uncle brother bro sister sis mummy daddy mama papa coach'
  ).split(' '),
);
const LONGEST = 24;

/** A name's letters, with the marks that occur inside names. An address, a number or an emoji is not one. */
const WORD = /^\p{L}[\p{L}\p{M}'’ʼ-]*\.?$/u;

/**
 * The name a sender is called by: "Chidi" for "Chidi Okafor", "Dr. Ada" for "Dr. Ada Obi". Undefined when what they
 * signed with is not a name: a link preview is shown to strangers under our own, and must not carry an address.
 */
export function firstName(signature: string): string | undefined {
  const [first, second] = signature.normalize('NFC').trim().split(/\s+/);
  if (first === undefined || !WORD.test(first)) return undefined;
  const isTitle = TITLES.has(first.replace(/\.$/, '').toLowerCase());
  const called = isTitle && second !== undefined && WORD.test(second) ? `${first} ${second}` : first;
  const name = isTitle && called === first ? called : called.replace(/\.$/, '');
  return [...name].length <= LONGEST ? name : undefined;
}
