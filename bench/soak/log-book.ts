import type { VisitorAnswer } from '../../apps/server/testing/visitor.ts';

/** Everything that people were answered since it was last looked at, and whatever nobody should ever be answered. */
export interface LogBook {
  /** Asks, and writes down how long it took. What is answered otherwise than with one of these is a finding. */
  ask(kind: string, good: readonly number[], call: () => Promise<VisitorAnswer>): Promise<VisitorAnswer>;
  note(kind: string, ms: number): void;
  find(what: string): void;
  /** How many are waiting for an answer now. */
  waiting(): number;
  /** What was taken down since the last time. */
  turnPage(): Record<string, number[]>;
  findings: Map<string, number>;
}

/** Nobody is there to be asked, or the answer broke off. */
const SILENCE: VisitorAnswer = { status: 0, body: {}, setCookies: [] };

export function openLogBook(): LogBook {
  let took: Record<string, number[]> = {};
  let waiting = 0;
  const findings = new Map<string, number>();
  const find = (what: string) => void findings.set(what, (findings.get(what) ?? 0) + 1);
  const note = (kind: string, ms: number) => {
    took[kind] ??= [];
    took[kind].push(ms);
  };
  return {
    ask: async (kind, good, call) => {
      const startedAt = performance.now();
      waiting += 1;
      const answer = await call().catch((error: NodeJS.ErrnoException) => ({ ...SILENCE, body: { code: error.code } }));
      waiting -= 1;
      note(kind, performance.now() - startedAt);
      if (!good.includes(answer.status))
        find(`${kind}: ${answer.status || 'no answer'} ${answer.body?.code ?? ''}`.trim());
      return answer;
    },
    note,
    find,
    waiting: () => waiting,
    turnPage: () => {
      const page = took;
      took = {};
      return page;
    },
    findings,
  };
}
