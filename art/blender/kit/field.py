"""A slab of field and what stands in it: stones, letterbox, lark."""
import math
import random

import numpy as np

from .build import at, ball, box, extrude, lathe, mesh, tube
from .materials import LARKFIELD as C
from .materials import metal, paint, plain, wood
from .plants import meadow


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


def stones(points, seed=6, colour='#CFC8BA'):
    rnd = random.Random(seed)
    for x, y, r in points:
        ball(r, (x, y, 0), plain(colour, rough=0.9, vary=0.1, vary_scale=4), (1, rnd.uniform(0.7, 0.9), 0.32), (0, 0, rnd.uniform(0, 180)), 32)


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
