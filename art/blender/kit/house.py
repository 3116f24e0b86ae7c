"""Parts of modern houses out of doors: glazed fronts, pool, loungers, parasol, hedges."""
import math
import random

import numpy as np

from .build import at, ball, beam, box, lathe, mesh, tube
from .cloth import linen
from .materials import foliage, metal, pane, plain, wood
from .plants import GREENS, leaves

DARK = '#2B2927'


def concrete(colour='#D6D1C7'):
    return plain(colour, rough=0.85, spec=0.3, vary=0.07, vary_scale=0.8)


def front(x0, x1, y, z0, z1, bays, colour=DARK, tint='#E3ECEA'):
    """Glazed front in the x-z plane with slim posts."""
    post = plain(colour, rough=0.5)
    mesh('glass', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], pane(tint, mirror=0.35), smooth=False)
    for i in range(bays + 1):
        box((0.06, 0.1, z1 - z0), (x0 + (x1 - x0) * i / bays, y, (z0 + z1) / 2), post, 0.008)
    for z in (z0, z1):
        box((x1 - x0 + 0.06, 0.1, 0.07), ((x0 + x1) / 2, y, z), post, 0.008)


def pool(x0, x1, y0, y1, stone, water='#2E93A6', level=-0.02):
    """Basin let into the ground with a stone rim; its water lies just below the rim."""
    rim = 0.35
    for a, b, c, d in ((x0 - rim, x1 + rim, y1, y1 + rim), (x0 - rim, x1 + rim, y0 - rim, y0), (x0 - rim, x0, y0, y1), (x1, x1 + rim, y0, y1)):
        box((b - a, d - c, 0.12), ((a + b) / 2, (c + d) / 2, 0.0), stone, 0.02)
    mat = plain(water, rough=0.03, spec=0.6, bump=0.1, bump_scale=2.4)
    mesh('water', [(x0, y0, level), (x1, y0, level), (x1, y1, level), (x0, y1, level)], [(0, 1, 2, 3)], mat, smooth=False)


def lounger(cloth='#F3ECDF', tone=('#A8744A', '#7A4E2E')):
    """Lies along y, its head at +y."""
    frame = wood(*tone, grain=(1.2, 13, 13))
    box((0.7, 1.95, 0.06), (0, 0, 0.3), frame, 0.02)
    for x in (-0.29, 0.29):
        for y in (-0.8, 0.8):
            box((0.06, 0.06, 0.3), (x, y, 0.15), frame, 0.012)
    mat = linen(cloth)
    box((0.64, 1.2, 0.12), (0, -0.34, 0.4), mat, 0.05, segments=4)
    box((0.64, 0.8, 0.12), (0, 0.56, 0.58), mat, 0.05, (32, 0, 0), 4)


def parasol(radius=1.4, height=2.4, colour='#F1E6D2'):
    tube([(0, 0, 0), (0, 0, height * 0.5), (0, 0, height)], 0.03, wood('#C99B68', '#9A6B40'), smooth=False)
    lathe([(0, 0), (0.3, 0), (0.32, 0.05), (0, 0.07)], concrete(), soft=0)
    shade = lathe([(radius, height - 0.42), (radius * 0.5, height - 0.16), (0, height)], linen(colour), segments=8, soft=0)
    shade.modifiers.new('thick', 'SOLIDIFY').thickness = 0.02


def hedge(x0, x1, y, height=0.9, deep=0.6, seed=2, greens=GREENS):
    """Clipped hedge along x: a dark core with leaves on its skin."""
    box((x1 - x0, deep * 0.86, height * 0.94), ((x0 + x1) / 2, y, height * 0.47), plain('#3C5733', rough=1), 0.05)
    rng = np.random.RandomState(seed)
    count = int((x1 - x0) * height * 420)
    spots = np.stack([x0 + (x1 - x0) * rng.rand(count), y + deep * (rng.rand(count) - 0.5), height * rng.rand(count)], 1)
    face = rng.randint(0, 3, count)
    spots[face == 0, 1] = y - deep / 2
    spots[face == 1, 2] = height
    ways = np.stack([np.zeros(count), np.where(face == 0, -1.0, 0.0), np.where(face == 1, 1.2, 0.2)], 1)
    for i, (tone, through) in enumerate(greens):
        leaves(spots[i::3], ways[i::3], foliage(tone, through), 0.12, seed + i)


def cypress(loc, height=4.0, width=0.7, seed=3):
    """Slim dark tree."""
    rng = np.random.RandomState(seed)
    x, y, z = loc
    ball(width * 0.42, (x, y, z + height * 0.5), plain('#33492F', rough=1), (1, 1, height / width * 1.12), segments=24)
    count = int(1500 * height / 4)
    t, a = rng.rand(count), rng.rand(count) * math.tau
    r = width / 2 * np.sin(np.pi * (0.06 + 0.9 * t)) ** 0.7
    spots = np.stack([x + r * np.cos(a), y + r * np.sin(a), z + height * (0.03 + 0.97 * t)], 1)
    ways = np.stack([np.cos(a), np.sin(a), 0.9 + 0 * a], 1)
    for i, pair in enumerate((('#3E5B37', '#6F8F52'), ('#4B6A40', '#7E9E5C'), ('#31492D', '#5B7A46'))):
        leaves(spots[i::3], ways[i::3], foliage(*pair), 0.2, seed + i, slim=0.3)


def sconce(loc):
    x, y, z = loc
    box((0.1, 0.08, 0.3), (x, y, z), metal('#3A3733', 0.5), 0.01)


def rail(start, end, colour=DARK):
    """Glass balustrade between two points."""
    (ax, ay, az), (bx, by, bz) = start, end
    mesh('rail', [start, end, (bx, by, bz + 1.0), (ax, ay, az + 1.0)], [(0, 1, 2, 3)], pane(mirror=0.4), smooth=False)
    beam((ax, ay, az + 1.0), (bx, by, bz + 1.0), 0.05, plain(colour, rough=0.4), edge=0.01)


def stepping(points, size=0.7, stone=None):
    rnd = random.Random(4)
    for x, y in points:
        box((size, size, 0.06), (x, y, 0.02), stone or concrete(), 0.02, (0, 0, rnd.uniform(-3, 3)))


def pot_with(thing, radius=0.28, height=0.4, colour='#B9694A', loc=(0, 0, 0)):
    from .potted import pot
    with at(loc):
        pot(radius, height, plain(colour, rough=0.7))
        with at((0, 0, height * 0.9)):
            thing()
