import { useEffect, useRef, useState } from 'react';

const COPIED_MS = 2000;

/** Puts text on the clipboard, also on pages without the clipboard API (plain http on a local network). */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const host = document.querySelector('dialog[open]') ?? document.body;
  host.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('Copying is not allowed here. Select the text and copy it by hand.');
}

export type CopyState = 'idle' | 'copied' | 'refused';

export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    let next: CopyState = 'copied';
    try {
      await copyText(text);
    } catch {
      // The person is told by the button itself, and the text stays selectable beside it.
      next = 'refused';
    }
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), COPIED_MS);
  };
  return { state, copy };
}
