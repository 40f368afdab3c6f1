import type { SwitchName } from '@jara/domain/operations/switches';
import { operationsWords } from '@jara/domain/operations/words/all';
import { Refusal } from '../platform/refusal.ts';

const TRY_AGAIN_AFTER_SECONDS = 60;

/** The kind "no" of something that a Super Admin, or the product itself, has paused. */
export const paused = (name: SwitchName): Refusal =>
  new Refusal('switched_off', {
    message: (language) => operationsWords[language].paused[name],
    retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS,
  });
