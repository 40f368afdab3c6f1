import { askForListLink } from '@jara/contract/mailed-links';
import { MailForm } from '../../components/mail-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { call } from '../../lib/api.ts';

/** For somebody who paid elsewhere: the link to their gifts goes to the address they gave when they paid. */
export function ListLinkForm() {
  return (
    <Card className="mt-8 flex flex-col gap-4 text-left">
      <h2 className="text-xl">Paid on another phone?</h2>
      <MailForm
        label="Your email"
        hint="The one you gave when you paid. We send a link that shows your gifts here too."
        action="E-mail me my list"
        send={(email, idempotencyKey) => call(askForListLink, { body: { email } }, { idempotencyKey })}
      />
    </Card>
  );
}
