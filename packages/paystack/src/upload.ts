import type { HttpOptions } from './http.ts';
import { ProviderError } from './provider-error.ts';

const ROUTE = 'PUT upload';
const DEFAULT_TIMEOUT_MS = 20_000;

/** @internal Given the origins of a sandbox, no file leaves for anywhere else. */
export function isUploadAddress(address: string, origins?: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return origins ? origins.includes(`${protocol}//${host}`) : protocol === 'https:';
}

/**
 * Puts a file where the provider said. The address itself is the permission, and it is a store of files' own: our key does not go
 * there. The same file twice is the same file.
 */
export const createUpload =
  (options: HttpOptions & { checkoutOrigins?: readonly string[] | undefined }) =>
  async (address: string, file: { content: Uint8Array<ArrayBuffer>; type: string }): Promise<void> => {
    const { fetch: send = fetch, timeoutMs = DEFAULT_TIMEOUT_MS, onCall, checkoutOrigins } = options;
    const startedAt = performance.now();
    let status: number | undefined;
    try {
      if (!isUploadAddress(address, checkoutOrigins)) throw failed('the address is not one that files may go to');
      const response = await send(address, {
        method: 'PUT',
        headers: { 'content-type': file.type },
        body: file.content,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      status = response.status;
      await response.arrayBuffer();
      if (!response.ok) throw failed('the file was not taken', status);
    } catch (error) {
      throw error instanceof ProviderError ? error : failed('no connection', status, error);
    } finally {
      const outcome = status !== undefined && status < 300 ? 'ok' : 'unknown';
      const report = { method: 'PUT', route: '/upload', attempt: 1, providerRequestId: undefined } as const;
      onCall?.({ ...report, ms: performance.now() - startedAt, outcome, status });
    }
  };

const WORTH_ANOTHER_TRY = [408, 425, 429];
const isForGood = (status?: number): boolean =>
  status !== undefined && status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.includes(status);

/** A file that may have arrived does no harm, so that there is nothing to find out: it is put there again. */
const failed = (problem: string, status?: number, cause?: unknown) =>
  new ProviderError({
    kind: isForGood(status) ? 'refused' : 'unknown',
    route: ROUTE,
    providerMessage: problem,
    ...(status === undefined ? {} : { status }),
    ...(cause === undefined ? {} : { cause }),
  });
