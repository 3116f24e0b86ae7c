import { cn } from '../../themes/cn.ts';

interface FirmNameProps {
  /** Name of the firm. */
  title: string;
  /** Logo: one path, in the text color. */
  logo: { viewBox: string; d: string };
  className?: string;
}

/**
 * Length from which a name is set smaller, and wraps where one line is too narrow. With large text no
 * name grows further than a small window is wide, or it would break after each letter.
 */
const longName = 16;

/** Logo and name of a firm in the theme's display font, for its header and its footer. */
export function FirmName({ title, logo, className }: FirmNameProps) {
  return (
    <span
      className={cn(
        'inline-flex min-w-0 items-center gap-2.5 font-display font-bold',
        title.length > longName
          ? 'text-[length:min(var(--text-lead),5.6vw)]'
          : 'text-[length:min(var(--text-h4),5.6vw)]',
        className,
      )}
    >
      <svg
        viewBox={logo.viewBox}
        className="h-[1.5em] w-auto shrink-0 fill-current"
        aria-hidden="true"
      >
        <path d={logo.d} />
      </svg>
      <span className="min-w-0 text-balance leading-none wrap-anywhere">{title}</span>
    </span>
  );
}
