import './mark-box.css';

interface MarkBoxProps {
  /** Roll and frame, as on the envelope. */
  id: string;
  /** Accessible name of the box, with the frame in it. */
  label: string;
  /** Drawn over the whole frame, or as a button in its corner. */
  variant: 'frame' | 'corner';
}

/** A tick that is a ring of grease pencil. It works without script; with it, the mark is kept (marks.ts). */
export function MarkBox({ id, label, variant }: MarkBoxProps) {
  return (
    <label className="wr-mark" data-look={variant}>
      <input type="checkbox" data-mark={id} suppressHydrationWarning />
      <span className="sr-only">{label}</span>
      <i aria-hidden="true" />
    </label>
  );
}
