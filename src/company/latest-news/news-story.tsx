import { isoDayOf } from '../../content/printed-day.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../themes/cn.ts';
import type { NewsItem, NewsLabels } from './news-item.ts';
import { NewsLinks } from './news-links.tsx';
import styles from './news-story.module.css';
import paperSheetStyles from './paper-sheet.module.css';
import storiesColumnsStyles from './stories-columns.module.css';

interface NewsStoryProps {
  item: NewsItem;
  /** Heading level of the headline. */
  level: 2 | 3 | 4;
  /** Layout. `lead`: wide; `story`: one column; `notice`: small type in the margin. */
  size: 'lead' | 'story' | 'notice';
  labels: NewsLabels;
  /** CSS `sizes` of its picture. */
  sizes?: string;
}

const headings = {
  lead: 'text-[clamp(2.125rem,1.5rem+2.7vw,4rem)] font-extrabold leading-[1.02] tracking-close',
  story: 'text-[clamp(1.375rem,1.3rem+0.3vw,1.5625rem)] font-bold leading-[1.14] tracking-tight',
  notice: 'text-h4 font-bold leading-snug',
};

/** News item: headline, picture, dateline, text, and links. */
export function NewsStory({ item, level, size, labels, sizes = '' }: NewsStoryProps) {
  const { id, title, date, place = labels.place, paragraphs, img, caption, action } = item;
  const Heading = `h${level}` as const;
  const [firstParagraph, ...otherParagraphs] = paragraphs;
  return (
    <article
      id={id}
      className={`${styles.story} ${paperSheetStyles.newsStory} ${storiesColumnsStyles.newsStory} scroll-mt-28`}
      data-size={size}
    >
      <Heading className={cn(`${styles.head} ${paperSheetStyles.newsHead}`, headings[size])}>
        {title}
      </Heading>
      {img && (
        <figure className={`${styles.figure} ${paperSheetStyles.newsFigure}`}>
          <Picture
            name={img}
            sizes={sizes}
            priority={size === 'lead'}
            imgClassName="mix-blend-multiply bg-none! print:object-contain print:object-left"
          />
          <figcaption className="mt-2 text-note text-muted">{caption}</figcaption>
        </figure>
      )}
      <div className={`${styles.text} ${paperSheetStyles.newsText}`}>
        <p>
          <span className="font-semibold">
            {place}, <time dateTime={isoDayOf(date)}>{date}</time>.
          </span>{' '}
          {firstParagraph}
        </p>
        {otherParagraphs.map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
        <NewsLinks id={id} headline={title} action={action} labels={labels} />
      </div>
    </article>
  );
}
