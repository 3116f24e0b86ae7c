"""Clay toys on a seamless ground: the startup's hero, its three features, and its posts."""
import math

from kit.build import at, ball, beam, box, drum, extrude, lathe, panel, ring, tube
from kit.claytoys import CORAL, CREAM, INK, ROSE, SUN, TEAL, envelope, hourglass, key, lighthouse, plane, puzzle, steps, telephone
from kit.light import area, camera, sweep, world
from kit.materials import backdrop, clay, veil

PEACH, BLUSH, MINT, PALE, BUTTER = ('#FFE6D3', '#FFD6BD'), ('#FFD9CE', '#FFBFAE'), ('#D3EEE9', '#A9DDD5'), ('#DEDFF5', '#BDBFEA'), ('#FFEFC9', '#FFDD98')


def startup():
    """Left third free; an empty card in the middle of the toys, for the page to write on."""
    with at((1.72, 1.25, 0)):
        for radius, colour in ((2.62, INK), (2.12, CORAL), (1.62, TEAL)):
            ring(radius, 0.22, (0, 0, 0.02), clay(colour), (90, 0, 0), sweep=180)
    with at((1.5, -0.55, 1.12), (-5, 3, -14)):
        panel(2.3, 1.5, 0.09, veil('#FFFFFF', 0.34), radius=0.16, edge=0.03)
    box((1.5, 0.5, 0.2), (1.5, -0.55, 0.1), clay(CREAM), 0.09, (0, 0, -14), segments=6)
    for i, colour in enumerate((SUN, ROSE, CORAL)):
        box((0.4, 0.5, 0.24 * (i + 1)), (3.02 + i * 0.41, -0.1, 0.12 * (i + 1)), clay(colour), 0.07, segments=6)
    ball(0.42, (2.95, -1.3, 0.42), clay(CORAL))
    lathe([(0, 0), (0.36, 0), (0.38, 0.05), (0.05, 0.92), (0, 0.96)], clay(TEAL), (-0.42, -0.35, 0), soft=2)
    box((0.44, 0.44, 0.44), (-0.02, -0.95, 0.22), clay(SUN), 0.1, (0, 0, 24), segments=6)
    with at((0.75, -1.75, 0.17), (-74, 0, -24)):
        panel(0.72, 0.34, 0.2, clay(INK), radius=0.17, edge=0.06)
        drum(0.13, 0.14, (0.19, -0.07, 0), clay(CREAM), 0.05, (90, 0, 0))
    ring(0.27, 0.1, (2.1, -1.9, 0.1), clay(TEAL))
    for x, y, r, colour in ((-2.7, 1.6, 0.2, ROSE), (-1.75, -1.3, 0.12, TEAL), (4.0, 0.35, 0.2, TEAL), (-3.0, -0.7, 0.09, CORAL), (3.7, -1.75, 0.1, INK)):
        ball(r, (x, y, r), clay(colour))


def build_blocks():
    """Blocks and a little crane that lowers the next one."""
    for x, z, w, colour in ((-0.35, 0.32, 0.64, TEAL), (0.4, 0.32, 0.64, CORAL), (-0.02, 0.97, 0.64, SUN)):
        box((w, w, w), (x, -0.1, z), clay(colour), 0.12, (0, 0, x * 12), segments=6)
    with at((-1.25, 0.45, 0)):
        box((0.75, 0.75, 0.18), (0, 0, 0.09), clay(CREAM), 0.08, segments=6)
        box((0.24, 0.24, 2.75), (0, 0, 1.4), clay(INK), 0.08, segments=6)
        beam((-0.55, 0, 2.68), (1.65, 0, 2.68), 0.22, clay(INK), edge=0.08)
        box((0.34, 0.36, 0.36), (-0.5, 0, 2.6), clay(CORAL), 0.09, segments=6)
        tube([(0, 0, 3.12), (0.7, 0, 2.95), (1.5, 0, 2.76)], 0.03, clay(INK), smooth=False)
        box((0.16, 0.16, 0.5), (0, 0, 2.95), clay(INK), 0.06, segments=6)
    tube([(0.12, 0.1, 2.6), (0.12, 0.1, 2.3), (0.12, 0.1, 2.12)], 0.03, clay(INK))
    ring(0.11, 0.04, (0.12, 0.1, 2.04), clay(CORAL), (90, 0, 0))
    box((0.56, 0.56, 0.4), (0.12, 0.1, 1.76), clay(ROSE), 0.11, (0, 0, 18), segments=6)
    ball(0.2, (1.05, -0.75, 0.2), clay(SUN))


def measure_dial():
    """A pie with one slice drawn out, and three bars."""
    def slice_of(start, end, radius, colour, depth, y, out=0.0):
        mid = math.radians((start + end) / 2)
        arc = [(radius * math.cos(math.radians(start + (end - start) * i / 40)), radius * math.sin(math.radians(start + (end - start) * i / 40))) for i in range(41)]
        extrude([(0, 0), *arc], depth, clay(colour), (out * math.cos(mid), y, out * math.sin(mid)), edge=0.07, segments=5)
    with at((-0.2, 0.1, 1.38), (-6, 0, -12)):
        ring(1.2, 0.14, (0, 0.12, 0), clay(INK), (90, 0, 0))
        slice_of(92, 358, 1.0, TEAL, 0.34, 0.02)
        slice_of(2, 88, 1.0, CORAL, 0.44, -0.05, 0.2)
        drum(0.17, 0.3, (0, -0.1, 0), clay(CREAM), 0.07, (90, 0, 0))
    for i, (tall, colour) in enumerate(((0.45, SUN), (0.75, ROSE), (1.1, INK))):
        box((0.28, 0.28, tall), (0.95 + i * 0.36, -0.75, tall / 2), clay(colour), 0.09, segments=6)
    box((1.5, 0.6, 0.14), (-0.25, 0.2, 0.07), clay(CREAM), 0.06, segments=6)
    ball(0.17, (-1.35, -0.8, 0.17), clay(CORAL))


def grow_sprout():
    """A pot in which discs grow like leaves."""
    lathe([(0, 0), (0.52, 0), (0.56, 0.06), (0.72, 0.86), (0.8, 0.88), (0.82, 1.04), (0.76, 1.08), (0.66, 1.04), (0.64, 0.9), (0, 0.9)], clay(CORAL), (0, 0, 0), soft=2)
    drum(0.64, 0.06, (0, 0, 0.9), clay(INK), 0.02)
    stem = [(0, 0, 0.9), (0.06, 0, 1.4), (-0.05, 0, 1.9), (0.02, 0, 2.5)]
    tube(stem, 0.075, clay(TEAL), [1.2, 1, 0.9, 0.7])
    for x, z, r, tilt, colour in ((0.5, 1.45, 0.36, 28, TEAL), (-0.48, 1.75, 0.33, -30, SUN), (0.42, 2.12, 0.28, 30, ROSE), (-0.34, 2.38, 0.23, -34, TEAL), (0.03, 2.72, 0.25, 4, CORAL)):
        drum(r, 0.14, (x, 0, z), clay(colour), 0.06, (74, tilt, 0))
        tube([(0, 0, z - 0.22), (x * 0.35, 0, z - 0.16), (x * 0.62, 0, z - 0.06)], 0.045, clay(TEAL))
    for i in range(3):
        drum(0.3, 0.12, (1.2, -0.55, 0.125 * i), clay((SUN, CREAM, SUN)[i]), 0.05)
    ball(0.18, (-1.2, -0.6, 0.18), clay(INK))


LOW = {'loc': (0, -9.4, 2.9), 'target': (0, 0, 1.15), 'lens': 62}
FILM = {'look': 'High Contrast', 'exposure': 0.62, 'bounces': 3}


def still(make, ground, size, cam=None):
    return {'make': make, 'ground': ground, 'size': size, 'camera': {**LOW, **(cam or {})}, 'film': FILM, 'samples': 24}


VIEWS = {
    'clay-startup': {**still(startup, PEACH, (2000, 1250), {'loc': (-0.2, -10.4, 2.7), 'target': (0.5, 0, 1.05), 'lens': 47})},
    'clay-feature-build': still(build_blocks, PEACH, (2000, 2000), {'target': (-0.1, 0, 1.42), 'lens': 72}),
    'clay-feature-measure': still(measure_dial, PEACH, (2000, 2000), {'target': (0.1, 0, 1.22), 'lens': 76}),
    'clay-feature-grow': still(grow_sprout, PEACH, (2000, 2000), {'target': (0.0, 0, 1.32), 'lens': 76}),
    'clay-post-envelope': still(envelope, PEACH, (2000, 1500), {'target': (0, 0, 0.62), 'lens': 84}),
    'clay-post-hourglass': still(hourglass, MINT, (1500, 2000), {'target': (0.05, 0, 1.22), 'lens': 64}),
    'clay-post-steps': still(steps, PALE, (2000, 1500), {'target': (0.25, 0, 0.98), 'lens': 76}),
    'clay-post-plane': still(plane, BLUSH, (2000, 1500), {'target': (-0.1, 0, 0.98), 'lens': 78}),
    'clay-post-key': still(key, BUTTER, (2000, 2000), {'target': (0.1, 0, 0.66), 'lens': 80}),
    'clay-post-telephone': still(telephone, PEACH, (2000, 1500), {'target': (0, 0, 0.5), 'lens': 76}),
    'clay-post-puzzle': still(puzzle, MINT, (2000, 2000), {'loc': (0, -8.2, 5.0), 'target': (0.05, 0, 0.5), 'lens': 82}),
    'clay-post-lighthouse': still(lighthouse, PALE, (1500, 2000), {'target': (0, 0, 1.42), 'lens': 62}),
}


def build(view):
    view['make']()
    sweep(backdrop(*view['ground']), width=60, back=8, radius=5)
    area((-5, -4.5, 7), (0.4, 0, 0.6), 5, 900, '#FFF4E8')
    area((6, 3, 4), (0.4, 0, 0.8), 3, 260, '#FFD9C8')
    world('#FFF3EA', 0.75)
    camera(**view['camera'])


