import { newKey } from '@jara/client/new-key';
import { findThanks, sayThanks, type Thanks } from '@jara/contract/thanks';
import { LONGEST_THANKS } from '@jara/domain/gift/gift-fields';
import { Heart } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, call, messageOf } from '../lib/api.ts';
import { usePress } from '../lib/press.ts';
import { queryOptions } from '../lib/query/query-options.ts';
import { useMutation } from '../lib/query/use-mutation.ts';
import { useQuery, useQueryClient } from '../lib/query/use-query.ts';
import { useFocusOnNew } from '../lib/use-focus-on-new.ts';
import { useOneAtATime } from '../lib/use-one-at-a-time.ts';
import { Form, PostForm } from './form.tsx';
import { Banner } from './ui/banner.tsx';
import { Button } from './ui/button.tsx';
import { Card } from './ui/card.tsx';
import { Field } from './ui/field.tsx';
import { Skeleton } from './ui/skeleton.tsx';
import { Textarea } from './ui/textarea.tsx';
import { words } from './words/en.tsx';

const thanksQuery = (accessKey: string) =>
  queryOptions({
    queryKey: ['thanks', accessKey],
    queryFn: ({ signal }) => call(findThanks, { headers: { 'x-access-key': accessKey } }, { signal }),
  });

/** A word to the sender, once: one tap, or one's own words. */
export function SayThanks({ accessKey }: { accessKey: string }) {
  const heading = useId();
  const { data, error, isFetching, refetch } = useQuery(thanksQuery(accessKey));
  const [isNew, setIsNew] = useState(false);
  return (
    <Card role="region" aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="flex items-center gap-2 font-sans font-semibold text-base">
        <Heart aria-hidden="true" className="size-5 text-gold-text" strokeWidth={1.75} />
        {data?.thanks ? words.thanks.said : words.thanks.say}
      </h2>
      {data?.thanks ? (
        <Said thanks={data.thanks} isNew={isNew} />
      ) : data ? (
        <Saying accessKey={accessKey} onSaid={() => setIsNew(true)} />
      ) : error ? (
        <Banner
          tone="err"
          title={messageOf(error, words.somethingWentWrong)}
          actions={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          }
        />
      ) : (
        <Skeleton className="h-106 w-full" />
      )}
    </Card>
  );
}

function Said({ thanks, isNew }: { thanks: Thanks; isNew: boolean }) {
  const note = useFocusOnNew<HTMLDivElement>(isNew);
  return (
    <div ref={note} role="status" tabIndex={-1} className="flex flex-col gap-2">
      <blockquote
        dir="auto"
        className="wrap-anywhere whitespace-pre-line rounded-card bg-brand-soft p-4 text-on-brand-soft"
      >
        {thanks.text}
      </blockquote>
      <p className="text-ink-2 text-sm">{words.thanks.kept}</p>
    </div>
  );
}

function Saying({ accessKey, onSaid }: { accessKey: string; onSaid: () => void }) {
  const queryClient = useQueryClient();
  const oneAtATime = useOneAtATime();
  const ready = usePress('ready');
  const { button, refusal, typed: sent } = usePress('thank');
  const [typed, setTyped] = useState(sent?.thanks ?? '');
  const [problem, setProblem] = useState((refusal ?? ready.refusal)?.message);
  const { queryKey } = thanksQuery(accessKey);
  // The same words again get the same answer, so a press that went unanswered is simply repeated.
  const saying = useMutation({
    mutationFn: (text: string) =>
      call(sayThanks, { headers: { 'x-access-key': accessKey }, body: { text } }, { idempotencyKey: newKey() }),
    onSuccess: (thanks) => {
      onSaid();
      queryClient.setQueryData(queryKey, { thanks });
    },
    onError: (error) => {
      setProblem(messageOf(error, words.somethingWentWrong));
      // Said on another device meanwhile: what was said is shown.
      if (error instanceof ApiError && error.code === 'already_thanked')
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  const say = (text: string) =>
    oneAtATime((done) => {
      setProblem(undefined);
      saying.mutate(text, { onSettled: done });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') setProblem(words.thanks.empty);
    else say(typed);
  };
  const isSaying = (text: string) => saying.isPending && saying.variables === text;
  return (
    <>
      <p className="text-ink-2">{words.thanks.oneTap}</p>
      <PostForm>
        <ul className="flex flex-col gap-2">
          {words.thanks.ready.map((text) => (
            <li key={text}>
              <Button
                type="submit"
                name="ready"
                value={text}
                variant="secondary"
                size="sm"
                className="w-full"
                disabled={saying.isPending}
                busy={isSaying(text)}
                onClick={(event) => {
                  event.preventDefault();
                  say(text);
                }}
              >
                {text}
              </Button>
            </li>
          ))}
        </ul>
      </PostForm>
      <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field
          label={words.thanks.ownWords}
          error={problem}
          aside={<span className="noscript:hidden">{words.thanks.typed(typed.length, LONGEST_THANKS)}</span>}
        >
          {(control) => (
            <Textarea
              {...control}
              name="thanks"
              maxLength={LONGEST_THANKS}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <Button
          {...button}
          type="submit"
          size="sm"
          className="self-start"
          disabled={saying.isPending}
          busy={typed !== '' && isSaying(typed)}
        >
          {words.thanks.send}
        </Button>
      </Form>
    </>
  );
}
