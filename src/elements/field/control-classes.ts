/**
 * Classes of all text controls. The error state follows `aria-invalid` and alone uses the accent
 * color; the focus ring uses the ink color.
 */
export const controlClasses = [
  'block w-full rounded-lg border border-ink/55 bg-surface px-4 text-body text-ink',
  'transition-[border-color,box-shadow] duration-150 placeholder:text-muted hover:border-ink',
  'focus-visible:border-ink focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-ink focus-visible:rounded-lg',
  'aria-invalid:border-accent aria-invalid:shadow-[inset_0_0_0_1px_var(--accent)]',
].join(' ');
