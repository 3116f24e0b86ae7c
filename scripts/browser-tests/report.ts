import { z } from 'zod';
import type { TestIdentity } from './test-identity.ts';

/** Test in a report of a run, or in a list of tests. */
export interface ReportedTest extends TestIdentity {
  /** Tags without `@`. */
  tags: readonly string[];
  /** True if the test passed at the first attempt. */
  passedFirstTry: boolean;
}

const specShape = z.object({
  title: z.string(),
  file: z.string(),
  tags: z.array(z.string()),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ status: z.string().optional(), retry: z.number() })),
    }),
  ),
});
type Group = { title: string; specs: z.infer<typeof specShape>[]; suites?: Group[] | undefined };
const groupShape: z.ZodType<Group> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(specShape),
    suites: z.array(groupShape).optional(),
  }),
);
const reportShape = z.object({ suites: z.array(groupShape) });

function testsIn({ specs, suites = [] }: Group, groupTitles: readonly string[]): ReportedTest[] {
  return [
    ...specs.flatMap(({ title, file, tags, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        project: projectName,
        file,
        titles: [...groupTitles, title],
        tags,
        passedFirstTry:
          status === 'expected' && results.length === 1 && results[0]?.status === 'passed',
      })),
    ),
    ...suites.flatMap((group) => testsIn(group, [...groupTitles, group.title])),
  ];
}

/**
 * Parses all tests of Playwright's JSON report (or of `--list --reporter=json`).
 * @throws for any other text.
 */
export function readReport(json: string): ReportedTest[] {
  // The outermost groups are files; the specs in them name the file themselves.
  return reportShape.parse(JSON.parse(json)).suites.flatMap((file) => testsIn(file, []));
}
