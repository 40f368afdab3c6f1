import { clsx } from 'clsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../lib/use-client-value.ts';
import { codeFromPaste, regrouped } from './quid-typing.ts';
import { Input } from './ui/input.tsx';

interface QuidInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste' | 'maxLength' | 'type'> {
  value: string;
  onCode: (code: string) => void;
}

/** The 13 symbols and the 2 hyphens between their groups. */
const MAX_TYPED = 15;

/** A gift code as people type it: any case, any separators, pasted from anywhere; shown in groups of 4, 5 and 4. */
export function QuidInput({ value, onCode, className, ...rest }: QuidInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <Input
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      placeholder="XXXX-XXXXX-XXXX"
      {...rest}
      ref={input}
      type="text"
      value={value}
      // Until a script looks for the code in a pasted link, the whole of it has to fit.
      maxLength={useHydrated() ? MAX_TYPED : undefined}
      onChange={({ currentTarget }) => {
        const { value: text, selectionStart } = currentTarget;
        const typed = regrouped({ text, caret: selectionStart ?? text.length });
        caret.current = typed.caret;
        onCode(typed.text);
      }}
      // The browser would cut a pasted link at 15 characters before anyone could look for the code in it.
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (pasted.trim() === '') return;
        const { selectionStart, selectionEnd } = event.currentTarget;
        const replacesAll =
          value === '' || (selectionStart === 0 && selectionEnd === value.length) || pasted.length >= 13;
        if (!replacesAll) return;
        event.preventDefault();
        const code = codeFromPaste(pasted);
        caret.current = code.length;
        onCode(code);
      }}
      className={clsx('font-mono text-lg tracking-wider', className)}
    />
  );
}
