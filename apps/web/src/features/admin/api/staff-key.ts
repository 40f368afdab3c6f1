import type { StaffApi } from './staff-api.ts';

/** The cache keeps what the server said and what practice made up apart. */
export const staffKey = (api: Pick<StaffApi, 'mode'>, ...parts: unknown[]) => ['staff', api.mode, ...parts];
