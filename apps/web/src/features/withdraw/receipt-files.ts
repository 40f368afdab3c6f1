import type { RefusalBody } from '@jara/contract/refusals';
import { ApiError, urlOf } from '../../lib/api.ts';

/** The document carries account details, so it is fetched with the key in a header, never by a link. */
export async function fetchReceiptPdf(id: string, accessKey: string): Promise<Blob> {
  const response = await fetch(urlOf('/withdrawal-request/:id/receipt.pdf', { params: { id } }), {
    headers: { 'X-Access-Key': accessKey },
    signal: AbortSignal.timeout(20_000),
  });
  if (response.ok) return response.blob();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  throw new ApiError(response.status, isJson ? ((await response.json()) as Partial<RefusalBody>) : {});
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
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
