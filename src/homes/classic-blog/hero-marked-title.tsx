import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { MarkedPost } from './edit/marked-post.ts';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import './hero-marked-title.css';
import { MarkedRuns } from './marked-inlines.tsx';

interface HeroMarkedTitleProps {
  id: string;
  /** Picture of a pencil on white, blended with the page. */
  media: PictureName;
  sizes: string;
  post: MarkedPost;
  /** Word before the writer's name. */
  authorPrefix: string;
  /** Handwritten legend of the two colors. */
  colors: string;
}

/** Headline of a post with its corrections, and a pencil as a rule below. */
export function HeroMarkedTitle(props: HeroMarkedTitleProps) {
  const { id, media, sizes, post, authorPrefix, colors } = props;
  return (
    <section id={id} className="lede" data-first-screen="">
      <p className="lede-by">
        <time dateTime={post.day}>{post.date}</time>, {authorPrefix} {post.author}
      </p>
      <h1 className="lede-title hand-broad">
        <MarkedRuns runs={post.title} />
      </h1>
      {post.titleNote && (
        <p className="lede-note">
          <HandwrittenWords text={post.titleNote} />
        </p>
      )}
      <p className="lede-colors">
        <HandwrittenWords text={colors} />
      </p>
      <Picture name={media} sizes={sizes} priority className="lede-pencil" />
    </section>
  );
}
