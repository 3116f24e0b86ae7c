const day = 86_400_000;

/** Returns weeks by their Mondays (`Jan 4`), and whether each is free. */
export function weeksFrom(first: string, count: number, taken: readonly number[]) {
  const start = Date.parse(`${first}T00:00:00Z`);
  const name = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return Array.from({ length: count }, (_, i) => ({
    title: name.format(start + i * 7 * day),
    free: !taken.includes(i),
  }));
}
