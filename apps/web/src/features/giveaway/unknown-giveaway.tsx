import { ButtonLink } from '../../components/app-link.tsx';

/** A code that is no giveaway's may be a gift's, or nobody's: the check tells. */
export function UnknownGiveaway({ message }: { message?: string | undefined }) {
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-3xl">
        {message === undefined ? 'No giveaway of ours has this code' : 'This code was replaced'}
      </h1>
      <p className="text-ink-2 text-lg">
        {message ??
          'If somebody promised you money here, be careful: do not pay anything, and give them no details. Check the link they sent you.'}
      </p>
      <div>
        <ButtonLink to="/check" size="lg">
          Check a giveaway
        </ButtonLink>
      </div>
    </section>
  );
}
