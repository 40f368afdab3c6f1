import { AppLink, ButtonLink } from '../../components/app-link.tsx';

export function PaidElsewhereView() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl">This gift is paid</h1>
      <p className="text-ink-2 text-lg">
        Its code is shown only in the browser it was created with. Go back to that tab, or open Transactions there. If
        you left your e-mail address, the code is in your inbox too.
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
