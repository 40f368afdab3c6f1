import type { SentGift } from '@jara/contract/sent';
import { formatMoneyShort } from '@jara/domain/money/format';
import { ButtonLink } from '../../components/app-link.tsx';
import { PostForm } from '../../components/form.tsx';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { usePress } from '../../lib/press.ts';
import { words } from './words/en.tsx';

interface CancelDialogProps {
  gift: SentGift;
  /** What goes back to the card. */
  returns: number;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before the gift is over. */
export function CancelDialog({ gift, returns, busy, problem, onClose, onConfirm }: CancelDialogProps) {
  return (
    <Dialog
      open
      title={words.cancel.ask}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {words.cancel.keep}
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy}>
            {words.cancel.cancel}
          </Button>
        </>
      }
    >
      <CancelTerms gift={gift} returns={returns} />
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}

/** The same in the page, where no script opens a dialog. */
export function CancelForm({ gift, returns }: CancelTermsProps) {
  const { button } = usePress('cancel');
  return (
    <section aria-labelledby="cancel-form" className="rounded-card border border-err bg-surface p-4">
      <PostForm className="flex flex-col gap-5">
        <h3 id="cancel-form" className="text-xl">
          {words.cancel.ask}
        </h3>
        <CancelTerms gift={gift} returns={returns} />
        <div className="flex flex-wrap gap-3">
          <Button {...button} type="submit" variant="danger">
            {words.cancel.cancel}
          </Button>
          <ButtonLink to="/gift/$id" params={{ id: gift.id }} variant="secondary">
            {words.cancel.keep}
          </ButtonLink>
        </div>
      </PostForm>
    </section>
  );
}

type CancelTermsProps = Pick<CancelDialogProps, 'gift' | 'returns'>;

/** What cannot be taken back, said before it is done: what returns, what does not, and what stays with whom. */
function CancelTerms({ gift, returns }: CancelTermsProps) {
  const { currency, quote, shares } = gift;
  const opened = shares.reduce((sum, { amount }) => sum + amount, 0);
  const unopened = quote.gift - opened;
  const kept = unopened - returns;
  return (
    <>
      <p className="font-bold font-display text-2xl leading-tight">
        {words.cancel.outcome(formatMoneyShort(returns, currency))}
      </p>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-2.5 [&>dd]:text-right [&>dt]:pr-6 [&>dt]:text-ink-2">
        <dt>{words.cancel.unopened}</dt>
        <dd>
          <Money amount={unopened} currency={currency} />
        </dd>
        {kept > 0 && (
          <>
            <dt>{words.cancel.keptOfFee}</dt>
            <dd>
              −<Money amount={kept} currency={currency} />
            </dd>
          </>
        )}
        <dt className="border-line border-t pt-2.5 font-semibold text-ink!">{words.cancel.backToCard}</dt>
        <dd className="border-line border-t pt-2.5 font-bold">
          <Money amount={returns} currency={currency} />
        </dd>
      </dl>
      {shares.length > 0 && (
        <p className="text-ink-2">{words.cancel.openedStay(shares.length, formatMoneyShort(opened, currency))}</p>
      )}
      <p className="text-ink-3 text-sm">{words.cancel.forGood}</p>
    </>
  );
}
