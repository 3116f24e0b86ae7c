"""What a client of Gusset sells: jars, a tin, a carton and a bag of Thump."""
import math
import os

from kit.build import at, box, drum, extrude, lathe, mesh
from kit.lettering import FACES, sliced, words, words_round
from kit.light import area, camera, sweep, world
from kit.materials import plain

# As `art/drawn/faces.ts` unpacks them (draw any picture first); else Blender's own face.
OUT = os.path.join(os.path.dirname(__file__), '..', '..', 'out', 'faces')
FACES['thump'] = os.path.abspath(os.path.join(OUT, 'albert-sans-latin-wght-normal-900.ttf'))
FACES['small'] = os.path.abspath(os.path.join(OUT, 'albert-sans-latin-wght-normal-600.ttf'))

SKIN, BRUISE, CORE, LEAF, CIDER, BLOSSOM = '#D92B16', '#3A0C30', '#FFF1D2', '#0F6B41', '#F59E0B', '#FFAFC8'
KRAFT = '#B98550'


def arc(x, y, r, start, end, steps=40):
    turns = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]


# Thump's mark on its 24 units, y up, its middle at 0: leaf, apple flat where it landed, floor.
LOW = math.degrees(math.asin(5.5 / 7.5))
THUMP = {
    'leaf': [(0.4, 7.1), *arc(4.9, 7.5, 4.5, 180, 90, 16), (6.4, 12), *arc(1.9, 11.6, 4.5, 0, -90, 16)],
    'apple': arc(0, -1, 7.5, -LOW, 180 + LOW, 90),
    'floor': [(-12, -11.5), (12, -11.5), (12, -8), (-12, -8)],
}


def half_plane(points, keep):
    """A convex outline cut by a straight line; `keep(x, y)` is positive inside."""
    cut = []
    for a, b in zip(points, [*points[1:], points[0]]):
        u, v = keep(*a), keep(*b)
        if u >= 0:
            cut.append(a)
        if u * v < 0:
            cut.append((a[0] + (b[0] - a[0]) * u / (u - v), a[1] + (b[1] - a[1]) * u / (u - v)))
    return cut


def mark(height, ink, loc=(0, 0, 0), window=(), **inks):
    """Thump's mark, flat and read from -y; `window` are the lines that cut it."""
    for name, points in THUMP.items():
        outline = [(x * height / 24, y * height / 24) for x, y in points]
        for keep in window:
            outline = half_plane(outline, keep) if len(outline) > 2 else []
        if len(outline) > 2:
            extrude(outline, 0.004, plain(inks.get(name, ink), rough=0.6), loc, edge=0)


def mark_round(height, ink, radius, z, turn=0.0, **inks):
    """The mark bent round an upright drum."""
    for name, points in THUMP.items():
        verts, faces = [(x * height / 24, y * height / 24, 0) for x, y in points], [tuple(range(len(points)))]
        verts, faces = sliced(verts, faces, radius * 0.03)
        bent = [(radius * math.sin(x / radius + math.radians(turn)), -radius * math.cos(x / radius + math.radians(turn)), z + y) for x, y, _ in verts]
        mesh('mark', bent, faces, plain(inks.get(name, ink), rough=0.6), smooth=False)


def jar(lid=SKIN, label=CORE, ink=SKIN, tall=0.92, turn=0.0, word='apple butter'):
    """Nine ounces of something dark behind glass, a paper band and a twist-off lid."""
    r = 0.46
    lathe([(0, 0.02), (r - 0.09, 0), (r - 0.02, 0.02), (r, 0.1), (r, tall - 0.16), (r - 0.02, tall - 0.06), (r - 0.07, tall), (r - 0.08, tall + 0.08)], plain('#5E1B08', rough=0.1, coat=1.0), segments=128, soft=3)
    lathe([(r + 0.004, 0.15), (r + 0.004, tall - 0.2)], plain(label, rough=0.75), segments=128, soft=0)
    band = tall - 0.35
    short = band < 0.5
    mark_round(band * (0.8 if short else 0.76), ink, r + 0.007, 0.15 + band * (0.5 if short else 0.56), turn, leaf=LEAF if ink == SKIN else ink)
    if short:
        words_round(word, 0.075, plain(ink, rough=0.7), r + 0.007, 0.15 + band / 2, font='thump', turn=turn + 50)
    else:
        words_round(word, 0.062, plain(ink, rough=0.7), r + 0.007, 0.21, font='small', turn=turn)
    lid_of(lid, (0, 0, tall - 0.01), r - 0.015)


def lid_of(colour, loc, r):
    tin = plain(colour, rough=0.32, coat=0.3)
    with at(loc):
        lathe([(r - 0.01, 0), (r + 0.012, 0.004), (r + 0.014, 0.02), (r + 0.002, 0.03), (r + 0.002, 0.13), (r - 0.012, 0.165), (r - 0.035, 0.172), (r - 0.055, 0.16), (r - 0.06, 0.152), (0, 0.152)], tin, segments=160, soft=2)


def tin(colour=CIDER, lid=BRUISE, turn=0.0):
    r, tall = 0.56, 0.62
    drum(r, tall, (0, 0, 0), plain(colour, rough=0.35, coat=0.2), 0.02, segments=128)
    drum(r * 1.018, 0.15, (0, 0, tall - 0.1), plain(lid, rough=0.3, coat=0.2), 0.025, segments=128)
    # Larger than the tin: its floor runs round the foot.
    lathe([(r + 0.003, 0.03), (r + 0.003, 0.1)], plain(BRUISE, rough=0.6), segments=128, soft=0)
    for name in ('leaf', 'apple'):
        points = THUMP[name]
        verts, faces = sliced([(x * 0.46 / 24, y * 0.46 / 24, 0) for x, y in points], [tuple(range(len(points)))], 0.016)
        k = r + 0.005
        mesh('mark', [(k * math.sin(x / k + math.radians(turn)), -k * math.cos(x / k + math.radians(turn)), 0.3 + y) for x, y, _ in verts], faces, plain(BRUISE, rough=0.6), smooth=False)
    words_round('dried rings', 0.085, plain(BRUISE, rough=0.6), r + 0.005, 0.36, font='thump', turn=turn + 52)
    words_round('dried rings', 0.085, plain(BRUISE, rough=0.6), r + 0.005, 0.36, font='thump', turn=turn - 52)


def carton(width, depth, tall, colour, ink, leaf):
    """Folding box; the mark is larger than a side and goes round the corner at the left of its front."""
    box((width, depth, tall), (0, 0, tall / 2), plain(colour, rough=0.6), 0.012)
    inside = [lambda x, y: y + tall * 0.5]
    size = tall * 0.86
    with at((-width / 2, -depth / 2 - 0.003, tall * 0.5)):
        mark(size, ink, window=[lambda x, y: x - 0.004, lambda x, y: width - 0.004 - x, *inside], leaf=leaf)
    with at((-width / 2 - 0.003, -depth / 2, tall * 0.5), (0, 0, -90)):
        mark(size, ink, window=[lambda x, y: -x - 0.004, lambda x, y: x + depth - 0.004, *inside], leaf=leaf)
    words('thump', 0.2, plain(ink, rough=0.6), (width / 2 - 0.08, -depth / 2 - 0.004, tall * 0.88), font='thump', align='RIGHT', spacing=0.96)
    words('apple crisps, 4 oz', 0.062, plain(ink, rough=0.6), (width / 2 - 0.08, -depth / 2 - 0.004, tall * 0.775), font='small', align='RIGHT')


def bag(w=1.05, d=0.6, h=1.75):
    """Paper bag with a gusset at each side, its top rolled down; one color on kraft."""
    paper = plain(KRAFT, rough=0.9, vary=0.06, vary_scale=5, bump=0.12, bump_scale=26)
    rows = [(0, 1.0, 0.0), (h * 0.3, 0.93, 0.05), (h * 0.66, 0.6, 0.2), (h, 0.09, 0.3)]
    verts, faces = [], []
    for z, deep, fold in rows:
        y = d / 2 * deep
        verts += [(-w / 2, -y, z), (w / 2, -y, z), (w / 2 - fold, 0, z), (w / 2, y, z), (-w / 2, y, z), (-w / 2 + fold, 0, z)]
    for i in range(len(rows) - 1):
        faces += [(i * 6 + k, i * 6 + (k + 1) % 6, i * 6 + 6 + (k + 1) % 6, i * 6 + 6 + k) for k in range(6)]
    mesh('bag', verts, faces, paper, smooth=False)
    box((w + 0.012, 0.1, 0.17), (0, -0.03, h - 0.06), paper, 0.025)
    box((w + 0.02, 0.035, 0.2), (0, -0.09, h - 0.08), paper, 0.012, rot=(-6, 0, 0))
    ink = BRUISE
    for name, points in THUMP.items():
        verts2, faces2 = sliced_rows([(x * 0.78 / 24, y * 0.78 / 24) for x, y in points])
        spots = [(x, -front_at(z + h * 0.42, rows, d) - 0.005, z + h * 0.42) for x, z in verts2]
        mesh('mark', spots, faces2, plain(ink, rough=0.85), smooth=False)
    lean = math.degrees(math.atan2(d / 2 * 0.07, h * 0.3))
    words('thump', 0.27, plain(ink, rough=0.85), (0, -front_at(0.14, rows, d) - 0.006, 0.15), (-lean, 0, 0), font='thump', spacing=0.96)


def front_at(z, rows, d):
    for (z0, a, _), (z1, b, _) in zip(rows, rows[1:]):
        if z0 <= z <= z1:
            return d / 2 * (a + (b - a) * (z - z0) / (z1 - z0))
    return 0


def sliced_rows(points):
    """An outline cut into lying strips, so that it follows a front that bends."""
    turned, faces = sliced([(y, x, 0) for x, y in points], [tuple(range(len(points)))], 0.05)
    return [(v[1], v[0]) for v in turned], [tuple(reversed(f)) for f in faces]


def family():
    with at((-1.42, 0.4, 0), (0, 0, 6)):
        bag()
    with at((0.32, 0.5, 0), (0, 0, 36)):
        carton(1.0, 0.7, 1.5, SKIN, CORE, CORE)
    with at((1.55, 0.2, 0)):
        tin(turn=-12)
    with at((-0.56, -0.62, 0)):
        jar(turn=3)
    with at((0.92, -0.82, 0)):
        jar(lid=BRUISE, label=BLOSSOM, ink=BRUISE, tall=0.66, turn=-6, word='jelly')


def tower():
    z = 0
    for i, (lid, label, ink, turn, x) in enumerate(((SKIN, CORE, SKIN, -6, 0.0), (CIDER, BRUISE, CIDER, 16, 0.06), (SKIN, BLOSSOM, BRUISE, -2, -0.05))):
        with at((x, 0, z)):
            jar(lid, label, ink, turn=turn)
        z += 1.06
    with at((0.66, -0.72, 0)):
        jar(LEAF, CORE, LEAF, tall=0.66, turn=-14, word='jelly')


def lids():
    """Lids lying on a table from very near; the floor of the mark went under the curl of the rim."""
    places = ((0, 0, 8, BRUISE, CORE), (1.06, 0.34, -30, SKIN, CORE), (-1.08, 0.22, 64, CIDER, BRUISE), (0.46, 1.06, 200, CORE, SKIN), (-0.6, 1.12, -14, SKIN, CORE), (1.56, 1.32, 100, BRUISE, CIDER), (-1.72, 1.3, 30, BRUISE, BLOSSOM), (0.98, -0.82, 150, CORE, LEAF), (-0.92, -0.86, -50, LEAF, CORE), (2.1, 0.1, 10, LEAF, CORE), (-2.1, -0.1, 80, CORE, BRUISE), (0.0, 2.1, 20, CIDER, BRUISE), (2.7, 1.2, 60, CIDER, BRUISE), (-2.75, 1.15, 160, SKIN, CORE), (1.1, 2.25, 90, LEAF, CORE), (-1.2, 2.2, 10, CORE, LEAF))
    for x, y, turn, colour, ink in places:
        r = 0.5
        flat_r = r - 0.062
        with at((x, y, 0), (0, 0, turn)):
            lid_of(colour, (0, 0, 0), r)
            edges = [(lambda a, b, t=math.tau * k / 120: flat_r - a * math.cos(t) - b * math.sin(t)) for k in range(120)]
            with at((0, -0.06, 0.1555), (-90, 0, 0)):
                mark(0.82, ink, window=[(lambda a, b, e=e: e(a, b - 0.06)) for e in edges])


VIEWS = {
    'thump-family': {'make': family, 'ground': '#FFC600', 'from': (0.0, -9.4, 2.7), 'target': (0.04, 0, 0.68), 'lens': 83, 'size': (2000, 1500)},
    'thump-tower': {'make': tower, 'ground': '#2A12C4', 'from': (0.0, -9.5, 2.5), 'target': (0.22, 0, 1.54), 'lens': 87, 'size': (1500, 2000)},
    'thump-lids': {'make': lids, 'ground': '#FF86B8', 'from': (0.35, -2.9, 2.1), 'target': (0.05, 0.28, 0.1), 'lens': 58, 'size': (2880, 1620)},
}
for each in VIEWS.values():
    each.update({'samples': 28, 'film': {'exposure': 0.35, 'bounces': 3, 'look': 'High Contrast'}})


def build(view):
    view['make']()
    sweep(plain(view['ground'], rough=1, spec=0), back=6, radius=3.5)
    area((-4.6, -2.6, 4.4), (0, 0, 0.5), 0.9, 560, '#FFF8EC')
    area((4.0, -1.6, 2.4), (0, 0, 0.6), 2.0, 70, '#FFFFFF')
    world('#FFFFFF', 0.45)
    camera(view['from'], view['target'], view['lens'])
