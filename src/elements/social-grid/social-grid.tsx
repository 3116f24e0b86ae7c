import type { PictureRecord } from '../../media/picture-record.ts';
import { cn } from '../../themes/cn.ts';
import { PictureView } from '../picture/picture-view.tsx';

/** Picture of a social media post, with the URL of the post. */
export interface LinkedPicture {
  link: string;
  picture: PictureRecord;
}

/** Default number of posts. Specification, section 9. */
export const socialPostLimit = 6;

interface SocialGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Posts in their order. */
  posts: readonly LinkedPicture[];
  /** Maximum number of posts. */
  limit?: number;
  /** CSS `sizes` of one picture. */
  sizes: string;
  className?: string;
}

/** Grid of square pictures, each a link to its post, named by the picture's alternative text. */
export function SocialGrid({ label, posts, limit = socialPostLimit, ...rest }: SocialGridProps) {
  return (
    <ul aria-label={label} className={cn('grid grid-cols-3 gap-2', rest.className)}>
      {posts.slice(0, limit).map(({ link, picture }) => (
        <li key={picture.name} className="overflow-hidden">
          <a href={link} rel="noopener" className="lf-picture-post block outline-offset-[-4px]">
            <PictureView
              picture={picture}
              sizes={rest.sizes}
              ratio="1/1"
              className="transition-transform duration-500 ease-out-soft hover:scale-105"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
