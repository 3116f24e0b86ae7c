import type { NewsLabels } from './news-item.ts';

interface NewsLinksProps {
  /** Anchor of the item. */
  id: string;
  /** Its headline: names the shared item for screen readers. */
  of: string;
  /** Link to the continuation. */
  link: { title: string; link: string };
  labels: NewsLabels;
}

/** The last line of an item: the page on which it goes on, and its own address to pass on. */
export function NewsLinks({ id, of, link, labels }: NewsLinksProps) {
  return (
    <p className="news-links flex flex-wrap items-baseline gap-x-5 text-caption">
      <a
        href={link.link}
        className="link inline-block font-semibold pointer-coarse:min-w-11 pointer-coarse:py-3"
      >
        {link.title}
      </a>
      <a
        href={`#${id}`}
        data-share=""
        data-copied-message={labels.copied}
        className="link inline-block text-muted pointer-coarse:min-w-11 pointer-coarse:py-3"
      >
        {labels.shareTitle}
        <span className="sr-only">: {of}</span>
      </a>
    </p>
  );
}
