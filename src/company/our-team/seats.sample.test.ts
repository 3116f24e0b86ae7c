import { expect, test } from 'vitest';
import { posts } from '../../blog/posts.ts';
import { team } from '../../content/team.ts';
import { copy } from './copy.ts';
import { addCalls, addContacts, toBenchOwners, toPlanItems } from './seats.ts';

const benches = Object.values(copy.rooms).flat();
const tenth = {
  id: 10,
  img: 'jane-doe',
  name: 'Jane Doe',
  designation: 'Bookkeeper',
  description: 'Keeps the books.',
};

test('everybody of the team has one bench, one call, one question and one place on the plan', () => {
  const ids = team.map(({ id }) => id);
  const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
  expect(sorted(benches.map(({ id }) => id))).toEqual(ids);
  expect(copy.hero.calls.map(({ id }) => id)).toEqual(ids);
  expect(sorted(copy.contact.items.map(({ id }) => id))).toEqual(ids);
  expect(toPlanItems(copy.rooms, team).map(({ id }) => id)).toEqual(ids);
});

test('who has left the team is neither drawn, nor at a bench, nor asked', () => {
  const left = team.filter(({ id }) => id !== 4);
  expect(toBenchOwners(copy.rooms, left, []).map(({ id }) => id)).not.toContain(4);
  expect(addCalls(copy.hero.calls, left).map(({ id }) => id)).not.toContain(4);
  expect(addContacts(copy.contact.items, left)).toHaveLength(left.length);
  expect(toPlanItems(copy.rooms, left)).toEqual(
    toPlanItems(copy.rooms, team).filter(({ id }) => id !== 4),
  );
});

test('who has joined the team without a bench comes last, and is called by trade', () => {
  const joined = [...team, tenth];
  expect(toBenchOwners(copy.rooms, joined, posts).at(-1)).toEqual({ ...tenth, posts: [] });
  expect(addCalls(copy.hero.calls, joined).at(-1)).toEqual({
    id: 10,
    name: 'Jane',
    text: 'Bookkeeper',
  });
});

test('under a name stand the two latest posts of that person', () => {
  for (const owner of toBenchOwners(copy.rooms, team, posts)) {
    const own = posts.filter(({ author }) => author === owner.id);
    const days = own.map(({ date }) => Date.parse(date)).sort((one, other) => other - one);
    const shown = owner.posts.map(({ title }) => own.find((post) => post.title === title));
    expect(shown.map((post) => Date.parse(post?.date ?? ''))).toEqual(days.slice(0, 2));
  }
});
