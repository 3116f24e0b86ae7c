import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableErrors } from '../../content/check-table.ts';
import { recordFiles } from '../../content/record-files.ts';
import { postFormats, postSchema } from '../../content/schema/post.ts';
import { pictureNamed } from '../../media/pictures.ts';
import { tables } from '../tables.ts';
import { soundOf, sounds } from './audio/sounds.ts';
import { quoteOf } from './blockquote/quote-of.ts';
import { marginNotesOf } from './full-width/margin-notes-of.ts';
import { minFullBleedWidth, widePictureOf } from './full-width/wide-pictures.ts';
import { formatCaptions, ownFilmOf, ownFilms } from './html5-video/own-films.ts';
import { picturesOf } from './pictures.ts';
import { sampleFor } from './sample-for.ts';

const files = recordFiles.posts
  .map(({ file, fields, text }) => ({
    file: basename(file),
    post: postSchema.parse(fields),
    content: text,
  }))
  .filter(({ post }) => post.sample);

test('samples are stable per id, and differ for consecutive ids', () => {
  const pick = (id: number) => sampleFor({ id, sample: true }, ['a', 'b', 'c']);
  expect([1, 2, 3, 4].map(pick)).toEqual(['b', 'c', 'a', 'b']);
  expect(() => sampleFor({ id: 1, sample: true }, [])).toThrow('nothing');
});

test('a post of one’s own borrows nothing', () => {
  const post = { id: 901, img: 'workshop-bench', title: 'We have moved' };
  for (const mediaOf of [soundOf, picturesOf, widePictureOf])
    expect(() => mediaOf(post)).toThrow('Post 901 is no sample');
});

test('each format has three posts or more', () => {
  for (const type of postFormats)
    expect(files.filter(({ post }) => post.postType === type).length, type).toBeGreaterThan(2);
});

describe.each(files)('$file in every format', ({ post, content }) => {
  test('has existing pictures without duplicates', () => {
    const pictures = picturesOf(post);
    expect(pictures.length).toBeGreaterThan(4);
    expect(pictures.length).toBeLessThan(10);
    expect(new Set(pictures.map(({ img }) => img)).size).toBe(pictures.length);
    for (const { img } of pictures) expect(pictureNamed(img).name).toBe(img);
    expect(pictureNamed(widePictureOf(post)).width).toBeGreaterThanOrEqual(minFullBleedWidth);
  });

  test('has a sound, a quotation and margin notes', () => {
    expect(sounds).toHaveProperty(soundOf(post).name);
    const { text } = quoteOf(post, content, 'Somebody');
    expect(text.length).toBeGreaterThan(12);
    expect(text.length).toBeLessThan(151);
    expect(text).not.toMatch(/[“”[\]`|]/);
    expect(marginNotesOf(post, content).length).toBeGreaterThan(1);
  });
});

test('a post of a film format has a film, which no other post borrows', () => {
  for (const { file, post } of files) {
    const { postType, film, youtube, vimeo } = post;
    expect(film !== undefined, file).toBe(postType === 'html5-video');
    expect(youtube !== undefined, file).toBe(postType === 'youtube-video');
    expect(vimeo !== undefined, file).toBe(postType === 'vimeo-video');
    expect(ownFilmOf(post)?.name, file).toBe(film);
    if (youtube) expect(youtube.id, file).toMatch(/^[\w-]{11}$/);
    if (vimeo) expect(vimeo.id, file).toMatch(/^\d+$/);
  }
});

test('a post uses its own media', () => {
  const quote = { text: 'Do not delete; strike.', by: 'Ruth' };
  expect(quoteOf({ quote, title: 'T' }, 'Another sentence that would do quite well.', 'A')).toBe(
    quote,
  );
  expect(ownFilmOf({ film: 'aurora' })?.name).toBe('aurora');
  expect(ownFilmOf({})).toBeUndefined();
  expect(soundOf({ id: 3, sound: 'unanswered' }).name).toBe('unanswered');
  expect(widePictureOf({ id: 3, wide: 'night-mill' })).toBe('night-mill');
  expect(marginNotesOf({ margin: ['one', 'two'] }, '')).toEqual(['one', 'two']);
});

test('a text without a self-contained sentence is quoted by its title', () => {
  expect(quoteOf({ title: '“Who?”' }, 'And so on.', 'A')).toEqual({ text: 'Who?', by: 'A' });
});

test('captions cover a film from its first second to its last', () => {
  const film = ownFilms['villa-dusk'];
  const lines = film ? formatCaptions(film).split('\n\n') : [];
  expect(lines[0]).toBe('WEBVTT');
  expect(lines[1]).toMatch(/^00:00:00\.000 --> 00:00:03\.000\n/);
  expect(lines.at(-1)).toMatch(/^00:00:06\.000 --> 00:00:08\.000\n/);
});

test('reports mistakes of authors with file, record and field', () => {
  const [table] = tables;
  const [row] = table?.records ?? [];
  const told = (fields: object) =>
    table && row
      ? tableErrors({ ...table, files: ['posts/a.md'], records: [{ ...row, ...fields }] })
      : [];
  expect(told({})).toEqual([]);
  expect(told({ film: 'auroa' }).join()).toMatch(
    /posts\/a\.md .*field film: .*Did you mean "aurora"/,
  );
  expect(told({ sound: 'claps' }).join()).toMatch(/field sound: there is no sound "claps"/);
  expect(told({ wide: 'clay-post-key' }).join()).toMatch(/field wide: .* 960 pixels wide/);
  const picture = { img: 'nowhere', caption: 'A line.' };
  expect(told({ gallery: Array.from({ length: 5 }, () => picture) }).join()).toMatch(
    /field gallery\.0\.img: There is no picture/,
  );
  expect(told({ gallery: [picture] }).join()).toContain('needs five pictures or more');
  expect(told({ youtube: { id: 'x y', title: 'T', by: 'B', note: 'N' } }).join()).toMatch(
    /field youtube\.id: must be the id of a film/,
  );
  expect(told({ link: '/blogs/blog-post-layout-06' }).join()).toMatch(
    /field link: no layout stands at .*Did you mean "\/blogs\/blog-post-layout-0/,
  );
  expect(told({ postType: 'video' }).join()).toContain('field postType');
});

const gallery = ['a', 'b', 'c', 'd', 'e'].map((caption) => ({ img: 'workshop-bench', caption }));

test.each([
  ['audio', 'sound', 'unanswered', 'formats/audio/sounds.ts'],
  ['gallery', 'gallery', gallery, 'five to nine pictures'],
  ['slider', 'gallery', gallery, 'five to nine pictures'],
  ['full-width', 'wide', 'night-mill', '2400 pixels'],
])('a post of one’s own of the type %s needs the field %s', (postType, field, value, hint) => {
  const [table] = tables;
  const row = table?.records.find((record) => !('link' in record));
  const told = (fields: object) =>
    table && row
      ? tableErrors({ ...table, files: ['posts/a.md'], records: [{ ...row, postType, ...fields }] })
      : ['there is no post'];
  const without = { sample: undefined, [field]: undefined };
  expect(told(without)).toEqual([expect.stringContaining(`field ${field}: is missing: `)]);
  expect(told(without).join()).toContain(hint);
  expect(told({ ...without, [field]: value })).toEqual([]);
  expect(told({ ...without, sample: true })).toEqual([]);
});
