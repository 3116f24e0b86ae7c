/**
 * Memoizes an async function for a while, failures included: public routes would otherwise cost one
 * query per call.
 * @param ms lifetime of a result, in milliseconds
 */
export function memoizeFor<Args extends unknown[], Result>(
  ms: number,
  compute: (...args: Args) => Promise<Result>,
  now: () => number = () => performance.now(),
): (...args: Args) => Promise<Result> {
  let latest: { result: Promise<Result>; startedAt: number } | null = null;
  return (...args) => {
    if (latest === null || now() - latest.startedAt > ms)
      latest = { result: compute(...args), startedAt: now() };
    return latest.result;
  };
}
