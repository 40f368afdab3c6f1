import { cpus } from 'node:os';
import { measuredPlace } from '../guide.ts';
import type { Finding } from './judges.ts';
import { endsOf, isSteady, type Machine, quantile, type Tick, type Trend } from './verdict.ts';

export const guide = measuredPlace('docs/operations/soak.md', 'npm run soak:load -- --write');

const whole = (n: number) => Math.round(n).toLocaleString('en');
const mb = (bytes: number) => (bytes / 1e6).toFixed(0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const listed = (of: Record<string, number>, show: (n: number) => string = String) =>
  Object.entries(of)
    .map(([name, value]) => `${name} ${show(value)}`)
    .join(', ');

const said = ({ workMs, taken }: Machine) =>
  `${workMs.toFixed(2)} ms for the same piece of work, ${(100 * taken).toFixed(1)} % of its processors taken`;
const middle = (part: readonly Tick[], of: (machine: Machine) => number) =>
  quantile(
    part.map(({ machine }) => of(machine)),
    0.5,
  );

/** What was used for an answer, from the end of the first of these stretches to that of the last. */
function costOf(part: readonly Tick[]): Record<string, number> {
  const [first, ...others] = part;
  const last = others.at(-1);
  if (!first || !last) return {};
  const answers = sum(others.flatMap(({ took }) => Object.values(took).map(({ length }) => length)));
  const used = (name: string) => (last.used[name] ?? 0) - (first.used[name] ?? 0);
  return Object.fromEntries(Object.keys(last.used).map((name) => [name, used(name) / answers]));
}

/** What one stretch was like, in a line. */
export function lineOf(tick: Tick, before: Tick | undefined): string {
  const all = Object.values(tick.took).flat();
  const rate = (count: number) => (count / tick.seconds).toFixed(1);
  const kinds = Object.entries(tick.took)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([kind, took]) =>
        `${kind} ${rate(took.length)}/s ${whole(quantile(took, 0.5))}/${whole(quantile(took, 0.99))} ms`,
    );
  return [
    `${rate(all.length)} requests/s, p50 ${whole(quantile(all, 0.5))} ms, p99 ${whole(quantile(all, 0.99))} ms`,
    kinds.join('; '),
    `memory MB: ${listed(tick.memory, mb)}; heap MB: ${listed(tick.heap, mb)}`,
    `machine: ${said(tick.machine)}`,
    `an answer took: ${before ? listed(costOf([before, tick]), (much) => much.toFixed(2)) : '–'}`,
    `connections: ${listed(tick.connections)}; waiting: ${listed(tick.queues)}`,
    `dead rows ${whole(sum(Object.values(tick.tables).map(({ dead }) => dead)))}, log ${before ? whole((tick.logBytes - before.logBytes) / tick.seconds / 1e3) : '–'} kB/s`,
  ].join('\n  ');
}

const shown = ({ unit }: Trend, value: number) => `${value.toFixed(value < 10 ? 1 : 0)}${unit && ` ${unit}`}`;

/** How it began and how it ended, and what the judges say, as the guide shows it. */
export function tablesOf(result: {
  ticks: readonly Tick[];
  trends: readonly Trend[];
  findings: readonly Finding[];
  minutes: number;
  note: string;
}): string {
  const { ticks, trends, findings, minutes, note } = result;
  const { start, end } = endsOf(ticks);
  const rate = (part: readonly Tick[], kind: string) =>
    (sum(part.map(({ took }) => took[kind]?.length ?? 0)) / sum(part.map(({ seconds }) => seconds))).toFixed(1);
  const at = (part: readonly Tick[], kind: string, share: number) =>
    whole(
      quantile(
        part.flatMap(({ took }) => took[kind] ?? []),
        share,
      ),
    );
  const [cost, costThen] = [costOf(end), costOf(start)];
  const machine = (part: readonly Tick[]) =>
    said({ workMs: middle(part, ({ workMs }) => workMs), taken: middle(part, ({ taken }) => taken) });
  const kinds = [...new Set(ticks.flatMap(({ took }) => Object.keys(took)))].sort();
  const requests = sum(ticks.flatMap(({ took }) => Object.values(took).map(({ length }) => length)));
  return `${minutes} minutes on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}: ${whole(requests)} answers${note && `. ${note}`}.
The machine itself, in the second tenth: ${machine(start)}; in the last: ${machine(end)}.

| | second tenth | last tenth | at most | |
|---|---|---|---|---|
${trends.map((trend) => `| ${trend.what} | ${shown(trend, trend.start)} | ${shown(trend, trend.end)} | ${shown(trend, trend.most)} | ${isSteady(trend) ? 'yes' : '**no**'} |`).join('\n')}

| asked | per second | p50, ms | p99, ms | p99 in the second tenth |
|---|---|---|---|---|
${kinds.map((kind) => `| ${kind} | ${rate(end, kind)} | ${at(end, kind, 0.5)} | ${at(end, kind, 0.99)} | ${at(start, kind, 0.99)} |`).join('\n')}

| an answer took | second tenth | last tenth |
|---|---|---|
${Object.entries(cost)
  .map(([name, much]) => `| ${name} | ${(costThen[name] ?? 0).toFixed(2)} | ${much.toFixed(2)} |`)
  .join('\n')}

| judged | looked at | wrong |
|---|---|---|
${findings.map(({ what, looked, wrong }) => `| ${what} | ${whole(looked)} | ${wrong} |`).join('\n')}`;
}
