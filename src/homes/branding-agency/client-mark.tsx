import { type MarkName, markPaths } from './marks.ts';

interface ClientMarkProps {
  mark: MarkName;
  className?: string;
}

/** Logo of a client in the current text color; decorative. */
export function ClientMark({ mark, className }: ClientMarkProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={markPaths[mark]} />
    </svg>
  );
}
