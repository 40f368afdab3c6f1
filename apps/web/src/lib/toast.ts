type Kind = 'plain' | 'success' | 'error' | 'loading';

export interface Toast {
  id: string;
  kind: Kind;
  message: string;
  /** How long it stays; left open, its kind decides. */
  duration: number | undefined;
  isLeaving: boolean;
}

/** Until it is out of sight (`base.css`). */
const LEAVING_MS = 400;

let shown: readonly Toast[] = [];
let said = 0;
const listeners = new Set<() => void>();

function show(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const tell of listeners) tell();
}

type Say = (message: string, options?: { id?: string; duration?: number }) => void;

const saying =
  (kind: Kind): Say =>
  (message, { id = `${++said}`, duration } = {}) => {
    const toast: Toast = { id, kind, message, duration, isLeaving: false };
    // Said again under the same name, it stays in its place.
    show(
      shown.some((each) => each.id === id) ? shown.map((each) => (each.id === id ? toast : each)) : [toast, ...shown],
    );
  };

function dismiss(id: string): void {
  const toast = shown.find((each) => each.id === id);
  if (!toast || toast.isLeaving) return;
  const leaving = { ...toast, isLeaving: true };
  show(shown.map((each) => (each === toast ? leaving : each)));
  // Said anew while it leaves, it is another one, and stays.
  setTimeout(() => show(shown.filter((each) => each !== leaving)), LEAVING_MS);
}

/** A short word over the page about what somebody just did. `components/toaster.tsx` shows it. */
export const toast: Say & { success: Say; error: Say; loading: Say; dismiss: (id: string) => void } = Object.assign(
  saying('plain'),
  { success: saying('success'), error: saying('error'), loading: saying('loading'), dismiss },
);

export const shownToasts = (): readonly Toast[] => shown;

export function subscribeToToasts(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
