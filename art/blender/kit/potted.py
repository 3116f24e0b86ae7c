"""Plants for rooms: large leaves on stems, pots, dried grasses, twigs with small leaves."""
import math
import random

import numpy as np
from mathutils import Matrix, Vector

from .build import ball, lathe, mesh, tube
from .materials import foliage, plain
from .plants import GREENS, leaves

ROOM_GREENS = (('#3F6B45', '#86B06A'), ('#4C7A50', '#93B870'), ('#35603F', '#7BA562'))


def blade(length, width, mat, curl=0.9, fold=0.2, long=18, wide=6):
    """One leaf from the origin along x, curling down; its two halves fold up a little."""
    verts, faces = [], []
    for i in range(long + 1):
        t = i / long
        half = width / 2 * math.sin(math.pi * t ** 0.85) ** 0.8 if 0 < t < 1 else 0.001
        a = curl * t
        x, z = length * math.sin(a) / curl, -length * (1 - math.cos(a)) / curl
        for j in range(wide + 1):
            s = 2 * j / wide - 1
            verts.append((x, half * s, z + fold * abs(s) * half))
    for i in range(long):
        for j in range(wide):
            a = i * (wide + 1) + j
            faces.append((a, a + wide + 1, a + wide + 2, a + 1))
    return mesh('blade', verts, faces, mat)


def frond(start, turn, rise, length, width, mat, stem=0.0, curl=0.9):
    """Leaf that leaves `start` in direction `turn` (degrees round z), `rise` degrees up."""
    thing = blade(length, width, mat, curl)
    way = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-rise), 4, 'Y')
    tip = Vector(start) + way.to_3x3() @ Vector((stem, 0, 0))
    if stem:
        tube([start, Vector(start).lerp(tip, 0.5) + Vector((0, 0, stem * 0.05)), tip], width * 0.05 + 0.003, mat)
    thing.matrix_basis = Matrix.Translation(tip) @ way
    return thing


def rubber_plant(loc, height=1.3, seed=1, size=0.3, stems=3, greens=ROOM_GREENS):
    """Several upright stems with large oval leaves."""
    rnd = random.Random(seed)
    base = Vector(loc)
    for s in range(stems):
        lean = Vector((rnd.uniform(-0.22, 0.22), rnd.uniform(-0.22, 0.22), 1)) * height * rnd.uniform(0.75, 1)
        mid = base + lean * 0.5 + Vector((rnd.uniform(-0.05, 0.05), rnd.uniform(-0.05, 0.05), 0)) * height
        tube([base, mid, base + lean], 0.012 * height, plain('#6E5B3F', rough=0.8), [1.2, 1, 0.6])
        count = int(9 * height / (size * 3) + 4)
        for k in range(count):
            t = 0.22 + 0.78 * k / (count - 1)
            spot = base.lerp(mid, t * 2) if t < 0.5 else mid.lerp(base + lean, t * 2 - 1)
            mat = foliage(*rnd.choice(greens), 0.35)
            frond(tuple(spot), k * 137.5 + rnd.uniform(-20, 20), rnd.uniform(18, 62), size * rnd.uniform(0.75, 1.1), size * 0.42, mat, size * 0.16, rnd.uniform(0.5, 1.1))


def palm(loc, height=1.0, count=11, seed=2, greens=ROOM_GREENS):
    """Long arching leaves from one heart."""
    rnd = random.Random(seed)
    for k in range(count):
        frond(loc, k * 137.5, rnd.uniform(38, 78), height * rnd.uniform(0.7, 1.05), height * 0.13, foliage(*rnd.choice(greens), 0.35), height * 0.18, rnd.uniform(0.7, 1.4))


def small_tree(loc, height=1.9, seed=3, greens=(('#6F8460', '#A9B98A'), ('#5E7752', '#97AD78')), leaf=0.085, count=1300):
    """Olive-like tree: thin forked trunk, airy crown of slim leaves."""
    rnd, rng = random.Random(seed), np.random.RandomState(seed)
    base = Vector(loc)
    bark = plain('#7A654C', rough=0.9, vary=0.2, vary_scale=6)
    fork = base + Vector((0.03, 0, height * 0.42))
    tube([base, base + Vector((-0.03, 0.02, height * 0.2)), fork], 0.022 * height / 1.9, bark, [1.5, 1.1, 1])
    spots, outs = [], []
    for k in range(8):
        a = k * 2.4 + rnd.random()
        tip = base + Vector((math.cos(a) * height * rnd.uniform(0.1, 0.24), math.sin(a) * height * rnd.uniform(0.1, 0.24), height * rnd.uniform(0.66, 1)))
        mid = fork.lerp(tip, 0.5) + Vector((rnd.uniform(-0.06, 0.06), rnd.uniform(-0.06, 0.06), 0.04))
        tube([fork, mid, tip], 0.009 * height / 1.9, bark, [1.3, 1, 0.4])
        d = rng.randn(count // 8, 3)
        d /= np.linalg.norm(d, axis=1)[:, None]
        reach = rng.rand(len(d), 1) ** 0.5
        spots.append(np.array(mid.lerp(tip, 0.62)) + d * reach * height * np.array([0.15, 0.15, 0.19]))
        outs.append(d)
    spots, outs = np.concatenate(spots), np.concatenate(outs)
    pick = rng.randint(0, len(greens), len(spots))
    for i, (tone, through) in enumerate(greens):
        leaves(spots[pick == i], outs[pick == i], foliage(tone, through), leaf, seed + i, slim=0.36)


def grasses(loc, height=0.6, count=16, seed=4, colour='#D9BF93', spreading=0.32):
    """Dried stems with soft ears."""
    rnd = random.Random(seed)
    straw = plain(colour, rough=0.95, sheen=0.4)
    for _ in range(count):
        lean = Vector((rnd.gauss(0, spreading), rnd.gauss(0, spreading), 1)).normalized() * height * rnd.uniform(0.7, 1.05)
        top = Vector(loc) + lean
        bend = Vector(loc) + lean * 0.55 + Vector((0, 0, height * 0.06))
        tube([loc, bend, top], 0.0035 * max(1, height), straw)
        tube([bend.lerp(top, 0.35), bend.lerp(top, 0.7), top], 0.016 * height / 0.6, straw, [0.3, 1, 0.15])


def sprig(loc, length=0.5, turn=0.0, rise=40.0, mat=None, pairs=7, leaf=0.12):
    """A twig with paired leaves."""
    mat = mat or foliage(*GREENS[2])
    way = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-rise), 4, 'Y')
    line = [Vector(loc) + way.to_3x3() @ Vector((length * t, 0, -0.12 * length * t * t)) for t in (0, 0.5, 1)]
    tube(line, length * 0.008 + 0.002, mat)
    for k in range(pairs):
        t = 0.2 + 0.8 * k / (pairs - 1)
        spot = line[0].lerp(line[1], t * 2) if t < 0.5 else line[1].lerp(line[2], t * 2 - 1)
        for side in (-1, 1):
            thing = blade(leaf * (1.1 - 0.5 * t), leaf * 0.45 * (1.1 - 0.5 * t), mat, 0.5, 0.25, 8, 2)
            thing.matrix_basis = Matrix.Translation(spot) @ way @ Matrix.Rotation(math.radians(side * 52), 4, 'Z')


def pot(radius, height, mat, loc=(0, 0, 0), soil='#4A3A2C'):
    """Plain tapering pot on z=0, filled to the rim."""
    r, h = radius, height
    lathe([(0, 0), (r * 0.7, 0), (r * 0.76, h * 0.04), (r * 0.98, h * 0.96), (r, h), (r * 0.93, h), (r * 0.88, h * 0.9), (0, h * 0.9)], mat, loc, soft=1)
    lathe([(0, h * 0.91), (r * 0.87, h * 0.905)], plain(soil, rough=1, bump=0.6, bump_scale=20), loc, soft=0, segments=32)


def vase(mat, height=0.4, width=0.26, loc=(0, 0, 0), kind='belly'):
    """Vase on z=0: belly, bottle, or tall."""
    h, w = height, width / 2
    shapes = {
        'belly': [(0, 0), (w * 0.5, 0), (w * 0.72, h * 0.06), (w, h * 0.38), (w * 0.74, h * 0.68), (w * 0.34, h * 0.84), (w * 0.32, h * 0.94), (w * 0.46, h), (w * 0.38, h), (w * 0.26, h * 0.92), (w * 0.26, h * 0.84)],
        'bottle': [(0, 0), (w * 0.8, 0), (w * 0.98, h * 0.06), (w, h * 0.42), (w * 0.5, h * 0.6), (w * 0.26, h * 0.7), (w * 0.25, h * 0.96), (w * 0.34, h), (w * 0.25, h), (w * 0.18, h * 0.9)],
        'tall': [(0, 0), (w * 0.7, 0), (w * 0.8, h * 0.04), (w, h * 0.62), (w * 0.86, h * 0.86), (w * 0.92, h), (w * 0.84, h), (w * 0.78, h * 0.85), (w * 0.8, h * 0.6)],
    }
    lathe(shapes[kind], mat, loc, soft=2)


def stones_pile(loc, sizes, mats, seed=5):
    """Flat pebbles one on another."""
    rnd = random.Random(seed)
    z = loc[2]
    for i, r in enumerate(sizes):
        ball(r, (loc[0] + rnd.uniform(-0.05, 0.05) * r, loc[1], z + r * 0.36), mats[i % len(mats)], (1, 0.82, 0.37), (rnd.uniform(-2, 2), rnd.uniform(-2, 2), rnd.uniform(0, 180)))
        z += r * 0.72
    return z


