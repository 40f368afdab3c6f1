import type { CallInput, Endpoint, Reply } from '@jara/contract/endpoint';
import type { ExportFormat, ExportName } from '@jara/contract/staff/reports';
import type { STAFF_ENDPOINTS } from './staff-endpoints.ts';

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** Names one wish, so that a repeated request is the same request. */
  idempotencyKey?: string | undefined;
}

export type Ask<E extends Endpoint> = (input: Omit<CallInput<E>, 'headers'>, options?: AskOptions) => Promise<Reply<E>>;

export interface ExportedFile {
  name: string;
  content: Blob;
}

/**
 * Everything the portal asks for, in one place with two makers: the server, and the practice ground that lives in the
 * browser. A screen cannot tell which of the two it talks to.
 */
export type StaffApi = { [Name in keyof typeof STAFF_ENDPOINTS]: Ask<(typeof STAFF_ENDPOINTS)[Name]> } & {
  readonly mode: 'live' | 'practice';
  readonly exportFormats: readonly ExportFormat[];
  exportFile: (ask: {
    what: ExportName;
    format: ExportFormat;
    filters: Record<string, unknown>;
  }) => Promise<ExportedFile>;
  /** What we have about a disputed payment, as one document. */
  evidenceFile: (disputeId: string) => Promise<ExportedFile>;
};

/** The cache keeps what the server said and what practice made up apart. */
export const staffKey = (api: Pick<StaffApi, 'mode'>, ...parts: unknown[]) => ['staff', api.mode, ...parts];
