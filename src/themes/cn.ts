import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/*
 * Custom values of tokens.css: tailwind-merge takes an unknown `text-*` for a color, and does not merge
 * other unknown classes. Written as full class names, so that the registry can rename them when it
 * copies this file to another project.
 */
const customClasses = {
  text: 'text-caption text-note text-body text-lead text-h4 text-h3 text-h2 text-h1 text-display',
  tracking:
    'tracking-easy tracking-calm tracking-heading tracking-tight tracking-close tracking-closer tracking-dense tracking-denser tracking-packed tracking-poster',
  rounded:
    'rounded-sm rounded-md rounded-lg rounded-xl rounded-2xl rounded-3xl rounded-4xl rounded-control',
};
const stepNames = (name: keyof typeof customClasses) =>
  customClasses[name].split(' ').map((step) => step.slice(name.length + 1));

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: stepNames('text'),
      tracking: stepNames('tracking'),
      radius: stepNames('rounded'),
    },
  },
});

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
