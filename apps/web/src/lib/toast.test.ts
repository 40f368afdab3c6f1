import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Toasts of which nobody else has said one: test files share what a module remembers. */
async function freshToasts() {
  vi.resetModules();
  const { shownToasts, subscribeToToasts, toast } = await import('./toast.ts');
  const messages = () => shownToasts().map(({ message }) => message);
  return { shownToasts, subscribeToToasts, toast, messages };
}

it('shows the newest first, each with its kind', async () => {
  const { shownToasts, toast } = await freshToasts();
  toast('One');
  toast.success('Two');
  toast.error('Three');
  expect(shownToasts().map(({ message, kind }) => `${kind}: ${message}`)).toEqual([
    'error: Three',
    'success: Two',
    'plain: One',
  ]);
});

it('says a thing with a name once, in its place, by its last words', async () => {
  const { shownToasts, toast, messages } = await freshToasts();
  toast.loading('In line', { id: 'line' });
  toast('Another');
  toast.success('Through', { id: 'line', duration: 8_000 });
  expect(messages()).toEqual(['Another', 'Through']);
  expect(shownToasts().at(1)).toMatchObject({ kind: 'success', duration: 8_000 });
});

it('lets one leave before it is gone, and never heard of others', async () => {
  const { shownToasts, toast, messages } = await freshToasts();
  toast('Stays');
  toast('Goes', { id: 'goes' });
  toast.dismiss('goes');
  toast.dismiss('nobody');
  expect(shownToasts().map(({ isLeaving }) => isLeaving)).toEqual([true, false]);
  vi.runAllTimers();
  expect(messages()).toEqual(['Stays']);
});

it('keeps one that is said again while it leaves', async () => {
  const { toast, messages } = await freshToasts();
  toast('First', { id: 'same' });
  toast.dismiss('same');
  toast('Again', { id: 'same' });
  vi.runAllTimers();
  expect(messages()).toEqual(['Again']);
});

it('tells whoever listens, until they leave', async () => {
  const { subscribeToToasts, toast } = await freshToasts();
  const tell = vi.fn();
  const leave = subscribeToToasts(tell);
  toast('One');
  expect(tell).toHaveBeenCalledTimes(1);
  leave();
  toast('Two');
  expect(tell).toHaveBeenCalledTimes(1);
});
