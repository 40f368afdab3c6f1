import { askForClaimLink } from '@jara/contract/mailed-links';
import { MailForm } from '../../components/mail-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { call } from '../../lib/api.ts';

/** The way back for somebody who loses this phone, and where we write to about the money. */
export function MailMeTheLink({ accessKey }: { accessKey: string }) {
  return (
    <Card>
      <MailForm
        label="E-mail me a link to this gift"
        hint="It opens your gift on any device, so keep it to yourself. We also write there when your money leaves and arrives."
        action="E-mail me the link"
        send={(email, idempotencyKey) =>
          call(askForClaimLink, { headers: { 'x-access-key': accessKey }, body: { email } }, { idempotencyKey })
        }
      />
    </Card>
  );
}
