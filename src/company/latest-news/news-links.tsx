import type { NewsLabels } from './news-item.ts';
import styles from './news-story.module.css';

interface NewsLinksProps {
  /** Anchor of the item. */
  id: string;
  /** Headline of the item, for the accessible name of the share link. */
  headline: string;
  /** Link to the continuation. */
  action?: { title: string; link: string } | undefined;
  labels: NewsLabels;
}

/** Last line of an item: link to further information, and a share link. */
export function NewsLinks({ id, headline, action, labels }: NewsLinksProps) {
  return (
    <p className={`${styles.links} flex flex-wrap items-baseline gap-x-5 text-caption`}>
      {action && (
        <a
          href={action.link}
          className="lf-link inline-block py-0.5 font-semibold pointer-coarse:min-w-11 pointer-coarse:py-3"
        >
          {action.title}
        </a>
      )}
      <a
        href={`#${id}`}
        data-share=""
        data-copied-message={labels.copiedMessage}
        className="lf-link inline-block py-0.5 text-muted pointer-coarse:min-w-11 pointer-coarse:py-3"
      >
        {labels.shareTitle}
        <span className="sr-only">: {headline}</span>
      </a>
    </p>
  );
}
