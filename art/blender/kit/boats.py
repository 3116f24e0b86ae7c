"""The ferry, its landing stage and its ticket booth."""
import math

from .build import at, box, drum, extrude, mesh, panel, ring, tube
from .materials import LARKFIELD as C
from .materials import clay, glow, paint, plain, wood
from .timber import painted, timber


def ferry():
    """Small double-ended ferry, bow to -x, its waterline at z=0."""
    hull = []
    for i in range(41):
        t = i / 40
        hull.append((-2.3 + 4.6 * t, 0.78 * (math.sin(math.pi * min(1, max(0, t)))) ** 0.42))
    outline = hull + [(x, -y) for x, y in reversed(hull[1:-1])]
    for low, high, k0, k1, colour in ((-0.25, 0.1, 0.93, 0.97, C['vermilion']), (0.1, 0.5, 0.97, 1.03, C['field']), (0.5, 0.57, 1.04, 1.04, C['paper'])):
        n = len(outline)
        verts = [(x * k, y * k, z) for z, k in ((low, k0), (high, k1)) for x, y in outline]
        faces = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)] + [tuple(range(n, 2 * n))]
        mesh('hull', verts, faces, paint(colour), tidy=True, angle=40)
    deck = [(x * 0.97, y * 0.97, 0.572) for x, y in outline]
    mesh('deck', deck, [tuple(range(len(deck)))], wood('#D0A574', '#A97C4F'), smooth=False)
    box((2.0, 0.95, 0.72), (0.15, 0, 0.93), paint(C['paper']), 0.05)
    for i in range(5):
        for y in (-0.48, 0.48):
            panel(0.27, 0.3, 0.03, plain('#2C4650', rough=0.1), (-0.62 + i * 0.385, y, 1.0), radius=0.05, edge=0.004)
    box((2.2, 1.12, 0.07), (0.15, 0, 1.32), paint(C['field']), 0.03)
    box((0.8, 0.72, 0.5), (-0.35, 0, 1.6), paint(C['paper']), 0.05)
    for y in (-0.37, 0.37):
        panel(0.56, 0.24, 0.03, plain('#2C4650', rough=0.1), (-0.35, y, 1.66), radius=0.04, edge=0.004)
    panel(0.5, 0.24, 0.03, plain('#2C4650', rough=0.1), (-0.76, 0, 1.66), (0, 0, 90), radius=0.04, edge=0.004)
    box((0.95, 0.86, 0.06), (-0.35, 0, 1.87), paint(C['vermilion']), 0.025)
    drum(0.17, 0.55, (0.62, 0, 1.35), paint(C['vermilion']), 0.02, (0, 5, 0))
    drum(0.175, 0.12, (0.66, 0, 1.78), plain(C['ink'], rough=0.5), 0.02, (0, 5, 0))
    tube([(-0.35, 0, 1.88), (-0.35, 0, 2.3), (-0.35, 0, 2.65)], 0.022, paint(C['paper']), smooth=False)
    extrude([(0, 0), (0.42, -0.03), (0.4, -0.25), (0, -0.23)], 0.012, plain(C['vermilion'], rough=0.8), (-0.34, 0, 2.62), edge=0)
    for y in (-1, 1):
        points = [(x * 0.96, 0.0 + y * yy * 0.97, 0.86) for x, yy in hull[3:-3]]
        tube(points, 0.016, paint(C['paper']))
        for x, yy in hull[4:-3:4]:
            tube([(x * 0.96, y * yy * 0.97, 0.57), (x * 0.96, y * yy * 0.97, 0.72), (x * 0.96, y * yy * 0.97, 0.86)], 0.013, paint(C['paper']), smooth=False)
    for x in (-1.0, 0.25, 1.3):
        ring(0.16, 0.05, (x, -0.82, 0.3), clay('#F2EEE4'), (90, 0, 0), 48, 16)


def landing(rnd):
    """Planked stage on piles with a ramp; its deck is z=0, it runs along x from the origin."""
    for i in range(26):
        box((0.17, 1.7, 0.07), (0.09 + i * 0.18, 0, -0.035), timber(rnd), 0.01, (0, 0, rnd.uniform(-0.5, 0.5)))
    for x in (0.25, 1.7, 3.1, 4.5):
        for y in (-0.82, 0.82):
            drum(0.1, 1.35, (x, y, -0.95), wood('#8F6E4C', '#5F4630', grain=(9, 9, 1.5)), 0.03, segments=32)
        ring(0.105, 0.02, (x, -0.82, 0.2), plain('#D9C6A0', rough=0.9), around=48, across=12)
        ring(0.105, 0.02, (x, -0.82, 0.24), plain('#D9C6A0', rough=0.9), around=48, across=12)


def booth(lit=False):
    """Ticket booth with a counter window towards -y; floor at z=0."""
    box((1.3, 1.1, 0.08), (0, 0, 0.04), wood(), 0.01)
    for x in (-0.58, 0.58):
        for i in range(6):
            box((0.04, 0.17, 1.75), (x, -0.46 + i * 0.183, 0.95), painted(C['field'])[i % 3], 0.008)
    with at((-0.6, 0.5, 0.08)):
        booth_boards(1.2)
    with at((-0.6, -0.53, 0.08)):
        booth_boards(1.2, 0.85)
    for x in (-0.55, 0.55):
        box((0.1, 0.06, 1.75), (x, -0.53, 0.95), paint(C['paper']), 0.01)
    box((1.2, 0.06, 0.34), (0, -0.53, 1.66), paint(C['paper']), 0.01)
    box((1.36, 0.34, 0.055), (0, -0.62, 0.96), wood('#D6AE7E', '#AD7F53'), 0.012)
    mesh('back', [(-0.55, 0.46, 0.1), (0.55, 0.46, 0.1), (0.55, 0.46, 1.8), (-0.55, 0.46, 1.8)], [(0, 1, 2, 3)], plain('#F2D9AE', rough=0.9, glow=0.25 if lit else 0.0), smooth=False)
    for i, sign in enumerate((C['vermilion'], C['ink'], C['ink'])):
        panel((0.5, 0.28, 0.2)[i], 0.09, 0.03, clay(sign), ((-0.25, 0.18, 0.46)[i] - 0.05, -0.575, 1.66), radius=0.03, edge=0.006)
    with at((0, -0.05, 1.98), (9, 0, 0)):
        box((1.7, 1.75, 0.07), (0, 0, 0), paint(C['vermilion']), 0.025)
        for i in range(8):
            box((0.03, 1.77, 0.05), (-0.75 + i * 0.214, 0, 0.05), paint(C['vermilion']), 0.012)
    drum(0.055, 0.12, (0, -0.2, 1.72), glow('#FFDFA8', 3.0), 0.02)


def booth_boards(width, height=1.75):
    for i in range(6):
        box((width / 6 - 0.01, 0.04, height), ((i + 0.5) * width / 6, 0, height / 2), painted(C['field'])[i % 3], 0.008)
