/** Copy of every job page around the job itself (`src/company/jobs/copy.ts`). */
export interface JobCopy {
  back: { title: string; link: string };
  facts: {
    heading: string;
    hours: string;
    hoursText: (hours: number) => string;
    place: string;
    start: string;
    posted: string;
    lastDay: string;
    salaryNote: string;
    apply: { title: string; link: string };
    ask: string;
  };
  headings: {
    description: string;
    responsibilities: string;
    skills: string;
    welcome: string;
    benefits: string;
  };
  apply: { heading: string; lead: string; hints: readonly string[] };
  /** Texts after the closing day. */
  closedNote: {
    /** Text above the title, before the closing day. */
    since: string;
    heading: string;
    lead: string;
    action: { title: string; link: string };
    mailText: string;
  };
  others: string;
}
