import ArrowUp from 'lucide-react/icons/arrow-up';
import './to-top.css';

/**
 * Arrow to the top of the page, shown after 300 px (`data-far` on `<html>`, set by the frame). A
 * plain link: without script it is always there and still works.
 */
export function ToTop({ label }: { label: string }) {
  return (
    <a
      href="#top"
      data-to-top
      aria-label={label}
      className="to-top grid size-12 place-items-center rounded-full border border-line bg-surface text-ink shadow-md hover:border-ink"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </a>
  );
}
