"""The Larkfield workshop: slab of field, shed, bench, tools, fence, bird."""
import math
import random

import numpy as np

from .build import at, ball, beam, box, drum, extrude, lathe, mesh, panel, ring, tube
from .interface import lamp_on_wire
from .materials import LARKFIELD as C
from .materials import clay, metal, paint, pane, plain, wood
from .plants import meadow

TIMBERS = (('#CFA472', '#A4754A'), ('#C4976A', '#936441'), ('#D6AE7E', '#AD7F53'), ('#BC8D5C', '#8D613B'))


def timber(rnd):
    light, dark = rnd.choice(TIMBERS)
    return wood(light, dark, shift=float(rnd.randint(0, 5)))


def blob(width, depth, power=3.2, wobble=0.03, steps=140, seed=3):
    """Outline of a hand-cut rounded slab, seen from above."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.3) for _ in range(3)]
    points = []
    for i in range(steps):
        a = math.tau * i / steps
        c, s = math.cos(a), math.sin(a)
        k = 1 + wobble * (math.sin(3 * a + phase[0]) + 0.6 * math.sin(5 * a + phase[1]))
        points.append((math.copysign(abs(c) ** (2 / power), c) * width / 2 * k, math.copysign(abs(s) ** (2 / power), s) * depth / 2 * k))
    return points


def inside(outline, x, y, shrink=0.97):
    """Which of the points lie within the outline (drawn in by `shrink`)."""
    px, py = np.array(outline).T * shrink
    hit = np.zeros(len(x), bool)
    j = len(px) - 1
    for i in range(len(px)):
        crosses = (py[i] > y) != (py[j] > y)
        hit ^= crosses & (x < (px[j] - px[i]) * (y - py[i]) / (py[j] - py[i] + 1e-12) + px[i])
        j = i
    return hit


def slab(width, depth, thick=0.55, seed=3, grass=26000, height=0.11, clear=(), turf='#7C9C5A', power=3.2):
    """Piece of field with turf on top and earth below; its top is z=0.

    `clear` lists rectangles (x0, y0, x1, y1) where no grass grows.
    """
    edge = blob(width, depth, power, seed=seed)
    layers = [(1.0, -0.03), (0.985, 0.0), (0.0, 0.0)]
    lower = [(1.0, -0.03), (1.004, -0.1), (0.985, -0.13)]
    earth = [(0.985, -0.11), (0.97, -thick * 0.6), (0.92, -thick * 0.92), (0.86, -thick), (0.0, -thick)]
    for rows, mat in ((layers, plain(turf, rough=0.95, vary=0.18, vary_scale=2)), (lower, plain(turf, rough=0.95)), (earth, plain('#A07E5C', rough=0.95, vary=0.22, vary_scale=3, bump=0.6, bump_scale=7))):
        n = len(edge)
        verts = [(x * k, y * k, z) for k, z in rows for x, y in edge]
        faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(len(rows) - 1) for i in range(n)]
        mesh('slab', verts, faces, mat, tidy=True, angle=50)
    rng = np.random.RandomState(seed)
    x, y = (rng.rand(grass) - 0.5) * width, (rng.rand(grass) - 0.5) * depth
    keep = inside(edge, x, y, 0.985)
    for x0, y0, x1, y1 in clear:
        keep &= ~((x > x0) & (x < x1) & (y > y0) & (y < y1))
    meadow(np.stack([x, y, np.zeros(grass)], 1)[keep], height, 0.016, seed)
    return edge


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


def painted(colour, seed=1):
    """Three near tones of one paint, so that boards look laid one by one."""
    h = colour.lstrip('#')
    parts = [int(h[i:i + 2], 16) for i in (0, 2, 4)]
    tones = []
    for k in (0.93, 1.0, 1.08):
        tones.append(paint('#' + ''.join(f'{min(255, int(p * k)):02X}' for p in parts)))
    return tones


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


def hammer(head=C['ink']):
    """Lies along x on z=0."""
    tube([(-0.2, 0, 0.03), (0, 0, 0.032), (0.18, 0, 0.035)], 0.018, wood('#D6AE7E', '#B0814F'), [1.15, 0.85, 1])
    box((0.06, 0.2, 0.06), (0.2, 0.0, 0.035), metal('#5A6060', 0.35), 0.012)


def plane_tool():
    """Joiner's plane; lies along x on z=0."""
    box((0.42, 0.12, 0.1), (0, 0, 0.05), wood('#B97F4B', '#8A572F'), 0.018)
    box((0.1, 0.09, 0.14), (0.02, 0, 0.15), metal('#8C9293', 0.3), 0.006, (0, -38, 0))
    lathe([(0.02, 0), (0.03, 0.03), (0.022, 0.05), (0.035, 0.085), (0.02, 0.11), (0, 0.115)], paint(C['vermilion']), (-0.14, 0, 0.1))
    tube([(0.12, 0, 0.1), (0.17, 0, 0.18), (0.12, 0, 0.25), (0.09, 0, 0.22)], 0.022, paint(C['vermilion']))


def saw():
    """Hand saw in the x-z plane, handle at the left."""
    extrude([(-0.05, -0.07), (0.62, -0.07), (0.62, -0.01), (-0.05, 0.08)], 0.008, metal('#C3C8C8', 0.25), edge=0)
    ring(0.07, 0.024, (-0.12, 0, 0), wood('#A8683A', '#7C4824'), (90, 0, 0), 48, 16)


def screwdriver(colour=C['vermilion'], length=0.26):
    """Stands along -z from the origin, handle up."""
    lathe([(0, 0), (0.03, 0.005), (0.034, 0.05), (0.026, 0.09), (0.033, 0.12), (0.02, 0.14), (0, 0.142)], clay(colour), segments=32)
    drum(0.009, length * 0.6, (0, 0, -length * 0.6), metal(), 0.002, segments=16)


def pencil(colour=C['mustard'], length=0.4):
    """Lies along x, point at +x."""
    tube([(-length / 2, 0, 0), (0, 0, 0), (length / 2 - 0.05, 0, 0)], 0.016, clay(colour), smooth=False)
    lathe([(0.0165, 0), (0.006, 0.04), (0, 0.052)], wood('#E2C39A', '#CFA878'), (length / 2 - 0.05, 0, 0), (0, 90, 0), 24, 0)
    lathe([(0.007, 0.036), (0, 0.054)], plain(C['ink']), (length / 2 - 0.05, 0, 0), (0, 90, 0), 24, 0)


def mug(colour=C['paper'], scale=1.0):
    """Stands on z=0; handle at +x."""
    with at(scale=scale):
        lathe([(0, 0.01), (0.075, 0.01), (0.085, 0.02), (0.088, 0.17), (0.083, 0.176), (0.078, 0.17), (0.075, 0.03), (0, 0.028)], plain(colour, rough=0.35, coat=0.3))
        tube([(0.08, 0, 0.145), (0.13, 0, 0.15), (0.145, 0, 0.095), (0.12, 0, 0.05), (0.08, 0, 0.05)], 0.013, plain(colour, rough=0.35, coat=0.3))
        drum(0.077, 0.004, (0, 0, 0.14), plain('#3A2114', rough=0.15), 0.001)


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


def lark(scale=1.0, coat='#B98A57', breast='#F3E7D0'):
    """Small round bird that faces -x, feet at the origin."""
    with at(scale=scale):
        ball(0.13, (0, 0, 0.17), plain(coat, rough=0.8), (1.25, 0.95, 0.98), (0, -14, 0))
        ball(0.115, (-0.05, 0, 0.155), plain(breast, rough=0.8), (1.05, 0.96, 0.95))
        ball(0.085, (-0.13, 0, 0.3), plain(coat, rough=0.8))
        lathe([(0, 0.075), (0.012, 0.05), (0.022, 0), (0, -0.002)], plain('#3B3026', rough=0.5), (-0.205, 0, 0.295), (0, -96, 0), 24)
        for y in (-0.062, 0.062):
            ball(0.013, (-0.185, y, 0.325), plain('#15110D', rough=0.1), segments=16)
            ball(0.1, (0.06, y * 1.75, 0.19), plain('#8E6238', rough=0.8), (1.35, 0.28, 0.7), (0, 22, 0))
            tube([(-0.01, y * 0.5, 0.06), (-0.01, y * 0.5, 0.03), (-0.02, y * 0.5, 0)], 0.007, plain('#8A5A32'))
        box((0.2, 0.07, 0.02), (0.21, 0, 0.17), plain('#7A5230', rough=0.8), 0.009, (0, -4, 0))
        extrude([(-0.04, 0), (0.06, 0.015), (0.07, 0.07)], 0.03, plain('#8E6238', rough=0.8), (-0.13, 0, 0.365), edge=0.008)


def stones(points, seed=6, colour='#CFC8BA'):
    rnd = random.Random(seed)
    for x, y, r in points:
        ball(r, (x, y, 0), plain(colour, rough=0.9, vary=0.1, vary_scale=4), (1, rnd.uniform(0.7, 0.9), 0.32), (0, 0, rnd.uniform(0, 180)), 32)


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


def shed(width=3.0, depth=1.9, front=2.25, back=1.85, wall=C['field'], roof=C['vermilion'], lamps=0.0, seed=5, window=True, right=True):
    """Open-fronted shed, roof sloping to the back; middle of its floor at the origin."""
    rnd = random.Random(seed)
    w2, d2 = width / 2, depth / 2
    for i in range(9):
        box((width + 0.1, depth / 9 - 0.008, 0.07), (0, -d2 + (i + 0.5) * depth / 9, 0.035), timber(rnd), 0.008)
    with at((-w2, d2, 0.07)):
        boards(width, back, painted(wall), seed)
    sides = [-w2, w2] if right else [-w2]
    for x in sides:
        count = 8
        for i in range(count):
            t = (i + 0.5) / count
            tall = front + (back - front) * t
            box((0.045, depth / count - 0.012, tall), (x, -d2 + t * depth, 0.07 + tall / 2), painted(wall)[rnd.randrange(3)], 0.01)
    frame_wood = wood('#D6AE7E', '#AD7F53', grain=(13, 13, 1.2))
    for x in (-w2, w2):
        box((0.12, 0.12, front), (x, -d2, 0.07 + front / 2), frame_wood, 0.015)
    box((width + 0.2, 0.12, 0.16), (0, -d2, front + 0.04), wood('#D6AE7E', '#AD7F53'), 0.015)
    tilt = math.degrees(math.atan2(front - back, depth))
    with at((0, 0, (front + back) / 2 + 0.2), (-tilt, 0, 0)):
        box((width + 0.5, depth + 0.7, 0.06), (0, 0, 0), wood('#C99B68', '#9A6B40'), 0.01)
        seams = 11
        for i in range(seams):
            x = -(width + 0.46) / 2 + (i + 0.5) * (width + 0.46) / seams
            box(((width + 0.46) / seams - 0.012, depth + 0.78, 0.05), (x, 0, 0.055), painted(roof)[rnd.randrange(3)], 0.018)
            if i:
                box((0.035, depth + 0.78, 0.06), (x - (width + 0.46) / seams / 2, 0, 0.085), paint(roof), 0.015)
    if window:
        with at((w2 * 0.42, d2 - 0.05, 1.28)):
            panel(0.86, 0.72, 0.07, paint(C['paper']), radius=0.03)
            panel(0.74, 0.6, 0.08, plain(C['sky'], rough=0.1, glow=0.5), radius=0.02)
            box((0.04, 0.1, 0.62), (0, 0, 0), paint(C['paper']), 0.006)
            box((0.76, 0.1, 0.04), (0, 0, 0), paint(C['paper']), 0.006)
    if lamps:
        for x in (-w2 * 0.5, w2 * 0.5):
            lamp_on_wire((x, -d2 * 0.2, front - 0.02), 0.35, C['mustard'], lamps)


def letterbox(post=1.0, colour=C['field'], flag=True, door_open=False):
    """Mailbox on a post, its door towards -x... the box lies along x, flag on the -y side."""
    box((0.1, 0.1, post), (0, 0, post / 2), wood('#C99B68', '#9A6B40', grain=(13, 13, 1.2)), 0.015)
    box((0.3, 0.24, 0.04), (0, 0, post + 0.02), wood(), 0.01)
    outline = [(-0.16, 0), (0.16, 0)] + [(0.16 * math.cos(a), 0.2 + 0.16 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))]
    with at((0, 0, post + 0.04), (0, 0, 90)):
        extrude(outline, 0.62, paint(colour), edge=0.02)
        shrunk = [(x * 0.9, z * 0.92 + 0.01) for x, z in outline]
        if not door_open:
            extrude(shrunk, 0.05, paint(colour), (0, 0.315, 0), edge=0.015)
            ball(0.025, (0, 0.35, 0.28), metal(C['brass']), segments=24)
    if flag:
        box((0.03, 0.015, 0.34), (0.1, -0.175, post + 0.34), paint(C['vermilion']), 0.005)
        box((0.15, 0.018, 0.1), (0.165, -0.175, post + 0.46), paint(C['vermilion']), 0.006)


def envelope(width=0.5, height=0.33, colour=C['paper'], flap='#E9DFCB', seal=C['vermilion']):
    """Closed envelope in the x-z plane, flap to -y."""
    panel(width, height, 0.04, plain(colour, rough=0.75), radius=0.02, edge=0.012)
    extrude([(-width * 0.48, height * 0.47), (0, -height * 0.06), (width * 0.48, height * 0.47)], 0.02, plain(flap, rough=0.75), (0, -0.026, 0), edge=0.006)
    if seal:
        drum(height * 0.12, 0.03, (0, -0.03, -height * 0.02), clay(seal), 0.01, (90, 0, 0), 40)


def glazed(width, height, colour=C['paper'], bars=(2, 2)):
    """Window with thin glass, in the x-z plane."""
    across, up = bars
    for i in range(across + 1):
        box((0.05, 0.06, height), (-width / 2 + width * i / across, 0, 0), paint(colour), 0.008)
    for i in range(up + 1):
        box((width, 0.06, 0.05), (0, 0, -height / 2 + height * i / up), paint(colour), 0.008)
    mesh('glass', [(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2), (-width / 2, 0, height / 2)], [(0, 1, 2, 3)], pane(), smooth=False)
