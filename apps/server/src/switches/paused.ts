import { PAUSED_SENTENCES, type SwitchName } from '@jara/domain/operations/switches';
import { Refusal } from '../platform/refusal.ts';

const TRY_AGAIN_AFTER_SECONDS = 60;

/** The kind "no" of something that a Super Admin, or the product itself, has paused. */
export const paused = (name: SwitchName): Refusal =>
  new Refusal('switched_off', { message: PAUSED_SENTENCES[name], retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS });
