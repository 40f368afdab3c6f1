/** The longest time between two of these moments. */
export function longestGap(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.max(0, ...sorted.slice(1).map((at, i) => at - sorted[i]));
}

export const tally = (items) => {
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, times]) => `${times} × ${item}`).join(', ') || 'none';
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const NAMES = { leader: 'primary', sync_standby: 'synchronous replica' };
export const line = (row) =>
  `${NAMES[row.role]} ${row.node} killed: ${seconds(row.silenceMs)} without a write, then ${row.primary} is primary`;

export function table(rows) {
  const head =
    '| killed | processes | without writes | claims answered | refused meanwhile | primary after | node back after |';
  const body = rows.map(
    (row) =>
      `| ${NAMES[row.role]} (${row.node}) | ${row.killed} | ${seconds(row.silenceMs)} | ${row.answered} | ${row.refused} | ${row.primary} | ${seconds(row.wholeMs)} |`,
  );
  return [head, '|---|---|---|---|---|---|---|', ...body].join('\n');
}
