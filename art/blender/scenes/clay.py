"""Clay toys on a seamless ground: the startup's hero, its three features, and its posts."""
import math

from kit.build import at, ball, beam, box, drum, extrude, lathe, mesh, panel, ring, tube
from kit.light import area, camera, sweep, world
from kit.materials import backdrop, clay, pane, plain, veil
from kit.timber import ladder

INK, CORAL, TEAL, CREAM, SUN, ROSE = '#2B2B66', '#FF6B57', '#17A59A', '#FFF0E0', '#FFC24D', '#FFB3A0'
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


def letter(colour, flap, seal):
    panel(1.5, 1.0, 0.14, clay(colour), radius=0.1, edge=0.05)
    extrude([(-0.7, 0.46), (0, -0.1), (0.7, 0.46)], 0.06, clay(flap), (0, -0.08, 0), edge=0.02)
    drum(0.13, 0.1, (0, -0.08, -0.02), clay(seal), 0.04, (90, 0, 0))


def envelope():
    for y, z, turn, lean, colours in ((0.5, 0.62, 10, -14, (INK, '#3C3C80', SUN)), (0.1, 0.56, -6, -15, (TEAL, '#35BDB1', CREAM)), (-0.3, 0.53, 5, -17, (CREAM, '#FFDCC2', CORAL))):
        with at((turn * 0.025, y, z), (lean, turn * 0.7, turn)):
            letter(*colours)
    ball(0.2, (1.15, -0.75, 0.2), clay(CORAL))
    box((0.34, 0.34, 0.34), (-1.2, -0.5, 0.17), clay(SUN), 0.08, (0, 0, 30), segments=6)


def hourglass():
    for z in (0, 2.32):
        drum(0.85, 0.22, (0, 0, z), clay(INK), 0.09)
    for k in range(3):
        a = math.radians(40 + 120 * k)
        tube([(0.7 * math.cos(a), 0.7 * math.sin(a), 0.2), (0.7 * math.cos(a), 0.7 * math.sin(a), 1.2), (0.7 * math.cos(a), 0.7 * math.sin(a), 2.35)], 0.065, clay(CORAL), smooth=False)
    lathe([(0.1, 0.22), (0.5, 0.25), (0.56, 0.6), (0.42, 0.95), (0.09, 1.2), (0.09, 1.34), (0.42, 1.6), (0.56, 1.95), (0.5, 2.3), (0.1, 2.32)], pane(mirror=0.8), soft=2)
    lathe([(0, 0.24), (0.44, 0.25), (0.47, 0.34), (0.2, 0.6), (0, 0.72)], clay(TEAL), soft=2)
    lathe([(0, 1.22), (0.06, 1.24), (0.36, 1.62), (0.45, 1.86), (0, 1.8)], clay(TEAL), soft=2)
    tube([(0, 0, 1.3), (0, 0, 0.9), (0, 0, 0.6)], 0.022, clay(TEAL))
    ball(0.17, (1.15, -0.5, 0.17), clay(SUN))


def steps():
    for i, colour in enumerate((TEAL, SUN, ROSE, CORAL)):
        tall = 0.38 * (i + 1)
        box((0.62, 0.9, tall), (-1.0 + i * 0.62, 0.1, tall / 2), clay(colour), 0.09, segments=6)
    with at((0.86, -0.77, 0), (-14, 0, 0)):
        ladder(1.72, 0.4, 5, INK)
    tube([(0.95, 0.2, 1.5), (0.95, 0.2, 1.9), (0.95, 0.2, 2.35)], 0.04, clay(INK), smooth=False)
    extrude([(0, 0), (0.55, -0.19), (0, -0.38)], 0.07, clay(TEAL), (0.98, 0.2, 2.33), edge=0.025)
    ball(0.2, (-0.98, -0.05, 0.58), clay(INK))


def plane():
    white, fold = clay(CREAM), clay('#F2CDB4')
    with at((0.3, 0, 1.45), (18, -14, -34)):
        for side in (-1, 1):
            wing = [(1.15, 0, 0), (-0.85, side * 0.85, 0.16), (-0.72, side * 0.14, 0.0)]
            keel = [(1.15, 0, 0), (-0.72, side * 0.14, 0.0), (-0.8, 0, -0.32)]
            for corners, mat in ((wing, white), (keel, fold)):
                thing = mesh('fold', corners, [(0, 1, 2) if side > 0 else (0, 2, 1)], mat, smooth=False)
                thick = thing.modifiers.new('thick', 'SOLIDIFY')
                thick.thickness, thick.offset = 0.035, 0
    for i in range(11):
        t = i / 10
        ball(0.036 + 0.012 * t, (-2.0 + 1.42 * t, -0.25, 0.62 + 0.42 * t * t + 0.2 * math.sin(t * 6.3)), clay((CORAL, INK)[i % 2]))
    for x, y, s in ((0.15, 1.2, 0.36), (0.55, 1.3, 0.5), (1.0, 1.25, 0.38)):
        ball(s, (x, y, s * 0.55), clay('#FFFFFF'), (1.15, 0.8, 0.75))
    lathe([(0, 0), (0.36, 0), (0.04, 0.85), (0, 0.88)], clay(TEAL), (1.55, 0.2, 0), soft=2)


def key():
    panel(1.35, 1.1, 0.5, clay(CORAL), (0.35, 0.25, 0.55), (0, 0, -12), radius=0.22, edge=0.1)
    with at((0.35, 0.25, 1.05), (90, 0, -12)):
        ring(0.4, 0.11, (0, 0.1, 0), clay(INK), sweep=180)
        tube([(0.4, 0.1, 0), (0.4, -0.1, 0), (0.4, -0.2, 0)], 0.11, clay(INK))
        tube([(-0.4, 0.1, 0), (-0.4, -0.1, 0), (-0.4, -0.2, 0)], 0.11, clay(INK))
    with at((0.3, -0.02, 0.6), (90, 0, -12)):
        drum(0.13, 0.06, (0, 0, 0), clay(INK), 0.02)
        box((0.1, 0.26, 0.05), (0, -0.14, 0.03), clay(INK), 0.03)
    with at((-0.75, -0.75, 0.13), (0, 0, 22)):
        ring(0.3, 0.11, (-0.45, 0, 0), clay(SUN))
        tube([(-0.15, 0, 0), (0.3, 0, 0), (0.75, 0, 0)], 0.1, clay(SUN))
        for x, size in ((0.48, 0.24), (0.7, 0.3)):
            box((0.14, size, 0.16), (x, -size / 2 - 0.02, 0), clay(SUN), 0.05, segments=5)
    ball(0.16, (1.4, -0.7, 0.16), clay(TEAL))


def telephone():
    for x, turn, colour, band in ((-1.15, 38, CORAL, CREAM), (1.2, -30, TEAL, SUN)):
        # On its side a cup lies on rim and foot, so its axis rises towards the mouth.
        with at((x, -0.1, 0.455), (78.5, 0, turn - 12)):
            lathe([(0, -0.48), (0.36, -0.48), (0.4, -0.44), (0.52, 0.44), (0.56, 0.48), (0.5, 0.5), (0.46, 0.44), (0.34, -0.38), (0, -0.4)], clay(colour), soft=2)
            lathe([(0.455, -0.1), (0.49, -0.08), (0.51, 0.1), (0.48, 0.13)], clay(band), soft=1)
    tube([(-0.96, 0.28, 0.37), (-0.6, 0.75, 0.04), (-0.15, 0.1, 0.03), (0.2, 0.85, 0.03), (0.55, 0.5, 0.03), (0.95, 0.28, 0.37)], 0.03, clay(INK))
    ball(0.17, (0.1, -0.75, 0.17), clay(SUN))


def piece(colour, tabs):
    """Puzzle piece one unit wide; `tabs` are right, top, left, bottom: 1 out, -1 in, 0 flat."""
    outline = []
    for k, tab in enumerate(tabs):
        a = math.radians(90 * k)
        edge = [(0.5, -0.5)]
        if tab:
            for i in range(15):
                b = math.radians(-125 + 250 * i / 14)
                edge.append((0.5 + tab * (0.11 + 0.16 * math.cos(b)), 0.16 * math.sin(b)))
        outline += [(x * math.cos(a) - z * math.sin(a), x * math.sin(a) + z * math.cos(a)) for x, z in edge]
    extrude(outline, 0.3, clay(colour), edge=0.06, segments=5)


def puzzle():
    with at((-0.1, 0.35, 0.16), (-90, 0, 12)):
        for x, z, colour, tabs in ((-0.52, -0.52, TEAL, (1, -1, 0, 0)), (0.52, -0.52, INK, (0, 1, -1, 0)), (-0.52, 0.52, CORAL, (-1, 0, 0, 1))):
            with at((x, 0, z)):
                piece(colour, tabs)
    with at((0.62, 0.85, 1.15), (-58, 16, 20)):
        piece(SUN, (0, 0, 1, -1))
    ball(0.17, (1.25, -0.7, 0.17), clay(CORAL))


def lighthouse():
    lathe([(0, 0), (1.25, 0), (1.15, 0.18), (0.75, 0.36), (0, 0.42)], clay('#B9C0DC'), soft=2)
    ball(0.4, (-0.95, -0.3, 0.08), clay('#A6AED2'), (1, 0.9, 0.6))
    ball(0.3, (0.95, -0.45, 0.06), clay('#A6AED2'), (1.2, 0.9, 0.6))
    for i in range(5):
        z0, r0, r1 = 0.34 + i * 0.36, 0.52 - i * 0.045, 0.52 - (i + 1) * 0.045
        lathe([(0, 0), (r0, 0), (r0, 0.02), (r1, 0.35), (r1, 0.36), (0, 0.36)], clay((CORAL, CREAM)[i % 2]), (0, 0, z0), soft=1)
    drum(0.46, 0.1, (0, 0, 2.13), clay(INK), 0.04)
    drum(0.2, 0.42, (0, 0, 2.22), plain('#FFD37A', rough=0.4, glow=2.5), 0.05)
    for k in range(6):
        a = math.tau * k / 6
        beam((0.28 * math.cos(a), 0.28 * math.sin(a), 2.2), (0.28 * math.cos(a), 0.28 * math.sin(a), 2.66), 0.05, clay(INK))
    lathe([(0, 0), (0.42, 0), (0.42, 0.05), (0.08, 0.36), (0.06, 0.48), (0, 0.5)], clay(CORAL), (0, 0, 2.64), soft=1)
    for x, y, r in ((-1.5, -0.6, 0.34), (1.6, -0.2, 0.4), (0.3, -1.15, 0.3)):
        ring(r, 0.07, (x, y, 0), clay(TEAL), (90, 0, 0), sweep=180)


LOW = {'loc': (0, -9.4, 2.9), 'target': (0, 0, 1.15), 'lens': 62}
FILM = {'look': 'High Contrast', 'exposure': 0.62, 'bounces': 3}


def still(make, ground, size, cam=None):
    return {'make': make, 'ground': ground, 'size': size, 'camera': {**LOW, **(cam or {})}, 'film': FILM, 'samples': 10}


VIEWS = {
    'clay-startup': {**still(startup, PEACH, (1920, 1200), {'loc': (-0.2, -10.4, 2.7), 'target': (0.5, 0, 1.05), 'lens': 47})},
    'clay-feature-build': still(build_blocks, PEACH, (1000, 1000), {'target': (-0.1, 0, 1.42), 'lens': 72}),
    'clay-feature-measure': still(measure_dial, PEACH, (1000, 1000), {'target': (0.1, 0, 1.22), 'lens': 76}),
    'clay-feature-grow': still(grow_sprout, PEACH, (1000, 1000), {'target': (0.0, 0, 1.32), 'lens': 76}),
    'clay-post-envelope': still(envelope, PEACH, (1280, 960), {'target': (0, 0, 0.62), 'lens': 84}),
    'clay-post-hourglass': still(hourglass, MINT, (960, 1280), {'target': (0.05, 0, 1.22), 'lens': 64}),
    'clay-post-steps': still(steps, PALE, (1280, 960), {'target': (0.25, 0, 0.98), 'lens': 76}),
    'clay-post-plane': still(plane, BLUSH, (1280, 960), {'target': (-0.1, 0, 0.98), 'lens': 78}),
    'clay-post-key': still(key, BUTTER, (1000, 1000), {'target': (0.1, 0, 0.66), 'lens': 80}),
    'clay-post-telephone': still(telephone, PEACH, (1280, 960), {'target': (0, 0, 0.5), 'lens': 76}),
    'clay-post-puzzle': still(puzzle, MINT, (1000, 1000), {'loc': (0, -8.2, 5.0), 'target': (0.05, 0, 0.5), 'lens': 82}),
    'clay-post-lighthouse': still(lighthouse, PALE, (960, 1280), {'target': (0, 0, 1.42), 'lens': 62}),
}


def build(view):
    view['make']()
    sweep(backdrop(*view['ground']), width=60, back=8, radius=5)
    area((-5, -4.5, 7), (0.4, 0, 0.6), 5, 900, '#FFF4E8')
    area((6, 3, 4), (0.4, 0, 0.8), 3, 260, '#FFD9C8')
    world('#FFF3EA', 0.75)
    camera(**view['camera'])


