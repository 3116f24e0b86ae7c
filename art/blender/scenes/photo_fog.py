"""Fog: a pier, a road, a house with one window lit, a boat, old piles; one November on a lake shore."""
import math
import random

import numpy as np

from kit.build import at, ball, beam, box, drum, extrude, lathe, mesh, tube
from kit.interior import flat
from kit.light import area, camera, sky
from kit.materials import glow, metal, plain
from kit.plants import blades
from kit.street import hung, sash, unveiled, utility_pole, veiled

PALE = '#C3C8CB'
GREY_WOOD = ('#5C564E', '#4A4640', '#6A645A', '#544E47')


def weathered(rnd):
    return plain(rnd.choice(GREY_WOOD), rough=0.85, vary=0.25, vary_scale=5, bump=0.35, bump_scale=22)


def lake(calm=0.05, scale=0.5):
    flat([(-400, -60, 0), (400, -60, 0), (400, 500, 0), (-400, 500, 0)], plain('#20282B', rough=0.05, spec=0.6, bump=calm, bump_scale=scale))


def pile(x, y, high, rnd, thick=0.14):
    with at((x, y, -1.5), (rnd.uniform(-3, 3), rnd.uniform(-3, 3), rnd.uniform(0, 360))):
        lathe([(thick * 1.1, 0), (thick * 1.05, 1.2), (thick, 1.5 + high * 0.5), (thick * rnd.uniform(0.8, 0.95), 1.5 + high), (0, 1.5 + high + rnd.uniform(-0.03, 0.05))], plain('#2B2723', rough=0.75, vary=0.35, vary_scale=7, bump=0.5, bump_scale=12), segments=20, soft=0)


def gull(mat=None):
    """Sits, facing -x."""
    white, grey, dark = plain('#E8E6E0', rough=0.7), plain('#7E858B', rough=0.7), plain('#1B1B1B', rough=0.6)
    ball(0.1, (0, 0, 0.14), white, (1.65, 0.85, 0.85), (0, 12, 0))
    ball(0.1, (0.05, 0, 0.165), grey, (1.75, 0.8, 0.62), (0, 14, 0))
    ball(0.055, (-0.155, 0, 0.245), white, (1.1, 0.9, 0.95))
    ball(0.05, (-0.12, 0, 0.2), white, (1.0, 0.9, 1.2))
    lathe([(0.014, 0), (0.012, 0.03), (0, 0.06)], plain('#C9A24A', rough=0.5), (-0.2, 0, 0.24), (0, -98, 0), 12, 0)
    lathe([(0.04, 0), (0.03, 0.08), (0.004, 0.2)], dark, (0.15, 0, 0.14), (0, 82, 0), 12, 0)
    for y in (-0.03, 0.03):
        tube([(0.01, y, 0.08), (0, y, 0)], 0.006, dark, smooth=False)


def pier(view):
    """A plank pier that goes out and does not arrive."""
    rnd = random.Random(4)
    lake(0.04, 0.35)
    for k in range(210):
        y = -3 + k * 0.165
        box((2.1 + rnd.uniform(-0.03, 0.03), 0.148, 0.05), (rnd.uniform(-0.015, 0.015), y, 1.0 + rnd.uniform(-0.006, 0.006)), weathered(rnd), 0.008, (0, rnd.uniform(-0.4, 0.4), 0))
    for k in range(13):
        y = -2 + k * 2.75
        for x in (-1.02, 1.02):
            pile(x, y, 1.95 if x > 0 else 1.25, rnd, 0.11)
        box((2.0, 0.14, 0.2), (0, y, 0.85), weathered(rnd), 0.01)
    for z in (1.55, 1.86):
        for k in range(12):
            beam((1.02, -2 + k * 2.75, z), (1.02, -2 + (k + 1) * 2.75, z + rnd.uniform(-0.015, 0.015)), 0.05, weathered(rnd), 0.1)
    with at((0.78, 30.0, 1.0)):
        tube([(0, 0, 0), (0, 0, 1.6), (0, 0, 3.0)], 0.04, metal('#30332F', 0.6), smooth=False)
        lathe([(0, 0), (0.17, 0.0), (0.2, 0.24), (0.22, 0.26), (0.05, 0.42), (0, 0.46)], glow('#FFE3B4', view.get('lamp', 5)), (0, 0, 3.0), segments=24, soft=0)
    with at((-0.5, 27.5, 1.03), (0, 0, 0)):
        for k in range(3):
            box((0.1, 1.5, 0.035), (-0.13 + k * 0.12, 0, 0.45), weathered(rnd), 0.008)
        for y in (-0.6, 0.6):
            box((0.36, 0.07, 0.44), (0, y, 0.22), weathered(rnd), 0.008)
    if view.get('gull', True):
        with at((1.04, 6.26, 1.96), (0, 0, 30)):
            gull()


def piles(view):
    """What the ice left of another pier."""
    rnd = random.Random(11)
    lake(0.16, 1.1)
    for k in range(15):
        y = 0.5 + k * 1.7
        for x in (-0.95, 0.95):
            if rnd.random() < 0.86:
                pile(x + rnd.uniform(-0.1, 0.1), y + rnd.uniform(-0.2, 0.2), rnd.uniform(0.35, 1.5) if k else 1.2, rnd, 0.15)
    with at((-0.95, 7.3, 0)):
        pile(0, 0, 1.5, rnd, 0.15)
        with at((0, 0, 1.51), (0, 0, 150)):
            gull()
    beam((-0.95, 3.9, 0.62), (0.95, 4.0, 0.5), 0.16, weathered(rnd), 0.2)


def rowboat():
    """Clinker-built rowing boat, bow to +y, floats at z=0."""
    outer, inner = plain('#39443F', rough=0.5, vary=0.2, vary_scale=3), plain('#6A6152', rough=0.7, vary=0.25, vary_scale=6)
    stations, ribs = 28, 14
    verts, faces = [], []
    for i in range(stations + 1):
        t = i / stations
        y = -1.75 + 3.6 * t
        wide = 0.68 * (1 - max(0, (t - 0.42) / 0.58) ** 2.2) * (0.72 + 0.28 * min(1, t / 0.35))
        sheer, keel = 0.4 + 0.26 * max(0, t - 0.4) ** 1.6 + 0.06 * max(0, 0.3 - t), -0.12 + 0.3 * max(0, (t - 0.72) / 0.28) ** 2
        for j in range(ribs + 1):
            a = -math.pi / 2 + math.pi * j / ribs
            x = wide * math.copysign(abs(math.sin(a)) ** 0.62, a)
            z = sheer - (sheer - keel) * abs(math.cos(a)) ** 0.8
            verts.append((x, y + 0.1 * max(0, t - 0.8) * (z - keel), z))
    n = ribs + 1
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(stations) for j in range(ribs)]
    faces.append(tuple(range(n)))
    hull = mesh('hull', verts, faces, outer, tidy=True, angle=40)
    hull.modifiers.new('thick', 'SOLIDIFY').thickness = 0.03
    hull.data.materials.append(inner)
    for side in (0, ribs):
        tube([verts[i * n + side] for i in range(stations + 1)], 0.026, plain('#8A7B62', rough=0.55))
    for y, w in ((-1.35, 1.0), (-0.35, 1.26), (0.7, 1.05)):
        box((w, 0.24, 0.03), (0, y, 0.24), plain('#857A66', rough=0.7, vary=0.2, vary_scale=7), 0.008)
    for x, turn in ((-0.2, 3), (0.16, -4)):
        with at((x, -0.1, 0.29), (0, 0, turn)):
            tube([(0, -1.2, 0), (0, 0.2, 0.01), (0, 1.0, 0.03)], 0.022, plain('#A08E70', rough=0.6), smooth=False)
            box((0.12, 0.5, 0.018), (0, 1.2, 0.035), plain('#A08E70', rough=0.6), 0.008)
    box((1.0, 2.3, 0.01), (0, -0.3, -0.01), plain('#10171A', rough=0.03), 0)


def boat(view):
    rnd = random.Random(2)
    lake(0.1, 0.9)
    with at((0.1, 0, 0.0), (0, 2, 32)):
        rowboat()
    pile(-1.7, 2.6, 1.1, rnd, 0.13)
    points = [(-1.66, 2.55, 0.75), (-1.5, 2.35, 0.36), (-1.25, 2.0, 0.28), (-1.0, 1.62, 0.58)]
    tube(points, 0.013, plain('#8F8468', rough=0.9))
    for k in range(3):
        lathe([(0.135, 0), (0.155, 0.01), (0.155, 0.025), (0.135, 0.035)], plain('#8F8468', rough=0.9), (-1.7, 2.6, 0.7 + k * 0.03), segments=24)


def bare(loc, height, seed, mat):
    """Tree without its leaves: limbs that fork until they are twigs."""
    rnd = random.Random(seed)

    def limb(start, way, long, thick, depth):
        x, y, z = start
        bend = [rnd.uniform(-0.16, 0.16) for _ in range(3)]
        mid = tuple(p + d * long * 0.5 + b * long * 0.5 for p, d, b in zip(start, way, bend))
        end = tuple(p + d * long + b * long * 0.4 for p, d, b in zip(start, way, bend))
        tube([start, mid, end], thick, mat, [1, 0.85, 0.66])
        if depth == 0:
            return
        for k in range(3 if depth > 3 else 2 + (rnd.random() < 0.5)):
            spin, open_ = rnd.uniform(0, math.tau), rnd.uniform(0.28, 0.75)
            d = np.array(way) + open_ * np.array([math.cos(spin), math.sin(spin), 0.25 * math.sin(spin * 2)])
            d[2] += 0.1
            d /= np.linalg.norm(d)
            limb(end if k < 2 else mid, tuple(d), long * rnd.uniform(0.62, 0.82), thick * 0.64, depth - 1)
    limb(loc, (0.03, 0, 1), height * 0.27, height * 0.022, 6)


def clapboard(width, wall, peak, mat):
    """Gable end of lapped boards from x=0, z=0, in one mesh."""
    verts, faces, z = [], [], 0.0
    while z < peak:
        share = 0 if z < wall else (z - wall) / (peak - wall)
        a, b = width / 2 * share, width - width / 2 * share
        n = len(verts)
        verts += [(a, -0.018, z), (b, -0.018, z), (b, 0, z + 0.15), (a, 0, z + 0.15), (a, 0, z), (b, 0, z)]
        faces += [(n, n + 1, n + 2, n + 3), (n + 4, n + 5, n + 1, n)]
        z += 0.13
    return mesh('boards', verts, faces, mat, smooth=False)


def house(lamp=('#FFC476', 4.5)):
    """Farmhouse: gable to -y, porch, one window lit; 7 m wide from x=0."""
    white, trim, slate = plain('#A9A9A2', rough=0.8, vary=0.12, vary_scale=2), '#8E8E88', plain('#2E3032', rough=0.8, vary=0.2, vary_scale=4)
    wide, wall, peak, deep = 7.0, 5.4, 9.0, 10.0
    clapboard(wide, wall, peak, white)
    box((wide - 0.02, deep, wall), (wide / 2, deep / 2 + 0.05, wall / 2), plain('#8E8E88', rough=0.85), 0)
    for side in (-1, 1):
        a, b = (wide / 2, 0, peak + 0.12), (wide / 2 + side * (wide / 2 + 0.4), 0, wall - 0.3)
        mesh('roof', [(a[0], -0.45, a[2]), (a[0], deep, a[2]), (b[0], deep, b[2]), (b[0], -0.45, b[2])], [(0, 1, 2, 3)], slate).modifiers.new('thick', 'SOLIDIFY').thickness = 0.16
        beam((a[0], -0.44, a[2] - 0.12), (b[0], -0.44, b[2] - 0.08), 0.06, plain('#B9B9B2', rough=0.7), 0.22)
    box((0.7, 0.7, 2.4), (wide * 0.62, 4.0, peak + 0.3), plain('#5C3B30', rough=0.9, vary=0.2, vary_scale=8), 0.02)
    for x, z, lit in ((1.5, 3.5, None), (4.4, 3.5, lamp), (1.2, 0.9, None), (2.9, 6.1, None)):
        w, h = (1.1, 1.7) if z < 6 else (0.9, 1.1)
        with at((x, -0.16, z)):
            sash(0, w, 0, h, None, 0.0, '#B9B9B2')
            mesh('pane', [(0.05, 0.1, 0.05), (w - 0.05, 0.1, 0.05), (w - 0.05, 0.1, h - 0.05), (0.05, 0.1, h - 0.05)], [(0, 1, 2, 3)], glow(*lit) if lit else plain('#15181A', rough=0.1), smooth=False)
    box((7.2, 2.0, 0.12), (wide / 2, -1.0, 2.95), slate, 0.02, (-7, 0, 0))
    box((7.0, 2.0, 0.3), (wide / 2, -1.0, 0.15), plain('#6A655C', rough=0.9), 0.02)
    for x in (0.2, 2.4, 4.6, 6.8):
        box((0.13, 0.13, 2.6), (x, -1.8, 1.5), plain('#B9B9B2', rough=0.7), 0.015)
    for x0, x1 in ((0.2, 2.4), (4.6, 6.8)):
        box((x1 - x0, 0.07, 0.07), ((x0 + x1) / 2, -1.8, 1.15), plain('#B9B9B2', rough=0.7), 0.01)
    box((1.0, 0.1, 2.1), (3.5, -0.05, 1.35), plain('#3C3A36', rough=0.5), 0.01)
    box((1.6, 0.5, 0.16), (3.5, -2.2, 0.08), plain('#6A655C', rough=0.9), 0.02)


def stubble(seed, x0, x1, y0, y1, count, height, colour='#6A6148'):
    rng = np.random.RandomState(seed)
    roots = np.stack([rng.uniform(x0, x1, count), y0 + (y1 - y0) * rng.rand(count) ** 1.8, np.zeros(count)], 1)
    blades(roots, plain(colour, rough=0.9), height, 0.012, seed)


def farm(view):
    """A field, a fence that leads nowhere, the house."""
    rnd = random.Random(5)
    flat([(-300, -30, 0), (300, -30, 0), (300, 400, 0), (-300, 400, 0)], plain('#4A4436', rough=1, vary=0.3, vary_scale=0.5, bump=0.6, bump_scale=3))
    stubble(3, -30, 34, 4, 46, 60000, 0.34)
    with at((9.0, 44, 0), (0, 0, -16)):
        house()
    bare((1.2, 42, 0), 12.5, 8, plain('#26221E', rough=0.9))
    bare((24.0, 52, 0), 9.0, 3, plain('#26221E', rough=0.9))
    before = None
    for k in range(15):
        x, y = -19 + k * 2.6, 19 + k * 1.55
        box((0.11, 0.11, 1.25), (x, y, 0.6), weathered(rnd), 0.02, (rnd.uniform(-5, 5), rnd.uniform(-5, 5), 20))
        for z in (0.55, 1.05):
            if before:
                hung((*before, z), (x, y, z), 0.03, 0.008)
        before = (x, y)


def road(view):
    """Two lanes, poles, somebody coming."""
    rnd = random.Random(6)
    flat([(-300, -30, -0.02), (300, -30, -0.02), (300, 400, -0.02), (-300, 400, -0.02)], plain('#4E4838', rough=1, vary=0.3, vary_scale=0.5, bump=0.6, bump_scale=3))
    flat([(-3.5, -30, 0), (3.5, -30, 0), (3.5, 400, 0), (-3.5, 400, 0)], plain('#2C2D2E', rough=0.45, spec=0.5, vary=0.2, vary_scale=0.6, bump=0.15, bump_scale=60))
    for x in (-0.11, 0.11):
        box((0.1, 300, 0.006), (x, 130, 0.0), plain('#A8925A', rough=0.6, vary=0.25, vary_scale=2), 0)
    for x in (-3.25, 3.25):
        box((0.1, 300, 0.006), (x, 130, 0.0), plain('#A3A39B', rough=0.6, vary=0.25, vary_scale=2), 0)
    stubble(4, 3.8, 12, 3, 60, 26000, 0.5)
    stubble(5, -12, -3.8, 3, 60, 26000, 0.5)
    before = None
    for k in range(7):
        with at((6.4, 12 + k * 26, 0), (0, rnd.uniform(-2, 2), 0)):
            spots = utility_pole(8.6, False, 1)
        place = [(6.4 + x, 12 + k * 26 + y, z) for x, y, z in spots]
        for a, b in zip(before or [], place):
            hung(a, b, 0.6, 0.012)
        before = place
    for x in (-2.25, -1.05):
        with at((x, 78, 0.75)):
            ball(0.13, (0, 0, 0), glow('#FFF3D6', 150), segments=16)
    for x, y in ((-6, 60), (-9, 84), (11, 100)):
        bare((x, y, 0), 9, x + 20, plain('#26221E', rough=0.9))
    with at((-4.6, 16, 0), (0, 0, 8)):
        box((0.09, 0.09, 1.5), (0, 0, 0.7), weathered(rnd), 0.01)
        with at((0, -0.05, 1.25)):
            lathe([(0.1, -0.26), (0.11, -0.24), (0.11, 0.24), (0.1, 0.26), (0, 0.26)], metal('#8D908E', 0.5), rot=(90, 0, 0), segments=32)
            lathe([(0, -0.27), (0.1, -0.26)], metal('#6D706E', 0.5), rot=(90, 0, 0), segments=32, soft=0)
            box((0.02, 0.03, 0.16), (0.12, 0.05, 0.1), plain('#8F2A1E', rough=0.5), 0.004)


def shot(make, loc, target, lens, size=(1500, 1000), reach=26, exposure=0.0, samples=24, glow_of=0.62, light=0.75, **more):
    return {'make': make, 'size': size, 'samples': samples, 'film': {'exposure': exposure, 'bounces': 2, 'clamp': 3}, 'camera': {'loc': loc, 'target': target, 'lens': lens}, 'reach': reach, 'glow': glow_of, 'light': light, **more}


VIEWS = {
    'photo-pier': shot(pier, (-0.28, -1.9, 2.35), (0.05, 30, 1.7), 34, (2000, 1333), 15),
    'photo-piles': shot(piles, (0.35, -3.2, 1.6), (-0.1, 12, 0.35), 46, (1000, 1500), 12, lift=0),
    'photo-boat': shot(boat, (-0.3, -4.4, 4.3), (-0.25, 0.75, 0.15), 44, (1400, 1400), 26),
    'photo-farm': shot(farm, (0.5, 0, 1.5), (2.5, 44, 4.0), 38, (2000, 833), 34, light=0.42, glow_of=0.33, exposure=0.35),
    'photo-road': shot(road, (0.9, 0, 0.75), (-0.1, 80, 2.6), 70, (1500, 1000), 38, light=0.5, glow_of=0.42, exposure=0.2),
}


def build(view):
    unveiled()
    view['make'](view)
    sky([(0.0, PALE), (0.3, '#B8BEC3'), (1.0, '#9AA3AB')], view['glow'], '#C6CED4', view['light'])
    veiled(PALE, view['reach'], view['glow'], 1.5)
    camera(**view['camera'])
