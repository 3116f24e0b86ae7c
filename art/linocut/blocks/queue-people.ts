import { cut } from '../block.ts';
import { chanceOf } from '../chance.ts';
import { type Curve, closed, type Point } from '../curves.ts';
import { type Person, type Pose, rim, seamsOf } from '../figures.ts';
import { gouges } from '../gouge.ts';

export const skyline = 58;

const focal = 300;

const middle = 262;

/** A place on the ground, in meters to the right and away, and how many units a meter is there. */
export const ground = (x: number, away: number): readonly [Point, number] => [
  [middle + (focal * x) / away, skyline + (focal * 2.35) / away],
  focal / away,
];

/** Course of the line of people: from the door at the left, round the lot and up the street. */
export const line: Curve = [
  [-1.8, 3.75],
  [-0.7, 4.05],
  [0.5, 4.7],
  [1.7, 5.6],
  [3.1, 7],
  [4.6, 9],
  [5.6, 11.5],
  [5.4, 14],
  [3.9, 16.5],
  [1.8, 19],
  [0.4, 22],
  [0.6, 26],
  [3, 31],
  [8, 38],
  [15, 46],
  [24, 56],
  [34, 68],
];

const poses: readonly Pose[] = [
  'waiting',
  'brimmed',
  'walking',
  'long',
  'waiting',
  'stooped',
  'long',
  'small',
  'brimmed',
  'waiting',
];

/** Everybody in the line, the last one first. */
export const people: Person[] = (() => {
  const chance = chanceOf(41);
  const places: Point[] = [];
  let rest = 0;
  for (const [index, [x1, z1]] of line.entries()) {
    const next = line[index + 1];
    if (!next) break;
    const [x2, z2] = next;
    const length = Math.hypot(x2 - x1, z2 - z1);
    for (; rest < length; rest += 0.62 + 0.3 * chance()) {
      const share = rest / length;
      places.push([x1 + (x2 - x1) * share + (chance() - 0.5) * 0.3, z1 + (z2 - z1) * share]);
    }
    rest -= length;
  }
  return places
    .map(([x, away], index): Person => {
      const [[px, py], unit] = ground(x, away);
      const drawn = poses[Math.floor(chance() * poses.length)] ?? 'waiting';
      const pose = index === 0 ? 'walking' : index === 1 ? 'brimmed' : drawn;
      const tall = (pose === 'small' ? 1.2 : 1.6 + 0.25 * chance()) * unit;
      return {
        pose,
        x: px,
        y: py,
        tall: index === 0 ? unit * 1.62 : tall,
        turned: chance() > 0.66 && index > 0,
      };
    })
    .reverse();
})();

export const first = people.at(-1) as Person;

export const others = people.slice(0, -1);

/** Returns trodden snow beside a person, in shadow. */
export const shadeOf = ({ x, y, tall }: Person) =>
  `M${x - 0.16 * tall} ${y - 0.01 * tall}q${0.3 * tall} ${-0.05 * tall} ${0.75 * tall} ${0.02 * tall}q${-0.3 * tall} ${0.07 * tall} ${-0.75 * tall} ${-0.02 * tall}z`;

/** Snow on shoulders and caps. */
export const snowed = ({ x, y, tall, turned }: Person): string => {
  const side = turned ? -1 : 1;
  return tall < 24
    ? ''
    : `M${x - 0.05 * tall} ${y - 0.985 * tall}q${0.05 * tall} ${-0.05 * tall} ${0.1 * tall} 0q${-0.05 * tall} ${0.018 * tall} ${-0.1 * tall} 0zM${x - side * 0.165 * tall} ${y - 0.72 * tall}q${side * 0.03 * tall} ${-0.07 * tall} ${side * 0.09 * tall} ${-0.085 * tall}q${-side * 0.02 * tall} ${0.06 * tall} ${-side * 0.09 * tall} ${0.085 * tall}z`;
};

/** Returns seams and light on a person near enough for the tool. */
export const dressed = (person: Person): string =>
  person.tall < 34
    ? ''
    : `${cut(gouges(seamsOf(person), { spacing: Math.min(3.4, 0.9 + person.tall / 62), light: () => 0.75, push: [8, 34], rest: 5, seed: Math.round(person.x) }))}${person.tall > 52 ? cut(rim(person, -1)) : ''}`;

/** List in the hand of the person who was first. */
export const list = (() => {
  const { x, y, tall } = first;
  return closed([
    [x - 0.37 * tall, y - 0.66 * tall],
    [x - 0.19 * tall, y - 0.69 * tall],
    [x - 0.16 * tall, y - 0.47 * tall],
    [x - 0.34 * tall, y - 0.44 * tall],
  ]);
})();
