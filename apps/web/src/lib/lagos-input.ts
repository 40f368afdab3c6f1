import { LAGOS_AHEAD_MS } from '@jara/domain/time/lagos';

const INPUT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** An instant as a `datetime-local` input shows it to somebody in Lagos. */
export const toLagosInput = (instant: number): string => new Date(instant + LAGOS_AHEAD_MS).toISOString().slice(0, 16);

/** The instant somebody in Lagos means; NaN while the input is empty or half filled. */
export const fromLagosInput = (text: string): number =>
  INPUT.test(text) ? Date.parse(`${text}:00.000Z`) - LAGOS_AHEAD_MS : Number.NaN;
