/**
 * How every text control looks. The error state is read from `aria-invalid` and has the accent for
 * itself; the focus is a ring of ink.
 */
export const controlClasses = [
  'block w-full rounded-lg border border-ink/55 bg-surface px-4 text-body text-ink',
  'transition-[border-color,box-shadow] duration-150 placeholder:text-muted hover:border-ink',
  'focus-visible:border-ink focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-ink focus-visible:rounded-lg',
  'aria-invalid:border-accent aria-invalid:shadow-[inset_0_0_0_1px_var(--accent)]',
].join(' ');
