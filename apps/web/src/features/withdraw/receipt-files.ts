import { refusalOf, urlOf } from '../../lib/api.ts';
import { downloadBlob } from '../../lib/picture.ts';

/** Followed without a script, the browser's cookie opens it. */
export const receiptPdfUrl = (id: string): string => urlOf('/withdrawal-request/:id/receipt.pdf', { params: { id } });

/** The document carries account details, so the key travels in a header. Without one the cookie has to do. */
export async function fetchReceiptPdf(id: string, accessKey: string | undefined): Promise<Blob> {
  const response = await fetch(receiptPdfUrl(id), {
    ...(accessKey !== undefined && { headers: { 'X-Access-Key': accessKey } }),
    signal: AbortSignal.timeout(20_000),
  });
  if (response.ok) return response.blob();
  throw await refusalOf(response);
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
