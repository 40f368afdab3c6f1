import type { SentGift } from '@jara/contract/sent';
import { formatMoneyShort } from '@jara/domain/money/format';
import { ButtonLink } from '../../components/app-link.tsx';
import { PostForm } from '../../components/form.tsx';
import { Money } from '../../components/money.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { usePress } from '../../lib/press.ts';

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
      title="Cancel this gift?"
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Keep the gift
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy}>
            Cancel the gift
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
          Cancel this gift?
        </h3>
        <CancelTerms gift={gift} returns={returns} />
        <div className="flex flex-wrap gap-3">
          <Button {...button} type="submit" variant="danger">
            Cancel the gift
          </Button>
          <ButtonLink to="/gift/$id" params={{ id: gift.id }} variant="secondary">
            Keep the gift
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
  const outcome = `${formatMoneyShort(returns, currency)} goes back to your card`;
  return (
    <>
      <p className="font-bold font-display text-2xl leading-tight">{outcome}</p>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-2.5 [&>dd]:text-right [&>dt]:pr-6 [&>dt]:text-ink-2">
        <dt>Nobody has opened</dt>
        <dd>
          <Money amount={unopened} currency={currency} />
        </dd>
        {kept > 0 && (
          <>
            <dt>The payment provider keeps of its fee</dt>
            <dd>
              −<Money amount={kept} currency={currency} />
            </dd>
          </>
        )}
        <dt className="border-line border-t pt-2.5 font-semibold text-ink!">Back to your card</dt>
        <dd className="border-line border-t pt-2.5 font-bold">
          <Money amount={returns} currency={currency} />
        </dd>
      </dl>
      {shares.length > 0 && (
        <p className="text-ink-2">
          {shares.length === 1
            ? 'The share that was opened stays'
            : `The ${shares.length} shares that were opened stay`}{' '}
          with {shares.length === 1 ? 'its owner' : 'their owners'}: {formatMoneyShort(opened, currency)} does not come
          back.
        </p>
      )}
      <p className="text-ink-3 text-sm">
        The code opens nothing any more, and this cannot be undone. Banks take a few days to show the money. Whatever
        somebody opens before you press stays theirs.
      </p>
    </>
  );
}
