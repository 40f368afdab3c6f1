import { askForClaimLink } from '@jara/contract/mailed-links';
import { MailForm } from '../../components/mail-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { call } from '../../lib/api.ts';
import { words } from './words/en.tsx';

/** The way back for somebody who loses this phone, and where we write to about the money. */
export function MailMeTheLink({ accessKey }: { accessKey: string }) {
  return (
    <Card>
      <MailForm
        label={words.mailedLink.mailMeALink}
        hint={words.mailedLink.hint}
        action={words.mailedLink.send}
        send={(email, idempotencyKey) =>
          call(askForClaimLink, { headers: { 'x-access-key': accessKey }, body: { email } }, { idempotencyKey })
        }
      />
    </Card>
  );
}
