import { describe, expect, test } from 'vitest';
import { versionOf } from '../../../../tests/edited-version.ts';
import { recordFiles } from '../../../content/record-files.ts';
import { postSchema } from '../../../content/schema/post.ts';
import { team } from '../../../content/team.ts';
import { glyphs } from '../handwriting/glyphs.ts';
import { countWords } from './diff-words.ts';
import { blocksOf, wordsOf } from './markdown-blocks.ts';
import { classicOf, markedPost, newestMarked, passagesOf } from './marked-post.ts';
import { postEdits } from './post-edits.ts';

const posts = recordFiles.posts.map(({ fields, text }) => ({ ...postSchema.parse(fields), text }));
const classic = classicOf(posts);

test('the newest comes first, and it has a margin', () => {
  expect(classic.map(({ date }) => Date.parse(date))).toEqual(
    classic.map(({ date }) => Date.parse(date)).sort((one, other) => other - one),
  );
  const newest = newestMarked(posts, team, postEdits);
  expect(newest.notes).toBeGreaterThan(8);
  expect(newest.author).not.toBe('');
  expect(newest.day).toMatch(/^20\d\d-\d\d-\d\d$/);
});

describe.each(postEdits)('post $post', (done) => {
  const post = classic.find(({ id }) => id === done.post);
  if (!post) throw new Error(`no classic post ${done.post}`);
  const marked = markedPost(post, team, postEdits);
  const passages = passagesOf(marked.rows);

  test('each edit is of a passage that the post has once', () => {
    const text = blocksOf(post.text).map(wordsOf).join('\n');
    for (const { printed } of done.edits) expect(text.split(printed)).toHaveLength(2);
    expect(passages.map(({ id }) => id).sort()).toEqual(done.edits.map(({ id }) => id).sort());
    const noted = passages.flatMap(({ number }) => number ?? []);
    expect(noted).toEqual(noted.map((_, index) => index + 1));
    expect(noted).toHaveLength(done.edits.filter(({ note }) => note).length);
  });

  test('the marks lead from the first version to the printed one', () => {
    for (const { id, runs } of passages) {
      const edit = done.edits.find((each) => each.id === id);
      expect(versionOf(runs, 'first')).toBe(edit?.first);
      expect(versionOf(runs, 'second')).toBe(edit?.printed);
    }
    expect(versionOf(marked.title, 'second')).toBe(post.title);
  });

  test('the words saved are those of the two whole texts', () => {
    const printed = blocksOf(post.text).map(wordsOf).join('\n');
    let first = printed;
    for (const edit of done.edits) first = first.replace(edit.printed, edit.first);
    expect(marked.words).toEqual({ first: countWords(first), printed: countWords(printed) });
  });

  test('the hand can write all that it has to', () => {
    const written = [
      marked.titleNote,
      ...done.edits.map(({ note = '' }) => note),
      ...[marked.title, ...passages.map(({ runs }) => runs)]
        .flat()
        .flatMap(({ kind, text }) => (kind === 'inserted' ? [text] : [])),
    ].join('');
    expect([...written].filter((sign) => sign.trim() !== '' && !(sign in glyphs))).toEqual([]);
  });
});

test('a post that nobody has marked is shown clean', () => {
  const [post] = classic;
  if (!post) throw new Error('no post');
  const marked = markedPost(post, team, []);
  expect(marked.notes).toBe(0);
  expect(marked.title).toEqual([{ kind: 'kept', text: post.title }]);
  expect(marked.words.first).toBe(marked.words.printed);
});
