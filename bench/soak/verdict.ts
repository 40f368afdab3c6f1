/** How fast the machine was that all of it ran on, whatever we asked of it. */
export interface Machine {
  /** Milliseconds of processor time that the same piece of work took, in the middle of those that were tried. */
  workMs: number;
  /** What of its processors' time was given to other machines of the same host. */
  taken: number;
}

/** What was seen in one stretch of the soak. */
export interface Tick {
  seconds: number;
  machine: Machine;
  /** Milliseconds that each answer took, by what was asked. */
  took: Record<string, number[]>;
  /** What has been used since the beginning: milliseconds of processor time by each process, and pages of the database. */
  used: Record<string, number>;
  /** Bytes that each process holds for itself. */
  memory: Record<string, number>;
  heap: Record<string, number>;
  /** Connections to PostgreSQL, by what they do. */
  connections: Record<string, number>;
  /** What waits for somebody. */
  queues: Record<string, number>;
  /** What each table takes with its indexes, and how many of its rows count and how many nobody has cleaned up yet. */
  tables: Record<string, { bytes: number; rows: number; dead: number }>;
  logBytes: number;
}

/** One thing that has to be at the end as it was at the start. */
export interface Trend {
  what: string;
  start: number;
  end: number;
  /** Above this the end is not as the start was. */
  most: number;
  unit: 'MB' | 'ms' | '%' | '';
}

const GROWTH = { memory: 1.1, slow: 1.2, queue: 1.5, row: 1.2 };
/** A table that is no larger than this swells nothing. */
const SMALL_MB = 1;
/** So many dead rows of a table are let be, however few others it has (migrations/0076_hot_tables.sql). */
const LET_BE = 1_000;
/** Of a hundred rows. */
const MOST_DEAD = 20;
/** So few wait only because somebody has just come. */
const FEW_WAIT = 10;
/** Closer than this two times are the same, on a machine that does something else as well. */
const SAME_MS = 5;
/** Connections that one process more or less has open by chance: its pool lets go of idle ones after a minute. */
const SAME_CONNECTIONS = 4;
/** Of fewer answers the slowest are one or two, and chance. */
const ENOUGH = 300;
/** A time that so many answers exceed is how slow they are; one that three exceed is which three came. */
const EXCEED = 10;

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Between two collections a process of ours holds what it likes; what it does not give back is what it needs. */
const least = (values: readonly number[]): number => Math.min(...values);

/**
 * The second tenth and the last one; in the first a process compiles itself and fills its caches. What a process keeps of the memory it was given
 * takes it half of the hour to reach, and now and then it gives a third of it back for a while: of memory every tenth up to the sixth is the start.
 */
export function endsOf(ticks: readonly Tick[]): { start: Tick[]; firstHalf: Tick[][]; end: Tick[] } {
  const tenth = Math.floor(ticks.length / 10);
  if (tenth < 1) throw new Error('a soak has at least ten stretches');
  const nth = (from: number) => ticks.slice(from * tenth, (from + 1) * tenth);
  return { start: nth(1), firstHalf: [1, 2, 3, 4, 5].map(nth), end: ticks.slice(-tenth) };
}

/** Everything that must not have grown while the work stayed the same. */
export function trendsOf(ticks: readonly Tick[]): Trend[] {
  const { start, firstHalf, end } = endsOf(ticks);
  const namesIn = (of: (tick: Tick) => object) => [...new Set(ticks.flatMap((tick) => Object.keys(of(tick))))];
  const took = (part: readonly Tick[], kinds: readonly string[]) =>
    part.flatMap((tick) => kinds.flatMap((kind) => tick.took[kind] ?? []));
  const kinds = namesIn((tick) => tick.took);
  const slowest = (what: string, of: readonly string[]): Trend[] => {
    const [before, after] = [took(start, of), took(end, of)];
    const fewer = Math.min(before.length, after.length);
    if (fewer < ENOUGH) return [];
    const share = Math.min(0.99, 1 - EXCEED / fewer);
    const slow = quantile(before, share);
    return [
      {
        what: `p${Math.floor(share * 100)} of ${what}`,
        start: slow,
        end: quantile(after, share),
        most: Math.max(GROWTH.slow * slow, slow + SAME_MS),
        unit: 'ms',
      },
    ];
  };
  const compared = (
    what: string,
    of: (tick: Tick) => number,
    most: (start: number) => number,
    { unit = '', by = mean, from = [start] }: { unit?: Trend['unit']; by?: typeof mean; from?: Tick[][] } = {},
  ): Trend => {
    const before = Math.max(...from.map((tenth) => by(tenth.map(of))));
    return { what, start: before, end: by(end.map(of)), most: most(before), unit };
  };
  return [
    ...namesIn((tick) => tick.memory).map((name) =>
      compared(
        `memory of ${name}, after what it needed at first`,
        ({ memory }) => (memory[name] ?? 0) / 1e6,
        (mb) => GROWTH.memory * mb,
        { unit: 'MB', by: name === 'PostgreSQL' ? mean : least, from: firstHalf },
      ),
    ),
    ...slowest('everything', kinds),
    ...kinds.flatMap((kind) => slowest(kind, [kind])),
    compared(
      'connections',
      ({ connections }) => Object.values(connections).reduce((sum, count) => sum + count, 0),
      (count) => count + SAME_CONNECTIONS,
    ),
    ...namesIn((tick) => tick.queues).map((name) =>
      compared(
        `waiting: ${name}`,
        ({ queues }) => queues[name] ?? 0,
        (count) => Math.max(GROWTH.queue * count, FEW_WAIT),
      ),
    ),
    ...namesIn((tick) => tick.tables).flatMap((name) => sizeOf(name, start, end)),
    compared(
      'dead rows',
      ({ tables }) => {
        const dead = sum(Object.values(tables).map((table) => Math.max(0, table.dead - LET_BE)));
        return (100 * dead) / Math.max(1, dead + sum(Object.values(tables).map(({ rows }) => rows)));
      },
      () => MOST_DEAD,
      { unit: '%' },
    ),
  ];
}

/** A table may grow as its rows become more, and hardly faster: the rest would be room that nobody uses again. */
function sizeOf(name: string, start: readonly Tick[], end: readonly Tick[]): Trend[] {
  const of = (part: readonly Tick[], what: 'bytes' | 'rows') =>
    mean(part.map(({ tables }) => tables[name]?.[what] ?? 0));
  const [before, after] = [of(start, 'bytes') / 1e6, of(end, 'bytes') / 1e6];
  if (after <= SMALL_MB) return [];
  const moreRows = Math.max(1, of(end, 'rows') / Math.max(1, of(start, 'rows')));
  return [
    {
      what: `room of ${name}`,
      start: before,
      end: after,
      most: Math.max(SMALL_MB, GROWTH.row * moreRows * before),
      unit: 'MB',
    },
  ];
}

export const isSteady = ({ end, most }: Trend): boolean => end <= most;
