import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { MarkedPost } from './edit/marked-post.ts';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import './hero-marked-title.css';
import { MarkedRuns } from './marked-inlines.tsx';

interface HeroMarkedTitleProps {
  id: string;
  /** A pencil that lies across white paper; it is laid over the page without an edge. */
  media: PictureName;
  sizes: string;
  post: MarkedPost;
  /** Word before the writer's name. */
  by: string;
  /** Owners of the two colors, in pencil. */
  colors: string;
}

/** The headline of a post as it was sent in, with the pencil through it, and the pencil laid below as a rule. */
export function HeroMarkedTitle({ id, media, sizes, post, by, colors }: HeroMarkedTitleProps) {
  return (
    <section id={id} className="lede" data-first-screen="">
      <p className="lede-by">
        <time dateTime={post.day}>{post.date}</time>, {by} {post.author}
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
