import type { CordDrawing } from '../../blocks/cord/cord.tsx';
import { type CordPen, cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';
import type { PairDrawing } from './cord-pair.tsx';

/** Lanes of places; the cord goes through them to and fro. */
const lanes = 4;

interface Frame {
  /** Left end of the ferry, or of the lanes without one. */
  x: number;
  /** Height of the line. */
  y: number;
  /** Distance of places in a lane. */
  pitch: number;
  /** Distance of lanes. */
  lane: number;
  /** Length of the bow and of the stern. */
  bow: number;
}

interface Deck {
  places: number;
  isFerry: boolean;
  /** Number of empty places. */
  empty: number;
}

/** Parts of a car's width, from its front: hood, windshield, roof, rear window, trunk. */
const carParts = [0.23, 0.13, 0.36, 0.16, 0.12] as const;

/** Returns places that are empty: spread over the lanes, and in no order. */
export function emptyPlaces(places: number, count: number): Set<number> {
  const empty = new Set<number>();
  for (let index = 1; empty.size < Math.min(count, places); index += 1)
    empty.add(Math.floor(((index * 0.618_034) % 1) * places));
  return empty;
}

/** Returns the data of a place that is taken: along its foot, and back over what stands there. */
function takenData({ pitch, lane }: Frame, direction: 1 | -1, isCar: boolean): string {
  const [width, height] = [Math.round(pitch * 0.82), Math.round(lane * 0.62)];
  const margin = Math.round((pitch - width) / 2);
  const outline = isCar
    ? carOutline(width, height, direction)
    : `v${-height}h${-direction * width}v${height}`;
  return `h${direction * (margin + width)}${outline}h${direction * (pitch - margin)}`;
}

/** Returns the data of a car whose front is at the right, from its end in a direction, over its roof. */
function carOutline(width: number, height: number, direction: 1 | -1): string {
  const body = Math.round(height * 0.48);
  const cabin = height - body;
  const lengths = carParts.map((part) => Math.round(part * width));
  const rest = width - lengths.reduce((sum, length) => sum + length, 0);
  const parts = lengths.map((length, index) => length + (index === 2 ? rest : 0));
  const [first, up, roof, down, last] = (direction === 1 ? parts : parts.toReversed()).map(
    (length) => -direction * length,
  );
  return `v${-body}h${first}l${up} ${-cabin}h${roof}l${down} ${cabin}h${last}v${body}`;
}

/** Distance of a turn from the last place of its lane, which is its radius too. */
const turnOf = ({ pitch }: Frame) => Math.round(pitch / 6);

/** Height of a lane, on which its places stand: all of them are in the middle of the drawing. */
const baseOf = ({ y, lane }: Frame, index: number) => Math.round(y + (index - 1.2) * lane);

/** Draws lanes of places from left to right and back, one below the other. */
function drawLanes(
  pen: CordPen,
  frame: Frame,
  perLane: number,
  { places, isFerry, empty }: Deck,
): void {
  const gaps = emptyPlaces(places, empty);
  const { x, pitch, bow } = frame;
  const [left, right] = [x + bow, x + bow + perLane * pitch];
  const turn = turnOf(frame);
  for (let index = 0; index < lanes; index += 1) {
    const direction = index % 2 === 0 ? 1 : -1;
    const base = baseOf(frame, index);
    if (index > 0) {
      const end = direction === 1 ? left - turn : right + turn;
      pen.to(end, baseOf(frame, index - 1), turn).to(end, base, turn);
    }
    pen.to(direction === 1 ? left : right, base);
    for (let place = 0; place < perLane; place += 1)
      pen.piece(
        gaps.has(index * perLane + place)
          ? `h${direction * pitch}`
          : takenData(frame, direction, isFerry),
        direction * pitch,
      );
  }
}

/** Draws a ferry from above, with a ramp at both ends, round from the one at its left. */
function drawHull(pen: CordPen, { x, y, pitch, lane, bow }: Frame, perLane: number): void {
  const end = x + perLane * pitch + 2 * bow;
  const [ramp, side] = [Math.round(lane * 0.9), Math.round(lane * 2.4)];
  const [from, to, bend] = [x + bow + 12, end - bow - 12, bow * 0.55];
  pen
    .to(x, y)
    .to(x, y - ramp, 5)
    .to(x + 4, y - ramp - 4);
  pen.curve(x + bend, y - ramp - bend, from - bend, y - side, from, y - side).to(to, y - side);
  pen.curve(to + bend, y - side, end - bend, y - ramp - bend, end - 4, y - ramp - 4);
  pen
    .to(end, y - ramp, 5)
    .to(end, y + ramp, 5)
    .to(end - 4, y + ramp + 4);
  pen.curve(end - bend, y + ramp + bend, to + bend, y + side, to, y + side).to(from, y + side);
  pen.curve(from - bend, y + side, x + bend, y + ramp + bend, x + 4, y + ramp + 4);
  pen.to(x, y + ramp, 5).to(x, y);
}

function drawDeck(pen: CordPen, frame: Frame, deck: Deck): void {
  const { places, isFerry } = deck;
  const { x, y, pitch, lane, bow } = frame;
  const perLane = Math.ceil(places / lanes);
  const right = x + perLane * pitch + (isFerry ? 2 : 1) * bow;
  if (isFerry) drawHull(pen, frame, perLane);
  const left = x + bow;
  const [first, last, low] = [
    baseOf(frame, 0),
    baseOf(frame, lanes - 1),
    y + Math.round(2.4 * lane),
  ];
  // From the ramp to the first lane, and from the last one back to it.
  pen.to(x, y).curve(x + bow * 0.6, y, x + bow * 0.4, first, left, first);
  drawLanes(pen, frame, perLane, deck);
  if (isFerry) {
    pen.curve(x + bow * 0.4, last, x + bow * 0.6, y, x, y).move(right, y);
    return;
  }
  // Without a ferry, on below the others.
  const turn = turnOf(frame);
  pen.to(left - turn, last, turn).to(left - turn, low, turn);
  pen.to(right + bow, low, 12).to(right + bow, y, 12);
}

/** Draws the places before and after: the line goes round a place that is taken, and through an empty one. */
export function deckCord(before: Deck, after: Deck): PairDrawing {
  const perLane = Math.max(...[before, after].map(({ places }) => Math.ceil(places / lanes)));
  /** Returns the frame of the drawing from an edge to another, at the height of the line. */
  const frameOf = (x: number, width: number, y: number, bow: number): Frame => {
    const pitch = Math.floor((width - 2 * bow) / perLane);
    return { x, y, pitch, lane: Math.round(Math.min(pitch * 0.74, y / 2.55)), bow };
  };

  const pen = cordFromLeft(107);
  drawDeck(pen, frameOf(62, 516, 107, 62), before);
  drawDeck(pen, frameOf(702, 516, 107, 62), after);
  const row = (deck: Deck): CordDrawing => {
    const rowPen = cordFromLeft(71);
    drawDeck(rowPen, frameOf(24, 342, 71, 34), deck);
    return { height: 142, path: toRightEdge(rowPen, 71) };
  };
  return {
    wide: { height: 214, path: toRightEdge(pen, 107) },
    narrow: [row(before), row(after)],
  };
}
