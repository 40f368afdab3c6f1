import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { DEFAULT_LIFETIME } from '@jara/domain/gift/gift-times';
import { formatMoney } from '@jara/domain/money/format';
import { clsx } from 'clsx';
import { Building2, CreditCard, Hash, QrCode } from 'lucide-react';
import { serverNow } from '../../lib/server-clock.ts';
import { type GiftForm, timeProblemsOf } from './gift-form.ts';
import { deliverySentence, quoteFor, waitingSentence } from './wishes.ts';
import { words } from './words/en.tsx';

type ReviewedField =
  | 'amount'
  | 'email'
  | 'rule'
  | 'senderName'
  | 'message'
  | 'password'
  | 'delivery'
  | 'lifetimeDays'
  | 'feePaidBy';

interface ReviewProps {
  gift: GiftForm;
  /** What will happen; undefined while the rule is not finished. */
  sentence: string | undefined;
  /** Puts the cursor into a field so that it can be changed in place. */
  onChangeField: (field: ReviewedField) => void;
}

/** The last look before paying: one screen, every line with its way back to the field. */
export function Review({ gift, sentence, onChangeField }: ReviewProps) {
  const lines = [...givenLines(gift, sentence), ...chosenLines(gift)];
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {lines.map(({ field, label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1.5 max-sm:py-2 sm:grid-cols-[8rem_1fr_auto]"
        >
          <dt className="text-ink-3 text-sm max-sm:col-start-1">{label}</dt>
          {/* The one place to catch a wrong address is here, so it is never cut; only a long message is. */}
          <dd
            className={clsx(
              'wrap-anywhere min-w-0 font-semibold max-sm:col-start-1',
              field === 'message' && 'line-clamp-2',
            )}
          >
            {value}
          </dd>
          <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
            <button type="button" onClick={() => onChangeField(field)} className="link min-h-11 font-semibold text-sm">
              {words.review.change(label, (text) => (
                <span className="sr-only">{text}</span>
              ))}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ReviewedLine {
  field: ReviewedField;
  label: string;
  value: string;
}

function givenLines(gift: GiftForm, sentence: string | undefined): ReviewedLine[] {
  const quote = quoteFor(gift);
  const name = gift.senderName.trim();
  return [
    { field: 'amount', label: words.review.youPay, value: quote ? formatMoney(quote.charged) : words.review.noAmount },
    gift.delivery === 'SELF'
      ? { field: 'delivery', label: words.review.isFor, value: words.review.anyone }
      : { field: 'email', label: words.review.isFor, value: gift.email.trim() || words.review.noEmail },
    { field: 'rule', label: words.opening.title, value: sentence ?? words.notFinished },
    {
      field: 'senderName',
      label: words.review.isFrom,
      value: gift.anonymous ? words.review.secret : name || words.review.noName,
    },
    {
      field: 'message',
      label: words.review.message,
      value: gift.message.trim() || words.review.noMessage(CLOTH_PALETTES[gift.theme].name),
    },
    {
      field: 'password',
      label: words.review.password,
      value: gift.password === '' ? words.review.noPassword : words.review.hasPassword,
    },
  ];
}

/** What somebody has decided beyond the simple gift. Who left it as it is need not read of it. */
function chosenLines(gift: GiftForm): ReviewedLine[] {
  const quote = quoteFor(gift);
  const now = serverNow();
  const problems = timeProblemsOf(gift);
  const isFinished = !problems.deliverAt && !problems.opensAt;
  const isTimed = gift.delivery !== 'NOW' || gift.opensAt !== '';
  const lines: (ReviewedLine | false)[] = [
    isTimed && {
      field: 'delivery',
      label: words.review.reaches,
      value: isFinished ? deliverySentence(gift, now) : words.notFinished,
    },
    (isTimed || gift.lifetimeDays !== DEFAULT_LIFETIME) && {
      field: 'lifetimeDays',
      label: words.review.waits,
      value: isFinished ? waitingSentence(gift, now) : words.waiting.days(gift.lifetimeDays),
    },
    gift.feePaidBy === 'SENDER' && {
      field: 'feePaidBy',
      label: words.review.fee,
      value: quote ? words.review.youPayFeeOf(formatMoney(quote.fee)) : words.review.youPayFee,
    },
  ];
  return lines.filter((line) => line !== false);
}

const CHANNELS = [
  { icon: CreditCard, word: words.paying.card },
  { icon: Building2, word: words.paying.transfer },
  { icon: Hash, word: 'USSD' },
  { icon: QrCode, word: 'QR' },
];

/** Which ways to pay wait on the other side, before leaving for it. */
export function ProviderNote() {
  return (
    <div className="flex flex-col gap-3 text-ink-2 text-sm">
      <p>
        {words.paying.redirected} <span className="noscript:hidden">{words.paying.newTab}</span>
        <noscript>{import.meta.env.SSR && words.paying.lookOverFirst}</noscript>
      </p>
      <ul aria-label={words.paying.ways} className="flex flex-wrap gap-x-5 gap-y-2">
        {CHANNELS.map(({ icon: Icon, word }) => (
          <li key={word} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4.5 text-brand" strokeWidth={1.75} />
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
