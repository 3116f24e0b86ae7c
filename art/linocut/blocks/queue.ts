import { noise } from '../../woven/noise.ts';
import { type Block, cut, ink, within } from '../block.ts';
import { closed, handCut, lineOf, parallels, through } from '../curves.ts';
import { personOf } from '../figures.ts';
import { gouges, ridges } from '../gouge.ts';
import { spruces } from '../land.ts';
import { dressed, first, list, others, people, shadeOf, skyline, snowed } from './queue-people.ts';
import {
  building,
  clinic,
  door,
  flakes,
  frame,
  groundCurves,
  groundLight,
  height,
  lamp,
  width,
} from './queue-street.ts';

/** First state: before six in the morning, in the snow. */
function before(): string {
  const street = through([
    [118, 62],
    [200, 60],
    [300, 57],
    [420, 58],
    [525, 60],
  ]);
  return within(
    frame,
    [
      ink(frame),
      cut(
        gouges(
          parallels(
            { x: 0, y: 0, width, height: 80 },
            { angle: 68, spacing: 9, wave: 2, seed: 14 },
          ),
          {
            spacing: 2.6,
            light: (x, y) => 0.5 * noise(x / 20, y / 9, 15) + y / 240 - 0.08,
            push: [4, 12],
            rest: 16,
            seed: 16,
          },
        ),
      ),
      lamp(8, 24),
      lamp(30, 60),
      cut(spruces(street, 40, 18, 9), 'stroke="#fff" stroke-width="1.4"'),
      ink(spruces(street, 40, 18, 9)),
      building(128, 70, 52, 22, 18, [9, 33]),
      building(196, 66, 38, 18, 13, [8]),
      building(382, 78, 92, 34, 22, [14, 42, 68]),
      building(484, 76, 60, 24, 16, [10]),
      within(
        closed([
          [-5, skyline + 3],
          [130, skyline + 12],
          [230, skyline + 5],
          [372, skyline + 16],
          [width + 5, skyline + 16],
          [width + 5, height + 5],
          [-5, height + 5],
        ]),
        [
          ink(`M-5 0h${width + 10}v${height}h${-width - 10}z`),
          cut(
            gouges(groundCurves, {
              spacing: (_, y) => 3 + ((y - skyline) / 200) * 8.2,
              light: groundLight,
              push: [26, 90],
              rest: 2.6,
              seed: 22,
            }),
          ),
          // Trodden: the snow along the line is shadow.
          ink(people.map(shadeOf).join('')),
        ].join(''),
      ),
      people
        .slice(0, -1)
        .map(
          (person) =>
            `${cut(personOf(person), `stroke="#fff" stroke-width="${Math.min(4, 0.8 + person.tall / 34)}"`)}${ink(personOf(person))}${dressed(person)}${cut(snowed(person))}`,
        )
        .join(''),
      clinic(),
      `${cut(personOf(first), 'stroke="#fff" stroke-width="5"')}${ink(personOf(first))}${dressed(first)}${cut(snowed(first))}`,
      cut(flakes(6, 190, 0, 130)),
      cut(flakes(7, 60, 130, height)),
    ].join(''),
  );
}

/** Second cutting: the line is gone; the ridges between the gouge's passes say where it stood. */
function further(): string {
  const all = others.map(personOf);
  return [
    ink(`M0 0h${width}v${height}H0z`),
    ...all.map((each) => cut(each, 'stroke="#fff" stroke-width="1.4"')),
    ...others.map((each) => cut(shadeOf(each), 'stroke="#fff" stroke-width="2"')),
    within(
      all,
      ink(
        ridges(
          parallels(
            { x: 120, y: 60, width: 400, height: 200 },
            { angle: 84, spacing: 4.4, wave: 1, seed: 31 },
          ),
          { share: 0.17, width: 1.6, seed: 32, longest: 26 },
        ),
      ),
    ),
    cut(personOf(first), 'stroke="#fff" stroke-width="3"'),
    cut(list, 'stroke="#fff" stroke-width="4"'),
    cut(
      closed([
        [door.left, door.floor],
        [door.left, door.top],
        [door.right, door.top],
        [door.right, door.floor - 1],
      ]),
    ),
    ink(
      `M${(door.left + door.right) / 2 - 1.3} ${door.top + 6}h2.6v48h-2.6zM${door.left + 6} ${door.top + 29}h${door.right - door.left - 12}v2.4h${-(door.right - door.left - 12)}z`,
    ),
  ].join('');
}

/** The red block: the one who was first, with her list; and the door. */
function red(): string {
  const { left, right, top, floor } = door;
  const { x, y, tall } = first;
  return within(
    frame,
    [
      ink(
        handCut(
          [
            [left + 1, floor],
            [left + 1, top + 1],
            [right - 1, top + 1],
            [right - 1, floor - 2],
          ],
          0.5,
        ),
      ),
      cut(
        handCut(
          [
            [left + 7, top + 52],
            [left + 7, top + 8],
            [right - 7, top + 8],
            [right - 7, top + 52],
          ],
          0.5,
        ),
      ),
      cut(personOf(first), 'stroke="#fff" stroke-width="5"'),
      ink(personOf(first)),
      dressed(first),
      cut(list, 'stroke="#fff" stroke-width="3"'),
      ink(list),
      cut(
        gouges(
          [0.6, 0.55, 0.5].map((at) =>
            lineOf([x - 0.34 * tall, y - at * tall], [x - 0.2 * tall, y - (at + 0.025) * tall]),
          ),
          { spacing: 2.4, light: () => 0.8, push: [20, 60] },
        ),
      ),
    ].join(''),
  );
}

export const queue: Block = { width, height, before, further, red };
