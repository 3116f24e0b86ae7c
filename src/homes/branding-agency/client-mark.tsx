import { type MarkName, marks } from './marks.ts';

interface ClientMarkProps {
  mark: MarkName;
  className?: string;
}

/** A client's mark in the current text color, without text of its own. */
export function ClientMark({ mark, className }: ClientMarkProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={marks[mark]} />
    </svg>
  );
}
