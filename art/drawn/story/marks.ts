import { hand } from '../job-wall/kit.ts';
import { stroke } from '../svg.ts';
import { type Frame, red } from './frame.ts';

/** A note by hand in red pencil, and the line from it to what it names. */
export const note = (
  { letters }: Frame,
  x: number,
  y: number,
  words: string,
  leader = '',
  anchor: 'start' | 'middle' | 'end' = 'start',
) =>
  hand(x, y, letters, words, { fill: '#b83811', weight: 600, anchor }) +
  (leader ? stroke(leader, red, 4) : '');
