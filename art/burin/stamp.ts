/** A stamp: forms and ground cut into one plate, words upon it, printed in one ink. */

import type { Mark } from '../../src/homes/creative-portfolio/marks.ts';
import type { Form } from './forms.ts';
import { type Cut, emptyPlate, hatch } from './hatch.ts';
import { lettered, words } from './lettering.ts';
import { type Lit, lightOf } from './light.ts';
import { type Corner, colorOf, printed } from './paper.ts';
import { clamp, type Vec } from './vector.ts';
import { at, type Camera, drawForm, emptySeen, projectionOf, type Seen } from './view.ts';

/** A place of a form, as the engraver sees it. */
export interface Spot {
  u: number;
  v: number;
  place: Vec;
  normal: Vec;
  /** Light that arrives, 0 to 1: turned from the lamp or in a shadow is 0. */
  light: number;
  /** Cosine between the normal and the eye. */
  facing: number;
  /** Units of the picture. */
  x: number;
  y: number;
}

export interface Design {
  /** Units; 1000 is the usual width. */
  width: number;
  height: number;
  outline: readonly Corner[];
  /** Space between perforations, and from line to line. */
  perforation: number;
  every: number;
  ink: string;
  paper: string;
  /** True where the picture is cut; elsewhere `frame` says. */
  inPicture: (x: number, y: number) => boolean;
  camera: Camera;
  light: { from: Vec; reach: number };
  forms: readonly Form[];
  cut: (form: string, spot: Spot) => Cut;
  ground: (x: number, y: number) => Cut & { part?: number };
  frame?: (x: number, y: number) => Cut & { part: number };
  /** SVG in white: the parts that are printed solid, and before them the parts that are left bare. */
  solid: string;
  bare: string;
  /** SVG in white that is printed solid on the ground alone, behind all forms. */
  behind?: string;
  /** Letters that only a loupe shows. */
  marks?: readonly Mark[];
}

/** State of a plate: the sets of lines that are cut, and true if its words are in. */
export interface State {
  sets: 0 | 1 | 2;
  letters: boolean;
}
const finished: State = { sets: 2, letters: true };

const nothing: Cut = { tone: 0, lines: 0, across: 0 };

/** Ink of a design at so many pixels of width. */
export async function inkOf(
  design: Design,
  width: number,
  state: State = finished,
): Promise<Float32Array> {
  const scale = width / design.width;
  const height = Math.round(design.height * scale);
  const project = projectionOf(design.camera);
  const seen = emptySeen(width, height);
  // A mesh for every size: a draft needs no more faces than pixels.
  const detail = Math.min(1.15, 0.35 + (0.8 * width) / 2000);
  const forms = design.forms.map((form) => ({
    ...form,
    steps: [Math.ceil(form.steps[0] * detail), Math.ceil(form.steps[1] * detail)] as const,
  }));
  forms.forEach((form, index) => {
    drawForm(seen, form, index + 1, project, scale, design.camera.eye);
  });
  const lit = lightOf(forms, design.light.from, design.light.reach);
  const plate = emptyPlate(width, height);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const index = py * width + px;
      const [x, y] = [(px + 0.5) / scale, (py + 0.5) / scale];
      const id = seen.id[index] as number;
      let cut: Cut = nothing;
      let part = 0;
      if (!design.inPicture(x, y)) {
        const frame = design.frame?.(x, y);
        cut = frame ?? nothing;
        part = 200 + (frame?.part ?? 0);
      } else if (id === 0) {
        const ground = design.ground(x, y);
        cut = ground;
        part = 100 + (ground.part ?? 0);
      } else {
        const form = forms[id - 1] as Form;
        cut = design.cut(form.name, spotAt(seen, index, lit, design.camera.eye, x, y));
        part = id;
      }
      plate.tone[index] = clamp(cut.tone);
      plate.lines[index] = cut.lines;
      plate.across[index] = cut.across;
      plate.whole[index] = cut.whole ?? 0;
      plate.part[index] = part;
    }
  const ink = hatch(plate, design.every * scale, state.sets);
  plate.whole.forEach((share, index) => {
    const cut = ink[index] as number;
    if (share > 0) ink[index] = Math.max(cut, share);
    else if (share < 0) ink[index] = cut * (1 + Math.max(-1, share));
  });
  const flat = new Set(forms.flatMap((form, index) => (form.flat ? [index + 1] : [])));
  outline(plate.part, seen, ink, scale, flat);
  const size = { width, height };
  const units = [design.width, design.height] as const;
  const micro = microPrint(state.letters ? (design.marks ?? []) : []);
  const bare = await lettered((state.letters ? design.bare : '') + micro.bare, units, size);
  const solid = await lettered((state.letters ? design.solid : '') + micro.solid, units, size);
  const carved = await lettered(micro.carved, units, size);
  if (design.behind) {
    const behind = await lettered(design.behind, units, size);
    behind.forEach((share, index) => {
      const part = plate.part[index] as number;
      if (part >= 100 && part < 200) ink[index] = Math.max(ink[index] as number, share);
    });
  }
  return ink.map(
    (share, index) =>
      Math.max(share * (1 - at(bare, index)), at(solid, index)) * (1 - at(carved, index)),
  );
}

function spotAt(seen: Seen, index: number, lit: Lit, eye: Vec, x: number, y: number): Spot {
  const three = (values: Float32Array): Vec => [
    at(values, index * 3),
    at(values, index * 3 + 1),
    at(values, index * 3 + 2),
  ];
  const [place, normal] = [three(seen.place), three(seen.normal)];
  const toward: Vec = [eye[0] - place[0], eye[1] - place[1], eye[2] - place[2]];
  const length = Math.hypot(...toward);
  const facing = (normal[0] * toward[0] + normal[1] * toward[1] + normal[2] * toward[2]) / length;
  const [lx, ly, lz] = lit.from;
  const turnedTo = normal[0] * lx + normal[1] * ly + normal[2] * lz;
  const light = turnedTo <= 0 ? 0 : turnedTo * lit.reaches(place);
  return { u: at(seen.u, index), v: at(seen.v, index), place, normal, light, facing, x, y };
}

/** Draws the edge of a form where another one, or nothing, lies behind it. */
function outline(
  part: Uint8Array,
  seen: Seen,
  ink: Float32Array,
  scale: number,
  flat: ReadonlySet<number>,
): void {
  const { width, height, depth } = seen;
  const reach = Math.max(1, Math.round(scale * 1.1));
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const index = y * width + x;
      const own = part[index] as number;
      if (own === 0 || own >= 100 || flat.has(own)) continue;
      let nearest = 0;
      for (const other of [
        index - reach,
        index + reach,
        index - reach * width,
        index + reach * width,
      ]) {
        if ((part[other] as number) >= 200) continue;
        const gap = at(depth, other) - at(depth, index);
        if (part[other] !== own && gap > 0) nearest = 1;
        else if (gap > 0.16) nearest = 1;
      }
      if (nearest > 0) ink[index] = Math.max(ink[index] as number, 0.92);
    }
}

/** Letters of marks: dark ones on bare paper, white ones carved out of solid ink. */
function microPrint(marks: readonly Mark[]) {
  const text = ({ position: [x, y], inscription }: Mark) => {
    if (!inscription) return '';
    const { size = 12, rotation: turn = 0 } = inscription;
    const style = { face: 'Burin Text', spacing: 1.3, turn } as const;
    return words(x, y + size * 0.35, size, inscription.text, style);
  };
  const wide = (svg: string) =>
    svg.replaceAll('<text ', '<text stroke="#fff" stroke-width="5" stroke-linejoin="round" ');
  const dark = marks
    .filter(({ inscription }) => !inscription?.isWhite)
    .map(text)
    .join('');
  const white = marks
    .filter(({ inscription }) => inscription?.isWhite)
    .map(text)
    .join('');
  return { bare: wide(dark), solid: dark + wide(white), carved: white };
}

/** The stamp as a picture with a transparent ground. */
export async function stampPixels(design: Design, width: number, row: number): Promise<Uint8Array> {
  const scale = width / design.width;
  return printed({
    width,
    height: Math.round(design.height * scale),
    scale,
    ink: await inkOf(design, width),
    color: colorOf(design.ink),
    paper: colorOf(design.paper),
    perforation: { outline: design.outline, every: design.perforation },
    row,
  });
}

/** A part of a design, as one of its own: what lies in a window of its units. */
export function windowOf(
  design: Design,
  [left, top, width, height]: readonly [left: number, top: number, width: number, height: number],
): Design {
  const { camera, frame } = design;
  const moved = (content: string) => `<g transform="translate(${-left} ${-top})">${content}</g>`;
  return {
    ...design,
    width,
    height,
    camera: { ...camera, center: [camera.center[0] - left, camera.center[1] - top] },
    inPicture: (x, y) => design.inPicture(x + left, y + top),
    ground: (x, y) => design.ground(x + left, y + top),
    frame: frame && ((x, y) => frame(x + left, y + top)),
    cut: (form, spot) => design.cut(form, { ...spot, x: spot.x + left, y: spot.y + top }),
    solid: moved(design.solid),
    bare: moved(design.bare),
    behind: design.behind && moved(design.behind),
    marks: design.marks?.map(({ position: [x, y], ...mark }) => ({
      ...mark,
      position: [x - left, y - top],
    })),
  };
}
