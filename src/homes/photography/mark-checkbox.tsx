import './mark-checkbox.css';

interface MarkCheckboxProps {
  /** Roll and frame, as on the envelope. */
  id: string;
  /** Accessible name of the box, with the frame in it. */
  label: string;
  /** Drawn over the whole frame, or as a button in its corner. */
  variant: 'frame' | 'corner';
}

/** A tick that is a ring of grease pencil. It works without script; with it, the mark is kept (marks.ts). */
export function MarkCheckbox({ id, label, variant }: MarkCheckboxProps) {
  return (
    <label className="wr-mark" data-variant={variant}>
      <input type="checkbox" data-mark={id} suppressHydrationWarning />
      <span className="sr-only">{label}</span>
      <i aria-hidden="true" />
    </label>
  );
}
