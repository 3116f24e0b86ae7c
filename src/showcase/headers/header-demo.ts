/** The words of one header's page. */
export interface HeaderDemo {
  /** Nine words or fewer: what the header does. */
  heading: string;
  lead: string;
  /** What to try, in order, and what happens then. */
  tryHeading: string;
  steps: readonly [string, string, string];
  notesHeading: string;
  notes: readonly { term: string; text: string }[];
  /** Said large beside the second picture. */
  words: string;
}

/** Stands over the row of choices on every page. */
export const choicesLabel = 'The row that makes it';
