/** Copy of a walk through a life; placeholders in braces are filled with figures. */
export interface LifeTimelineCopy {
  ruler: string;
  hint: string;
  previous: string;
  next: string;
  search: string;
  find: string;
  found: string;
  none: string;
  age: string;
  born: string;
  made: string;
  learned: string;
  lost: string;
  nothing: string;
  empty: string;
  since: string;
  until: string;
  year: string;
  years: string;
  join: string;
  said: string;
  list: string;
}
