import { CordPen, cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';
import { drawMill, millReach } from './hero-cord-mill.ts';
import { drawRiver, drawWave, type River, riverEnd, topStrands } from './hero-cord-river.ts';
import { drawThing, type Place, type Point } from './hero-cord-shape.ts';
import { page, parcel, phone } from './hero-cord-things.ts';

/** Building at the end of the drawing; only the sample firm works in a mill. */
export type Building = 'mill' | null;

/** Receiver at the beginning of the cord: its upper left corner, and its scale. */
export type Receiver = Place;

/** Size of the receiver at a scale of 1 (`receiver.tsx`). */
export const receiverSize = { width: 260, height: 88 };

/** Stretch of the cord from edge to edge of the window, and where its things stand. */
export interface HeroStretch {
  height: number;
  path: string;
  /** Left sides of what has a text below it, in units of the drawing. */
  starts: readonly number[];
  /** Place of the mill, on a stretch that has one. */
  mill?: Place | undefined;
}

/** Stretch that begins with the receiver. */
export interface FirstStretch extends HeroStretch {
  receiver: Receiver;
  /** Strands of the coil that lie over others. */
  over: string;
}

/** Room at the edges of a drawing, for the width of the cord. */
const room = 6;
/** From the line up to a text: the phone, and air. */
const clearance = 138 + 28;

/** Draws receiver, coil and river on a line, up to the first thing. */
function beginWith({ x, scale }: Receiver, river: River): CordPen {
  const end = x + (receiverSize.width - 14) * scale;
  const pen = new CordPen(end, river.y - 8).curve(end, river.y - 4, end, river.y, river.x, river.y);
  return drawRiver(pen, river).to(riverEnd(river), river.y);
}

const receiverOn = (ground: number, x: number, scale: number): Receiver => ({
  x,
  y: ground - receiverSize.height * scale,
  scale,
});

/** Draws things on a line, from left to right. */
function drawThings(
  pen: CordPen,
  place: Omit<Place, 'x'>,
  things: readonly (readonly [x: number, points: readonly Point[]])[],
): CordPen {
  for (const [x, points] of things) drawThing(pen.to(x, place.y), { ...place, x }, points);
  return pen;
}

/** Things in wide windows: closer together where there is a mill after them. */
const wideLayouts = {
  mill: { y: 268, scale: 0.93, starts: [408, 588, 754] },
  none: { y: 184, scale: 1.12, starts: [430, 722, 1016] },
} as const;

/**
 * Returns the drawing of wide windows: receiver, river, page, parcel and phone, and the mill, which
 * reaches up beside the text above them, by `rise`.
 */
export function wideHero(building: Building): FirstStretch & { rise: number } {
  const { y, scale, starts } = wideLayouts[building ?? 'none'];
  const receiver = receiverOn(y, 56, 0.58);
  const river: River = { x: 208, y, loops: 3, waves: 6, pitch: [16, 34], radius: 15 };
  const [pageX, parcelX, phoneX] = starts;
  const pen = drawThings(beginWith(receiver, river), { y, scale }, [
    [pageX, page],
    [parcelX, parcel],
    [phoneX, phone],
  ]);
  const mill = { x: 958, y, scale: 0.98 };
  if (building) {
    const afterPhone = phoneX + 66 * scale;
    drawWave(pen.to(afterPhone, y), [afterPhone, y], mill.x - millReach.left * mill.scale);
    drawMill(pen, mill);
  }
  return {
    height: y + (building ? millReach.below : 4 * room),
    path: toRightEdge(pen, y),
    starts: [receiver.x, ...starts, ...(building ? [mill.x] : [])],
    receiver,
    over: topStrands(river),
    rise: building ? y - clearance * scale : 0,
    mill: building ? mill : undefined,
  };
}

/** Returns the first stretch of narrow windows: receiver, river, and the page. */
export function firstRow(): FirstStretch {
  const y = 112;
  const receiver = receiverOn(y, 20, 0.4);
  const river: River = { x: 126, y, loops: 2, waves: 5, pitch: [11, 22], radius: 10 };
  const pageX = 236;
  const pen = drawThings(beginWith(receiver, river), { y, scale: 0.8 }, [[pageX, page]]);
  return {
    height: y + room,
    path: toRightEdge(pen, y),
    starts: [receiver.x, pageX],
    receiver,
    over: topStrands(river),
  };
}

/** Returns the second stretch of narrow windows: parcel and phone. */
export function secondRow(): HeroStretch {
  const y = 134;
  const starts = [20, 236] as const;
  const pen = drawThings(cordFromLeft(y), { y, scale: 0.92 }, [
    [starts[0], parcel],
    [starts[1], phone],
  ]);
  return { height: y + room, path: toRightEdge(pen, y), starts };
}

/** Returns the third stretch of narrow windows: the mill. */
export function thirdRow(): HeroStretch & { mill: Place } {
  const y = 242;
  const mill = { x: 132, y, scale: 0.88 };
  const wheel = mill.x - millReach.left * mill.scale;
  const pen = drawMill(drawWave(cordFromLeft(y).to(wheel - 24, y), [wheel - 24, y], wheel), mill);
  return { height: y + millReach.below, path: toRightEdge(pen, y), starts: [20], mill };
}
