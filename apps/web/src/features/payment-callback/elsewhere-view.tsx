import { askForListLink } from '@jara/contract/mailed-links';
import { AppLink, ButtonLink } from '../../components/app-link.tsx';
import { MailForm } from '../../components/mail-form.tsx';
import { Card } from '../../components/ui/card.tsx';
import { call } from '../../lib/api.ts';
import { OPERATOR } from '../../lib/operator.ts';
import { words } from './words/en.tsx';

/** The server tells nobody but the sender's browser about a payment, so this page must not say that it failed. */
export function ElsewhereView() {
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex flex-col gap-5">
        <h1 className="text-3xl">{words.elsewhere.title}</h1>
        <p className="text-ink-2 text-lg">{words.elsewhere.onlyThere}</p>
      </div>
      <p className="text-ink-2">{words.elsewhere.goBack(OPERATOR.productName)}</p>
      <Card>
        <MailForm
          label={words.elsewhere.yourEmail}
          hint={words.elsewhere.emailIsFor}
          action={words.elsewhere.sendLink}
          send={(email, idempotencyKey) => call(askForListLink, { body: { email } }, { idempotencyKey })}
        />
      </Card>
      <p className="text-ink-2">
        {words.elsewhere.notFound((text) => (
          <AppLink to="/help">{text}</AppLink>
        ))}
      </p>
      <div>
        <ButtonLink to="/transactions" variant="secondary">
          {words.viewTransactions}
        </ButtonLink>
      </div>
    </div>
  );
}
