/** State of a job: finished (light out), in progress, or next (tools ready). */
export type JobState = 'done' | 'now' | 'next';

/** Tools behind the panes of a job that is still to be done. */
export type JobTools = 'bench' | 'phones' | 'shelf';
