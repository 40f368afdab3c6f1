import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { fillIn, leaveKeptWords, typedWords } from '../lib/typed-words.ts';
import { useHydrated } from '../lib/use-client-value.ts';

type FormElementProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'encType'>;

/**
 * A form that the browser can send before any script listens to it. What was typed until then is filled in again, from the
 * markup or from the server's answer to such a press.
 */
export function Form(props: Omit<FormElementProps, 'ref'>) {
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const [early] = useState(() => ({ isAlive, words: typedWords(isAlive) }));
  useLayoutEffect(() => {
    // Coming alive takes a slow phone a moment, and somebody may be typing all the while.
    if (form.current) fillIn(form.current, { ...early.words, ...typedWords(early.isAlive) });
    return leaveKeptWords;
  }, [early]);
  return <PostForm {...props} ref={form} />;
}

/**
 * The one form element there is: no form puts a field into an address. Without an action it is sent to the address the page
 * has, and what that says already, such as which gift it is about, stays in it.
 */
export const PostForm = (props: FormElementProps) => <form {...props} method="post" />;
