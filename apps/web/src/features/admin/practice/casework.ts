import { pageOf } from '@jara/contract/paging';
import type { StaffName } from '@jara/contract/staff/filters';
import type { MineItem } from '@jara/contract/staff/mine';
import type { Note } from '@jara/contract/staff/notes';
import { mentionedIn, noteProblem } from '@jara/domain/staff/notes';
import { may } from '@jara/domain/staff/permissions';
import { SUBJECTS, type SubjectKind } from '@jara/domain/staff/subjects';
import { HOUR_MS } from '@jara/domain/time/lagos';
import { type Desk, record } from './decisions.ts';
import type { Dice } from './dice.ts';
import { isOpen } from './present.ts';
import { refuse } from './refuse.ts';
import { assigneeIdOf, giftOf, iso, isoOrNull, nameOf, type PracticeNote, type World } from './world.ts';

const PAGE = 20;

/** A colleague has asked the trainee something, so that there is a mention to see. Nobody disputes anything here. */
export function makeNotes(world: World, dice: Dice, now: number): PracticeNote[] {
  const gift = world.gifts.find(({ status }) => status === 'BLOCKED');
  const colleague = world.users.find(
    ({ id, state, role }) => id !== world.me && state === 'ACTIVE' && role === 'SUPPORT',
  );
  if (!gift || !colleague) throw new Error('Practice needs a gift on hold and somebody who asks about it');
  const about = { subjectKind: 'gift' as const, subjectId: gift.id, authorId: colleague.id };
  const written = (hoursAgo: number, text: string, mentions: string[]): PracticeNote => ({
    ...about,
    id: dice.uuid(),
    at: now - hoursAgo * HOUR_MS,
    text,
    mentions: mentions.map((staffId) => ({ staffId, isSeen: false })),
  });
  return [
    written(30, 'The sender called and asked why nobody can open it.', []),
    written(3, `They called again. @${nameOf(world, world.me)}, what may I tell them?`, [world.me]),
  ];
}

export const colleagues = (world: World) =>
  world.users.filter(({ state }) => state === 'ACTIVE').map(({ id, role }) => ({ id, name: nameOf(world, id), role }));

interface Subject {
  kind: SubjectKind;
  id: string;
}

function refuseMissing({ gifts, payments, withdrawals, operations, people }: World, { kind, id }: Subject): void {
  const rows: Record<SubjectKind, readonly { id: string }[]> = {
    gift: gifts,
    payment: payments,
    withdrawal: withdrawals,
    dispute: [],
    reconciliation_item: operations.items,
    person: people,
  };
  if (!rows[kind].some((row) => row.id === id)) throw refuse('not_found');
}

export function assign({ world, ...desk }: Desk, subject: Subject, staffId: string | null) {
  const { kind, id } = subject;
  refuseMissing(world, subject);
  if (isFinished(world, subject) && kind === 'reconciliation_item') throw refuse('item_closed');
  const person = colleagues(world).find((each) => each.id === staffId);
  if (staffId !== null && !person) throw refuse('staff_not_found');
  if (person && !may(person.role, SUBJECTS[kind].lookedAfterWith))
    throw refuse('invalid_input', 'Support cannot decide about this');
  const before = assigneeIdOf(world, id);
  const assignee: StaffName | null = person ? { id: person.id, name: person.name } : null;
  if (before === staffId) return { assignee };
  world.assignments = world.assignments.filter(({ subjectId }) => subjectId !== id);
  if (staffId !== null) world.assignments.push({ subjectKind: kind, subjectId: id, staffId, at: desk.now() });
  record(
    { world, ...desk },
    {
      action: SUBJECTS[kind].assigning,
      subjectKind: kind,
      subjectId: id,
      details: { before: before && nameOf(world, before), after: assignee?.name ?? null },
    },
  );
  return { assignee };
}

const showNote = (world: World, { id, authorId, at, text, mentions }: PracticeNote): Note => ({
  id,
  author: { id: authorId, name: nameOf(world, authorId) },
  text,
  mentions: mentions.map(({ staffId }) => ({ id: staffId, name: nameOf(world, staffId) })),
  isNewToMe: mentions.some(({ staffId, isSeen }) => staffId === world.me && !isSeen),
  writtenAt: iso(at),
});

export function notes(world: World, subject: Subject, before: string | undefined) {
  refuseMissing(world, subject);
  const about = world.notes
    .filter(({ subjectKind, subjectId }) => subjectKind === subject.kind && subjectId === subject.id)
    .reverse();
  const start = before === undefined ? 0 : about.findIndex(({ id }) => id === before) + 1;
  const rows = about.slice(start, start + PAGE);
  return {
    data: rows.map((row) => showNote(world, row)),
    next: about.length > start + PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

export function writeNote(desk: Desk, subject: Subject, typed: string): Note {
  const { world, dice, now } = desk;
  refuseMissing(world, subject);
  const problem = noteProblem(typed);
  if (problem) throw refuse('invalid_input', problem);
  const text = typed.trim();
  const row: PracticeNote = {
    id: dice.uuid(),
    subjectKind: subject.kind,
    subjectId: subject.id,
    authorId: world.me,
    at: now(),
    text,
    mentions: mentionedIn(text, colleagues(world)).map(({ id }) => ({ staffId: id, isSeen: id === world.me })),
  };
  world.notes.push(row);
  record(desk, {
    action: 'note.write',
    subjectKind: subject.kind,
    subjectId: subject.id,
    details: { noteId: row.id },
  });
  return showNote(world, row);
}

export function seeNotes(world: World, noteIds: readonly string[]): { seen: number } {
  const fresh = world.notes
    .filter(({ id }) => noteIds.includes(id))
    .flatMap(({ mentions }) => mentions)
    .filter(({ staffId, isSeen }) => staffId === world.me && !isSeen);
  for (const mention of fresh) mention.isSeen = true;
  return { seen: fresh.length };
}

const isFinished = ({ withdrawals, operations }: World, { kind, id }: Subject): boolean =>
  kind === 'withdrawal'
    ? !withdrawals.some((row) => row.id === id && isOpen(row))
    : kind === 'reconciliation_item' && operations.items.some((item) => item.id === id && item.closedAt !== null);

export function mine(world: World, { page, limit }: { page: number; limit: number }) {
  const waiting = new Map<string, Subject & { assignedAt: number | null; mentionedAt: number | null }>();
  for (const { subjectKind: kind, subjectId: id, staffId, at } of world.assignments)
    if (staffId === world.me && !isFinished(world, { kind, id }))
      waiting.set(id, { kind, id, assignedAt: at, mentionedAt: null });
  for (const { subjectKind: kind, subjectId: id, at, mentions } of world.notes) {
    if (!mentions.some(({ staffId, isSeen }) => staffId === world.me && !isSeen)) continue;
    const known = waiting.get(id) ?? { kind, id, assignedAt: null, mentionedAt: null };
    waiting.set(id, { ...known, mentionedAt: known.mentionedAt ?? at });
  }
  const sinceOf = ({ assignedAt, mentionedAt }: { assignedAt: number | null; mentionedAt: number | null }) =>
    Math.min(assignedAt ?? Number.POSITIVE_INFINITY, mentionedAt ?? Number.POSITIVE_INFINITY);
  const all = [...waiting.values()].sort((a, b) => sinceOf(a) - sinceOf(b));
  const shown = all.slice((page - 1) * limit, page * limit).map(
    ({ kind, id, assignedAt, mentionedAt }): MineItem => ({
      subjectKind: kind,
      subjectId: id,
      ...placeOf(world, { kind, id }),
      assignedAt: isoOrNull(assignedAt),
      mentionedAt: isoOrNull(mentionedAt),
    }),
  );
  return {
    ...pageOf(shown, all.length, { page, limit }),
    assigned: all.filter(({ assignedAt }) => assignedAt !== null).length,
    mentioned: all.filter(({ mentionedAt }) => mentionedAt !== null).length,
  };
}

/** What it is called, and the page that shows it. */
function placeOf(world: World, { kind, id }: Subject): { name: string; link: string } {
  const { payments, withdrawals, operations } = world;
  if (kind === 'withdrawal') {
    const giftId = withdrawals.find((row) => row.id === id)?.giftId ?? '';
    return { name: giftOf(world, giftId).quid, link: `/admin/withdrawals?id=${id}` };
  }
  if (kind === 'payment') {
    const name = payments.find((row) => row.id === id)?.reference ?? id;
    return { name, link: `/admin/transactions?id=${id}` };
  }
  if (kind === 'reconciliation_item') {
    const name = operations.items.find((item) => item.id === id)?.reference ?? id;
    return { name, link: `/admin/operations?id=${id}` };
  }
  if (kind === 'person') {
    const name = world.people.find((person) => person.id === id)?.value ?? id;
    return { name, link: `/admin/people/${id}` };
  }
  return { name: giftOf(world, id).quid, link: `/admin/quids/${id}` };
}
