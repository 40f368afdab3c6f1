import { Link2, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { decoded } from '../../lib/decoded.ts';
import { QUESTIONS, searchQuestions } from './questions.ts';
import { words } from './words/en.tsx';

export function QuestionList() {
  const [query, setQuery] = useState('');
  const listRef = useRef<HTMLDivElement>(null);
  const found = searchQuestions(query);

  // A link to one question opens it, also when the address changes while the page is open.
  useEffect(() => {
    const openLinked = () => {
      const id = decoded(location.hash.slice(1));
      const linked = [...(listRef.current?.querySelectorAll('details') ?? [])].find((question) => question.id === id);
      if (!linked) return;
      linked.open = true;
      linked.scrollIntoView({ block: 'start' });
    };
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, []);

  return (
    <section aria-labelledby="questions" className="flex flex-col gap-5">
      <h2 id="questions" className="text-2xl">
        {words.commonQuestions}
      </h2>
      <Field label={words.search} className="noscript:hidden">
        {(control) => (
          <span className="relative block">
            <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3.5 size-5 text-ink-3" />
            <Input
              {...control}
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              placeholder={words.searchExample}
              enterKeyHint="search"
              className="pl-11"
            />
          </span>
        )}
      </Field>
      <p role="status" className="text-ink-3 text-sm">
        {query.trim() !== '' && (found.length === 0 ? words.nothingFound : words.found(found.length, QUESTIONS.length))}
      </p>
      <div ref={listRef} className="flex flex-col gap-3">
        {found.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} title={question} className="scroll-mt-24">
            {answer.map((paragraph) => (
              <p key={paragraph} className="mb-3">
                {paragraph}
              </p>
            ))}
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
              <Link2 aria-hidden="true" className="size-4" />
              {words.linkToThis}
            </a>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
