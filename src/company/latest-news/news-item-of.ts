import type { NewsFields } from '../../content/schema/news-item.ts';
import { isPictureName } from '../../media/pictures.ts';
import type { NewsItem } from './news-item.ts';

/** An entry of the collection. */
interface NewsEntry {
  id: string;
  data: NewsFields;
  body?: string | undefined;
}

/** Returns an item from an entry; empty lines separate its paragraphs. */
export const newsItemOf = ({ id, data, body = '' }: NewsEntry): NewsItem => ({
  ...data,
  id,
  img: data.img !== undefined && isPictureName(data.img) ? data.img : undefined,
  paragraphs: body
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ')),
});
