/**
 * Memoizes an async function for a while, failures included: public routes would otherwise cost one
 * query per call.
 * @param ms lifetime of a result, in milliseconds
 */
export function memoizeFor<Args extends unknown[], Answer>(
  ms: number,
  compute: (...args: Args) => Promise<Answer>,
  now: () => number = () => performance.now(),
): (...args: Args) => Promise<Answer> {
  let latest: { result: Promise<Answer>; at: number } | null = null;
  return (...args) => {
    if (latest === null || now() - latest.at > ms) latest = { result: compute(...args), at: now() };
    return latest.result;
  };
}
