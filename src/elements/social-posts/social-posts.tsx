import Heart from 'lucide-react/icons/heart';
import { cn } from '../../themes/cn.ts';
import './social-posts.css';

/** Post of a social network. */
export interface SocialPost {
  /** URL of the post. */
  link: string;
  /** URL of its picture. */
  img: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Beginning of the post's text. */
  text: string;
  /** Number of likes. */
  likes: number;
}

interface SocialPostsProps {
  /** Accessible name of the list. */
  label: string;
  /** Posts in their order. */
  posts: readonly SocialPost[];
  /** Maximum number of posts; 6 by default. */
  limit?: number;
  /** Layout. `row`: edge to edge; `tiles`: three by two with text; `prints`: pinned photographs. */
  variant: 'row' | 'tiles' | 'prints';
  /** Text after the number of likes. */
  likesLabel: string;
  className?: string;
}

/**
 * Latest posts of a social network as linked pictures, six by default.
 *
 * Styling hook: `data-variant`.
 */
export function SocialPosts(props: SocialPostsProps) {
  const { label, posts, limit = 6, variant, likesLabel, className } = props;
  return (
    <ul aria-label={label} data-variant={variant} className={cn('lf-picture-posts', className)}>
      {posts.slice(0, limit).map(({ link, img, alt, text, likes }) => (
        <li key={img}>
          <a href={link} rel="noopener" className="lf-picture-post">
            <img src={img} alt={alt} width="480" height="480" loading="lazy" />
            <span className="lf-picture-post-text">
              <span>{text}</span>
              <span className="lf-picture-post-hearts">
                <Heart aria-hidden="true" className="size-4" /> {likes}
                <span className="sr-only"> {likesLabel}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
