import type { Material, Mesh } from './mesh.ts';
import type { Vector } from './vector.ts';

/** A camera: where it stands, what it looks at, how many degrees it sees from top to bottom. */
export interface Camera {
  from: Vector;
  to: Vector;
  up?: Vector;
  degrees: number;
  /** Radius of its lens, and distance of what is sharp; left out: all is. */
  lens?: { radius: number; focus: number };
}

/** Light from far away: the direction towards it, the sine of its radius, its strength. */
export interface Sun {
  towards: Vector;
  radius: number;
  strength: number;
}

/** A lamp in the scene: a ball that gives light all round; half of its strength at `half` centimeters. */
export interface Bulb {
  at: Vector;
  radius: number;
  strength: number;
  half: number;
}

/** Scene that a plate is bitten from: camera, surfaces and light. */
export interface Scene {
  mesh: Mesh;
  materials: readonly Material[];
  camera: Camera;
  sun?: Sun;
  bulbs?: readonly Bulb[];
  /** Light from all of the sky, how far it looks for what is in its way, and the share that comes all the same. */
  sky: { strength: number; reach: number; bounce: number };
  /** Background: light of a direction that meets no surface. */
  beyond: number;
}
