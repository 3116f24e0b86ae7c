"""Clothes without people: cloth on a hanger, folded knits, shoes, a bag, a scarf."""
import math

from kit.build import at, box, drum, extrude, lathe, ring, tube
from kit.cloth import grid
from kit.clothes import folded_knit, hanger, knit, shoe, slip_dress
from kit.drapery import settle
from kit.interior import flat
from kit.light import area, camera, sweep, world
from kit.materials import metal, plain
from kit.place import unlink

BONE, BLACK, CAMEL, OX = '#E9E3D8', '#1E1D1C', '#B98D5C', '#6E1F26'


def rail(length=3.2, height=2.3):
    steel = plain(BLACK, rough=0.4)
    tube([(-length / 2, 0, height), (0, 0, height), (length / 2, 0, height)], 0.022, steel, smooth=False)
    for x in (-length / 2, length / 2):
        tube([(x, 0, 0), (x, 0, height / 2), (x, 0, height)], 0.022, steel, smooth=False)
        tube([(x, -0.35, 0.02), (x, 0, 0.02), (x, 0.35, 0.02)], 0.022, steel, smooth=False)


def hung(colour):
    def make():
        with at((0, 0, 2.52)):
            hanger(0.86)
            slip_dress(colour)
    return make


def row_of_cloth():
    rail()
    for k, (x, colour, length, hem) in enumerate(((-1.05, BONE, 1.25, 0.4), (-0.4, CAMEL, 1.0, 0.42), (0.25, BLACK, 1.3, 0.36), (0.9, OX, 1.12, 0.44))):
        with at((x, 0, 1.79), (0, 0, 52)):
            hanger(0.7)
            slip_dress(colour, length, hem, k + 3)


def knits():
    for i, (tone, turn) in enumerate(((OX, 1.5), (CAMEL, -2), (BONE, 1), ('#8C8478', -1.5), (BLACK, 2))):
        with at((0.02 * (-1) ** i, 0, 0.215 * i), (0, 0, turn)):
            folded_knit(1.5, 1.05, 0.11, knit(tone), i)
    box((3.0, 1.7, 0.9), (0, 0.1, -0.455), plain('#D8D0C2', rough=0.9), 0.03)


def pair():
    box((9, 5, 0.9), (0.1, 1.2, -0.45), plain('#D8CDBE', rough=0.9), 0.03)
    with at((-0.34, 0.05, 0), (0, 0, -22)):
        shoe(CAMEL, side=-1)
    with at((0.46, 0.12, 0), (0, 0, -62)):
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
    """A scarf that fell over a block, a bottle beside it."""
    block = box((1.5, 0.95, 1.1), (0, 0.3, 0.55), plain('#D8D0C2', rough=0.9), 0.04, segments=4)
    floor = flat([(-4, -4, 0), (4, -4, 0), (4, 4, 0), (-4, 4, 0)], plain('#E4DED3', rough=1))
    
    def gathered(u, v):
        wave = 0.075 * math.sin(math.tau * 4.5 * u + 1.5 * v) + 0.03 * math.sin(math.tau * 8 * u + 4 * v)
        return (0.16 + 0.86 * (u - 0.5) * (1 + 0.25 * (v - 0.4)) + 0.34 * (v - 0.4), 0.3 - 2.3 * (v - 0.3), 1.26 + wave)
    cloth = grid(gathered, 110, 150, plain(OX, rough=0.8, sheen=0.6, spec=0.2), name='scarf')
    settle(cloth, 60, solids=(block, floor), quality=5, bend=0.06, stiff=9, thick=0.012)
    unlink(floor)
    with at((-0.5, 0.42, 1.1), scale=1.35):
        lathe([(0, 0), (0.13, 0), (0.15, 0.03), (0.15, 0.26), (0.05, 0.34), (0.045, 0.42), (0.06, 0.42), (0.06, 0.5), (0, 0.5)], plain('#2A2624', rough=0.1, coat=0.5), soft=1)


VIEWS = {
    'fashion-dress-bone': {'make': hung(BONE), 'ground': '#CFC6B8', 'size': (1500, 2000), 'target': (0, 0, 1.6), 'lens': 61},
    'fashion-dress-black': {'make': hung(BLACK), 'ground': '#E4DED3', 'size': (1500, 2000), 'target': (0, 0, 1.6), 'lens': 61},
    'fashion-rail': {'make': row_of_cloth, 'ground': '#E4DED3', 'size': (2000, 1333), 'target': (0, 0, 1.22), 'lens': 52},
    'fashion-knits': {'make': knits, 'ground': '#E4DED3', 'target': (0, 0, 0.46), 'lens': 82},
    'fashion-shoes': {'make': pair, 'ground': '#CFC6B8', 'target': (0.06, 0.02, 0.2), 'lens': 100, 'high': 2.7},
    'fashion-bag': {'make': bag_alone, 'ground': '#D8B9AF', 'target': (0, 0, 0.66), 'lens': 84},
    'fashion-scarf': {'make': scarf, 'ground': '#E4DED3', 'target': (0, 0, 0.72), 'lens': 74},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 2000))
    each.update({'samples': 28, 'film': {'exposure': 0.2, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    sweep(plain(view['ground'], rough=1, spec=0), back=4, radius=2.5, floor=-0.6 if view['lens'] > 80 else 0)
    area((-3.6, -2.4, 4.0), (0, 0, 0.9), 1.6, 360, '#FFF4E6')
    area((3.6, -1.0, 2.4), (0, 0, 0.8), 1.6, 60, '#FFFFFF')
    world('#FFFFFF', 0.42)
    camera((0.0, -5.4, view.get('high', 1.9)), view['target'], view['lens'])
