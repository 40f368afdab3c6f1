import { LANGUAGE } from './language.ts';

/**
 * From now on this device has something of its own to show without a line. Before that a visit costs nothing for it, and
 * where a browser keeps no pages it shows its own.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`/sw.js?language=${LANGUAGE}`).catch(() => undefined);
}
