"""Iron in hard side light on black: kettlebell, dumbbells, plates, rope. Metres."""
import math

from kit.build import at, drum, lathe, ring, tube
from kit.interior import flat
from kit.lettering import words
from kit.light import area, camera, world
from kit.materials import chalked, metal, plain

RED, CHALK = '#C4161C', '#E9E6DF'


def iron(colour='#232323'):
    return plain(colour, rough=0.55, spec=0.6, bump=0.012, bump_scale=520)


def kettlebell(colour='#232323', band=RED, weight='24'):
    """Ball with a flat foot and a thick handle."""
    mat = iron(colour)
    lathe([(0, 0), (0.075, 0), (0.082, 0.006), (0.118, 0.06), (0.128, 0.115), (0.117, 0.165), (0.095, 0.2), (0.064, 0.221), (0.03, 0.2305), (0, 0.232)], mat, soft=2)
    tube([(-0.062, 0, 0.19), (-0.088, 0, 0.25), (-0.062, 0, 0.315), (0, 0, 0.325), (0.062, 0, 0.315), (0.088, 0, 0.25), (0.062, 0, 0.19)], 0.0185, mat, [1.25, 1.05, 1, 1, 1, 1.05, 1.25])
    for x in (-1, 1):
        ring(0.0225, 0.006, (x * 0.0745, 0, 0.236), plain(band, rough=0.4), (0, 12 * x, 0), 48, 12)
    with at((0, -0.121, 0.115), (84, 0, 0)):
        drum(0.05, 0.008, (0, 0, 0), plain(band, rough=0.45), 0.003)
    words(weight, 0.05, plain(colour if band == CHALK else CHALK, rough=0.7), (0, -0.1296, 0.1162), (-6, 0, 0), 'tall')


def dumbbell(colour='#232323', band=RED):
    """Hexagonal heads on a knurled bar, along x."""
    for x in (-1, 1):
        lathe([(0, -0.055), (0.05, -0.055), (0.068, -0.035), (0.068, 0.035), (0.05, 0.055), (0, 0.055)], iron(colour), (x * 0.105, 0, 0.06), (0, 90, 0), 6, 0)
        drum(0.03, 0.003, (x * 0.16 + (0 if x > 0 else -0.003), 0, 0.06), plain(band, rough=0.45), 0.001, (0, 90, 0), 40)
    tube([(-0.08, 0, 0.06), (0, 0, 0.06), (0.08, 0, 0.06)], 0.0155, metal('#9A9C9C', 0.35), [0.9, 1.15, 0.9])


def disc(radius, thick, colour='#232323', weight='20', tilt=0):
    """Barbell plate in the x-z plane, its rim on z=0; the weight stands on its web, turned by `tilt`."""
    with at((0, 0, radius), (-90, 0, 0)):
        e, face, dish = 0.004, -thick * 0.5, -thick * 0.26
        lathe([(0.026, dish), (radius * 0.3 - e, dish), (radius * 0.3, face + e), (radius * 0.3 + e, face), (radius * 0.37, face), (radius * 0.37 + e, face + e), (radius * 0.39, dish), (radius * 0.8, dish), (radius * 0.82, face + e), (radius * 0.82 + e, face), (radius - 2 * e, face), (radius - e * 0.6, face + e * 0.6), (radius, face + 2 * e), (radius, thick * 0.5 - 2 * e), (radius - 2 * e, thick * 0.5), (0.026, thick * 0.4)], iron(colour), segments=128, soft=0)
        lathe([(0.0255, thick * 0.42), (0.0255, face - 0.002), (0.029, face - 0.004), (0.036, face - 0.004), (0.038, face - 0.001), (0.038, dish)], metal('#B9BBBB', 0.22), segments=64, soft=0)
        for turn in (0, 180):
            with at((0, 0, dish - 0.0008), (90, 0, turn + tilt)):
                words(weight, radius * 0.26, plain(CHALK, rough=0.6), (0, 0, radius * 0.595), font='tall')


def single():
    kettlebell()


def three():
    for x, y, s, tone, weight in ((-0.34, 0.1, 0.85, '#232323', '16'), (0, 0, 1, RED, '24'), (0.36, 0.12, 1.12, '#232323', '32')):
        with at((x, y, 0), (0, 0, x * 40), s):
            kettlebell(tone, CHALK if tone == RED else RED, weight)


def pair():
    with at((-0.05, -0.08, 0), (0, 0, 24)):
        dumbbell()
    with at((0.08, 0.16, 0), (0, 0, -14)):
        dumbbell()


def stack():
    for x, y, r, thick, tone, lean, weight, tilt in ((0.2, 0.12, 0.225, 0.06, '#232323', -6, '20', 30), (-0.08, 0.05, 0.19, 0.05, RED, -8, '15', -24), (-0.28, -0.02, 0.14, 0.045, '#3A3A3A', -9, '5', 12)):
        with at((x, y, 0), (lean, 0, -18)):
            disc(r, thick, tone, weight, tilt)


def rope():
    """Coil of battle rope with two red ends."""
    turns, per = 4.6, 26
    path = [((0.1 + 0.036 * t / per) * math.cos(t * math.tau / per), (0.1 + 0.036 * t / per) * math.sin(t * math.tau / per), 0.02) for t in range(int(turns * per))]
    for k in range(3):
        strand = [(x + 0.01 * math.cos(i * 0.9 + k * 2.09) * x / math.hypot(x, y), y + 0.01 * math.cos(i * 0.9 + k * 2.09) * y / math.hypot(x, y), z + 0.01 * math.sin(i * 0.9 + k * 2.09)) for i, (x, y, z) in enumerate(path)]
        tube(strand, 0.0105, plain('#B9A583', rough=0.95))
    x, y, z = path[-1]
    with at((x, y, z), (0, 0, math.degrees(math.atan2(y, x)) + 92)):
        tube([(0, 0, 0), (0.06, 0, 0), (0.12, 0, 0.004)], 0.022, plain(RED, rough=0.5))


VIEWS = {
    'gym-kettlebell': {'make': single, 'chalk': 0.55, 'size': (2000, 1333), 'camera': {'loc': (0.0, -1.5, 0.2), 'target': (0.0, 0, 0.165), 'lens': 62}},
    'gym-kettlebells': {'make': three, 'size': (2000, 1333), 'camera': {'loc': (0.1, -1.9, 0.26), 'target': (0.02, 0, 0.16), 'lens': 58}},
    'gym-dumbbells': {'make': pair, 'chalk': 0.5, 'size': (2000, 1333), 'camera': {'loc': (0.1, -1.3, 0.42), 'target': (0.02, 0.02, 0.05), 'lens': 68}},
    'gym-plates': {'make': stack, 'size': (1600, 2000), 'camera': {'loc': (-0.25, -1.9, 0.3), 'target': (0.0, 0, 0.2), 'lens': 66}},
    'gym-rope': {'make': rope, 'size': (2000, 2000), 'camera': {'loc': (0.0, -0.85, 0.95), 'target': (0.0, 0.0, 0.0), 'lens': 60}},
}


def build(view):
    view['make']()
    flat([(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)], chalked('#0B0B0B', CHALK, view.get('chalk', 0.0)))
    flat([(-6, 2.2, 0), (6, 2.2, 0), (6, 2.2, 6), (-6, 2.2, 6)], plain('#141414', rough=1))
    area((-1.6, 0.1, 0.9), (0, 0, 0.12), 0.5, 170, '#FFF6EA')
    area((0.2, 1.7, 1.3), (0, 0, 0.15), 0.6, 34, '#DCE6FF')
    area((-0.9, -1.9, 1.0), (0, 0, 0.1), 0.8, 5, '#FFF6EA')
    area((1.8, 0.9, 0.6), (0, 0, 0.15), 0.35, 44, '#FF4A3A')
    world('#5A5E66', 0.2)
    camera(**view['camera'])


for each in VIEWS.values():
    each.update({'samples': 28, 'film': {'exposure': 0.6, 'bounces': 3, 'clamp': 3}})
