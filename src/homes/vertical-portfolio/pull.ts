/** Aerodynamic figures of a kite. */
export interface KiteSpec {
  /** Square feet of cloth. */
  area: number;
  /** Weight in pounds, with frame and tails. */
  weight: number;
  /** Coefficients of lift and drag. */
  lift: number;
  drag: number;
  /** Maximum wind in miles per hour. */
  maxWind: number;
}

/** State of a kite in a wind: on the sand, flying, or taken down because the wind is too strong. */
export type FlightState =
  | { state: 'grounded' }
  | { state: 'down' }
  | {
      state: 'flies';
      /** Pull on the line, in pounds. */
      pull: number;
      /** Angle of the line above the ground, in degrees. */
      angle: number;
      /** Breaking strength of the recommended line, in pounds. */
      line: number;
    };

/** Density of air at sea level and 59 °F, in slugs per cubic foot. */
const density = 0.002377;
const feetPerSecondPerMph = 22 / 15;
/** Minimum ratio of lift to weight at which a kite climbs. */
const minLiftRatio = 1.5;
/** Safety factor: strength of the line divided by the pull. */
const safetyFactor = 3;
/** Available cords, by strength in pounds. */
const cords = [20, 50, 90, 130, 200, 300, 500] as const;

/** Returns the dynamic pressure of a wind, in pounds per square foot. */
export const pressureOf = (mph: number): number => 0.5 * density * (mph * feetPerSecondPerMph) ** 2;

/** Returns the minimum wind in which a kite climbs, in miles per hour. */
export const minWind = ({ area, weight, lift }: KiteSpec): number =>
  Math.sqrt((minLiftRatio * weight) / (pressureOf(1) * lift * area));

/** Returns the forces on a kite in pounds: net lift, and drag along the wind. */
function forcesOn({ area, weight, lift, drag }: KiteSpec, mph: number) {
  const pressedForce = pressureOf(mph) * area;
  return { up: lift * pressedForce - weight, along: drag * pressedForce };
}

/** Returns the strength of the weakest sufficient cord, in pounds. */
export const cordFor = (pull: number): number =>
  cords.find((cord) => cord >= pull * safetyFactor) ?? cords[cords.length - 1] ?? 0;

/** Returns the state of a kite in a wind. */
export function flightStateOf(spec: KiteSpec, mph: number): FlightState {
  if (mph > spec.maxWind) return { state: 'down' };
  if (mph < minWind(spec)) return { state: 'grounded' };
  const { up, along } = forcesOn(spec, mph);
  const pull = Math.hypot(up, along);
  return {
    state: 'flies',
    pull,
    angle: (Math.atan2(up, along) * 180) / Math.PI,
    line: cordFor(pull),
  };
}

/** Returns how many kites fly in a wind, and their total pull in pounds (the sum of the force vectors). */
export function totalPull(
  specs: readonly KiteSpec[],
  mph: number,
): { count: number; pull: number } {
  const flying = specs.filter((spec) => flightStateOf(spec, mph).state === 'flies');
  const forces = flying.map((spec) => forcesOn(spec, mph));
  const sum = (part: 'up' | 'along') => forces.reduce((total, force) => total + force[part], 0);
  return { count: flying.length, pull: Math.hypot(sum('up'), sum('along')) };
}

/** Returns the lowest integer wind in which the most kites fly, in miles per hour. */
export function bestWind(specs: readonly KiteSpec[]): number {
  const winds = Array.from({ length: 46 }, (_, mph) => mph);
  const maximum = Math.max(...winds.map((mph) => totalPull(specs, mph).count));
  return winds.find((mph) => totalPull(specs, mph).count === maximum) ?? 0;
}

/** Lower limits of the Beaufort forces from 1 on, in miles per hour. */
const forces = [1, 4, 8, 13, 19, 25, 32, 39, 47] as const;

/** Returns the Beaufort force of a wind, 0 to 9. */
export function forceOf(mph: number): number {
  const force = forces.findIndex((lowerLimit) => mph < lowerLimit);
  return force < 0 ? forces.length : force;
}

/** Returns a typical wind of a Beaufort force, in miles per hour. */
export function windOf(force: number): number {
  const [from = 0, to = 0] = [forces[force - 1] ?? 0, forces[force]];
  return Math.floor((from + to - 1) / 2);
}

/** Formats a pull: “22.7”, “108”. */
export const poundsText = (pull: number): string =>
  pull < 100 ? pull.toFixed(1) : `${Math.round(pull)}`;
