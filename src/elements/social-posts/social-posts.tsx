import Heart from 'lucide-react/icons/heart';
import { cn } from '../../looks/cn.ts';
import './social-posts.css';

export interface SocialPost {
  link: string;
  img: string;
  alt: string;
  /** First words of the post. */
  text: string;
  likes: number;
}

interface SocialPostsProps {
  /** Names the list. */
  label: string;
  posts: readonly SocialPost[];
  /** How many at most. */
  most?: number;
  /** row: side by side, edge to edge. tiles: three by two with words. prints: as pinned photographs. */
  look: 'row' | 'tiles' | 'prints';
  /** Follows the number of likes. */
  likesLabel: string;
  className?: string;
}

/** The latest posts of a social network as pictures, six at most where nothing else is asked for. */
export function SocialPosts(props: SocialPostsProps) {
  const { label, posts, most = 6, look, likesLabel, className } = props;
  return (
    <ul aria-label={label} data-look={look} className={cn('picture-posts', className)}>
      {posts.slice(0, most).map(({ link, img, alt, text, likes }) => (
        <li key={img}>
          <a href={link} rel="noopener" className="picture-post">
            <img src={img} alt={alt} width="480" height="480" loading="lazy" />
            <span className="picture-post-words">
              <span>{text}</span>
              <span className="picture-post-hearts">
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
