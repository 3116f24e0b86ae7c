import { postPath } from '../../content/post-path.ts';
import { startOfDay } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import type { Bench } from './bench.ts';
import { benchArea, type RoomName, roomNames } from './plan.ts';

/** Number of latest posts below a name. */
const maxPosts = 2;

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** Adds the team member to each entry; drops entries without one. */
const withPerson = <Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  team: readonly TeamMember[],
) =>
  entries.flatMap((entry) => {
    const person = team.find(({ id }) => id === entry.id);
    return person ? [{ entry, person }] : [];
  });

/** Rooms with their benches, by name. */
type Rooms = Readonly<Record<RoomName, { readonly benches: readonly Bench[] }>>;

/** Returns the areas of all benches in the drawing, by the id of their owner. */
const areasByOwner = (rooms: Rooms) =>
  new Map(
    roomNames.flatMap((room) =>
      rooms[room].benches.map(({ id }, index) => [id, benchArea(room, index)] as const),
    ),
  );

/** Returns the people who have a bench in the drawing, each with its area. */
export function toPlanItems(rooms: Rooms, team: readonly TeamMember[]) {
  const areas = areasByOwner(rooms);
  return team.flatMap(({ id, name }) => {
    const area = areas.get(id);
    return area ? [{ id, name: firstName(name), area }] : [];
  });
}

/** Returns the latest posts of a person. */
const latestOf = ({ id }: TeamMember, posts: readonly Post[]) =>
  posts
    .filter(({ author }) => author === id)
    .sort((one, other) => startOfDay(other.date) - startOfDay(one.date))
    .slice(0, maxPosts)
    .map((post) => ({ title: post.title, link: postPath(post) }));

/** Returns the owners of these benches, with their latest posts. */
export const toBenchOwners = (
  benches: readonly Bench[],
  team: readonly TeamMember[],
  posts: readonly Post[],
) =>
  withPerson(benches, team).map(({ entry, person }) => ({
    ...person,
    media: entry.media,
    things: entry.things,
    answersFor: entry.answersFor,
    posts: latestOf(person, posts),
  }));

/** Returns the people without a bench in any of the rooms, with their latest posts. */
export const othersOf = (
  rooms: readonly { readonly benches: readonly Bench[] }[],
  team: readonly TeamMember[],
  posts: readonly Post[],
) =>
  team
    .filter((person) => !rooms.some(({ benches }) => benches.some(({ id }) => id === person.id)))
    .map((person) => ({ ...person, posts: latestOf(person, posts) }));

/** Adds the name and the anchor of the person in charge to each question. */
export const addContacts = (
  items: readonly { question: string; id: number }[],
  team: readonly TeamMember[],
) =>
  withPerson(items, team).map(({ entry, person }) => ({
    question: entry.question,
    name: firstName(person.name),
    img: person.img,
    link: `#${entry.id}`,
  }));
