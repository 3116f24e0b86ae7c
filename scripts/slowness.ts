/**
 * How slow the machine is, so that limits of time end what hangs and never what is slow: machines that
 * run the tests differ three times from one hour to the next.
 */

/** Seconds that a build with nothing kept takes on two quiet cores: a base, and so much a page. */
const buildShouldTake = (pages: number) => 30 + 0.25 * pages;

/** How many times slower than a quiet machine of two cores one is that needed so long; 1 at least. */
export const slownessOf = (buildSeconds: number, pages: number): number =>
  Math.max(1, buildSeconds / buildShouldTake(pages));

/** Set by `npm test` once it has built; a limit of time is multiplied by it. */
export const slowness = Math.max(1, Number(process.env['MACHINE_SLOWNESS'] ?? 1));

/** What `npm test` says of the machine. */
export const quietness = (buildSeconds: number, pages: number): string => {
  const should = Math.round(buildShouldTake(pages));
  const took = Math.round(buildSeconds);
  return `The build of ${pages} pages took ${took} s; on two quiet cores, with nothing kept, it takes ${should}.`;
};
