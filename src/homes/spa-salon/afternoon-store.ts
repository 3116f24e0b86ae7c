import { atom } from 'nanostores';
import { example } from './treatments.ts';

/** The visitor's choice: arrival in minutes after midnight, and titles of treatments, in order. */
export interface Choice {
  arrival: number;
  chosen: readonly string[];
}

/** The chosen afternoon, shared by the timeline and the form. */
export const $afternoon = atom<Choice>(example);
