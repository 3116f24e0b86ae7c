import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests of a suite passed, failed and were skipped. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Reads Vitest's JSON report; a missing one counts as nothing (the suite has failed already). */
export function countVitest(file: string): Count {
  const report = vitestReport.safeParse(read(file)).data;
  if (!report) return nothing;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

/** Reads Playwright's JSON report; a test that passed only when tried again counts as failed. */
export function countPlaywright(file: string): Count {
  const stats = playwrightReport.safeParse(read(file)).data?.stats;
  if (!stats) return nothing;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/** The closing line: `12 passed, 0 failed`, with the skipped ones where there are any. */
export function total(counts: Count[]): string {
  const sum = (key: keyof Count) => counts.reduce((all, count) => all + count[key], 0);
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return sum('skipped') > 0 ? `${line}, ${sum('skipped')} skipped` : line;
}
