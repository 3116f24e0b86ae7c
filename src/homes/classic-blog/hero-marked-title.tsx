import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { MarkedPost } from './edit/marked-post.ts';
import handwritingStyles from './handwriting/handwriting.module.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import styles from './hero-marked-title.module.css';
import { MarkedRuns } from './marked-inlines.tsx';
import postMarginStyles from './post-margin.module.css';

interface HeroMarkedTitleProps {
  id: string;
  /** Picture of a pencil on white, blended with the page. */
  img: PictureName;
  sizes: string;
  post: MarkedPost;
  /** Word before the writer's name. */
  authorPrefix: string;
  /** Handwritten legend of the two colors. */
  colors: string;
}

/** Headline of a post with its corrections, and a pencil as a rule below. */
export function HeroMarkedTitle(props: HeroMarkedTitleProps) {
  const { id, img, sizes, post, authorPrefix, colors } = props;
  return (
    <section id={id} className={styles.section} data-first-screen="">
      <p className={styles.byline}>
        <time dateTime={post.day}>{post.date}</time>, {authorPrefix} {post.author}
      </p>
      <h1 className={`${styles.title} ${handwritingStyles.broad}`}>
        <MarkedRuns runs={post.title} />
      </h1>
      {post.titleNote && (
        <p className={`${styles.note} ${postMarginStyles.leadNote}`}>
          <HandwrittenWords text={post.titleNote} />
        </p>
      )}
      <p className={`${styles.colors} ${postMarginStyles.leadColors}`}>
        <HandwrittenWords text={colors} />
      </p>
      <Picture name={img} sizes={sizes} priority className={styles.pencilPicture} />
    </section>
  );
}
