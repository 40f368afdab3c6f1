import { shownFailure } from '@jara/domain/payment/failure-advice';
import { ButtonLink } from '../../components/app-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { words } from './words/en.tsx';

/** The money is with us, so nothing here may invite anyone to pay again. */
export function HeldView({ reason }: { reason: string }) {
  return (
    <>
      <h1 className="text-3xl">{words.processing}</h1>
      <Banner
        tone="warn"
        title={shownFailure(reason)}
        actions={
          <ButtonLink to="/help" size="sm">
            {words.held.contactSupport}
          </ButtonLink>
        }
      >
        {words.held.safe}
      </Banner>
      <div>
        <ButtonLink to="/transactions" variant="secondary">
          {words.viewTransactions}
        </ButtonLink>
      </div>
    </>
  );
}
