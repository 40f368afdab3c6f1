import { PostForm } from '../../components/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { KEPT_WORDS_ID } from '../../lib/typed-words.ts';
import { words } from './words/en.ts';

/**
 * Stands above a page whose form was sent before a script could hear it. The server fills in the `__WORD_…__` places and
 * repeats the row for every word; once the form below is alive and filled in, only the first sentences stay.
 */
export const KeptWords = () => (
  <section
    id={KEPT_WORDS_ID}
    aria-label={words.typed.title}
    className="mx-auto flex w-full max-w-column flex-col gap-4 px-4 py-6"
  >
    <Banner tone="warn" title={words.typed.notSent}>
      {words.typed.kept}
    </Banner>
    <PostForm className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        <li data-word className="flex flex-col gap-1.5">
          <label htmlFor="word-__WORD_NAME__" className="font-semibold text-sm">
            __WORD_LABEL__
          </label>
          <Textarea
            id="word-__WORD_NAME__"
            name="__WORD_NAME__"
            readOnly
            rows={1}
            defaultValue="__WORD_VALUE__"
            className="min-h-12! resize-none!"
          />
        </li>
      </ul>
      <p className="text-ink-2">
        {words.typed.pressContinue}
        <noscript> {words.typed.needsScripts}</noscript>
      </p>
      <Button type="submit" className="self-start">
        {words.typed.continue}
      </Button>
    </PostForm>
  </section>
);
