import { add, bar, box, type Place, placed, quad, sheet } from '../mesh.ts';
import { random } from '../random.ts';
import { type Camera, type Material, type Point, Scene } from '../scene.ts';
import { card, punchedCard } from './card.ts';

/** From above the tray, the raised card sharp. */
export const overTheTray: Camera = {
  eye: [0.035, -0.43, 0.4],
  target: [0.004, 0.055, 0.05],
  angle: 27.5,
  aperture: 0.0036,
  focus: 0.555,
};

/** One card as a bent leaf: `high` lifts it, `bow` curves it. */
function layCard(scene: Scene, place: Place, material: Material, bow = 0): void {
  sheet(
    scene,
    [24, 8],
    (u, v) => {
      const x = (u - 0.5) * card.wide;
      return place([x, bow * (1 - (2 * u - 1) ** 2), v * card.tall]);
    },
    material,
  );
}

/** Cards on their edges, with the line that somebody drew over them so that they find their order again. */
function layDeck(scene: Scene, roll: () => number): void {
  const stock = ['#e4d7b0', '#e9deba', '#dccfa6'].map((color) =>
    scene.material({ color, rough: 0.8, specular: 0.3, through: 0.12 }),
  );
  const pale = scene.material({ color: '#c5d8c2', rough: 0.8, specular: 0.3 });
  const felt = scene.material({ color: '#0c5a30', rough: 0.8 });
  const count = 330;
  for (let i = 0; i < count; i++) {
    const y = 0.008 + i * 0.00047 + roll() * 0.00012;
    const up = (roll() - 0.5) * 0.0011 + (roll() > 0.985 ? 0.003 : 0);
    const material = i % 83 === 40 ? pale : (stock[Math.floor(roll() * 3)] ?? pale);
    const lean = -9 + Math.sin(i / 60) * 2;
    const place = placed([(roll() - 0.5) * 0.0012, y, 0.004 + up], { lean });
    box(scene, [card.wide, 0.0003, card.tall + (i % 83 === 40 ? 0.003 : 0)], material, {
      place: (p) => place([p[0], p[1], p[2] + card.tall / 2]),
    });
    for (const at of [-0.064 + i * 0.00036, 0.026 + i * 0.00006])
      box(scene, [0.0026, 0.00031, 0.0006], felt, {
        place: (p) => place([p[0] + at + roll() * 0.0006, p[1], p[2] + card.tall]),
      });
  }
}

function layTray(scene: Scene): void {
  const steel = scene.material({
    color: '#39493f',
    rough: 0.32,
    specular: 0.6,
    bump: [420, 0.05],
    stain: [24, 0.15],
  });
  const bright = scene.material({ color: '#b9bdb6', rough: 0.25, metal: 1, stain: [60, 0.2] });
  const floor = scene.material({ color: '#27332c', rough: 0.5 });
  box(scene, [0.2, 0.37, 0.003], floor, { place: (p) => add(p, [0, 0.165, 0.0015]) });
  for (const side of [-1, 1]) {
    box(scene, [0.0022, 0.37, 0.058], steel, {
      round: 0.001,
      place: (p) => add(p, [side * 0.0985, 0.165, 0.029]),
    });
    bar(scene, [side * 0.0985, -0.02, 0.0585], [side * 0.0985, 0.35, 0.0585], 0.004, steel);
  }
  box(scene, [0.2, 0.003, 0.046], steel, {
    round: 0.0014,
    place: (p) => add(p, [0, -0.019, 0.023]),
  });
  // The plate for the label, and the pull under it.
  const label = scene.material({ color: '#ece6d2', rough: 0.8 });
  box(scene, [0.066, 0.002, 0.022], bright, {
    round: 0.0009,
    place: (p) => add(p, [0, -0.0212, 0.028]),
  });
  box(scene, [0.058, 0.001, 0.0155], label, { place: (p) => add(p, [0, -0.0224, 0.028]) });
  box(scene, [0.19, 0.01, 0.075], steel, {
    round: 0.002,
    place: placed([0, 0.192, 0.037], { lean: -9 }),
  });
}

/** A drawer of punched cards from above: one is raised, two lie before it. */
export async function cardTray(): Promise<Scene> {
  const scene = new Scene();
  scene.setSky([0.22, 0.23, 0.23]);
  scene.lamp([-0.9, 1.3, 0.2], [0.7, 0.9, 0], [0, 0, 1.2], [5.2, 5.4, 5.4], 0.7);
  scene.lamp([-1.2, -0.6, 0.5], [0, 1.1, 0], [0, 0, 0.9], [2.6, 2.65, 2.6], 0.4);
  scene.lamp([1.1, -0.9, 0.4], [-1.2, -0.3, 0], [0, 0, 0.9], [0.5, 0.48, 0.44], 0.3);
  const desk = scene.material({
    color: '#274534',
    rough: 0.62,
    specular: 0.3,
    bump: [900, 0.12],
    stain: [30, 0.14],
  });
  quad(
    scene,
    [
      [-3, -3, 0],
      [3, -3, 0],
      [3, 3, 0],
      [-3, 3, 0],
    ],
    desk,
  );
  const roll = random(80);
  layTray(scene);
  layDeck(scene, roll);
  const faced = async (text: string, paper?: string) =>
    scene.material({
      texture: await punchedCard(text, paper),
      cutout: true,
      rough: 0.75,
      specular: 0.35,
      through: 0.16,
      bump: [1500, 0.03],
    });
  const raised = await faced(
    '      IF (IGROSS - ITARE .LT. 0) STOP 7            * WRITTEN AT NIGHT      DOCK 2  0640',
  );
  layCard(scene, placed([0.002, 0.001, 0.036], { lean: -7, tilt: -1.4 }), raised, -0.0016);
  const flat = (at: Point, turn: number): Place => {
    const there = placed(at, { turn });
    return ([x, y, z]) =>
      there([x, z - card.tall / 2, 0.0006 + Math.abs(y) + 0.0016 * (x / 0.09) ** 2]);
  };
  layCard(
    scene,
    flat([-0.042, -0.093, 0], 7),
    await faced(
      '   44 NET = IGROSS - ITARE                                                DOCK 2  0650',
    ),
  );
  layCard(
    scene,
    flat([0.052, -0.118, 0.0008], -9),
    await faced(
      '      READ (5, 12) ICAR, IGROSS, ITARE                                     DOCK 2  0630',
      '#d3e0cc',
    ),
  );
  return scene;
}
