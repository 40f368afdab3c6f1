/** "3 days, 4 h", "12 min": how long something has been running, in its two largest units. */
export function duration(seconds: number): string {
  const units = [
    { count: Math.floor(seconds / 86_400), one: 'day', many: 'days' },
    { count: Math.floor(seconds / 3_600) % 24, one: 'h', many: 'h' },
    { count: Math.floor(seconds / 60) % 60, one: 'min', many: 'min' },
  ];
  const largest = units.findIndex(({ count }) => count > 0);
  if (largest === -1) return 'under a minute';
  return units
    .slice(largest, largest + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
