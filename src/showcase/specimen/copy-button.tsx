import Copy from 'lucide-react/icons/copy';

interface CopyButtonProps {
  /** DOM id of the element whose text is copied. */
  target: string;
  label: string;
}

/** Button that copies a text of the page; demo-behavior.ts handles it. Hidden without script. */
export function CopyButton({ target, label }: CopyButtonProps) {
  return (
    <button type="button" data-copy={target} className="lf-copy-button">
      <Copy aria-hidden="true" className="size-4.5 shrink-0" />
      <span data-copy-label>{label}</span>
    </button>
  );
}
