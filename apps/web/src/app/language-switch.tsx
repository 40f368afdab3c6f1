import { LANGUAGE_NAMES, LANGUAGES, type Language, languageTag } from '@jara/domain/language';
import { Globe } from 'lucide-react';
import { useRef } from 'react';
import { LANGUAGE } from '../lib/language.ts';
import { useVisit } from '../lib/router/router.tsx';
import { words } from './words/en.tsx';

/** The same page in another language. Links in a native disclosure, so that it works before and without any script. */
export function LanguageSwitch() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { searchText, hash } = useVisit();
  return (
    <details
      ref={ref}
      className="relative ml-auto"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        ref.current.removeAttribute('open');
        ref.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-full px-3 font-semibold text-ink-2 hover:bg-sunken">
        <Globe aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.language}: </span>
        <span>{LANGUAGE_NAMES[LANGUAGE]}</span>
      </summary>
      <ul className="absolute top-full right-0 z-10 min-w-40 rounded-card border border-line bg-surface p-1 shadow-float">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, searchText)}
              hrefLang={language}
              lang={languageTag(language)}
              aria-current={language === LANGUAGE ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-input px-3 text-ink hover:bg-sunken aria-[current]:font-bold"
              onClick={(event) => {
                // A key may stand behind it, which only the browser knows.
                event.currentTarget.hash = hash;
              }}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function addressIn(language: Language, search: string): string {
  const params = new URLSearchParams(search);
  params.set('language', language);
  return `?${params}`;
}
