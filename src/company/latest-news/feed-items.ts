import type { FeedPost } from '../../blog/feed/post-feed.ts';
import { startOfDay } from '../../content/printed-day.ts';
import { pictureNamed } from '../../media/pictures.ts';
import { fallbackSourceOf } from '../../media/source-set.ts';
import { newsWords } from '../../words/news.ts';
import type { NewsItem } from './news-item.ts';

const { corrections } = newsWords;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the items of the news feed: full text, correction, and link. */
export const feedItems = (items: readonly NewsItem[], path: string, author: string): FeedPost[] =>
  items.map(({ id, title, date, paragraphs, img, action, correction }) => ({
    path: `${path}#${id}`,
    title,
    content: paragraphs[0] ?? '',
    html: [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...(correction
        ? [`<p>${escapeHtml(corrections.inFeed(correction.date, correction.right))}</p>`]
        : []),
      ...(action
        ? [`<p><a href="${escapeHtml(action.link)}">${escapeHtml(action.title)}</a></p>`]
        : []),
    ].join(''),
    date: new Date(startOfDay(date)),
    author,
    categories: ['news'],
    ...(img && { picture: fallbackSourceOf(pictureNamed(img)) }),
  }));
