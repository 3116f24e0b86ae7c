import { cva, type VariantProps } from 'class-variance-authority';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';

/** Button classes, for links and labels that look like a button. */
export const buttonVariants = cva(
  [
    'relative inline-flex items-center justify-center gap-2.5 rounded-control border-2 text-center',
    'font-text font-semibold leading-tight no-underline select-none cursor-pointer',
    'transition-[background-color,border-color,color,transform] duration-200 ease-out-soft',
    'active:translate-y-px aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    'aria-disabled:active:translate-y-0 [&_svg]:shrink-0',
    'max-xs:max-w-full max-xs:px-4 max-xs:wrap-anywhere',
  ],
  {
    variants: {
      /** Emphasis. `solid`: primary; `ink`, `outline`: secondary; `quiet`: tertiary. */
      tone: {
        solid:
          'border-accent bg-accent text-on-accent hover:border-[color-mix(in_oklab,var(--accent)_84%,var(--ink))] hover:bg-[color-mix(in_oklab,var(--accent)_84%,var(--ink))]',
        ink: 'border-ink bg-ink text-paper hover:border-[color-mix(in_oklab,var(--ink)_82%,var(--paper))] hover:bg-[color-mix(in_oklab,var(--ink)_82%,var(--paper))]',
        outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
        quiet:
          'border-transparent bg-transparent text-ink underline decoration-2 decoration-accent underline-offset-[0.35em] hover:bg-ink/8 max-sm:px-1',
      },
      /** Minimum heights of 44, 52 and 60 px. */
      size: {
        sm: 'min-h-11 px-4 py-2 text-[0.9375rem]',
        md: 'min-h-13 px-6 py-2.5 text-[1.0625rem]',
        lg: 'min-h-15 px-8 py-3 text-lead',
      },
      /** Full width of the container. */
      wide: { true: 'w-full' },
    },
    defaultVariants: { tone: 'solid', size: 'md' },
  },
);

interface BaseProps extends VariantProps<typeof buttonVariants> {
  children: ReactNode;
  /** Pending state: shows a spinner, sets `aria-busy`, ignores clicks. */
  loading?: boolean;
  className?: string;
}

type ButtonProps =
  | (BaseProps & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>)
  | (BaseProps & { href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>);

/**
 * Button, or a link styled as one when `href` is set. While `loading` it stays focusable
 * (`aria-disabled`, not `disabled`), so keyboard users keep their position.
 *
 * State: `aria-busy` and `aria-disabled` while `loading`.
 */
export function Button({ tone, size, wide, loading, className, children, ...rest }: ButtonProps) {
  const classes = cn(buttonVariants({ tone, size, wide }), className);
  if (rest.href !== undefined) {
    return (
      <a className={classes} {...rest}>
        {children}
      </a>
    );
  }
  const busyAttributes = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button type="button" {...rest} {...busyAttributes} className={classes}>
      <span className={cn('inline-flex items-center gap-2.5', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && (
        <span
          aria-hidden="true"
          className="absolute size-5 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
    </button>
  );
}
