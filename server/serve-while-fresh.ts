/**
 * Makes one answer serve all who ask within a while: anybody may ask, and each answer costs a query.
 * @param ms how long an answer is good, in milliseconds
 */
export function serveWhileFresh<Args extends unknown[], Answer>(
  ms: number,
  ask: (...args: Args) => Promise<Answer>,
  now: () => number = () => performance.now(),
): (...args: Args) => Promise<Answer> {
  let latest: { answer: Promise<Answer>; at: number } | null = null;
  return (...args) => {
    if (latest === null || now() - latest.at > ms) latest = { answer: ask(...args), at: now() };
    return latest.answer;
  };
}
