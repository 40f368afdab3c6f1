import type { SentGift } from '@jara/contract/sent';
import { words as contractWords } from '@jara/contract/words/en';
import { CLAIM_DAYS, claimDaysProblem, hostProblem, titleProblem } from '@jara/domain/giveaway/giveaway-fields';
import { type Problems, problemsIn } from '../../lib/form-state.ts';
import { fromLagosInput, toLagosInput } from '../../lib/lagos-input.ts';
import type { PublicWords } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

/** As it is typed. */
export interface PublishForm {
  title: string;
  host: string;
  /** In Lagos; empty for at once. */
  startsAt: string;
  claimDays: string;
}

type Told = Pick<SentGift, 'giveaway' | 'senderName' | 'anonymous' | 'opensAt'>;

/** What it says already, or what its sender has told us anyway; nobody who asked to stay secret is named. */
export const publishFormOf = ({ giveaway, senderName, anonymous, opensAt }: Told): PublishForm => ({
  title: giveaway?.title ?? '',
  host: giveaway?.host ?? (anonymous ? '' : (senderName ?? '')),
  startsAt: opensAt === null ? '' : toLagosInput(Date.parse(opensAt)),
  claimDays: String(giveaway?.claimDays ?? CLAIM_DAYS.usual),
});

const said = (word: keyof typeof contractWords | undefined) => word && contractWords[word];

/** What is wrong with it, in the words of the server. */
export const publishProblems = (form: PublishForm): Problems<PublishForm> =>
  problemsIn({
    title: said(titleProblem(form.title)),
    host: said(hostProblem(form.host)),
    startsAt: Number.isNaN(startOf(form) ?? 0) ? words.publish.noSuchTime : undefined,
    claimDays: said(claimDaysProblem(Number(form.claimDays))),
  });

/** What is sent. A start that nobody touched stays to the second as it is. */
export function publicWordsOf(form: PublishForm, before: PublishForm): PublicWords {
  const starts = startOf(form);
  return {
    title: form.title,
    host: form.host,
    claimDays: Number(form.claimDays),
    ...(form.startsAt !== before.startsAt && { startsAt: starts === null ? null : new Date(starts).toISOString() }),
  };
}

/** Null for at once, and NaN for half a time. */
const startOf = ({ startsAt }: PublishForm): number | null => (startsAt === '' ? null : fromLagosInput(startsAt));
