import { CLAIM_DAYS, giveawayWords } from '@jara/contract/giveaways';
import type { SentGift } from '@jara/contract/sent';
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

type Problems = Partial<Record<keyof PublishForm, string>>;

type Told = Pick<SentGift, 'giveaway' | 'senderName' | 'anonymous' | 'opensAt'>;

/** What it says already, or what its sender has told us anyway; nobody who asked to stay secret is named. */
export const publishFormOf = ({ giveaway, senderName, anonymous, opensAt }: Told): PublishForm => ({
  title: giveaway?.title ?? '',
  host: giveaway?.host ?? (anonymous ? '' : (senderName ?? '')),
  startsAt: opensAt === null ? '' : toLagosInput(Date.parse(opensAt)),
  claimDays: String(giveaway?.claimDays ?? CLAIM_DAYS.usual),
});

/** What is sent, or what is wrong with it. A start that nobody touched stays to the second as it is. */
export function readPublishForm(
  form: PublishForm,
  before: PublishForm,
): { words: PublicWords } | { problems: Problems } {
  const starts = fromLagosInput(form.startsAt);
  const isHalf = form.startsAt !== '' && Number.isNaN(starts);
  const giveaway = {
    title: form.title,
    host: form.host,
    claimDays: Number(form.claimDays),
    ...(form.startsAt !== before.startsAt && {
      startsAt: form.startsAt === '' || isHalf ? null : new Date(starts).toISOString(),
    }),
  };
  const { error } = giveawayWords.safeParse(giveaway);
  const problems: Problems = {};
  if (isHalf) problems.startsAt = words.publish.noSuchTime;
  for (const { path, message } of error?.issues ?? []) problems[String(path[0]) as keyof PublishForm] ??= message;
  return Object.keys(problems).length > 0 ? { problems } : { words: giveaway };
}
