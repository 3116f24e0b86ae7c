import type { BuildKind, StageProgress } from '../../integrations/build-mode.ts';
import { BuildProgress, type StageName } from './build-progress.ts';
import { ProgressLine } from './progress-line.ts';

/** Output of a build. */
export interface BuildOutput {
  /** True if programs print their own logs; otherwise they print only warnings. */
  hasLogs: boolean;
  print: (line: string, to?: NodeJS.WriteStream) => void;
  enter: (stage: StageName) => void;
  count: (pages: StageProgress) => void;
  end: () => void;
}

/** Creates the output of a build that shows no progress. */
export const plainOutput = (hasLogs: boolean): BuildOutput => ({
  hasLogs,
  print: (line, to = process.stdout) => to.write(`${line}\n`),
  enter: () => {},
  count: () => {},
  end: () => {},
});

/** Creates the output of a build that shows its progress in one line. */
export function progressOutput(kind: BuildKind): BuildOutput {
  const progress = new BuildProgress(kind, Date.now());
  const line = new ProgressLine(() => progress.text(Date.now()));
  return {
    hasLogs: false,
    print: (text, to) => line.print(text, to),
    enter: (stage) => progress.enter(stage, Date.now()),
    count: (pages) => progress.count(pages, Date.now()),
    end: () => line.end(),
  };
}
