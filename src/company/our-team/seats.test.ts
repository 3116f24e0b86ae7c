import { expect, test } from 'vitest';
import { posts } from '../../blog/posts.ts';
import { team } from '../../content/team.ts';
import { copy } from './copy.ts';
import { addContacts, othersOf, toBenchOwners, toPlanItems } from './seats.ts';

const benches = Object.values(copy.rooms).flatMap((room) => [...room.benches]);

test('everybody of the team has one bench, one question and one place on the plan', () => {
  const ids = team.map(({ id }) => id);
  const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
  expect(sorted(benches.map(({ id }) => id))).toEqual(ids);
  expect(sorted(copy.ask.items.map(({ id }) => id))).toEqual(ids);
  expect(toPlanItems(copy.rooms, team).map(({ id }) => id)).toEqual(ids);
});

test('who has left the team is neither at a bench nor asked', () => {
  const left = team.filter(({ id }) => id !== 4);
  expect(toBenchOwners(benches, left, []).map(({ id }) => id)).not.toContain(4);
  expect(addContacts(copy.ask.items, left)).toHaveLength(left.length);
  expect(toPlanItems(copy.rooms, left)).toEqual(
    toPlanItems(copy.rooms, team).filter(({ id }) => id !== 4),
  );
});

test('who has joined the team without a bench is among the others', () => {
  const tenth = {
    id: 10,
    img: 'jane-doe',
    name: 'Jane Doe',
    designation: 'Bookkeeper',
    description: 'Keeps the books.',
  };
  const rooms = Object.values(copy.rooms);
  expect(othersOf(rooms, team, posts)).toEqual([]);
  expect(othersOf(rooms, [...team, tenth], posts)).toEqual([{ ...tenth, posts: [] }]);
});

test('under a name stand the two latest posts of that person', () => {
  for (const owner of toBenchOwners(benches, team, posts)) {
    const own = posts.filter(({ author }) => author === owner.id);
    const days = own.map(({ date }) => Date.parse(date)).sort((one, other) => other - one);
    const shown = owner.posts.map(({ title }) => own.find((post) => post.title === title));
    expect(shown.map((post) => Date.parse(post?.date ?? ''))).toEqual(days.slice(0, 2));
  }
});
