'use client';
import { type ReactNode, useState } from 'react';
import { cn } from '../../themes/cn.ts';

const tones = {
  info: 'border-ink/30 before:bg-ink',
  // Mix of the theme's deep and ink colors: the box may be on a deep background.
  success:
    'border-[color-mix(in_oklab,var(--deep),var(--ink))] before:bg-[color-mix(in_oklab,var(--deep)_75%,var(--ink))]',
  warning:
    'border-ink/40 before:bg-[repeating-linear-gradient(-45deg,var(--ink)_0_4px,transparent_4px_8px)]',
  error: 'border-accent before:bg-accent',
} as const;

const iconPaths = {
  info: 'M8 7v5M8 4v.5',
  success: 'm3.5 8.5 3 3 6-7',
  warning: 'M8 3.5v5.5M8 12v.5',
  error: 'm4.5 4.5 7 7m0-7-7 7',
} as const;

interface MessageBoxProps {
  /** Severity; sets the icon and the color of the edge. */
  tone: keyof typeof tones;
  /** The message, one sentence. */
  heading: ReactNode;
  /** Details or actions. */
  children?: ReactNode;
  /** Accessible name of the dismiss button. Omitted: the box cannot be dismissed. */
  dismissLabel?: string;
  /** Called after the box was dismissed. */
  onDismiss?: () => void;
  /** Announces it to screen readers on mount; not for boxes that are part of the initial page. */
  announce?: boolean;
  className?: string;
}

/**
 * Message that stays until it is dismissed. With `announce`, errors interrupt a screen reader
 * (`alert`), the rest wait (`status`).
 *
 * Styling hook: `data-tone`.
 */
export function MessageBox(props: MessageBoxProps) {
  const [dismissed, setDismissed] = useState(false);
  const { tone, heading, children, dismissLabel, onDismiss, announce, className } = props;
  if (dismissed) return null;
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div
      {...(role ? { role } : {})}
      data-tone={tone}
      className={cn(
        'relative flex items-start gap-3 overflow-clip rounded-lg border bg-surface py-3 pr-3 pl-5 text-ink',
        'before:absolute before:inset-y-0 before:left-0 before:w-1.5',
        tones[tone],
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="mt-3 size-5 shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d={iconPaths[tone]} />
      </svg>
      <div className="min-w-0 grow py-2">
        <p className="text-[1.0625rem] font-semibold leading-snug">{heading}</p>
        {children && <div className="mt-1 text-[1rem] leading-normal text-muted">{children}</div>}
      </div>
      {dismissLabel && (
        <button
          type="button"
          aria-label={dismissLabel}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-muted hover:bg-ink/8 hover:text-ink"
          onClick={() => {
            setDismissed(true);
            onDismiss?.();
          }}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="size-4 fill-none stroke-current stroke-2 [stroke-linecap:round]"
          >
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
      )}
    </div>
  );
}
