import type { ReactNode } from 'react';
import type { PictureName } from '../../../media/pictures.ts';
import { feeds } from '../../feed/feed-paths.ts';
import type { Category } from '../categories.ts';
import { categoryPath } from '../categories.ts';
import { listCopy } from '../copy.ts';
import { PostPicture } from '../post-picture.tsx';
import { sidebarCopy as copy } from './copy.ts';
import '../../../themes/tones.css';
import styles from './post-sidebar.module.css';

interface LatestPost {
  title: string;
  link: string;
  img: PictureName;
  date: string;
  day: string;
}

interface SidebarPartProps {
  /** `id` of its heading, unique in the page. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** Renders a sidebar block of links with a heading. */
function SidebarPart({ id, heading, children }: SidebarPartProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-h4 font-bold">
        {heading}
      </h2>
      {children}
    </nav>
  );
}

interface PostSidebarProps {
  latest: readonly LatestPost[];
  categories: readonly Category[];
  tags: readonly { title: string; link: string }[];
  /** Search field. */
  search?: ReactNode;
  /** Newsletter form. */
  newsletter?: ReactNode;
}

/** Renders the sidebar: search, latest posts, categories, tags, newsletter and feeds. */
export function PostSidebar({ latest, categories, tags, search, newsletter }: PostSidebarProps) {
  return (
    <div className={styles.postSidebar}>
      {search}
      <SidebarPart id="sidebar-latest" heading={copy.latest}>
        <ul className={styles.latest}>
          {latest.map(({ title, link, img, date, day }) => (
            <li key={link}>
              <PostPicture
                name={img}
                sizes="72px"
                ratio="1/1"
                className="overflow-clip rounded-lg"
              />
              <div>
                <a href={link} className={styles.latestTitle}>
                  {title}
                </a>
                <time dateTime={day} className="block text-note text-muted">
                  {date}
                </time>
              </div>
            </li>
          ))}
        </ul>
      </SidebarPart>
      <SidebarPart id="sidebar-subjects" heading={listCopy.categories}>
        <ul className={styles.subjects}>
          {categories.map(({ name, title, count }) => (
            <li key={name}>
              <a href={categoryPath(name)}>
                {title}
                <span className="text-muted tabular-nums">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </SidebarPart>
      <SidebarPart id="sidebar-tags" heading={copy.tags}>
        <ul className={styles.tags}>
          {tags.map(({ title, link }) => (
            <li key={link}>
              <a href={link}>{title}</a>
            </li>
          ))}
        </ul>
      </SidebarPart>
      <section data-tone="tint" aria-labelledby="sidebar-letter" className={styles.letter}>
        <h2 id="sidebar-letter" className="text-h4 font-bold">
          {copy.newsletter.heading}
        </h2>
        <p className="mt-2 mb-4">{copy.newsletter.text}</p>
        {newsletter}
      </section>
      <section aria-labelledby="sidebar-about">
        <h2 id="sidebar-about" className="text-h4 font-bold">
          {copy.about.heading}
        </h2>
        <p className="mt-2">{copy.about.text}</p>
        <a href={copy.about.action.link} className="lf-link mt-1 inline-flex min-h-11 items-center">
          {copy.about.action.title}
        </a>
      </section>
      <SidebarPart id="sidebar-feeds" heading={copy.feeds}>
        <ul className="flex gap-x-5">
          {feeds.map(({ title, link }) => (
            <li key={link}>
              <a href={link} className="lf-link inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </SidebarPart>
    </div>
  );
}
