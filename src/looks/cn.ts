import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Steps of tokens.css: what it does not know, tailwind-merge takes for a colour or leaves in. */
const text = ['caption', 'body', 'lead', 'h4', 'h3', 'h2', 'h1', 'display'];
const tracking = [
  'easy',
  'calm',
  'heading',
  'close',
  'closer',
  'dense',
  'denser',
  'packed',
  'poster',
];
const merge = extendTailwindMerge({
  extend: { theme: { text, tracking, radius: ['control'] } },
});

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
