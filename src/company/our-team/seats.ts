import { postPath } from '../../content/post-path.ts';
import { startOfDay } from '../../content/printed-day.ts';
import type { Post } from '../../content/schema/post.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import type { Bench } from './copy.ts';
import { planPlace } from './plan.ts';

/** Number of latest posts below a name. */
const shownPosts = 2;

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** Adds the team member to each row; rows without one are dropped. */
const withPerson = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  team: readonly TeamMember[],
) =>
  rows.flatMap((row) => {
    const person = team.find(({ id }) => id === row.id);
    return person ? [{ row, person }] : [];
  });

/** Returns the people on the plan, by id; who has no bench in the drawing is not on it. */
export const placesOf = (team: readonly TeamMember[]) =>
  team.flatMap(({ id, name }) => {
    const place = planPlace(id);
    return place ? [{ id, name: firstName(name), place }] : [];
  });

/** Returns the latest posts of a person. */
const latestOf = ({ id }: TeamMember, posts: readonly Post[]) =>
  posts
    .filter(({ author }) => author === id)
    .sort((one, other) => startOfDay(other.date) - startOfDay(one.date))
    .slice(0, shownPosts)
    .map((post) => ({ title: post.title, link: postPath(post) }));

/** Returns the owners of these benches, with their latest posts. */
export const ownersOf = (
  benches: readonly Bench[],
  team: readonly TeamMember[],
  posts: readonly Post[],
) =>
  withPerson(benches, team).map(({ row, person }) => ({
    ...person,
    media: row.media,
    things: row.things,
    answersFor: row.answersFor,
    posts: latestOf(person, posts),
  }));

/** Returns the people who have a bench in none of the rooms, with their latest posts. */
export const othersOf = (
  rooms: readonly { readonly benches: readonly Bench[] }[],
  team: readonly TeamMember[],
  posts: readonly Post[],
) =>
  team
    .filter((person) => !rooms.some(({ benches }) => benches.some(({ id }) => id === person.id)))
    .map((person) => ({ ...person, posts: latestOf(person, posts) }));

/** Adds the name and the anchor of the person in charge to each question. */
export const askedOf = (
  items: readonly { question: string; id: number }[],
  team: readonly TeamMember[],
) =>
  withPerson(items, team).map(({ row, person }) => ({
    question: row.question,
    name: firstName(person.name),
    img: person.img,
    link: `#${row.id}`,
  }));
