import type { Drawing } from '../drawing.ts';
import { people } from './people.ts';
import { portrait } from './portrait.ts';

/** `portrait-01` to `portrait-24`. */
export const portraits: readonly Drawing[] = people.map((person, index) => ({
  name: `portrait-${String(index + 1).padStart(2, '0')}`,
  scene: 'drawn/portraits',
  alt: person.alt,
  focus: [0.5, 0.45],
  maxWidth: 1200,
  width: 400,
  height: 400,
  markup: () => portrait(person),
}));
