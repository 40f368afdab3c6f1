import { AppLink, ButtonLink } from '../../components/app-link.tsx';

/** The server tells nobody but the sender's browser about a payment, so this page must not say that it failed. */
export function ElsewhereView() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <h1 className="text-3xl">This payment belongs to another browser</h1>
      <p className="text-ink-2 text-lg">
        The gift code is shown only in the browser the gift was created with. Did you create it in another one? Go back
        to that tab, or open Transactions there: if the payment went through, the code is waiting.
      </p>
      <p className="text-ink-2">
        Is that device out of reach? If you left your e-mail address for the receipt, Transactions can mail you a link
        to your gifts.
      </p>
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
