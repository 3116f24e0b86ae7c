import { box, placed } from '../mesh.ts';
import { type Camera, type Pixels, Scene } from '../scene.ts';
import { layGlasses, layMug } from './sill-things.ts';
import { layView } from './yard-office.ts';

/** From the chair to the window; what is outside is sharp. */
export const fromTheChair: Camera = {
  eye: [0, -1.25, 0.32],
  target: [0, 1, 0.32],
  angle: 23,
  aperture: 0.0016,
  focus: 2.1,
  shift: [0, -0.19],
};

/** The window of the yard office once the boat has left. */
export async function emptyDock(view: Pixels): Promise<Scene> {
  const scene = new Scene();
  layView(scene, view, 8.6, 0.32);
  scene.lamp([-1.7, 0.3, 0], [3.4, 0, 0], [0, 0, 1.5], [3.2, 3.3, 3.35], 0.5);
  scene.lamp([1.8, -2.4, 0], [-3.6, 0, 0], [0, 0, 1.8], [0.62, 0.6, 0.56], 0.2);
  scene.setSky([0.12, 0.125, 0.125]);
  const paint = scene.material({
    color: '#dfe2d6',
    rough: 0.36,
    stain: [16, 0.12],
    bump: [90, 0.02],
  });
  box(scene, [4, 0.4, 0.04], paint, { round: 0.01, place: placed([0, 0.11, -0.021]) });
  box(scene, [4, 0.05, 0.06], paint, { round: 0.008, place: placed([0, 0.19, 0.03]) });
  for (const x of [-1.05, -0.36, 0.36, 1.05])
    box(scene, [0.03, 0.05, 1.8], paint, { round: 0.007, place: placed([x, 0.19, 0.9]) });
  box(scene, [4, 0.045, 0.036], paint, { round: 0.007, place: placed([0, 0.19, 0.545]) });
  layMug(scene, [-0.56, 0.02, 0], false);
  layGlasses(scene, [0.52, 0.03, 0], 34);
  return scene;
}
