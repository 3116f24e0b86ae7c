/** Web Vitals of a page, computed from performance entries. In milliseconds and bytes. */

export interface LayoutShift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

/** Maximum time between two shifts of a window. */
const maxGapMs = 1000;
/** Maximum duration of a window of shifts. */
const maxWindowMs = 5000;

/** Returns the Cumulative Layout Shift: the worst window of at most 5 s in which no two shifts are a second apart. */
export function clsOf(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let [total, windowStart, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    // Shifts caused by recent input do not count.
    if (hadRecentInput) continue;
    if (startTime - last < maxGapMs && startTime - windowStart < maxWindowMs) total += value;
    else [total, windowStart] = [value, startTime];
    last = startTime;
    worst = Math.max(worst, total);
  }
  return worst;
}

/** Number of interactions for each of which one slow interaction is ignored. */
const interactionsPerOutlier = 50;

export interface EventTiming {
  /** 0 for an event outside of an interaction. */
  interactionId: number;
  duration: number;
}

/**
 * Returns the Interaction to Next Paint: the slowest interaction, ignoring one of the slowest
 * for every fifty. `count` includes those too fast to be reported. Undefined before any.
 */
export function inpOf(events: readonly EventTiming[], count: number): number | undefined {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events)
    if (interactionId > 0)
      longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  const slowest = [...longest.values()].sort((a, b) => b - a);
  if (slowest.length === 0) return undefined;
  const total = Math.max(count, slowest.length);
  return slowest[Math.min(slowest.length - 1, Math.floor(total / interactionsPerOutlier))];
}

export const resourceKinds = ['image', 'script', 'style', 'font', 'page', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export interface ResourceTiming {
  name: string;
  initiatorType: string;
  encodedBodySize: number;
  transferSize: number;
}

const kindPatterns: readonly { pattern: RegExp; kind: ResourceKind }[] = [
  { pattern: /\.(?:avif|webp|png|jpe?g|svg|gif|ico)$/, kind: 'image' },
  { pattern: /\.(?:woff2?|ttf)$/, kind: 'font' },
  { pattern: /\.(?:m?js|tsx?|jsx)$/, kind: 'script' },
  { pattern: /\.css$/, kind: 'style' },
];

/** Returns the kind of a resource: by its extension, else by its initiator. */
export function resourceKindOf({
  name,
  initiatorType,
}: Pick<ResourceTiming, 'name' | 'initiatorType'>): ResourceKind {
  if (initiatorType === 'navigation') return 'page';
  const path = name.split(/[?#]/)[0] ?? '';
  const kindByExtension = kindPatterns.find(({ pattern }) => pattern.test(path))?.kind;
  if (kindByExtension) return kindByExtension;
  if (initiatorType === 'img') return 'image';
  return initiatorType === 'script' ? 'script' : 'other';
}

export interface ResourceTotals {
  bytes: number;
  requests: number;
  /** Number of resources from the browser's cache. */
  cachedCount: number;
  /** Number of cross-origin resources without a known size. */
  unknownSizeCount: number;
  /** Heaviest first. */
  resourceKinds: { kind: ResourceKind; bytes: number; count: number }[];
  files: { name: string; kind: ResourceKind; bytes: number }[];
}

/** Returns the loaded resources, by kind and by file, heaviest first. Sizes are those of the compressed bodies. */
export function totalResources(entries: readonly ResourceTiming[]): ResourceTotals {
  const files = entries
    .map((entry) => ({
      name: entry.name,
      kind: resourceKindOf(entry),
      bytes: entry.encodedBodySize,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const byKind = resourceKinds
    .map((kind) => {
      const kindFiles = files.filter((file) => file.kind === kind);
      return {
        kind,
        count: kindFiles.length,
        bytes: kindFiles.reduce((total, { bytes }) => total + bytes, 0),
      };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.bytes - a.bytes);
  return {
    bytes: byKind.reduce((total, { bytes }) => total + bytes, 0),
    requests: entries.length,
    cachedCount: entries.filter(
      ({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0,
    ).length,
    unknownSizeCount: entries.filter(
      ({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize === 0,
    ).length,
    resourceKinds: byKind,
    files,
  };
}

/** Returns the last part of an address, or the whole of it without one. */
export function fileName(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  return decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? path);
}
