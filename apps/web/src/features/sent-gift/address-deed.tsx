import { words as mailAndKey } from '@jara/contract/mail-and-key/words/en';
import type { SentGift } from '@jara/contract/sent';
import { addressProblem } from '@jara/domain/mail/address';
import { spokenLagos } from '@jara/domain/time/lagos';
import { type FormEvent, useId, useState } from 'react';
import { Form } from '../../components/form.tsx';
import { MailHint } from '../../components/mail-hint.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { Deed } from './deed.tsx';
import { words } from './words/en.tsx';

interface AddressDeedProps {
  gift: SentGift;
  email: string;
  busy: boolean;
  problem: string | undefined;
  onCorrect: (email: string, onDone: () => void) => void;
  /** Whoever closes the dialog has read what was wrong. */
  onDismiss: () => void;
}

/** For a mistyped address. It replaces the code, so it says what that means before it is done. */
export function AddressDeed({ gift, email, busy, problem, onCorrect, onDismiss }: AddressDeedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onDismiss();
  };
  return (
    <>
      <Deed action={words.address.correct} busy={false} problem={undefined} onPress={() => setIsOpen(true)}>
        {words.address.correctMeans(email)}
      </Deed>
      {isOpen && (
        <AddressDialog
          gift={gift}
          email={email}
          busy={busy}
          problem={problem}
          onClose={close}
          onCorrect={(corrected) => onCorrect(corrected, () => setIsOpen(false))}
        />
      )}
    </>
  );
}

interface AddressDialogProps extends Pick<AddressDeedProps, 'gift' | 'email' | 'busy' | 'problem'> {
  onClose: () => void;
  onCorrect: (email: string) => void;
}

function AddressDialog({ gift, email, busy, problem, onClose, onCorrect }: AddressDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(email);
  const [mistake, setMistake] = useState<string>();
  const put = (address: string) => {
    setTyped(address);
    setMistake(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = addressProblem(typed);
    setMistake(wrong && mailAndKey[wrong]);
    if (!wrong) onCorrect(typed.trim());
  };
  return (
    <Dialog
      open
      title={words.address.correct}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {words.leaveIt}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {words.address.correctIt}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={words.address.recipientEmail}
          error={mistake}
          hint={
            <MailHint typed={typed} onPick={put}>
              {whenMailed(gift)}
            </MailHint>
          }
        >
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="send"
              value={typed}
              onChange={({ currentTarget }) => put(currentTarget.value)}
            />
          )}
        </Field>
      </Form>
      <div className="flex flex-col gap-2 text-ink-2">
        <p>{words.address.newCode}</p>
        <p>{words.address.openedBefore}</p>
      </div>
      {problem && <Banner tone="err" title={problem} />}
    </Dialog>
  );
}

function whenMailed({ deliverAt }: SentGift): string {
  const now = serverNow();
  return deliverAt !== null && Date.parse(deliverAt) > now
    ? words.address.mailedAt(spokenLagos(deliverAt, now))
    : words.address.mailedAtOnce;
}
