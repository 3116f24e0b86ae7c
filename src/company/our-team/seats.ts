import { postPath } from '../../content/post-path.ts';
import { startOfDay } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import type { Bench } from './bench.ts';
import { benchArea, type RoomName, roomNames } from './plan.ts';

/** Number of latest posts below a name. */
const maxPosts = 2;

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** Benches of each room, in the order of the drawing. */
type Rooms = Readonly<Record<RoomName, readonly Bench[]>>;

/** Returns the areas of all benches in the drawing, by the id of their owner. */
const areasByOwner = (rooms: Rooms) =>
  new Map(
    roomNames.flatMap((room) =>
      rooms[room].map(({ id }, index) => [id, benchArea(room, index)] as const),
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

/** Returns the whole team, each with the bench, if there is one, and the latest posts. */
export function toBenchOwners(rooms: Rooms, team: readonly TeamMember[], posts: readonly Post[]) {
  const benches = Object.values(rooms).flat();
  return team.map((person) => ({
    ...benches.find(({ id }) => id === person.id),
    ...person,
    posts: latestOf(person, posts),
  }));
}

/** Returns the whole team with first names, and what one calls each of them for. */
export const addCalls = (
  calls: readonly { id: number; text: string }[],
  team: readonly TeamMember[],
) =>
  team.map(({ id, name, designation }) => ({
    id,
    name: firstName(name),
    text: calls.find((call) => call.id === id)?.text ?? designation,
  }));

/** Adds the name and the anchor of the person in charge to each question; drops those without. */
export const addContacts = (
  items: readonly { question: string; id: number }[],
  team: readonly TeamMember[],
) =>
  items.flatMap(({ question, id }) => {
    const person = team.find((member) => member.id === id);
    return person ? [{ question, name: firstName(person.name), link: `#${id}` }] : [];
  });
