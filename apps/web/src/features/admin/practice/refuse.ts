import { REFUSALS, type RefusalCode } from '@jara/contract/refusals';
import { ApiError } from '../../../lib/api-error.ts';

/** Practice says no in the server's own words. */
export const refuse = (code: RefusalCode, message: string = REFUSALS[code].message): ApiError =>
  new ApiError(REFUSALS[code].status, { code, message, requestId: 'practice' });
