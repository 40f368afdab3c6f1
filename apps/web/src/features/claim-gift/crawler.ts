import { isbotNaive } from 'isbot';

/** Chat apps that fetch a link to draw its preview under names without any of the usual words. */
const PREVIEWERS = /preview|embed|^whatsapp|facebookexternalhit|metainspector|slurp|fetcher/i;

/** Whether a user agent belongs to a crawler or a preview. Asking about a gift changes nothing, so words are enough. */
export const isCrawler = (userAgent: string): boolean => isbotNaive(userAgent) || PREVIEWERS.test(userAgent);
