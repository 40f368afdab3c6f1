import { DAY_MS, HOUR_MS } from '@jara/domain/time/lagos';
import { fromLagosInput, toLagosInput } from '../../lib/lagos-input.ts';
import { words } from './words/en.tsx';

interface Shortcut {
  label: string;
  /** As the input shows it. */
  closes: string;
}

const FRIDAY = 5;

/** Times at which draws usually close, so that most senders need no calendar. What is less than an hour away is no use. */
export function closingShortcuts(now: number): Shortcut[] {
  const at = (days: number, clock: string) => `${toLagosInput(now + days * DAY_MS).slice(0, 10)}T${clock}`;
  const isFarEnough = (closes: string) => fromLagosInput(closes) >= now + HOUR_MS;
  const weekday = new Date(`${at(0, '00:00')}Z`).getUTCDay();
  const daysToFriday = (FRIDAY - weekday + 7) % 7;
  const [tonight, thisFriday] = [at(0, '20:00'), at(daysToFriday, '18:00')];
  const offered = [
    isFarEnough(tonight)
      ? { label: words.draw.tonight, closes: tonight }
      : { label: words.draw.tomorrow, closes: at(1, '20:00') },
    isFarEnough(thisFriday)
      ? { label: words.draw.friday, closes: thisFriday }
      : { label: words.draw.nextFriday, closes: at(daysToFriday + 7, '18:00') },
    { label: words.draw.inAWeek, closes: at(7, '18:00') },
  ];
  return offered.filter(({ closes }, place) => offered.findIndex((other) => other.closes === closes) === place);
}
