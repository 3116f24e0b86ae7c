"""Soft things: cushions, rolled and folded towels, curtains, draped sheets, rugs."""
import math
import random

from .build import at, box, mesh
from .materials import plain


def linen(colour, weave=0.12):
    """Woven cloth with a soft rim of light."""
    return plain(colour, rough=0.95, sheen=0.35, spec=0.2, bump=weave, bump_scale=70)


def grid(point, across, down, mat, thick=0.0, name='cloth'):
    """Sheet whose corner (i, j) of the grid is `point(u, v)`, u and v from 0 to 1."""
    verts = [point(i / across, j / down) for j in range(down + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(down) for i in range(across)]
    thing = mesh(name, verts, faces, mat)
    if thick:
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 0
    return thing


def cushion(width, height, thick, mat, loc=(0, 0, 0), rot=(0, 0, 0), seed=1):
    """Pillow in the x-z plane, its corners drawn out a little."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.3) for _ in range(3)]
    with at(loc, rot):
        for side in (-1, 1):
            def point(u, v):
                a, b = 2 * u - 1, 2 * v - 1
                full = ((1 - abs(a) ** 2.6) * (1 - abs(b) ** 2.6)) ** 0.45
                crease = 1 + 0.06 * math.sin(3 * a + phase[0]) * math.sin(2.4 * b + phase[1])
                return (a * width / 2 * (1 - 0.07 * (1 - a * a) * b ** 4 - 0.05 * (1 - b * b)), side * full * thick / 2 * crease, b * height / 2 * (1 - 0.07 * (1 - b * b) * a ** 4 - 0.05 * (1 - a * a)))
            grid(point, 28, 28, mat, name='cushion')


def terry(colour):
    """Towelling: loops all over, so that no edge of it is sharp."""
    return plain(colour, rough=1, sheen=0.6, spec=0.1, vary=0.07, vary_scale=9, bump=0.9, bump_scale=34)


def roll(radius, length, mat, loc=(0, 0, 0), rot=(0, 0, 0), turns=5.3):
    """Rolled towel along x, lying on z=0: its layers press on one another and sag, none is a circle."""
    inner, steps = radius * 0.07, 260
    gap = (radius - inner) / turns

    def point(u, v):
        a = math.tau * turns * u + 0.9
        r = inner + (radius - inner) * u
        r *= 1 + 0.035 * math.sin(2 * a + 5 * u) + 0.02 * math.sin(3.3 * a)
        ends = 0.018 * length * math.sin(2.1 * a + 3 * u) * (2 * v - 1)
        return (length * (v - 0.5) + ends, r * math.cos(a), 0.95 * (radius + r * math.sin(a)))
    with at(loc, rot):
        sheet = grid(point, steps, 6, mat, thick=gap * 0.92, name='roll')
        rim = sheet.modifiers.new('rim', 'BEVEL')
        rim.width, rim.segments, rim.limit_method = gap * 0.42, 4, 'ANGLE'


def folded(width, depth, layers, mats, loc=(0, 0, 0), thick=0.12, seed=2):
    """Pile of folded cloths on z=0: each is two layers with a round fold towards -y."""
    rnd = random.Random(seed)
    z = loc[2]
    for i in range(layers):
        mat = mats[i % len(mats)]
        turn, inset = rnd.uniform(-2.5, 2.5), rnd.uniform(-0.03, 0.03)
        with at((loc[0] + inset, loc[1] + inset, z), (0, 0, turn)):
            for k in range(2):
                box((width, depth, thick * 0.98), (0, 0, thick * (k + 0.5)), mat, thick * 0.48, segments=5)
            fold_of(width, depth, thick, mat)
        z += 2 * thick
    return z


def fold_of(width, depth, thick, mat):
    def point(u, v):
        a = math.pi * (v - 0.5)
        return (width * 0.97 * (u - 0.5), -depth / 2 + thick * 0.5 - thick * 0.95 * math.cos(a), thick + thick * 0.98 * math.sin(a))
    grid(point, 4, 12, mat, name='fold')


def curtain(width, height, mat, loc=(0, 0, 0), rot=(0, 0, 0), folds=7, deep=0.07, seed=1):
    """Hanging curtain in the x-z plane, its foot on z=0."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.3) for _ in range(2)]

    def point(u, v):
        a = math.tau * folds * (u + 0.015 * math.sin(v * 4 + phase[0]))
        y = deep * math.sin(a) * (0.55 + 0.45 * (1 - v)) + deep * 0.4 * math.sin(a * 0.37 + phase[1] + v)
        return (width * (u - 0.5), y, height * v)
    with at(loc, rot):
        grid(point, folds * 14, 16, mat, name='curtain')


def drape(width, height, mat, loc=(0, 0, 0), rot=(0, 0, 0), pinch=0.1, folds=6, deep=0.12, thick=0.012, seed=1):
    """Cloth that hangs from a narrow hold: `pinch` is the share of its width at the top."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.3) for _ in range(3)]

    def point(u, v):
        s, t = 2 * u - 1, 1 - v
        wide = pinch + (1 - pinch) * min(1.0, 1.15 * t) ** 0.62
        wave = math.sin(s * math.pi * folds / 2 + phase[0]) + 0.4 * math.sin(s * math.pi * folds * 0.93 + t * 2 + phase[1])
        return (width / 2 * s * wide, -deep * wave * (0.25 + 0.75 * t) - 0.25 * deep * (1 - s * s), height * v + 0.07 * height * s * s * (1 - t) - 0.03 * height * math.sin(s * 5 + phase[2]) * t)
    with at(loc, rot):
        grid(point, folds * 16, 40, mat, thick, 'drape')


def spread(width, depth, mat, loc=(0, 0, 0), rot=(0, 0, 0), rise=0.05, seed=1, thick=0.01):
    """Cloth lying on z=0 with a few soft creases: a napkin, a tablecloth, a sheet."""
    rnd = random.Random(seed)
    ways = [(rnd.uniform(0, 3.14), rnd.uniform(2, 6), rnd.uniform(0, 6.3)) for _ in range(4)]

    def point(u, v):
        x, y = width * (u - 0.5), depth * (v - 0.5)
        z = sum(max(0, math.sin(f * (x * math.cos(a) + y * math.sin(a)) / max(width, depth) * 3 + p)) ** 3 for a, f, p in ways)
        return (x * (1 + 0.02 * math.sin(9 * v)), y * (1 + 0.02 * math.sin(7 * u)), thick + rise * z / 2)
    with at(loc, rot):
        grid(point, 60, 60, mat, thick, 'spread')


def bedspread(width, depth, height, drop, mat, loc=(0, 0, 0), puff=0.025, seed=1):
    """Quilt over a bed whose top is at `height`: it puffs on top, and hangs in folds at both sides."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.3) for _ in range(6)]
    half, soft = width / 2, 0.09

    def point(u, v):
        along, y = (2 * u - 1) * (half + drop), depth * (v - 0.5)
        side, run = math.copysign(1, along), abs(along) - (half - soft)
        turn = min(max(run / soft, 0), math.pi / 2)
        low = max(0.0, run - soft * math.pi / 2)
        x = side * (min(abs(along), half - soft) + soft * math.sin(turn))
        z = height - soft * (1 - math.cos(turn)) - low
        swell = math.sin(5.1 * x + phase[0]) * math.sin(4.3 * y + phase[1]) + 0.5 * math.sin(9.7 * x + 6.1 * y + phase[2]) + 0.35 * math.sin(15 * y - 7 * x + phase[3])
        fold = (math.sin(8.5 * y + phase[4] * side) + 0.5 * math.sin(17 * y + phase[5])) * min(1.0, low / 0.15)
        hem = 0.03 * math.sin(3 * x + phase[2]) * (2 * v - 1)
        return (x + side * puff * 0.9 * fold, y + hem, z + puff * swell * math.cos(turn) ** 2)
    with at(loc):
        sheet = grid(point, 120, 72, mat, thick=0.035, name='bedspread')
        rim = sheet.modifiers.new('rim', 'BEVEL')
        rim.width, rim.segments, rim.limit_method = 0.014, 3, 'ANGLE'


def rug(width, depth, mat, loc=(0, 0, 0), rot=(0, 0, 0), thick=0.025):
    box((width, depth, thick), (loc[0], loc[1], loc[2] + thick / 2), mat, thick * 0.45, rot, 3)
