import { cn } from '../../looks/cn.ts';

interface FirmNameProps {
  title: string;
  /** The mark: one path, in the colour of the letters. */
  sign: { viewBox: string; d: string };
  className?: string;
}

/**
 * A longer name is smaller, and breaks where there is no room for one line. With large text no name
 * grows further than a small window is wide, or it would stand letter under letter.
 */
const longName = 16;

/** A firm's mark and name in the display face of the look, for its header and its footer. */
export function FirmName({ title, sign, className }: FirmNameProps) {
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
        viewBox={sign.viewBox}
        className="h-[1.5em] w-auto shrink-0 fill-current"
        aria-hidden="true"
      >
        <path d={sign.d} />
      </svg>
      <span className="min-w-0 text-balance leading-none wrap-anywhere">{title}</span>
    </span>
  );
}
