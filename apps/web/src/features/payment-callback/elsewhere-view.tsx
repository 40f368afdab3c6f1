import { askForListLink } from '@jara/contract/mailed-links';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { MailForm } from '../../components/mail-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { call } from '../../lib/api.ts';
import { OPERATOR } from '../../lib/operator.ts';

/** The server tells nobody but the sender's browser about a payment, so this page must not say that it failed. */
export function ElsewhereView() {
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex flex-col gap-5">
        <h1 className="text-3xl">This payment belongs to another browser</h1>
        <p className="text-ink-2 text-lg">
          The gift code is shown only in the browser the gift was created with. If the payment went through, the code is
          waiting there.
        </p>
      </div>
      <p className="text-ink-2">
        Did you begin in WhatsApp, Instagram or another app? Go back to it: the page you left shows the code. Is that
        page gone, open {OPERATOR.productName} there again and choose Transactions.
      </p>
      <Card>
        <MailForm
          label="Or have your gifts here: your email"
          hint="The one you gave for the receipt when you paid. We send a link that shows your gifts in this browser too."
          action="E-mail me the link"
          send={(email, idempotencyKey) => call(askForListLink, { body: { email } }, { idempotencyKey })}
        />
      </Card>
      <p className="text-ink-2">
        Cannot find it? <AppLink to="/help">Ask us</AppLink> and have the payment reference ready.
      </p>
      <div>
        <ButtonLink to="/transactions" variant="secondary">
          View Transactions
        </ButtonLink>
      </div>
    </div>
  );
}
