import { languageTag } from '@jara/domain/language';
import { clsx } from 'clsx';
import { LANGUAGE } from '../../lib/language.ts';
import { words } from './words/en.ts';

/** The text itself is in English, whatever the page around it is in. */
const TEXT_LANGUAGE = LANGUAGE === 'en' ? undefined : languageTag('en');

/** A paragraph, or a list of points. */
export type Block = string | readonly string[];

export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

export interface LegalText {
  title: string;
  /** In force since, as written on the page. */
  inForce: string;
  /** The whole document in a few sentences anybody can read, in the language of the page. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
}

export function LegalDocument({ text, children }: { text: LegalText; children?: React.ReactNode }) {
  return (
    <div className="mx-auto grid max-w-wide gap-x-14 gap-y-8 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[15rem_minmax(0,44rem)]">
      <nav aria-label={words.onThisPage} className="no-print max-lg:hidden">
        <ol lang={TEXT_LANGUAGE} className="sticky top-24 flex flex-col border-line border-l">
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-ink-2 text-sm hover:border-gold hover:text-ink"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="flex min-w-0 flex-col gap-10">
        <header className="flex flex-col gap-5">
          <div>
            <h1 className="text-3xl sm:text-4xl">{text.title}</h1>
            <p className="mt-2 text-ink-3 text-sm">{words.inForceSince(text.inForce)}</p>
          </div>
          <div className="tag-cut bg-brand-soft p-5 pr-12 text-on-brand-soft sm:p-6 sm:pr-14">
            <h2 className="text-lg">{words.inShort}</h2>
            <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
              {text.inShort.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            {words.whichTextBinds && <p className="mt-3 font-semibold">{words.whichTextBinds}</p>}
          </div>
        </header>
        {text.sections.map(({ id, heading, blocks }, index) => (
          <section
            key={id}
            id={id}
            lang={TEXT_LANGUAGE}
            aria-labelledby={`${id}-heading`}
            className="flex scroll-mt-24 flex-col gap-3"
          >
            <h2 id={`${id}-heading`} className="text-xl">
              {index + 1}. {heading}
            </h2>
            {blocks.map((block) => (
              <LegalBlock key={typeof block === 'string' ? block : block.join()} block={block} />
            ))}
          </section>
        ))}
        {children}
      </article>
    </div>
  );
}

function LegalBlock({ block }: { block: Block }) {
  const look = 'text-ink-2';
  if (typeof block === 'string') return <p className={look}>{block}</p>;
  return (
    <ul className={clsx(look, 'flex list-disc flex-col gap-1.5 pl-5')}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
