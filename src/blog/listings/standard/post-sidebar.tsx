import type { ReactNode } from 'react';
import type { PictureName } from '../../../media/pictures.ts';
import { feeds } from '../../feed/feed-paths.ts';
import type { Category } from '../categories.ts';
import { categoryPath } from '../categories.ts';
import { PostPicture } from '../post-picture.tsx';
import { listWords } from '../words.ts';
import { sidebarWords as words } from './words.ts';
import '../../../looks/tones.css';
import './post-sidebar.css';

interface LatestPost {
  title: string;
  link: string;
  media: PictureName;
  date: string;
  day: string;
}

interface PostSidebarProps {
  latest: readonly LatestPost[];
  categories: readonly Category[];
  tags: readonly { title: string; link: string }[];
  /** The search. */
  search?: ReactNode;
  /** The form of the letter. */
  letter?: ReactNode;
}

/** What helps to find a post, and to hear of the next: search, the latest, subjects, tags, the letter, the feeds. */
export function PostSidebar({ latest, categories, tags, search, letter }: PostSidebarProps) {
  return (
    <div className="post-sidebar">
      {search}
      <section aria-labelledby="sidebar-latest">
        <h2 id="sidebar-latest" className="text-h4 font-bold">
          {words.latest}
        </h2>
        <ul className="sidebar-latest">
          {latest.map(({ title, link, media, date, day }) => (
            <li key={link}>
              <PostPicture
                name={media}
                sizes="72px"
                ratio="1/1"
                className="overflow-clip rounded-lg"
              />
              <div>
                <a href={link} className="sidebar-latest-title">
                  {title}
                </a>
                <time dateTime={day} className="block text-caption text-muted">
                  {date}
                </time>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="sidebar-subjects">
        <h2 id="sidebar-subjects" className="text-h4 font-bold">
          {listWords.categories}
        </h2>
        <ul className="sidebar-subjects">
          {categories.map(({ name, title, count }) => (
            <li key={name}>
              <a href={categoryPath(name)}>
                {title}
                <span className="text-muted tabular-nums">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="sidebar-tags">
        <h2 id="sidebar-tags" className="text-h4 font-bold">
          {words.tags}
        </h2>
        <ul className="sidebar-tags">
          {tags.map(({ title, link }) => (
            <li key={link}>
              <a href={link}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section data-tone="tint" aria-labelledby="sidebar-letter" className="sidebar-letter">
        <h2 id="sidebar-letter" className="text-h4 font-bold">
          {words.letter.heading}
        </h2>
        <p className="mt-2 mb-4">{words.letter.text}</p>
        {letter}
      </section>
      <section aria-labelledby="sidebar-about">
        <h2 id="sidebar-about" className="text-h4 font-bold">
          {words.about.heading}
        </h2>
        <p className="mt-2">{words.about.text}</p>
        <a href={words.about.link.link} className="link mt-1 inline-flex min-h-11 items-center">
          {words.about.link.title}
        </a>
      </section>
      <nav aria-labelledby="sidebar-feeds">
        <h2 id="sidebar-feeds" className="text-h4 font-bold">
          {words.feeds}
        </h2>
        <ul className="flex gap-x-5">
          {feeds.map(({ title, link }) => (
            <li key={link}>
              <a href={link} className="link inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
