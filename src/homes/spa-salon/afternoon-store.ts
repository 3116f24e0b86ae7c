import { atom } from 'nanostores';
import { example } from './treatments.ts';

/** The visitor's choice: arrival, and the treatments by their titles, in order. */
export interface Choice {
  arrival: number;
  chosen: readonly string[];
}

/** The one afternoon that the line of hours and the form both show. */
export const $afternoon = atom<Choice>(example);
