"""Clothes without people: cloth on a hanger, folded knits, shoes, a bag, a scarf."""
import math

from kit.build import at, ball, box, drum, extrude, lathe, mesh, ring, tube
from kit.cloth import drape, folded, grid, linen
from kit.light import area, camera, sweep, world
from kit.materials import metal, plain, wood

BONE, BLACK, CAMEL, OX = '#E9E3D8', '#1E1D1C', '#B98D5C', '#6E1F26'


def hanger(width=1.0):
    """Wooden hanger, its hook on top; its shoulders at z=0."""
    tube([(-width / 2, 0, -0.2), (-width * 0.25, 0, -0.06), (0, 0, 0.02), (width * 0.25, 0, -0.06), (width / 2, 0, -0.2)], 0.03, wood('#A8744A', '#7A4E2E'), [1.2, 1, 0.9, 1, 1.2])
    tube([(0, 0, 0.02), (0, 0, 0.2), (0.0, 0, 0.3), (0.09, 0, 0.36), (0.12, 0, 0.46), (0.02, 0, 0.53), (-0.07, 0, 0.47)], 0.012, metal('#B9BBBB', 0.2))


def dress(colour):
    """Sleeveless dress hanging from the hanger, in folds that widen downwards."""
    def point(u, v):
        a, t = math.tau * u, 1 - v
        wide = 0.36 - 0.12 * math.exp(-((t - 0.3) / 0.14) ** 2) + 0.34 * t ** 1.6
        fold = 1 + 0.13 * t * math.sin(a * 9 + 2 * t) + 0.06 * t * math.sin(a * 17)
        shoulder = 0.06 * math.cos(2 * a) * max(0, 1 - t * 7)
        return (wide * fold * math.cos(a), 0.36 * wide * fold * math.sin(a), -0.08 - 1.9 * t + shoulder)
    with at((0, 0, 0)):
        thing = grid(point, 220, 60, linen(colour, 0.05), 0.012, 'dress')
        thing.modifiers['thick'].offset = -1
    for x in (-0.2, 0.2):
        tube([(x * 1.3, -0.05, -0.12), (x, -0.02, 0.0), (x * 1.25, 0.05, -0.12)], 0.018, linen(colour))


def rail(length=3.2, height=2.3):
    steel = plain(BLACK, rough=0.4)
    tube([(-length / 2, 0, height), (0, 0, height), (length / 2, 0, height)], 0.022, steel, smooth=False)
    for x in (-length / 2, length / 2):
        tube([(x, 0, 0), (x, 0, height / 2), (x, 0, height)], 0.022, steel, smooth=False)
        tube([(x, -0.35, 0.02), (x, 0, 0.02), (x, 0.35, 0.02)], 0.022, steel, smooth=False)


def hung(colour):
    def make():
        with at((0, 0, 2.45)):
            hanger(0.86)
            dress(colour)
    return make


def row_of_cloth():
    rail()
    for x, colour in ((-1.0, BONE), (-0.35, CAMEL), (0.3, BLACK), (0.95, OX)):
        with at((x, 0, 1.88), (0, 0, 62)):
            hanger(0.7)
            with at((0, 0, -1.5)):
                drape(0.72, 1.36, linen(colour), pinch=0.78, folds=7, deep=0.07, seed=int(x * 10) + 20)


def knits():
    folded(1.5, 1.05, 5, [linen(tone, 0.3) for tone in (OX, CAMEL, BONE, '#8C8478', BLACK)], (0, 0, 0), 0.09)
    box((3.0, 1.7, 0.9), (0, 0.1, -0.45), plain('#D8D0C2', rough=0.9), 0.03)


def shoe(colour, sole='#EFE8DA', side=1):
    """Low shoe along -y, heel at +y: cross sections from toe to heel."""
    leather = plain(colour, rough=0.38, coat=0.2)
    stations = ((-0.62, 0.1, 0.1), (-0.56, 0.2, 0.19), (-0.4, 0.26, 0.25), (-0.15, 0.24, 0.34), (0.1, 0.2, 0.46), (0.35, 0.2, 0.5), (0.52, 0.19, 0.52), (0.6, 0.12, 0.5))
    n, verts = 32, []
    for y, w, h in stations:
        for k in range(n):
            a = math.tau * k / n
            verts.append((w * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)) + side * 0.05 * math.cos(y * 2.4), y, 0.09 + max(0.0, (h - 0.05) * (0.5 + 0.5 * math.sin(a)))))
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(stations) - 1) for k in range(n)]
    faces += [tuple(range(n)), tuple(range((len(stations) - 1) * n, len(stations) * n))]
    thing = mesh('shoe', verts, faces, leather, tidy=True)
    smoother = thing.modifiers.new('soft', 'SUBSURF')
    smoother.levels = smoother.render_levels = 1
    outline = [(x + side * 0.05 * math.cos(y * 2.4), y) for x, y in [(w * 1.06, y) for y, w, _ in stations] + [(-w * 1.06, y) for y, w, _ in reversed(stations)]]
    with at((0, 0, 0.05), (-90, 0, 0)):
        extrude([(x, y) for x, y in outline], 0.1, plain(sole, rough=0.6), edge=0.03)
    ball(0.17, (0, 0.3, 0.575), plain('#171615', rough=0.8), (0.95, 1.55, 0.16))
    for i in range(4):
        y = -0.2 + i * 0.1
        tube([(-0.1, y, 0.36 + i * 0.05), (0, y - 0.01, 0.4 + i * 0.048), (0.1, y, 0.36 + i * 0.05)], 0.014, plain(sole, rough=0.8))


def pair():
    box((4.4, 2.6, 0.9), (0.1, 0.1, -0.45), plain('#D8D0C2', rough=0.9), 0.03)
    with at((-0.32, 0.05, 0), (0, 0, -14)):
        shoe(CAMEL, side=-1)
    with at((0.42, 0.15, 0), (0, 0, -58)):
        shoe(CAMEL)


def bag(colour=OX):
    """Structured hand bag with a round handle."""
    leather = plain(colour, rough=0.36, coat=0.25, bump=0.06, bump_scale=60)
    outline = [(-0.78, 0), (0.78, 0), (0.66, 1.02), (-0.66, 1.02)]
    extrude(outline, 0.42, leather, edge=0.09, segments=5)
    extrude([(-0.68, 1.03), (0.68, 1.03), (0.74, 0.5), (0.3, 0.42), (-0.3, 0.42), (-0.74, 0.5)][::-1], 0.05, leather, (0, -0.215, 0), edge=0.02)
    with at((0, -0.25, 0.5)):
        ring(0.085, 0.02, (0, 0, 0), metal('#C2A05C', 0.2), (90, 0, 0), 48, 12)
    tube([(-0.42, 0, 1.0), (-0.42, 0, 1.34), (-0.25, 0, 1.6), (0.25, 0, 1.6), (0.42, 0, 1.34), (0.42, 0, 1.0)], 0.042, leather)
    for x in (-0.42, 0.42):
        drum(0.06, 0.07, (x, 0, 1.0), metal('#C2A05C', 0.2), 0.01)


def bag_alone():
    box((2.4, 1.6, 0.6), (0, 0.1, -0.3), plain('#C9A9A0', rough=0.9), 0.03)
    with at((0, 0, 0), (0, 0, 20)):
        bag()


def scarf():
    """Cloth thrown over a block."""
    box((1.5, 0.9, 1.1), (0, 0.3, 0.55), plain('#D8D0C2', rough=0.9), 0.03)

    def point(u, v):
        s, t = (u - 0.5) * 1.1, v * 3.0
        wave = 0.05 * math.sin(u * 21 + v * 3) + 0.03 * math.sin(u * 38)
        if t < 1.0:
            return (s + 0.1 * t, 0.62 - 0.77 * t + 0.02, 1.13 + abs(wave) * 0.5)
        fall = t - 1.0
        return (s * (1 + 0.12 * fall) + 0.1, -0.19 - abs(wave) * (0.5 + 1.2 * fall), 1.12 - 0.56 * fall + 0.5 * max(0, fall - 1.9) ** 2)
    grid(point, 120, 60, linen(OX, 0.25), 0.014, 'scarf')
    with at((-0.35, 0.4, 1.17)):
        lathe([(0, 0), (0.16, 0), (0.2, 0.06), (0.2, 0.16), (0.06, 0.22), (0.05, 0.3), (0, 0.3)], plain('#2A2624', rough=0.1, coat=0.5), soft=1)


VIEWS = {
    'fashion-dress-bone': {'make': hung(BONE), 'ground': '#CFC6B8', 'size': (1200, 1600), 'target': (0, 0, 1.55), 'lens': 50},
    'fashion-dress-black': {'make': hung(BLACK), 'ground': '#E4DED3', 'size': (1200, 1600), 'target': (0, 0, 1.55), 'lens': 50},
    'fashion-rail': {'make': row_of_cloth, 'ground': '#E4DED3', 'size': (1600, 1067), 'target': (0, 0, 1.22), 'lens': 52},
    'fashion-knits': {'make': knits, 'ground': '#E4DED3', 'target': (0, 0, 0.38), 'lens': 82},
    'fashion-shoes': {'make': pair, 'ground': '#CFC6B8', 'target': (0.05, 0, 0.16), 'lens': 92, 'high': 3.4},
    'fashion-bag': {'make': bag_alone, 'ground': '#D8B9AF', 'target': (0, 0, 0.66), 'lens': 84},
    'fashion-scarf': {'make': scarf, 'ground': '#E4DED3', 'target': (0, 0, 0.6), 'lens': 80},
}
for each in VIEWS.values():
    each.setdefault('size', (1200, 1200))
    each.update({'samples': 6, 'film': {'exposure': 0.2, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    sweep(plain(view['ground'], rough=1, spec=0), back=4, radius=2.5, floor=-0.6 if view['lens'] > 80 else 0)
    area((-3.6, -2.4, 4.0), (0, 0, 0.9), 1.6, 360, '#FFF4E6')
    area((3.6, -1.0, 2.4), (0, 0, 0.8), 1.6, 60, '#FFFFFF')
    world('#FFFFFF', 0.42)
    camera((0.0, -5.4, view.get('high', 1.9)), view['target'], view['lens'])
