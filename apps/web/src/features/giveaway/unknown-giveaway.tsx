import { ButtonLink } from '../../components/app-link.tsx';
import { words } from './words/en.ts';

/** A code that is no giveaway's may be a gift's, or nobody's: the check tells. */
export function UnknownGiveaway({ message }: { message?: string | undefined }) {
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-3xl">{message === undefined ? words.unknown.title : words.unknown.replaced}</h1>
      <p className="text-ink-2 text-lg">{message ?? words.unknown.careful}</p>
      <div>
        <ButtonLink to="/check" size="lg">
          {words.unknown.check}
        </ButtonLink>
      </div>
    </section>
  );
}
