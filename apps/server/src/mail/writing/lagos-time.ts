import type { Language } from '@jara/domain/language';
import { formatLagos, type Instant, spokenLagos } from '@jara/domain/time/lagos';
import { timeWords } from '@jara/domain/time/words/all';

/** "20 Nov 2026, 09:00 (Lagos)" */
export const inLagos = (at: Instant, language: Language): string => `${formatLagos(at, timeWords[language])} (Lagos)`;

/** "Friday 20 November, 9:00 am (Lagos)" */
export const spokenInLagos = (at: Instant, now: Instant, language: Language): string =>
  `${spokenLagos(at, now, timeWords[language])} (Lagos)`;
