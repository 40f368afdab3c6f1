import { useLocation } from '@tanstack/react-router';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { fillIn, leaveKeptWords, typedWords } from '../lib/typed-words.ts';
import { useHydrated } from '../lib/use-client-value.ts';

type FormElementProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'encType'>;

/**
 * A form that the browser can send before any script listens to it: to the page's own address and never in it. What was
 * typed until then is filled in again, from the markup or from the server's answer to such a press.
 */
export function Form(props: Omit<FormElementProps, 'ref'>) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const [early] = useState(() => ({ isAlive, words: typedWords(isAlive) }));
  useLayoutEffect(() => {
    // Coming alive takes a slow phone a moment, and somebody may be typing all the while.
    if (form.current) fillIn(form.current, { ...early.words, ...typedWords(early.isAlive) });
    return leaveKeptWords;
  }, [early]);
  return <PostForm {...props} ref={form} action={path} />;
}

/** The one form element there is: no form puts a field into an address. */
export const PostForm = (props: FormElementProps & { action: string }) => <form {...props} method="post" />;
