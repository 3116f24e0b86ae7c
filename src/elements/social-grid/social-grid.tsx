import { cn } from '../../looks/cn.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { PictureView } from '../picture/picture-view.tsx';

/** A picture of the firm's stream, with the address of its post. */
export interface LinkedPicture {
  link: string;
  picture: PictureRecord;
}

/** How many posts the grid shows when nobody says otherwise. Specification, section 9. */
export const socialPostLimit = 6;

interface SocialGridProps {
  /** Name of the list, for screen readers. */
  label: string;
  posts: readonly LinkedPicture[];
  limit?: number;
  /** CSS `sizes` of one picture. */
  sizes: string;
  className?: string;
}

/** Square pictures side by side; each is a link to its post, read out by what it shows. */
export function SocialGrid({ label, posts, limit = socialPostLimit, ...look }: SocialGridProps) {
  return (
    <ul aria-label={label} className={cn('grid grid-cols-3 gap-2', look.className)}>
      {posts.slice(0, limit).map(({ link, picture }) => (
        <li key={picture.name} className="overflow-hidden">
          <a href={link} rel="noopener" className="picture-post block outline-offset-[-4px]">
            <PictureView
              picture={picture}
              sizes={look.sizes}
              ratio="1/1"
              className="transition-transform duration-500 ease-out-soft hover:scale-105"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
