import { moneyWords } from '@jara/domain/giveaway/giveaway-words';
import { giveawayWords } from '@jara/domain/giveaway/words/all';
import type { Language } from '@jara/domain/language';
import { spokenLagos } from '@jara/domain/time/lagos';
import { timeWords } from '@jara/domain/time/words/all';
import { clothOf, type GiftCloth } from '../drawing/gift-cloth.ts';
import { giveawayPath } from './giveaways.store.ts';
import type { Snapshot } from './snapshots.ts';
import { publicWords } from './words/all.ts';

/** What pictures and posters of a giveaway show; whatever looks the same is drawn once. */
export interface GiveawayFace {
  /** What its sentences are in. */
  language: Language;
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

/** In the language of whoever asks; where nobody can be asked, in the gift's own. */
export function faceOfGiveaway(
  { giveaway, choiceIn, language: own }: Snapshot,
  { publicUrl, language = own }: { publicUrl: string; language?: Language },
): GiveawayFace {
  const { code, lockedSince, asOf } = giveaway;
  const { amount, text } = moneyWords(giveaway, asOf, giveawayWords[language]);
  const url = `${publicUrl}${giveawayPath(code)}`;
  return {
    language,
    cloth: clothOf(giveaway),
    title: giveaway.title,
    host: giveaway.host,
    amount,
    money: text,
    choice: `${choiceIn(language)}.`,
    when: whenWords(giveaway, language),
    isDraw: giveaway.draw !== null,
    hasPassword: giveaway.hasPassword,
    claimDays: giveaway.claimDays,
    code,
    url,
    address: url.replace(/^https?:\/\//, ''),
    lockedSince,
  };
}

function whenWords(
  { state, startsAt, closesAt, endsAt, asOf }: Snapshot['giveaway'],
  language: Language,
): string | undefined {
  if (state !== 'WAITING' && state !== 'OPEN' && state !== 'PAUSED') return undefined;
  const words = publicWords[language];
  const spoken = (at: string) => spokenLagos(at, asOf, timeWords[language]);
  const until = spoken(closesAt ?? endsAt);
  return state === 'WAITING' && startsAt ? words.openFromUntil(spoken(startsAt), until) : words.openUntil(until);
}
