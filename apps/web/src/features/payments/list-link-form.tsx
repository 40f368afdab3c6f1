import { askForListLink } from '@jara/contract/mailed-links';
import { MailForm } from '../../components/mail-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { call } from '../../lib/api.ts';
import { words } from './words/en.tsx';

/** For somebody who paid elsewhere: the link to their gifts goes to the address they gave when they paid. */
export function ListLinkForm() {
  return (
    <Card className="mt-8 flex flex-col gap-4 text-left">
      <h2 className="text-xl">{words.listLink.title}</h2>
      <MailForm
        label={words.listLink.email}
        hint={words.listLink.emailIsFor}
        action={words.listLink.send}
        send={(email, idempotencyKey) => call(askForListLink, { body: { email } }, { idempotencyKey })}
      />
    </Card>
  );
}
