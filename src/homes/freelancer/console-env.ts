import type { AskFields } from './free-answer.ts';
import type { PageFile, ProgramEntry } from './page-text.ts';

/** Environment of the console: facts of the page, and actions on it. */
export interface ConsoleEnv {
  now: Date;
  files: readonly PageFile[];
  /** Returns the text lines of the element with an id. */
  readText: (id: string) => readonly string[];
  programs: () => readonly ProgramEntry[];
  history: readonly string[];
  fields: AskFields;
  stocks: readonly string[];
  loadPaper: (stock: string) => void;
  fillForm: (values: Readonly<Record<string, string>>) => void;
}
