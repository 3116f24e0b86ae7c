import ArrowUp from 'lucide-react/icons/arrow-up';
import styles from './back-to-top.module.css';

/**
 * Back-to-top link, shown after 300 px of scrolling. A plain link: without script it is always visible
 * and still works.
 *
 * State attribute: `data-far` on `<html>`, set by the header's script.
 */
export function BackToTop({ label }: { label: string }) {
  return (
    <a
      href="#top"
      data-to-top
      aria-label={label}
      className={`${styles.toTop} grid size-12 xl:size-11 place-items-center rounded-full border border-line bg-surface text-ink shadow-md hover:border-ink`}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </a>
  );
}
