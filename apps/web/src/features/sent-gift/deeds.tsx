import type { SentGift } from '@jara/contract/sent';
import { LIFETIMES, type LifetimeDays, prolongedUntil } from '@jara/domain/gift/gift-times';
import { SENDER_DEEDS, type SenderDeed } from '@jara/domain/gift/sender-deeds';
import { formatMoneyShort } from '@jara/domain/money/format';
import { DAY_MS, spokenLagos } from '@jara/domain/time/lagos';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messageOf } from '../../lib/api.ts';
import { loadLate } from '../../lib/load-late.ts';
import { usePress } from '../../lib/press.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { toast } from '../../lib/toast.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { AddressDeed } from './address-deed.tsx';
import { CancelDialog, CancelForm } from './cancel-dialog.tsx';
import { ChangeDeed } from './change-deed.tsx';
import { Deed, useFocusAfter } from './deed.tsx';
import { PublishDeed } from './publish-deed.tsx';
import { type RoomDoor, useDeed, type Wish } from './sent-gift.queries.ts';
import { words } from './words/en.tsx';

/** Few ever need it, and it brings every bank with it. */
const ToBank = lazy(async () => ({ default: (await loadLate(() => import('./to-bank.tsx'))).ToBank }));

/** What the sender can do with the gift now, each with a word on what it does. */
export function Deeds({ gift, door }: { gift: SentGift; door: RoomDoor }) {
  const deed = useDeed(door);
  const oneAtATime = useOneAtATime();
  const [isCancelling, setIsCancelling] = useState(false);
  const isAskedToCancel = usePress('askToCancel').typed !== undefined;
  const notCancelled = usePress('cancel').refusal?.message;
  const can = (wanted: SenderDeed) => gift.may.includes(wanted);
  const does = (wish: Wish, onDone?: () => void) =>
    oneAtATime((done) =>
      deed.mutate(wish, {
        onSuccess: () => {
          setIsCancelling(false);
          onDone?.();
          toast.success(words.deeds.done[wish.deed]);
        },
        onSettled: done,
      }),
    );
  const isBusy = (...deeds: SenderDeed[]) => deed.isPending && deeds.includes(deed.variables.deed);
  const problemWith = (...deeds: SenderDeed[]) =>
    deed.isError && deeds.includes(deed.variables.deed) ? messageOf(deed.error, words.somethingWentWrong) : undefined;
  // Another deed may be under way while a dialog is opened and closed, and is not forgotten with it.
  const forget = () => {
    if (!deed.isPending) deed.reset();
  };
  const closeDialog = () => {
    setIsCancelling(false);
    forget();
  };
  // What went wrong may be that nothing can be done any more, and is read first.
  const isShown = (wanted: SenderDeed) => can(wanted) || problemWith(wanted) !== undefined;
  if (!SENDER_DEEDS.some(isShown)) return null;
  return (
    <section aria-labelledby="deeds" className="flex flex-col gap-3">
      <h2 id="deeds" className="text-xl">
        {words.deeds.title}
      </h2>
      <div className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
        {can('bank') && (
          <Suspense fallback={<Skeleton className="my-4 h-40" />}>
            <ToBank gift={gift} busy={isBusy('bank')} problem={problemWith('bank')} onSend={does} />
          </Suspense>
        )}
        {can('resend') && gift.email !== null && (
          <Deed
            action={words.deeds.resend}
            press="resend"
            busy={isBusy('resend')}
            problem={problemWith('resend')}
            onPress={() => does({ deed: 'resend' })}
          >
            {words.deeds.resendMeans(gift.email)}
          </Deed>
        )}
        {isShown('address') && gift.email !== null && (
          <AddressDeed
            gift={gift}
            email={gift.email}
            busy={isBusy('address')}
            problem={problemWith('address')}
            onCorrect={(email, done) => does({ deed: 'address', email }, done)}
            onDismiss={forget}
          />
        )}
        {isShown('change') && (
          <ChangeDeed
            gift={gift}
            busy={isBusy('change')}
            problem={problemWith('change')}
            onChange={(card, done) => does({ deed: 'change', card }, done)}
            onDismiss={forget}
          />
        )}
        {isShown('publish') && (
          <PublishDeed
            gift={gift}
            busy={isBusy('publish')}
            problem={problemWith('publish')}
            onPublish={(giveaway, done) => does({ deed: 'publish', giveaway }, done)}
            onDismiss={forget}
          />
        )}
        {/* One is the undo of the other: they share a place, and the focus stays on it. */}
        {(can('pause') || can('resume')) && (
          <Deed
            action={can('resume') ? words.deeds.resume : words.deeds.pause}
            press={can('resume') ? 'resume' : 'pause'}
            busy={isBusy('pause', 'resume')}
            problem={problemWith('pause', 'resume')}
            onPress={() => does({ deed: can('resume') ? 'resume' : 'pause' })}
          >
            {can('resume') ? words.deeds.resumeMeans : words.deeds.pauseMeans}
          </Deed>
        )}
        {can('prolong') && (
          <Prolong
            gift={gift}
            busy={isBusy('prolong')}
            problem={problemWith('prolong')}
            onProlong={(lifetimeDays) => does({ deed: 'prolong', lifetimeDays })}
          />
        )}
        {can('cancel') && gift.cancelReturns !== null && (
          <Deed
            action={words.cancel.cancel}
            press="askToCancel"
            busy={false}
            problem={notCancelled}
            onPress={() => setIsCancelling(true)}
          >
            {words.cancel.means(formatMoneyShort(gift.cancelReturns, gift.currency))}
          </Deed>
        )}
      </div>
      {isAskedToCancel && !isCancelling && gift.cancelReturns !== null && (
        <CancelForm gift={gift} returns={gift.cancelReturns} />
      )}
      {isCancelling && gift.cancelReturns !== null && (
        <CancelDialog
          gift={gift}
          returns={gift.cancelReturns}
          busy={isBusy('cancel')}
          problem={problemWith('cancel')}
          onClose={closeDialog}
          onConfirm={() => does({ deed: 'cancel' })}
        />
      )}
    </section>
  );
}

interface ProlongProps {
  gift: SentGift;
  busy: boolean;
  problem: string | undefined;
  onProlong: (lifetimeDays: LifetimeDays) => void;
}

function Prolong({ gift, busy, problem, onProlong }: ProlongProps) {
  const now = serverNow();
  const times = { opensAt: gift.opensAt === null ? undefined : Date.parse(gift.opensAt), now };
  const endsAt = gift.expiresAt === null ? 0 : Date.parse(gift.expiresAt);
  const longer = LIFETIMES.map((days) => ({ days, until: prolongedUntil(days, times) })).filter(
    // A year from now is no gift to one that was given a year an hour ago.
    ({ until }) => until - endsAt >= DAY_MS,
  );
  const [chosen, setChosen] = useState<number>();
  const button = useFocusAfter(busy);
  const pressed = usePress('prolong');
  const told = problem ?? pressed.refusal?.message;
  const choice = longer.find(({ days }) => days === chosen) ?? longer[0];
  if (!choice) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onProlong(choice.days);
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3 py-4">
      <div className="flex items-start justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <Field label={words.deeds.letItWaitLonger} hint={words.deeds.waitsUntil(spokenLagos(choice.until, now))}>
          {(control) => (
            <Select
              {...control}
              name="lifetime"
              value={choice.days}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            >
              {longer.map(({ days }) => (
                <option key={days} value={days}>
                  {times.opensAt !== undefined && times.opensAt > now
                    ? words.deeds.daysFromOpening(days)
                    : words.deeds.daysFromNow(days)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          {...pressed.button}
          ref={button}
          type="submit"
          variant="secondary"
          size="sm"
          busy={busy}
          className="shrink-0 sm:mt-7"
        >
          {words.deeds.letItWait}
        </Button>
      </div>
      {told && <Banner tone="err" title={told} />}
    </Form>
  );
}
