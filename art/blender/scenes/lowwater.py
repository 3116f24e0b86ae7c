"""Hotel Low Water: its three kinds of room, at three hours and through three lenses."""
import math
import random

import numpy as np
from mathutils import Vector
from mathutils.noise import fractal

from kit.build import at, ball, beam, box, drum, lathe, mesh, tube
from kit.cloth import bedspread, cushion, grid, linen, rug
from kit.furniture import armchair, books, side_table, table_lamp
from kit.house import pool
from kit.interior import flat, floor, framed, plaster
from kit.light import area, bulb, camera, sky, sun
from kit.materials import foliage, glass, glow, metal, pane, plain, planks, wood
from kit.plants import leaves
from kit.timber import boards, painted

SEA, SAND, CLAY, WHITE = '#2F7F95', '#E3CFAE', '#B9623F', '#F4EEE3'
MORNING = ((0.0, '#FBE7C2'), (0.12, '#D6E7EC'), (0.4, '#86C0E0'))
FOG = ((0.0, '#DCE6E6'), (0.1, '#C3D8E2'), (0.4, '#8FBAD6'))
DUSK = ((0.0, '#F2A878'), (0.07, '#D99A94'), (0.16, '#8C86AE'), (0.32, '#4C5E96'), (0.5, '#2C3F78'))


def made_bed(width, quilt, stripe=None, frame=('#A9784C', '#7B5231'), posts=False):
    """Bed with its head at +y and its foot at -y, two metres long: frame of boards, linen turned down, plump pillows."""
    oak = wood(*frame, grain=(1.2, 9, 9), rough=0.5)
    half = width / 2
    for x in (-half - 0.02, half + 0.02):
        box((0.05, 2.06, 0.16), (x, 0, 0.3), oak, 0.012)
        for y in (-1.02, 1.02):
            box((0.075, 0.075, 0.46 if y < 0 else 1.14), (x, y, 0.23 if y < 0 else 0.57), oak, 0.014)
    box((width, 0.05, 0.16), (0, -1.03, 0.3), oak, 0.012)
    for k, z in enumerate((0.66, 0.84, 1.02)):
        box((width, 0.035, 0.13), (0, 1.03, z), oak, 0.02)
    box((width - 0.03, 2.0, 0.26), (0, 0, 0.44), linen(WHITE), 0.1, segments=5)
    bedspread(width, 1.5, 0.61, 0.3, linen(WHITE, 0.2), (0, -0.2, 0), 0.02, 8)
    bedspread(width + 0.07, 1.2, 0.675, 0.36, linen(quilt, 0.3), (0, -0.44, 0), 0.02, 8)
    if stripe:
        bedspread(width + 0.13, 0.3, 0.725, 0.38, linen(stripe, 0.3), (0, -0.76, 0), 0.012, 8)
    # The sheet, turned down over the quilt.
    bedspread(width + 0.13, 0.34, 0.73, 0.3, linen('#FBF7EE', 0.2), (0, 0.22, 0), 0.016, 5)
    for x in (-half * 0.5, half * 0.5):
        cushion(min(0.74, half * 0.94), 0.5, 0.26, linen(WHITE), (x, 0.78, 0.86), (-30, 0, 3), 2)
        cushion(min(0.7, half * 0.88), 0.46, 0.24, linen('#EFE6D6'), (x * 0.97, 0.58, 0.8), (-44, 0, -4), 5)


def boots(loc, turn, colour='#2F5D62'):
    """A pair of rubber boots."""
    rubber = plain(colour, rough=0.28, coat=0.3)
    with at(loc, (0, 0, turn)):
        for x, lean in ((-0.07, -2), (0.08, 3)):
            with at((x, 0, 0), (0, lean, lean * 4)):
                lathe([(0.052, 0.08), (0.05, 0.2), (0.062, 0.34), (0.066, 0.36), (0.058, 0.36), (0.046, 0.2)], rubber, segments=32)
                box((0.095, 0.25, 0.1), (0, -0.06, 0.055), rubber, 0.045, segments=4)
                box((0.1, 0.27, 0.028), (0, -0.06, 0.014), plain('#D8CDB8', rough=0.7), 0.012)


def lemon_tree(loc, height, seed):
    """Round dark crown with fruit in it, on one trunk."""
    rng, rnd = np.random.RandomState(seed), random.Random(seed)
    x, y, z = loc
    tube([(x, y, z), (x + 0.05, y, z + height * 0.3), (x, y, z + height * 0.6)], 0.06, plain('#6E5A42', rough=0.9), [1.3, 1, 0.8])
    d = rng.randn(2600, 3)
    d /= np.linalg.norm(d, axis=1)[:, None]
    reach = height * 0.36 * (0.55 + 0.5 * rng.rand(2600, 1)) * np.array([[1.0, 1.0, 0.86]])
    spots = np.array([x, y, z + height * 0.7]) + d * reach
    for k, tone in enumerate((('#3E6A38', '#8DB454'), ('#4F7D40', '#A4C668'), ('#35592F', '#78A048'))):
        leaves(spots[k::3], d[k::3], foliage(*tone, 0.4), 0.13, seed + k)
    for _ in range(26):
        way = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(-0.2, 0.8))).normalized()
        ball(0.05, (x + way.x * height * 0.37, y + way.y * height * 0.37, z + height * 0.7 + way.z * height * 0.32), plain('#EBC02E', rough=0.4), (1, 1, 1.2), segments=16)


def yard_room():
    """Eight in the morning, from the bed's foot: the split door stands open to the lemon trees, sun on the boards, boots beside it."""
    white = painted('#EFE8DA')
    floor(-3, 3, -5, 2, planks('#B98A5C', '#8C623C', 2.2, 0.14, 0.4, 0.2))
    # Boards round a door (-1.55 to -0.6) and a window (0.35 to 1.35).
    for x0, x1, z0, z1 in ((-2.4, -1.62, 0, 3.0), (-0.53, 0.36, 0, 3.0), (1.42, 2.4, 0, 3.0), (-1.62, -0.53, 2.16, 3.0), (0.36, 1.42, 0, 1.12), (0.36, 1.42, 2.12, 3.0)):
        with at((x0, 2.03, z0)):
            boards(x1 - x0, z1 - z0, white, int(x0 * 7) % 5, 0.005, 0.145, 0.05)
    for x in (-2.4, 2.4):
        with at((x, 2.0, 0), (0, 0, -90)):
            boards(7.0, 3.0, white, 4, 0.005, 0.145, 0.05)
    flat([(-3, -5, 2.92), (3, -5, 2.92), (3, 2.1, 2.92), (-3, 2.1, 2.92)], plain('#EEE8DC', rough=0.9))
    for y in (-1.7, -0.3, 1.1):
        box((4.8, 0.1, 0.16), (0, y, 2.86), plain('#E6DFD0', rough=0.7), 0.01)
    trim = plain('#2F6B74', rough=0.45)
    for x in (-1.62, -0.53):
        box((0.09, 0.12, 2.2), (x, 1.99, 1.1), trim, 0.008)
    box((1.18, 0.12, 0.09), (-1.075, 1.99, 2.2), trim, 0.008)
    for z in (1.1, 2.14):
        box((1.2, 0.13, 0.07), (0.89, 1.99, z), trim, 0.008)
    for x in (0.34, 0.89, 1.44):
        box((0.07, 0.1, 1.06), (x, 1.99, 1.62), trim, 0.008)
    box((1.06, 0.05, 0.04), (0.89, 2.0, 1.62), trim, 0.004)
    # The door: its lower leaf ajar, the upper one thrown back to the wall outside.
    with at((-0.58, 2.0, 0.02), (0, 0, -62)):
        box((0.98, 0.05, 1.06), (-0.5, 0, 0.53), trim, 0.008)
        for x in (-0.82, -0.5, -0.18):
            box((0.012, 0.056, 0.9), (x, 0, 0.53), plain('#245560', rough=0.6), 0)
    # Outside: gravel, a white wall with tiles on it, two lemon trees.
    flat([(-9, 2.06, -0.06), (9, 2.06, -0.06), (9, 14, -0.06), (-9, 14, -0.06)], plain('#D9C5A0', rough=1, vary=0.12, vary_scale=3))
    box((18, 0.3, 2.0), (0, 8.2, 0.9), plaster('#F1E6D2'), 0.03)
    for i in range(40):
        drum(0.13, 0.46, (-6 + i * 0.31, 8.0, 1.92), plain(('#B9623F', '#A85436', '#C5714C')[i % 3], rough=0.8), 0.02, (-62, 0, 0), 20)
    lemon_tree((-1.6, 5.2, -0.06), 2.5, 3)
    lemon_tree((1.9, 5.6, -0.06), 2.7, 8)
    with at((0.98, 0.72, 0)):
        made_bed(1.5, '#E3B64A', '#F2E6CC')
    with at((-0.12, 1.5, 0)):
        box((0.42, 0.38, 0.04), (0, 0, 0.56), wood('#A9784C', '#7B5231'), 0.01)
        for x in (-0.17, 0.17):
            for y in (-0.15, 0.15):
                beam((x, y, 0.55), (x * 1.1, y * 1.1, 0), 0.034, wood('#A9784C', '#7B5231', grain=(13, 13, 1.2)), edge=0.006)
        with at((0, 0, 0.58)):
            table_lamp('#2F6B74', '#F6EDDC', 0.42, 0.7)
        with at((-0.12, -0.1, 0.58)):
            books(2, 0.2, lying=True)
    for x in (-2.16, -1.93):
        drum(0.014, 0.07, (x, 1.96, 1.72), metal('#B08A4E', 0.35), 0.003, (90, 0, 0), 16)
    drape_coat((-1.93, 1.93, 1.7), '#D9A62E')
    boots((-1.86, 1.5, 0), 12)
    rug(1.1, 1.9, linen('#DDE3DA', 0.4), (-0.72, -0.1, 0.001))
    rug(1.102, 0.12, linen('#2F6B74', 0.4), (-0.72, 0.66, 0.004))
    rug(1.102, 0.12, linen('#2F6B74', 0.4), (-0.72, -0.86, 0.004))


def drape_coat(loc, colour):
    """An oilskin on its hook."""
    x, y, z = loc
    verts, n, m = [], 30, 36
    for i in range(n + 1):
        t = i / n
        half = 0.05 + 0.21 * min(1.0, t * 3.2) ** 0.6 + 0.05 * t
        for j in range(m + 1):
            s = 2 * j / m - 1
            fold = 0.04 * math.sin(s * 8 + 0.4) * (0.3 + 0.7 * t) + 0.015 * math.sin(s * 21 + t * 5) * t
            verts.append((x + half * s, y - 0.05 - fold - 0.09 * (1 - s * s), z - 1.0 * t + 0.05 * s * s * (1 - t)))
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    mesh('coat', verts, faces, plain(colour, rough=0.38, coat=0.2)).modifiers.new('thick', 'SOLIDIFY').thickness = 0.01


def ocean(level, near, tone='#3E7F92'):
    flat([(-400, near, level), (400, near, level), (400, 600, level), (-400, 600, level)], plain(tone, rough=0.16, spec=0.5, bump=0.3, bump_scale=0.55))


def morro(far, x, level, scale, tone):
    """Morro Rock: a dome of stone in the sea."""
    verts, rings, around = [(0, 0, 1.0)], 26, 70
    for i in range(1, rings + 1):
        for j in range(around):
            a, s = math.tau * j / around, i / rings
            r = 1.25 * s ** 0.8
            z = max(0.0, 1 - s ** 1.55)
            bump = 0.16 * fractal(Vector((math.cos(a) * r * 2, math.sin(a) * r * 2, z * 2.4)), 1.0, 2.0, 5)
            verts.append((r * (1 + bump) * math.cos(a), r * (1 + bump) * 0.7 * math.sin(a), z * (1 + bump)))
    faces = [(0, 1 + j, 1 + (j + 1) % around) for j in range(around)]
    faces += [(1 + i * around + j, 1 + (i + 1) * around + j, 1 + (i + 1) * around + (j + 1) % around, 1 + i * around + (j + 1) % around) for i in range(rings - 1) for j in range(around)]
    with at((x, far, level), (0, 0, 0), scale):
        mesh('morro', verts, faces, plain(tone, rough=1, spec=0.1))


def blown(width, height, mat, loc, gust, folds=7, seed=1):
    """Curtain that the wind has got under: it hangs above and leans into the room below."""
    rnd = random.Random(seed)
    phase = rnd.uniform(0, 6.3)
    verts, n, m = [], 46, folds * 14
    for i in range(n + 1):
        t = i / n
        for j in range(m + 1):
            u = j / m
            a = math.tau * folds * u + phase
            belly = gust * (t ** 1.7) * (0.7 + 0.3 * math.sin(math.pi * u)) * (1 - 0.22 * t * t)
            x = width * (u - 0.5) * (0.62 + 0.38 * t) + 0.06 * math.sin(5 * t + phase) * t
            verts.append((loc[0] + x, loc[1] - belly + 0.055 * math.sin(a) * (1 - 0.45 * t) - 0.04 * math.sin(a * 0.31) * t, loc[2] - height * t + 0.16 * abs(gust) * t ** 3))
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    return mesh('blown', verts, faces, mat)


def sheer(colour='#F7F3EA'):
    """Curtain linen with light in it."""
    return foliage(colour, '#FFFFFF', 0.9)


def bay_room():
    """Noon, from the corner by the wardrobe and very wide: the bed looks through an open front at the pool and the bay."""
    wall = plaster('#DCE6E4')
    floor(-3.2, 3.2, -4, 2, planks('#D9C3A0', '#B79B73', 2.4, 0.19, 0.35, 0.25))
    flat([(-3, -4, 2.7), (3, -4, 2.7), (3, 2.2, 2.7), (-3, 2.2, 2.7)], plain('#F2F0EA', rough=0.9))
    for x in (-2.5, 2.5):
        flat([(x, -4, 0), (x, 2, 0), (x, 2, 2.7), (x, -4, 2.7)], wall)
    box((5.0, 0.2, 0.34), (0, 2.05, 2.56), wall, 0.01)
    for x in (-2.32, 2.32):
        box((0.36, 0.2, 2.4), (x, 2.05, 1.2), wall, 0.01)
    frame = plain('#F4F1EA', rough=0.5)
    for x in (-2.12, -1.02, 1.02, 2.12):
        box((0.06, 0.08, 2.36), (x, 2.08, 1.18), frame, 0.008)
    for x0, x1 in ((-2.12, -1.02), (1.02, 2.12)):
        flat([(x0, 2.08, 0), (x1, 2.08, 0), (x1, 2.08, 2.36), (x0, 2.08, 2.36)], pane(mirror=0.4))
    # Balcony, pool, the sea behind its edge.
    box((7, 1.5, 0.1), (0, 2.95, -0.08), plain('#D8CDB9', rough=0.85, vary=0.06, vary_scale=2), 0.01)
    for x in (-1.25, -0.42, 0.42, 1.25):
        box((0.03, 0.03, 0.92), (x, 3.62, 0.44), plain('#F4F1EA', rough=0.5), 0.004)
    box((7, 0.06, 0.05), (0, 3.62, 0.92), plain('#F4F1EA', rough=0.5), 0.012)
    for z in (0.3, 0.6):
        tube([(-3.5, 3.62, z), (0, 3.62, z), (3.5, 3.62, z)], 0.006, metal('#C9CBC8', 0.3), smooth=False)
    flat([(-20, 3.8, -1.2), (20, 3.8, -1.2), (20, 7, -1.2), (-20, 7, -1.2)], plain('#DCCDB0', rough=0.9))
    pool(-16, 16, 7, 15, plain('#E9E1D0', rough=0.8), '#4FB4B6', -1.22)
    ocean(-3.0, 15.6, '#3D7E93')
    morro(120, -34, -3.0, 17, '#7F97A4')
    with at((-1.32, 0.35, 0), (0, 0, 90)):
        made_bed(1.85, '#6FA7AE', None, ('#CDB189', '#A98A5E'))
    for y in (-0.92, 1.62):
        with at((-2.18, y, 0)):
            side_table('#F2EEE4', 0.2, 0.5)
            with at((0, 0, 0.5)):
                table_lamp('#DDC7A0', '#FBF6EC', 0.44, 0)
    framed(0.9, 0.62, wood('#CDB189', '#A98A5E'), (('half', 0, -0.12, 0.5, '#2F7F95'), ('bar', 0, -0.16, 0.84, '#E3CFAE')), loc=(-2.47, 0.35, 1.72), rot=(0, 0, 90))
    blown(1.5, 2.34, sheer(), (-1.3, 1.86, 2.4), 0.62, 8, 3)
    blown(1.2, 2.34, sheer(), (1.62, 1.86, 2.4), 0.24, 7, 6)
    tube([(-2.4, 1.86, 2.42), (0, 1.86, 2.42), (2.4, 1.86, 2.42)], 0.014, metal('#B8985E', 0.3), smooth=False)
    with at((1.62, 0.4, 0), (0, 0, -64)):
        armchair('#E8DCC4', pillow=CLAY)
    rug(1.9, 1.3, linen('#D9C7A4', 0.5), (0.75, -0.3, 0.001))
    boots((0.5, 1.45, 0), -24, '#B9623F')


def roof(ridge, eave, half, back, front):
    """Two boarded slopes that meet over x=0, with rafters below them."""
    tilt, slope = math.degrees(math.atan2(ridge - eave, half)), math.hypot(half, ridge - eave)
    tones = [wood(a, b, grain=(11, 1.2, 11), rough=0.6, shift=s) for a, b, s in (('#80593A', '#5A3D28', 0.0), ('#75523A', '#513722', 1.7), ('#8A6342', '#644430', 3.1))]
    for side in (-1, 1):
        for k in range(14):
            s = (k + 0.5) / 14
            box((slope / 14 - 0.008, back - front, 0.03), (side * half * (1 - s), (back + front) / 2, eave + (ridge - eave) * s + 0.05), tones[(k * 5 + side) % 3], 0.004, (0, side * tilt, 0))
        for k in range(7):
            y = back - 0.6 - 1.05 * k
            beam((side * half, y, eave - 0.05), (0, y, ridge - 0.05), 0.07, wood('#6A4A30', '#472F1C'), 0.15, edge=0.008)


def net(x0, x1, y, top, sag):
    """A fishing net that hangs from a beam in two swags, glass floats in it."""
    def point(u, v):
        x = x0 + (x1 - x0) * u
        swag = abs(math.sin(math.tau * u))
        return (x + 0.02 * math.sin(31 * v + 9 * u), y - 0.1 - 0.12 * math.sin(math.pi * v) * (0.4 + swag), top - v * (0.1 + sag * swag) + 0.02 * math.sin(23 * u))
    sheet = grid(point, 46, 12, plain('#8C7A5C', rough=0.9), name='net')
    wires = sheet.modifiers.new('wires', 'WIREFRAME')
    wires.thickness = 0.008
    for x, z, r in ((x0 + (x1 - x0) * 0.24, top - sag - 0.02, 0.12), (x0 + (x1 - x0) * 0.71, top - sag + 0.02, 0.145), (x0 + (x1 - x0) * 0.82, top - sag + 0.16, 0.09)):
        ball(r, (x, y - 0.18, z), glass('#7FC4AE', 0.02), segments=40)


def loft_room():
    """Half past eight in the evening, through a long lens from the head of the stair: lamps under the rafters, weather at the window."""
    oak = wood('#9C6E44', '#6A4729', grain=(1.2, 11, 11))
    floor(-4, 4, -8, 3, planks('#94683F', '#654528', 2.6, 0.22, 0.4, 0.25))
    roof(3.3, 0.95, 2.7, 2.5, -6.0)
    lime = plaster('#E8DFCE')
    # The gable, with a wide window over the bed.
    for x0, x1, z0, z1 in ((-2.8, -1.0, 0, 3.4), (1.0, 2.8, 0, 3.4), (-1.0, 1.0, 0, 1.22), (-1.0, 1.0, 2.16, 3.4)):
        flat([(x0, 2.4, z0), (x1, 2.4, z0), (x1, 2.4, z1), (x0, 2.4, z1)], lime)
    frame = plain('#EFE7D8', rough=0.5)
    box((2.12, 0.16, 0.06), (0, 2.36, 1.2), frame, 0.01)
    box((2.1, 0.1, 0.07), (0, 2.4, 2.17), frame, 0.008)
    for x in (-1.0, -0.34, 0.34, 1.0):
        box((0.05, 0.09, 0.98), (x, 2.4, 1.69), frame, 0.006)
    flat([(-1, 2.42, 1.22), (1, 2.42, 1.22), (1, 2.42, 2.16), (-1, 2.42, 2.16)], pane(mirror=0.4))
    for x in (-2.62, 2.62):
        flat([(x, -6, 0), (x, 2.4, 0), (x, 2.4, 1.1), (x, -6, 1.1)], lime)
    ocean(-7.0, 8, '#2E4A66')
    morro(150, 14, -7.0, 24, '#2A3350')
    with at((-0.18, 1.28, 0)):
        made_bed(1.8, '#2F5D78', '#E3B64A', ('#8A5F3C', '#5E3F26'))
    for x in (-1.36, 1.0):
        with at((x, 2.0, 0)):
            box((0.38, 0.38, 0.5), (0, 0, 0.25), oak, 0.012)
            with at((0, 0, 0.5)):
                table_lamp('#B9623F', '#F6E3BE', 0.46, 2.2)
        bulb((x, 1.9, 0.92), 11, '#FFB562', 0.09)
    # Two bunks one over the other under the slope, a ladder before them.
    for z, quilt in ((0.32, '#B9623F'), (1.12, '#6FA7AE')):
        box((0.06, 1.9, 0.2), (1.3, 0.15, z), oak, 0.01)
        box((0.84, 1.86, 0.16), (1.74, 0.15, z + 0.06), linen(WHITE), 0.06, segments=4)
        with at((1.74, 0.0, 0)):
            bedspread(0.86, 1.3, z + 0.2, 0.12, linen(quilt, 0.3), (0, 0, 0), 0.03, 4)
        cushion(0.6, 0.4, 0.18, linen('#F4EEE3'), (1.74, 0.84, z + 0.25), (-58, 0, 4), 3)
    for y in (-0.82, 1.12):
        box((0.07, 0.07, 1.5), (1.3, y, 0.75), oak, 0.01)
    for y in (-0.5, -0.14):
        beam((1.24, y, 1.5), (0.98, y, 0), 0.045, oak, edge=0.01)
    for k in range(4):
        z = 0.3 + 0.3 * k
        tube([(0.98 + 0.173 * z, -0.5, z), (0.98 + 0.173 * z, -0.32, z), (0.98 + 0.173 * z, -0.14, z)], 0.02, oak, smooth=False)
    bulb((1.78, 0.95, 0.92), 5, '#FFB562', 0.06)
    ball(0.05, (2.0, 1.0, 0.92), glow('#FFE0A8', 7), segments=20)
    beam((-2.0, -0.2, 2.02), (2.0, -0.2, 2.02), 0.14, wood('#6A4A30', '#472F1C'), 0.2, edge=0.012)
    net(-1.25, 1.0, -0.24, 2.08, 0.34)
    rug(1.5, 1.1, linen('#D8C8A8', 0.5), (-0.5, -0.6, 0.001))
    with at((-1.45, -0.15, 0), (0, 0, 42)):
        armchair('#C9B48E', pillow=SEA)
    bulb((-1.6, -1.6, 1.7), 14, '#FFB562', 0.1)
    # The rail at the head of the stair, near and out of focus.
    for x in (-2.3, -1.7, -1.1):
        box((0.05, 0.05, 0.9), (x, -2.35, 0.45), oak, 0.008)
    box((1.6, 0.07, 0.06), (-1.85, -2.35, 0.92), oak, 0.015)
    with at((-1.5, -2.32, 0.95), (0, 0, 24), 1.0):
        for x in (-0.05, 0.05):
            drum(0.042, 0.15, (x, 0, 0.045), plain('#1D2326', rough=0.4), 0.012, (90, 0, 0), 32)
            drum(0.034, 0.06, (x, -0.14, 0.045), plain('#1D2326', rough=0.4), 0.01, (90, 0, 0), 32)
        box((0.06, 0.05, 0.03), (0, -0.06, 0.05), plain('#1D2326', rough=0.4), 0.006)


def through(loc, target, size, watts, colour, height=None):
    """Daylight that comes in by an opening; the opening itself stays clear."""
    area(loc, target, size, watts, colour, height).visible_camera = False


def morning():
    sky(MORNING, 1.3, '#DCE8F0', 0.8)
    sun((0.42, -0.78, -0.5), 5.2, '#FFDDA4', 1.2)
    through((-1.07, 1.92, 1.2), (-0.6, -2, 0.6), 1.0, 90, '#FFF0D8', 2.0)
    through((0.89, 1.9, 1.62), (0.6, -2, 0.6), 1.0, 60, '#FFF0D8', 1.0)
    through((0.6, -4.6, 2.4), (0, 1, 0.9), 2.6, 75, '#FFF1DF')


def noon():
    sky(FOG, 1.2, '#D6E4EA', 1.0)
    sun((-0.3, -0.52, -0.8), 2.6, '#FFF4E0', 6)
    through((0, 2.3, 1.3), (0, -2, 0.6), 4.0, 190, '#E2EFF4', 2.2)
    through((1.0, -3.8, 2.4), (-0.4, 1, 0.8), 2.6, 60, '#FFF6EA')


def evening():
    sky(DUSK, 0.85, '#6F82B8', 0.3)
    through((0, 2.3, 1.7), (0, -2, 0.5), 1.9, 26, '#8FA4DE', 0.9)
    through((0.4, -4.0, 2.0), (0, 1.2, 0.8), 1.6, 26, '#FFC58A')


VIEWS = {
    'lowwater-yard': {'make': yard_room, 'light': morning, 'camera': {'loc': (-0.62, -4.0, 1.36), 'target': (-0.2, 2, 1.16), 'lens': 40.5}, 'exposure': 0.25},
    'lowwater-bay': {'make': bay_room, 'light': noon, 'camera': {'loc': (1.5, -2.9, 1.5), 'target': (-0.42, 2, 0.92), 'lens': 26}, 'exposure': -0.05},
    'lowwater-loft': {'make': loft_room, 'light': evening, 'camera': {'loc': (-0.85, -3.9, 1.5), 'target': (0.12, 2, 1.28), 'lens': 52, 'fstop': 2.2, 'focus': (0, 0.9, 1.0)}, 'exposure': 0.75},
}
for each in VIEWS.values():
    each.update({'size': (1600, 2000), 'samples': 22, 'film': {'exposure': each['exposure'], 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make']()
    view['light']()
    camera(**view['camera'])
