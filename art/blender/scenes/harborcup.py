"""The cups of a harbor cafe: its mug from the front, a tower of them, and cherries from very near."""
import math
import random

import bpy

from kit.build import at, drum, lathe, link, mesh, soften, tube
from kit.light import area, camera, shadow_ground, sweep, world
from kit.materials import plain
from kit.place import degrees

CREAM, CHERRY, MUSTARD, COFFEE, PEACH = '#FBF1DD', '#B3162E', '#F2AE3D', '#3A1D10', '#F3C9A0'

# Thick china that survives a deck: (radius, height) outside up, over a round lip, inside down.
BODY = [(0, 0.03), (0.68, 0.03), (0.72, 0), (0.84, 0), (0.9, 0.06), (0.9, 0.2), (0.86, 0.45), (0.845, 0.8), (0.87, 1.15), (0.94, 1.45), (1.02, 1.62), (1.0, 1.7), (0.92, 1.66), (0.86, 1.45), (0.78, 1.1), (0.75, 0.5), (0.62, 0.24), (0, 0.2)]
WALL = [(r, z) for r, z in soften(BODY[4:11], 3)]


def outside(z):
    """Radius of the mug at a height, for what is painted on it."""
    for (r0, z0), (r1, z1) in zip(WALL, WALL[1:]):
        if z0 <= z <= z1:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0) + 0.005
    return 0.9


def painted(place, mat, fine=24):
    """A patch on the wall of the mug; `place(u, v)` says how far round (in units) and how high."""
    spots = [place(i / fine, k / fine) for i in range(fine + 1) for k in range(fine + 1)]
    verts = [(outside(z) * math.sin(x / 0.87), -outside(z) * math.cos(x / 0.87), z) for x, z in spots]
    n = fine + 1
    faces = [(i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1) for i in range(fine) for k in range(fine)]
    mesh('paint', verts, faces, mat)


def sign(mat):
    """Two leaves of a bridge, up, over the half disc of a cup."""
    for side in (-1, 1):
        painted(lambda u, v, s=side: (s * (0.54 - 0.42 * u), 0.8 + 0.46 * u + 0.17 * v), mat)
    painted(lambda u, v: ((u - 0.5) * 0.78 * (1 - (1 - v) ** 2) ** 0.5, 0.45 + 0.33 * v), mat)


def band(low, high, mat):
    steps = [low + (high - low) * k / 6 for k in range(7)]
    lathe([(outside(z) + 0.004, z) for z in steps], mat, segments=128, soft=0)


def mug(colour=CREAM, stripe=CHERRY, drink=True, signed=False):
    china = plain(colour, rough=0.2, coat=0.5)
    lathe(BODY, china, segments=128, soft=3)
    path = [(0.86, 0, 1.34), (1.1, 0, 1.46), (1.5, 0, 1.42), (1.58, 0, 1.0), (1.44, 0, 0.58), (1.08, 0, 0.44), (0.82, 0, 0.5)]
    tube(path, 0.135, china, [1.15, 1.05, 1.0, 1.0, 1.0, 1.05, 1.15])
    paint = plain(stripe, rough=0.28, coat=0.4)
    band(1.44, 1.51, paint)
    band(0.2, 0.25, paint)
    if signed:
        sign(paint)
    if drink:
        lathe([(0, 1.4), (0.86, 1.4)], plain('#2A1108', rough=0.18, spec=0.25), segments=96, soft=0)
        foam = plain('#B5763E', rough=0.4)
        lathe([(0.79, 1.403), (0.82, 1.415), (0.845, 1.412), (0.852, 1.4)], foam, segments=96, soft=1)
        rnd = random.Random(5)
        for _ in range(70):
            a, r = rnd.uniform(0, math.tau), 0.82 - 0.3 * rnd.random() ** 3
            drum(0.012 + 0.02 * rnd.random(), 0.01, (r * math.cos(a), r * math.sin(a), 1.4), foam, 0.004, segments=14)


def front():
    shadow_ground(plain('#FFFFFF'))
    mug(signed=True)
    area((-5, -4, 5.5), (0, 0, 0.8), 2.6, 820, '#FFF3E0')
    area((5, -1.5, 2.6), (0, 0, 0.9), 2.4, 300, '#FF9A7A')
    area((0, 5, 4), (0, 0, 1), 4, 420, '#FFD9A8')
    world('#F4C9B4', 0.42)


def tower():
    sweep(plain(MUSTARD, rough=0.9), back=6)
    rnd = random.Random(11)
    paints = ((CREAM, CHERRY), (CHERRY, CREAM), (CREAM, COFFEE), (PEACH, CHERRY), (CREAM, CHERRY), (COFFEE, CREAM), (CREAM, CHERRY))
    lean = 0.0
    for i, (colour, stripe) in enumerate(paints):
        lean += (0.09, -0.05, 0.1, -0.16, 0.02, 0.17, -0.12)[i]
        with at((lean, rnd.uniform(-0.05, 0.05), i * 1.46), (0, (0, 1.2, -1.4, 1.0, 0.6, -2.0, 3.4)[i], (-28, 196, 8, 160, -50, 24, 170)[i])):
            mug(colour, stripe, drink=False)
    area((-8, -7, 12), (0, 0, 5), 4, 3300, '#FFF4E2')
    area((8, -6, 5), (0, 0, 5), 5, 620, '#FFC7A0')
    world('#FFE3B8', 0.5)


FRUIT = [(0, 0.0), (0.12, 0.0), (0.3, 0.1), (0.37, 0.32), (0.33, 0.54), (0.2, 0.64), (0.1, 0.62), (0.03, 0.54), (0, 0.53)]


def cherries():
    """A heap of tart cherries, stems and all, that runs out of the picture below."""
    sweep(plain('#7A0D1F', rough=0.8), back=9)
    rnd = random.Random(8)
    skins = [plain(c, rough=0.12, coat=0.8, vary=0.16, vary_scale=2.0, sss=0.06) for c in ('#C3142B', '#A90F26', '#D42A36', '#8E0B20')]
    kinds = [lathe(FRUIT, skin, (0, -40 - k, 0), segments=44, soft=2).data for k, skin in enumerate(skins)]
    stem = plain('#7C8A35', rough=0.5)
    for row in range(16):
        for col in range(24):
            for layer in range(3):
                x = (col - 11.5) * 0.68 + (row % 2) * 0.34 + rnd.uniform(-0.12, 0.12)
                y = -3.4 + row * 0.6 + rnd.uniform(-0.1, 0.1)
                # The heap: highest right of the middle, out at the left behind.
                high = 1.9 * math.exp(-(((x - 3.0) / 3.6) ** 2) - ((y - 0.6) / 2.6) ** 2)
                z = layer * 0.56 + rnd.uniform(-0.06, 0.06)
                if z > high + 0.1 or (layer == 0 and y > 3.0 + rnd.random() * 1.4):
                    continue
                turn = (rnd.uniform(-70, 70), rnd.uniform(-70, 70), rnd.uniform(0, 360))
                thing = link(bpy.data.objects.new('cherry', kinds[rnd.randrange(4)]))
                thing.location, thing.rotation_euler = (x, y, z + 0.1), degrees(turn)
                if rnd.random() < 0.3 and z + 0.7 > high:
                    lean, far = rnd.uniform(0, math.tau), rnd.uniform(0.3, 0.7)
                    dx, dy = far * math.cos(lean), far * math.sin(lean)
                    thing.rotation_euler = degrees((-20 * dy, 20 * dx, 0))
                    tube([(x, y, z + 0.6), (x + dx * 0.2, y + dy * 0.2, z + 1.0), (x + dx * 0.6, y + dy * 0.6, z + 1.3), (x + dx, y + dy, z + 1.55)], 0.022, stem, [1, 0.8, 0.9, 1.9])
    area((-6, 3.5, 7), (1, 0, 0.5), 3, 2600, '#FFF1DF')
    area((7, -3, 5), (1, 0, 0.5), 2.4, 640, '#FFC9A8')
    world('#F0B8A8', 0.28)


VIEWS = {
    'harborcup-mug': {
        'make': front, 'alpha': True, 'size': (2000, 1700), 'samples': 24,
        'camera': {'loc': (0.26, -8.4, 3.5), 'target': (0.26, 0, 0.86), 'lens': 96},
    },
    'harborcup-tower': {
        'make': tower, 'size': (1333, 2000), 'samples': 24,
        'camera': {'loc': (0.2, -19, 6.0), 'target': (0.55, 0, 5.2), 'lens': 56},
    },
    'harborcup-cherries': {
        'make': cherries, 'size': (2880, 1440), 'samples': 30,
        'camera': {'loc': (0.3, -8.6, 3.5), 'target': (0.3, 0, 1.35), 'lens': 50, 'fstop': 0.5, 'focus': (2.4, -0.9, 1.2)},
    },
}
for each in VIEWS.values():
    each.setdefault('film', {'exposure': 0.3, 'bounces': 4, 'clamp': 4})


def build(view):
    view['make']()
    camera(**view['camera'])
