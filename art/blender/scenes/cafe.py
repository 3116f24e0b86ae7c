"""A café: the cup from the front, a croissant, the counter, beans, and the table from above."""
import math
import random

from kit.build import at, ball, box, drum, extrude, lathe, tube
from kit.cloth import linen, spread
from kit.crockery import croissant, cup, plate, spoon, tumbler
from kit.fruit import beans
from kit.furniture import pendant
from kit.interior import flat, plaster
from kit.light import area, bulb, camera, world
from kit.materials import glow, metal, plain, wood
from kit.potted import rubber_plant, sprig, vase

CREAM, CHERRY, ESPRESSO = '#F5EEDF', '#A8242E', '#4A2C1B'


def table(tone=('#A8744A', '#7A4E2E')):
    for i in range(6):
        box((14, 1.5, 0.3), (0, -3.6 + i * 1.504, -0.15), wood(*tone, grain=(0.28, 4, 4), rough=0.38, coat=0.15, shift=i * 1.7), 0.02)


def far_room(seed=4, wall='#8A5E40'):
    """The room behind, out of focus: a warm wall with soft discs of lamp light on it."""
    flat([(-30, 16, -3), (30, 16, -3), (30, 16, 18), (-30, 16, 18)], plain(wall, rough=1, vary=0.2, vary_scale=0.16, glow=0.06))
    rnd = random.Random(seed)
    for _ in range(16):
        x, z, r = rnd.uniform(-9, 9), rnd.uniform(0.2, 4.6), rnd.uniform(0.2, 0.5)
        disc = [(r * math.cos(math.tau * i / 40), r * math.sin(math.tau * i / 40)) for i in range(40)]
        extrude(disc, 0.01, glow(rnd.choice(('#FFC77E', '#FFD9A4', '#F2A65A')), rnd.uniform(0.25, 0.9)), (x, 15.5 - rnd.random(), z), edge=0)


def served(x=0.0, y=0.0, colour=CREAM, turn=-20):
    with at((x, y, 0), (0, 0, turn)):
        plate(0.78, colour)
        with at((0, 0, 0.05)):
            cup(colour, art='#F0DFC2')
        with at((0.12, -0.55, 0.1), (0, 0, 100)):
            spoon(length=1.1)


def front():
    table()
    far_room()
    served(0.5, 0)
    beans((1.9, -0.5, 0), 0.4, 9)
    with at((2.1, 1.6, 0)):
        vase(plain('#B9694A', rough=0.5), 1.5, 0.9, kind='bottle')
        for k in range(6):
            sprig((0, 0, 1.35), 1.5, k * 61, 62 + 6 * (k % 3), pairs=8, leaf=0.32)
    with at((-1.5, 1.3, 0), (0, 0, 20)):
        spread(1.8, 1.5, linen('#D8CDBB'), rise=0.05)
        with at((0, 0, 0.06)):
            plate(0.85, '#4F5A54')
            croissant((0, 0.1, 0.05), (0, 0, 10))


def pastry():
    table()
    far_room(7)
    with at((0, 0.1, 0), (0, 0, 12)):
        spread(2.6, 2.0, linen('#E4DACA'), rise=0.05)
        with at((0, 0, 0.06)):
            plate(1.0, CREAM)
            croissant((0, 0.1, 0.06), (0, 0, -14), 1.15)
    served(1.7, 1.5, CHERRY)
    beans((-1.3, -0.4, 0), 0.3, 5, 5)


def from_above(ground, dish, cloth):
    flat([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], plain(ground, rough=0.55, vary=0.04, vary_scale=0.8))
    served(0.2, 0.1, dish, 40)
    with at((-1.8, 0.55, 0.0), (0, 0, 24)):
        spread(1.9, 1.6, linen(cloth), rise=0.06)
        with at((0, 0, 0.07)):
            plate(0.82, dish)
            croissant((0, 0.1, 0.06), (0, 0, 30))
    with at((1.85, 0.8, 0)):
        tumbler(1.1, 0.36, '#DCEBEE', 0.6)
    beans((1.5, -0.95, 0), 0.7, 26)
    with at((-1.4, -1.15, 0), (0, 0, -30)):
        box((1.1, 1.5, 0.02), (0, 0, 0.01), plain('#FBF6EA', rough=0.9), 0.004)
        for i in range(5):
            box(((0.8, 0.7, 0.76, 0.5, 0.62)[i], 0.05, 0.004), (0.0, 0.5 - i * 0.2, 0.024), plain(CHERRY if i == 0 else ESPRESSO, rough=0.9), 0)


def red_table():
    from_above(CHERRY, CREAM, '#EBDCC4')


def cream_table():
    from_above('#EBDFC8', '#F8F3E8', '#B9383A')


def heap():
    """Beans in a bowl and round it."""
    table(('#8A5F3E', '#5E3E27'))
    lathe([(0, 0), (0.5, 0), (0.55, 0.06), (1.05, 0.5), (1.2, 0.85), (1.14, 0.85), (0.98, 0.5), (0.4, 0.14), (0, 0.12)], plain(CREAM, rough=0.4), soft=2)
    ball(1.0, (0, 0, 0.52), plain('#2E190E', rough=0.8), (1, 1, 0.24))
    beans((0, 0, 0.6), 0.98, 300, 3, 0.24)
    beans((0.3, -1.5, 0), 1.5, 26, 8)
    with at((1.0, -0.75, 0.05), (0, 0, 60)):
        tube([(-1.0, 0, 0.06), (-0.3, 0, 0.08), (0.2, 0, 0.1)], 0.07, wood('#C99B68', '#9A6B40'))
        ball(0.3, (0.5, 0, 0.1), wood('#C99B68', '#9A6B40'), (1, 0.75, 0.32))
    far_room(9)


def espresso_machine():
    steel, dark = metal('#C4C6C2', 0.22), plain('#2A211B', rough=0.4)
    box((5.2, 2.4, 0.35), (0, 0, 0.4), steel, 0.08)
    box((5.2, 2.0, 2.2), (0, 0.25, 2.2), plain(CHERRY, rough=0.25, coat=0.4), 0.22, segments=5)
    box((5.0, 2.2, 0.12), (0, 0, 3.36), steel, 0.04)
    for x in (-1.4, 1.4):
        drum(0.42, 0.5, (x, -0.95, 1.35), steel, 0.06)
        tube([(x, -1.0, 1.38), (x, -1.6, 1.34), (x, -2.1, 1.3)], 0.1, dark)
        drum(0.28, 0.2, (x, -0.85, 0.6), dark, 0.02)
    for i in range(5):
        for k in range(2):
            with at((-1.9 + i * 0.95, 0.3 - 0.02 * k, 3.42 + 0.34 * k)):
                cup(CREAM, handle=False, scale=0.8)
    for x in (-0.5, 0.0, 0.5):
        drum(0.12, 0.08, (x, -0.74, 2.5), steel, 0.02, (90, 0, 0))
    for x in (-2.75, 2.75):
        tube([(x, -0.6, 2.9), (x, -1.0, 2.6), (x * 1.02, -1.2, 1.2)], 0.05, steel)


def counter():
    """The bar with its machine, under lamps."""
    flat([(-30, 6, -9), (30, 6, -9), (30, 6, 40), (-30, 6, 40)], plaster('#E9DCC3'))
    box((40, 5.5, 0.5), (0, 0.5, -0.25), wood('#A8744A', '#7A4E2E', grain=(0.2, 3, 3), coat=0.15), 0.04)
    for i in range(40):
        box((0.94, 0.3, 10), (-19.5 + i, -2.0, -5.6), plain('#7E1C24', rough=0.4), 0.1)
    with at((-2.4, 0.8, 0)):
        espresso_machine()
    box((10, 1.6, 0.25), (4.5, 5.1, 5.2), wood(), 0.03)
    rnd = random.Random(3)
    for i in range(8):
        with at((0.6 + i * 1.1, 5.0, 5.33)):
            (cup(rnd.choice((CREAM, CHERRY, '#D9A441')), handle=False) if i % 3 else vase(plain('#3E5344', rough=0.5), 1.2, 0.8))
    with at((3.6, 0.2, 0)):
        lathe([(0, 0), (1.0, 0), (1.0, 0.06), (0.12, 0.1), (0.1, 0.5), (1.25, 0.56), (1.25, 0.62), (0, 0.62)], plain(CREAM, rough=0.4), soft=0)
        for k in range(4):
            croissant((0.5 * math.cos(k * 1.57), 0.5 * math.sin(k * 1.57), 0.62), (0, 0, k * 90 + 20), 0.62)
    with at((7.4, 0.8, 0)):
        drum(0.9, 1.5, (0, 0, 0), plain('#B9694A', rough=0.6), 0.06)
        rubber_plant((0, 0, 1.3), 4.0, 5, 1.2)
    served(1.3, -0.9, CREAM, 20)
    for x in (-3.2, 1.4, 6.0):
        pendant((x, 0.6, 16), 7.6, CHERRY, 1.1, 5)
        bulb((x, 0.6, 8.0), 300, '#FFC98A', 0.3)


TOP = {'loc': (0, -0.6, 8.5), 'target': (-0.1, 0, 0), 'lens': 50}
VIEWS = {
    'cafe-cup': {'make': front, 'camera': {'loc': (0.35, -6.0, 1.75), 'target': (0.15, 0, 0.62), 'lens': 52, 'fstop': 0.35, 'focus': (0.5, -0.3, 0.4)}},
    'cafe-croissant': {'make': pastry, 'camera': {'loc': (-0.5, -5.2, 2.3), 'target': (0.35, 0.2, 0.4), 'lens': 58, 'fstop': 0.4, 'focus': (0, -0.2, 0.3)}},
    'cafe-red-table': {'make': red_table, 'top': True, 'camera': TOP},
    'cafe-cream-table': {'make': cream_table, 'top': True, 'camera': {**TOP, 'lens': 52, 'target': (-0.25, 0, 0)}, 'size': (2000, 2000)},
    'cafe-beans': {'make': heap, 'camera': {'loc': (0, -5.6, 3.4), 'target': (0, -0.1, 0.3), 'lens': 58, 'fstop': 0.6, 'focus': (0, -0.3, 0.6)}},
    'cafe-counter': {'make': counter, 'room': True, 'camera': {'loc': (1.2, -17, 4.6), 'target': (1.2, 0, 3.3), 'lens': 37}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.update({'samples': 44, 'film': {'exposure': 0.35, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    if view.get('top'):
        area((-7, 4, 7), (0, 0, 0), 2.6, 2300, '#FFF0DC')
        world('#F4EEE6', 0.42)
    elif view.get('room'):
        area((-16, -10, 14), (0, 0, 3), 8, 9000, '#FFF1DC')
        world('#F2E6D4', 0.4)
    else:
        area((-6.5, 4.5, 6), (0, 0, 0.3), 3.2, 1700, '#FFF1DE')
        area((5, -5, 4), (0, 0, 0.4), 3, 260, '#FFD7A6')
        world('#F0DCC2', 0.22)
    camera(**view['camera'])
