/** Aerodynamic figures of a kite. */
export interface KiteSpec {
  /** Square feet of cloth. */
  area: number;
  /** Pounds, frame and tails with it. */
  weight: number;
  /** Coefficients of lift and drag of the kite as it hangs in its bridle. */
  lift: number;
  drag: number;
  /** Miles an hour at which it is taken down. */
  most: number;
}

/** State of a kite in a wind: on the sand, flying, or taken down because the wind is too strong. */
export type FlightState =
  | { state: 'grounded' }
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
/** Least ratio of lift to weight at which a kite climbs. */
const spare = 1.5;
/** A line's strength is three times the pull. */
const safety = 3;
/** Cords in the loft, by their strength in pounds. */
const cords = [20, 50, 90, 130, 200, 300, 500] as const;

/** Returns the pounds on a square foot that faces a wind of so many miles an hour. */
export const pressureOf = (mph: number): number => 0.5 * density * (mph * feetInASecond) ** 2;

/** Returns the least wind in which a kite climbs, miles an hour. */
export const leastWind = ({ area, weight, lift }: KiteSpec): number =>
  Math.sqrt((spare * weight) / (pressureOf(1) * lift * area));

/** Forces of a kite in the air, pounds: up, less its weight, and along the wind. */
function forcesOn({ area, weight, lift, drag }: KiteSpec, mph: number) {
  const pressed = pressureOf(mph) * area;
  return { up: lift * pressed - weight, along: drag * pressed };
}

/** Returns the pounds on the line, even in a wind that is too strong for flying it. */
export function pullAt(spec: KiteSpec, mph: number): number {
  const { up, along } = forcesOn(spec, mph);
  return Math.hypot(up, along);
}

/** Returns the lightest cord with three times the strength of the pull. */
export const cordFor = (pull: number): number =>
  cords.find((cord) => cord >= pull * safety) ?? cords[cords.length - 1] ?? 0;

/** Returns the state of a kite in a wind. */
export function flightStateOf(spec: KiteSpec, mph: number): FlightState {
  if (mph > spec.most) return { state: 'down' };
  if (mph < leastWind(spec)) return { state: 'grounded' };
  const { up, along } = forcesOn(spec, mph);
  const pull = Math.hypot(up, along);
  return {
    state: 'flies',
    pull,
    angle: (Math.atan2(up, along) * 180) / Math.PI,
    line: cordFor(pull),
  };
}

/** Returns how many of several kites fly in a wind, and their pull on one post, pounds: forces add up, pulls do not. */
export function onOnePost(
  specs: readonly KiteSpec[],
  mph: number,
): { count: number; pull: number } {
  const flying = specs.filter((spec) => flightStateOf(spec, mph).state === 'flies');
  const forces = flying.map((spec) => forcesOn(spec, mph));
  const sum = (part: 'up' | 'along') => forces.reduce((total, force) => total + force[part], 0);
  return { count: flying.length, pull: Math.hypot(sum('up'), sum('along')) };
}

/** Returns the least whole wind in which most of them fly. */
export function bestWind(specs: readonly KiteSpec[]): number {
  const winds = Array.from({ length: 46 }, (_, mph) => mph);
  const most = Math.max(...winds.map((mph) => onOnePost(specs, mph).count));
  return winds.find((mph) => onOnePost(specs, mph).count === most) ?? 0;
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
