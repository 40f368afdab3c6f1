import { makeKeyring } from '../../../lib/idempotency.ts';

/** A note that is not written yet. It outlives the dialog it is typed in, and is gone with the page: it may be about people. */
export interface Draft {
  text: () => string;
  type: (text: string) => void;
  keyFor: (text: string) => string;
  /** It was written. */
  forget: () => void;
}

const drafts = new Map<string, Draft>();

/** The draft of one writer about one subject. */
export function draftOf(...whose: readonly string[]): Draft {
  const name = whose.join(' ');
  const draft = drafts.get(name) ?? makeDraft();
  drafts.set(name, draft);
  return draft;
}

function makeDraft(): Draft {
  const keyring = makeKeyring();
  let typed = '';
  return {
    text: () => typed,
    type: (text) => {
      typed = text;
    },
    keyFor: (text) => keyring.keyFor(text),
    forget: () => {
      typed = '';
      keyring.forget();
    },
  };
}
