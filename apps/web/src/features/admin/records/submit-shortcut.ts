import type { KeyboardEvent } from 'react';

/** Ctrl or ⌘ with Enter sends the form a text area stands in, where Enter alone would break the line. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
