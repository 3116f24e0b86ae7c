/** Figures of a kite that the wind acts on. */
export interface Wing {
  /** Square feet of cloth. */
  area: number;
  /** Pounds, frame and tails with it. */
  weight: number;
  /** Coefficients of lift and drag as she hangs in her bridle. */
  lift: number;
  drag: number;
  /** Miles an hour at which she is taken down. */
  most: number;
}

/** A kite in a wind: she lies on the sand, flies, or has been taken down. */
export type Reading =
  | { state: 'lies' }
  | { state: 'down' }
  | {
      state: 'flies';
      /** Pounds on the line. */
      pull: number;
      /** Degrees of the line over the sand. */
      angle: number;
      /** Breaking strength of the recommended line, in pounds. */
      line: number;
    };

/** Slugs in a cubic foot of air at the sea, 59 °F. */
const density = 0.002377;
const feetInASecond = 22 / 15;
/** Her lift has to be half as much again as her weight, or she does not climb. */
const spare = 1.5;
/** A line's strength is three times the pull. */
const safety = 3;
/** Cords in the loft, by their strength in pounds. */
const cords = [20, 50, 90, 130, 200, 300, 500] as const;

/** Returns the pounds on a square foot that faces a wind of so many miles an hour. */
export const pressureOf = (mph: number): number => 0.5 * density * (mph * feetInASecond) ** 2;

/** Returns the least wind in which she climbs, miles an hour. */
export const leastWind = ({ area, weight, lift }: Wing): number =>
  Math.sqrt((spare * weight) / (pressureOf(1) * lift * area));

/** Forces of a kite in the air, pounds: up, her weight taken off, and along the wind. */
function forcesOn({ area, weight, lift, drag }: Wing, mph: number) {
  const pressed = pressureOf(mph) * area;
  return { up: lift * pressed - weight, along: drag * pressed };
}

/** Returns the pounds on the line, even in a wind that is too strong for flying her. */
export function pullAt(wing: Wing, mph: number): number {
  const { up, along } = forcesOn(wing, mph);
  return Math.hypot(up, along);
}

/** Returns the lightest cord with three times the strength of the pull. */
export const cordFor = (pull: number): number =>
  cords.find((cord) => cord >= pull * safety) ?? cords[cords.length - 1] ?? 0;

/** Returns the state of a kite in a wind. */
export function readingOf(wing: Wing, mph: number): Reading {
  if (mph > wing.most) return { state: 'down' };
  if (mph < leastWind(wing)) return { state: 'lies' };
  const { up, along } = forcesOn(wing, mph);
  const pull = Math.hypot(up, along);
  return {
    state: 'flies',
    pull,
    angle: (Math.atan2(up, along) * 180) / Math.PI,
    line: cordFor(pull),
  };
}

/** Returns how many of several kites fly in a wind, and their pull on one post, pounds: forces add up, pulls do not. */
export function onOnePost(wings: readonly Wing[], mph: number): { count: number; pull: number } {
  const flying = wings.filter((wing) => readingOf(wing, mph).state === 'flies');
  const forces = flying.map((wing) => forcesOn(wing, mph));
  const sum = (part: 'up' | 'along') => forces.reduce((total, force) => total + force[part], 0);
  return { count: flying.length, pull: Math.hypot(sum('up'), sum('along')) };
}

/** Returns the least whole wind in which most of them fly. */
export function bestWind(wings: readonly Wing[]): number {
  const winds = Array.from({ length: 46 }, (_, mph) => mph);
  const most = Math.max(...winds.map((mph) => onOnePost(wings, mph).count));
  return winds.find((mph) => onOnePost(wings, mph).count === most) ?? 0;
}

/** Winds at which the next force of Beaufort begins, miles an hour. */
const forces = [1, 4, 8, 13, 19, 25, 32, 39, 47] as const;

/** Returns the force of Beaufort, 0 to 9. */
export function forceOf(mph: number): number {
  const force = forces.findIndex((begins) => mph < begins);
  return force < 0 ? forces.length : force;
}

/** Returns a wind in the middle of a force, whole miles an hour. */
export function windOf(force: number): number {
  const [from = 0, to = 0] = [forces[force - 1] ?? 0, forces[force]];
  return Math.floor((from + to - 1) / 2);
}

/** Formats a pull: “22.7”, “108”. */
export const poundsText = (pull: number): string =>
  pull < 100 ? pull.toFixed(1) : `${Math.round(pull)}`;
