import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchReceiptPdf } from './receipt-files.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is asked for again on a bad line, and says in words of ours that it did not arrive', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const outcome = expect(fetchReceiptPdf('8b2f7f0e', 'key')).rejects.toThrow('The receipt did not arrive.');
  await vi.advanceTimersByTimeAsync(7000);
  await outcome;
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

it('is not asked for again where it is refused', async () => {
  fetchMock.mockResolvedValue(Response.json({ message: 'Not yours', code: 'access_key_rejected' }, { status: 403 }));
  await expect(fetchReceiptPdf('8b2f7f0e', 'key')).rejects.toThrow('Not yours');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
