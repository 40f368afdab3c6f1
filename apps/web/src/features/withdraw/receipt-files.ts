import { DEADLINE_MS, refusalOf } from '@jara/client/ask';
import { ApiError, NetworkError } from '@jara/client/errors';
import { withRetries } from '@jara/client/retry';
import { downloadBlob } from '../../lib/picture.ts';
import { receiptPdfUrl } from './withdraw.queries.ts';
import { words } from './words/en.tsx';

/** The document carries account details, so the key travels in a header. Without one the cookie has to do. */
export const fetchReceiptPdf = (id: string, accessKey: string | undefined): Promise<Blob> =>
  withRetries(
    () => fetchOnce(id, accessKey),
    (error) => error instanceof NetworkError,
  );

async function fetchOnce(id: string, accessKey: string | undefined): Promise<Blob> {
  try {
    const response = await fetch(receiptPdfUrl(id), {
      ...(accessKey !== undefined && { headers: { 'X-Access-Key': accessKey } }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.ok) return await response.blob();
    throw await refusalOf(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new NetworkError(words.receipt.didNotArrive, { cause: error });
  }
}

/** Opens the phone's share sheet where there is one, and saves the file where there is not. */
export async function offerFile(file: File, { share }: { share: boolean }): Promise<void> {
  if (share && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // Closing the share sheet is a choice; anything else falls back to saving.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  downloadBlob(file, file.name);
}
