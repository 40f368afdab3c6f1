import { groupQuid, parseQuid } from '@jara/domain/gift/quid';
import { formatMoneyShort } from '@jara/domain/money/format';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { giftsOnThisDevice, giftsSentFromThisDevice } from './lib/device.ts';

/**
 * The script of the offline page (`app/prerendered/offline-page.tsx`). It stands alone: without a line no other piece of the
 * site can be counted on. Every word is the page's, so that one script serves it in every language.
 */

type Parts = Record<string, string>;

function fill(place: Element, { link, ...parts }: Parts): void {
  for (const [name, text] of Object.entries(parts)) {
    const part = place.querySelector(`[data-part="${name}"]`);
    if (part) part.textContent = (part.textContent ?? '').replace('*', () => text);
  }
  if (link !== undefined) place.querySelector('[data-part="link"]')?.setAttribute('href', link);
}

/** Shows a part of the page, with its row repeated for each of many. */
function show(known: string, rows: Parts[]): void {
  const place = document.querySelector<HTMLElement>(`[data-known="${known}"]`);
  if (!place || rows.length === 0) return;
  const row = place.querySelector('[data-row]');
  for (const parts of rows) {
    if (!row) fill(place, parts);
    else {
      const next = row.cloneNode(true) as Element;
      fill(next, parts);
      row.before(next);
    }
  }
  row?.remove();
  place.hidden = false;
}

/** Nigeria is an hour ahead of UTC all year; a library for that would be most of this script. */
function lagosDate(instant: string): string {
  const there = new Date(Date.parse(instant) + HOUR_MS);
  const months = document.querySelector<HTMLElement>('[data-months]')?.dataset.months?.split(' ');
  return `${there.getUTCDate()} ${months?.[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

const [, page = '', inPath = ''] = location.pathname.split('/');
const inAddress = page === 'claim' || page === 'g' ? inPath : '';
const code = parseQuid(inAddress || (new URLSearchParams(location.search).get('quid') ?? ''));

show('code', code ? [{ code: groupQuid(code) }] : []);
show(
  'opened',
  giftsOnThisDevice().map(({ quid, amount, currency, claimedAt }) => ({
    link: `/claim/${quid}`,
    amount: amount === null ? '' : formatMoneyShort(amount, currency),
    code: groupQuid(quid),
    when: lagosDate(claimedAt),
  })),
);
show(
  'sent',
  giftsSentFromThisDevice().map((quid) => ({ code: groupQuid(quid) })),
);

// The address is still the one that was asked for.
const comeBack = () => location.reload();
document.getElementById('again')?.addEventListener('click', comeBack);
addEventListener('online', comeBack);
