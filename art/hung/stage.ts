import { add, type Place, placed, sheet, tube } from '../traced/mesh.ts';
import type { Print } from '../traced/print.ts';
import type { Camera, Material, Point, Scene } from '../traced/scene.ts';
import { chair } from './goods.ts';
import { levels } from './paint-light.ts';
import { laySolid } from './solid.ts';

/** A picture that is traced once and printed in any paint. */
export interface View {
  width: number;
  height: number;
  camera: Camera;
  /** Left out where the picture is computed pixel by pixel. */
  build?: (draft: boolean) => Scene;
  samples?: number;
  print?: Print;
}

/** Creates the materials of the scenes: paint that gleams, the same on a wall, and the wire. */
export const paints = (scene: Scene) => ({
  gloss: scene.material({ color: levels, rough: 0.34, specular: 0.5, bump: [420, 0.012] }),
  wall: scene.material({ color: levels, rough: 0.6, specular: 0.35, bump: [90, 0.02] }),
  steel: scene.material({ color: [0.02, 0.02, 0.02], rough: 0.35, specular: 0.5 }),
});

/** A floor that bends up into a wall: depth of the wall, height of the floor, radius of the bend. */
export function cove(
  scene: Scene,
  back: number,
  floor: number,
  radius: number,
  material: Material,
): void {
  const wide = 9;
  const line = (v: number): readonly [number, number] => {
    if (v < 0.3) return [-6 + (v / 0.3) * (6 + back - radius), floor];
    if (v > 0.6) return [back, floor + radius + ((v - 0.6) / 0.4) * 7];
    const t = ((v - 0.3) / 0.3) * (Math.PI / 2);
    return [back - radius + radius * Math.sin(t), floor + radius - radius * Math.cos(t)];
  };
  sheet(
    scene,
    [2, 60],
    (u, v) => {
      const [y, z] = line(Math.max(0, Math.min(1, v)));
      return [(u - 0.5) * 2 * wide, y, z] as Point;
    },
    material,
  );
}

/** Hangs the chair by its rail from a wire; it leans until its weight is below the hook. */
export function hang(
  scene: Scene,
  at: Point,
  turn: number,
  paint: Material,
  steel: Material,
  cell: number,
  lean = 20,
): void {
  const hook: Point = [0, 0.25, 0.8];
  const swing = placed(at, { turn, lean });
  const place: Place = (p) => swing(add(p, [-hook[0], -hook[1], -hook[2]]));
  laySolid(scene, chair, paint, place, cell);
  // A loop of wire round the rail, and the wire that it hangs from.
  const loop = (t: number): Point => {
    const a = t * Math.PI * 2;
    return place([0.004 * Math.sin(a), 0.25 + Math.cos(a) * 0.031, 0.737 + Math.sin(a) * 0.061]);
  };
  tube(scene, loop, 0.0026, steel);
  tube(scene, (t) => add(loop(0.25), [0, 0, t * 3]), 0.0026, steel);
}
