/** What a Super Admin can pause, for every process at once. */
export const SWITCHES = ['payouts', 'claims', 'creation'] as const;
export type SwitchName = (typeof SWITCHES)[number];

/** What people read who meet something that is paused. */
export const PAUSED_SENTENCES: Record<SwitchName, string> = {
  payouts: 'Payouts are paused for a moment. Your money is safe.',
  claims: 'Claiming is paused for a moment. Your gift is safe.',
  creation: 'New gifts are paused for a moment. Please try again soon.',
};

/** One line for all that is paused; undefined when nothing is. */
export function pausedSentence(paused: readonly SwitchName[]): string | undefined {
  const [only, ...others] = paused;
  if (only === undefined) return undefined;
  return others.length === 0
    ? PAUSED_SENTENCES[only]
    : 'Parts of our service are paused for a moment. Your money is safe.';
}
