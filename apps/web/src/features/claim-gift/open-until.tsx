import type { GiftView } from '@jara/contract/gifts';
import { serverNow } from '../../lib/server-clock.ts';
import { closesAt, useSpokenForBoth } from './gift-hours.ts';
import { words } from './words/en.tsx';

/** Until when it waits, the same for both sides. */
export function OpenUntil({ gift }: { gift: GiftView }) {
  const spokenForBoth = useSpokenForBoth();
  return <p className="text-ink-2 text-sm">{words.openUntil(spokenForBoth(closesAt(gift), serverNow()))}</p>;
}
