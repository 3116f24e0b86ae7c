import Copy from 'lucide-react/icons/copy';

interface CopyButtonProps {
  /** Id of the element whose text is copied. */
  target: string;
  label: string;
}

/** Copies a text of the page; demo-behaviour.ts listens. Not there where scripts do not run. */
export function CopyButton({ target, label }: CopyButtonProps) {
  return (
    <button type="button" data-copy={target} className="copy-button">
      <Copy aria-hidden="true" className="size-4.5 shrink-0" />
      <span data-copy-label>{label}</span>
    </button>
  );
}
