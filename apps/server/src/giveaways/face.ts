import { moneyWords } from '@jara/domain/giveaway/giveaway-words';
import { spokenLagos } from '@jara/domain/time/lagos';
import { clothOf, type GiftCloth } from '../drawing/gift-cloth.ts';
import { giveawayPath } from './giveaways.store.ts';
import type { Snapshot } from './snapshots.ts';

/** What pictures and posters of a giveaway show; whatever looks the same is drawn once. */
export interface GiveawayFace {
  cloth: GiftCloth;
  title: string;
  host: string;
  /** "₦500,000", and what about it: "is here, locked since …". */
  amount: string;
  money: string;
  choice: string;
  /** When one can take part; undefined where it is over or stopped. */
  when: string | undefined;
  isDraw: boolean;
  hasPassword: boolean;
  claimDays: number;
  code: string;
  url: string;
  /** The same as people read and type it. */
  address: string;
  lockedSince: string;
}

export function faceOfGiveaway({ giveaway, choice }: Snapshot, publicUrl: string): GiveawayFace {
  const { code, lockedSince, asOf } = giveaway;
  const { amount, text } = moneyWords(giveaway, asOf);
  const url = `${publicUrl}${giveawayPath(code)}`;
  return {
    cloth: clothOf(giveaway),
    title: giveaway.title,
    host: giveaway.host,
    amount,
    money: text,
    choice: `${choice}.`,
    when: whenWords(giveaway),
    isDraw: giveaway.draw !== null,
    hasPassword: giveaway.hasPassword,
    claimDays: giveaway.claimDays,
    code,
    url,
    address: url.replace(/^https?:\/\//, ''),
    lockedSince,
  };
}

function whenWords({ state, startsAt, closesAt, endsAt, asOf }: Snapshot['giveaway']): string | undefined {
  if (state !== 'WAITING' && state !== 'OPEN' && state !== 'PAUSED') return undefined;
  const until = `until ${spokenLagos(closesAt ?? endsAt, asOf)} (Lagos)`;
  return state === 'WAITING' && startsAt ? `From ${spokenLagos(startsAt, asOf)} ${until}` : `Open ${until}`;
}
