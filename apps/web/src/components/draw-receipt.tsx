import type { DrawReceipt } from '@jara/contract/giveaways';
import { formatCount } from '@jara/domain/money/format';
import { Ticket } from 'lucide-react';
import { useFocusOnNew } from '../lib/use-focus-on-new.ts';
import { words } from './draw-receipt/words/en.ts';
import { CopyButton } from './ui/copy-button.tsx';
import { Disclosure } from './ui/disclosure.tsx';

interface ReceiptProps {
  receipt: DrawReceipt;
  /** Right after the tap: it takes the place, and the focus, of the button. */
  isNew: boolean;
}

/** What somebody has in hand once they are in a draw. */
export function Receipt({ receipt, isNew }: ReceiptProps) {
  const heading = useFocusOnNew<HTMLParagraphElement>(isNew);
  return (
    <div className="flex flex-col gap-3">
      <p ref={heading} tabIndex={-1} className="tag-cut flex flex-col gap-1 bg-brand-soft p-5 pr-12 text-on-brand-soft">
        <span className="flex items-center gap-2 font-bold font-display text-2xl">
          <Ticket aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
          {words.youAreIn(formatCount(receipt.number))}
        </span>
        <span>{words.comeBack}</span>
      </p>
      <ReceiptDetails receipt={receipt} />
    </div>
  );
}

/** All of it, as somebody would write it down. */
export function ReceiptDetails({ receipt: { number, ticket, head } }: Pick<ReceiptProps, 'receipt'>) {
  return (
    <Disclosure title={words.title}>
      <div className="flex flex-col gap-3">
        <p>{words.proves}</p>
        <dl className="flex flex-col gap-2 [&_dd]:break-all [&_dd]:font-mono [&_dd]:text-ink [&_dd]:text-sm [&_dt]:text-sm">
          <div>
            <dt>{words.number}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{words.ticket}</dt>
            <dd>{ticket}</dd>
          </div>
          <div>
            <dt>{words.head}</dt>
            <dd>{head}</dd>
          </div>
        </dl>
        <CopyButton text={`${number} ${ticket} ${head}`} label={words.copy} className="self-start" />
      </div>
    </Disclosure>
  );
}
