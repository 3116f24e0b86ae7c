import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** tailwind-merge must know our own text sizes, or it takes `text-h2` for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: { text: ['caption', 'body', 'lead', 'h4', 'h3', 'h2', 'h1', 'display'] },
  },
});

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
