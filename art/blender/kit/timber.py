"""Joinery: boards, fence, crate, ladder, stool, bench, a glazed window."""
import math
import random

from .build import beam, box, drum, mesh, ring, tube
from .materials import LARKFIELD as C
from .materials import metal, paint, pane, wood

TIMBERS = (('#CFA472', '#A4754A'), ('#C4976A', '#936441'), ('#D6AE7E', '#AD7F53'), ('#BC8D5C', '#8D613B'))


def timber(rnd):
    light, dark = rnd.choice(TIMBERS)
    return wood(light, dark, shift=float(rnd.randint(0, 5)))


def painted(colour, seed=1):
    """Three near tones of one paint, so that boards look laid one by one."""
    h = colour.lstrip('#')
    parts = [int(h[i:i + 2], 16) for i in (0, 2, 4)]
    tones = []
    for k in (0.93, 1.0, 1.08):
        tones.append(paint('#' + ''.join(f'{min(255, int(p * k)):02X}' for p in parts)))
    return tones


def boards(width, height, mats, seed=1, gap=0.012, board=0.2, thick=0.045, missing=()):
    """Wall of upright boards in the x-z plane; left low corner at the origin."""
    rnd = random.Random(seed)
    count = max(1, round(width / board))
    w = width / count
    for i in range(count):
        if i in missing:
            continue
        tall = height - rnd.uniform(0, 0.02)
        thing = box((tall, thick, w - gap), (w * (i + 0.5), rnd.uniform(-0.004, 0.004), tall / 2), mats[rnd.randrange(len(mats))], 0.01, (0, 90, 0))
        thing.rotation_euler.y += rnd.uniform(-0.004, 0.004)


def bench(width=2.0, depth=0.72, height=0.82, vice=True, seed=2):
    """Joiner's bench, its feet at z=0, middle at the origin."""
    rnd = random.Random(seed)
    for i in range(4):
        box((width, depth / 4 - 0.006, 0.075), (0, -depth / 2 + depth / 8 + i * depth / 4, height - 0.0375), timber(rnd), 0.012)
    legs = timber(rnd)
    for x in (-width / 2 + 0.14, width / 2 - 0.14):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            box((0.095, 0.095, height - 0.07), (x, y, (height - 0.07) / 2), legs, 0.014)
        box((0.07, depth - 0.2, 0.09), (x, 0, 0.2), legs, 0.01)
    box((width - 0.3, 0.06, 0.1), (0, -depth / 2 + 0.08, height - 0.15), timber(rnd), 0.01)
    box((width - 0.3, depth - 0.24, 0.04), (0, 0, 0.25), timber(rnd), 0.008)
    if vice:
        box((0.34, 0.07, 0.17), (-width / 2 + 0.3, -depth / 2 - 0.06, height - 0.1), timber(rnd), 0.015)
        drum(0.025, 0.2, (-width / 2 + 0.3, -depth / 2 - 0.08, height - 0.1), metal(), 0.004, (90, 0, 0), 24)
        tube([(-width / 2 + 0.18, -depth / 2 - 0.25, height - 0.1), (-width / 2 + 0.3, -depth / 2 - 0.25, height - 0.1), (-width / 2 + 0.42, -depth / 2 - 0.25, height - 0.1)], 0.012, wood())


def stool(height=0.62, seat=C['vermilion']):
    legs = wood('#C99B68', '#9A6B40', grain=(13, 13, 1.2))
    drum(0.21, 0.06, (0, 0, height - 0.06), paint(seat), 0.025)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        beam((0.12 * math.cos(a), 0.12 * math.sin(a), height - 0.05), (0.23 * math.cos(a), 0.23 * math.sin(a), 0), 0.042, legs, edge=0.012)
    ring(0.165, 0.013, (0, 0, 0.24), metal('#8C9293'), around=64, across=12)


def ladder(length=2.0, width=0.42, rungs=7, colour=None):
    """Stands upright at the origin; lean it with `at`."""
    mat = paint(colour) if colour else wood('#D6AE7E', '#AD7F53', grain=(13, 13, 1.2))
    for x in (-width / 2, width / 2):
        box((0.05, 0.07, length), (x, 0, length / 2), mat, 0.012)
    for i in range(rungs):
        z = length * (i + 0.6) / rungs
        tube([(-width / 2, 0, z), (0, 0, z), (width / 2, 0, z)], 0.02, wood('#D6AE7E', '#AD7F53'), smooth=False)


def fence(points, height=0.55, colour=None, seed=4):
    """Posts at the points with two rails between."""
    rnd = random.Random(seed)
    for x, y in points:
        box((0.09, 0.09, height), (x, y, height / 2 - 0.02), paint(colour) if colour else timber(rnd), 0.02, (rnd.uniform(-2, 2), rnd.uniform(-2, 2), rnd.uniform(-8, 8)))
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        for z in (height * 0.42, height * 0.78):
            beam((ax, ay, z + rnd.uniform(-0.02, 0.02)), (bx, by, z + rnd.uniform(-0.02, 0.02)), 0.03, paint(colour) if colour else timber(rnd), 0.075, 0.008)


def crate(size=0.4, colour=None, seed=1):
    """Slatted open crate on z=0."""
    rnd = random.Random(seed)
    s, h = size, size * 0.62
    for y in (-s / 2, s / 2):
        for i in range(3):
            box((s, 0.022, h * 0.27), (0, y, h * (0.17 + 0.33 * i)), paint(colour) if colour else timber(rnd), 0.006)
    for x in (-s / 2, s / 2):
        for i in range(3):
            box((0.022, s, h * 0.27), (x, 0, h * (0.17 + 0.33 * i)), paint(colour) if colour else timber(rnd), 0.006)
    box((s, s, 0.02), (0, 0, 0.012), timber(rnd), 0.004)


def glazed(width, height, colour=C['paper'], bars=(2, 2)):
    """Window with thin glass, in the x-z plane."""
    across, up = bars
    for i in range(across + 1):
        box((0.05, 0.06, height), (-width / 2 + width * i / across, 0, 0), paint(colour), 0.008)
    for i in range(up + 1):
        box((width, 0.06, 0.05), (0, 0, -height / 2 + height * i / up), paint(colour), 0.008)
    mesh('glass', [(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2), (-width / 2, 0, height / 2)], [(0, 1, 2, 3)], pane(), smooth=False)
