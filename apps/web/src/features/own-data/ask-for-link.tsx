import { askForDataLink } from '@jara/contract/own-data';
import { MailForm } from '../../components/mail-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { call } from '../../lib/api.ts';
import { OPERATOR } from '../../lib/operator.ts';
import { words } from './words/en.tsx';

/** Whoever opens what is mailed to an address has proved that it is theirs. */
export function AskForLink() {
  return (
    <Card className="flex flex-col gap-4">
      <MailForm
        label={words.ask.email}
        hint={words.ask.isFor}
        action={words.ask.send}
        send={(email, idempotencyKey) => call(askForDataLink, { body: { email } }, { idempotencyKey })}
      />
      <noscript>
        <p className="text-ink-2 text-sm">{words.ask.needsScript(OPERATOR.supportEmail)}</p>
      </noscript>
    </Card>
  );
}
