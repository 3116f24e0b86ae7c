"""Clay toys for the startup's posts: letters, hourglass, steps, plane, lock and key, cup telephone, puzzle, lighthouse."""
import math

from .build import at, ball, beam, box, drum, extrude, lathe, mesh, panel, ring, tube
from .materials import clay, pane, plain
from .timber import ladder

INK, CORAL, TEAL, CREAM, SUN, ROSE = '#2B2B66', '#FF6B57', '#17A59A', '#FFF0E0', '#FFC24D', '#FFB3A0'


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
