import { quad } from '../traced/mesh.ts';
import { type Material, type MaterialOptions, type Point, Scene } from '../traced/scene.ts';

/** Visible parts of a stage: a cutout is traced with all of them, with the wall alone, and as a silhouette. */
export interface Parts {
  wall: boolean;
  goods: boolean;
}

/** A scene whose things are black on white: their coverage of each pixel. */
export class Silhouette extends Scene {
  override material(options: MaterialOptions): Material {
    return super.material({ kind: options.kind === 'water' ? 'water' : 'backdrop' });
  }
  override lamp(): void {}
  override setSky(): void {
    super.setSky([1, 1, 1]);
  }
}

/** Silk, crepe and wool of the house. */
export const cloths = {
  bone: { color: '#ece2d2', rough: 0.4, specular: 0.8, through: 0.1 },
  sand: { color: '#cdb79b', rough: 0.44, specular: 0.8, through: 0.12 },
  black: { color: '#2b2b2e', rough: 0.62, specular: 0.45 },
  satin: { color: '#252528', rough: 0.56, specular: 0.6 },
  wool: { color: '#2d2d30', rough: 0.9, specular: 0.12, bump: [1600, 0.14] },
  canvas: { color: '#bcae99', rough: 0.7, specular: 0.3, bump: [900, 0.3] },
} as const satisfies Readonly<Record<string, MaterialOptions>>;

/** Light from the skylight of the tower, and its wall behind. */
export function lightFromAbove(scene: Scene, parts: Parts, { left = 0.8, wall = 0.5 } = {}): void {
  scene.setSky([0.08, 0.08, 0.085]);
  scene.lamp([0.65 - left, -1.35, 3], [-1.4, 0, 0], [0, 1, 0.35], [38, 36.8, 34.8], 0.4);
  if (!parts.wall) return;
  const lime = scene.material({ color: '#d8d0c4', rough: 0.9, specular: 0.1 });
  const corners: [Point, Point, Point, Point] = [
    [-6, wall, -4],
    [6, wall, -4],
    [6, wall, 6],
    [-6, wall, 6],
  ];
  quad(scene, corners, lime);
}
