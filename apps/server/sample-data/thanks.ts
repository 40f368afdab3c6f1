import { SECOND_MS } from '@jara/domain/time/lagos';
import type { Move } from './outline.ts';
import type { Person } from './people.ts';
import { createRandom } from './random.ts';

const NOTES = [
  'Thank you! God bless you.',
  'Ah, you shock me o! Thank you so much.',
  'E se gan ni. May you never lack.',
  'Nagode sosai! The children are dancing.',
  'Daalu! This came at the right time.',
  'Thank you, my sister. I am buying rice tonight.',
];

const THANKED = 0.35;
/** Its sender wants no thanks; what was written waits for them. */
const MUTED = 'everyday 1';

/** Some write a line as soon as the cloth is open, before they think of the bank. */
export function thanks(name: string, person: Person, openedAfter: number): Move[] {
  const random = createRandom(`thanks for ${name}`);
  if (name !== MUTED && !random.chance(THANKED)) return [];
  const after = openedAfter + 40 * SECOND_MS;
  return [
    ...(name === MUTED ? [{ after, does: 'mute_thanks' as const }] : []),
    { after, does: 'thank', person, words: random.pick(NOTES) },
  ];
}
