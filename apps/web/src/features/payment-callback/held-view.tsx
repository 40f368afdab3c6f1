import { ButtonLink } from '../../components/app-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';

/** The money is with us, so nothing here may invite anyone to pay again. */
export function HeldView({ reason }: { reason: string }) {
  return (
    <>
      <h1 className="text-3xl">Processing Your Payment</h1>
      <Banner
        tone="warn"
        title={reason}
        actions={
          <ButtonLink to="/help" size="sm">
            Contact support
          </ButtonLink>
        }
      >
        Your money is safe. Please do not pay again: either the gift is made, or the money goes back to you. This page
        changes by itself when we are done.
      </Banner>
      <div>
        <ButtonLink to="/transactions" variant="secondary">
          View Transactions
        </ButtonLink>
      </div>
    </>
  );
}
