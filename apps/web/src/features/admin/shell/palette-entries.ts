import type { Reply } from '@jara/contract/endpoint';
import type { searchEverything } from '@jara/contract/staff/search';

export interface PaletteEntry {
  id: string;
  group: string;
  word: string;
  note?: string | undefined;
  status?: string | undefined;
  choose: () => void;
}

export type Found = Reply<typeof searchEverything>['results'][number];

const KIND_WORDS: Record<Found['kind'], string> = {
  gift: 'Gifts',
  payment: 'Transactions',
  withdrawal: 'Withdrawals',
  staff: 'Staff',
};

/** Pages and commands whose words begin with what was typed. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ word }) => {
    const words = word.toLowerCase().split(/\s+/);
    return parts.every((part) => words.some((each) => each.startsWith(part)));
  });
}

/** Records the server found. Exactly what was pasted comes first, so that Enter opens it. */
export const foundEntries = (results: readonly Found[], open: (link: string) => void): PaletteEntry[] =>
  [...results]
    .sort((a, b) => Number(b.isExact) - Number(a.isExact))
    .map(({ kind, id, title, subtitle, status, link }) => ({
      id: `${kind}-${id}`,
      group: KIND_WORDS[kind],
      word: title,
      note: subtitle,
      status,
      choose: () => open(link),
    }));

/** The list in the order it is shown: groups stay together, in the order of their first entry. */
export function grouped(entries: readonly PaletteEntry[]): { group: string; entries: PaletteEntry[] }[] {
  const groups = new Map<string, PaletteEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([group, members]) => ({ group, entries: members }));
}
