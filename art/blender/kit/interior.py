"""Rooms: plastered walls, arched niche, side wall with a window, skirting, pictures on the wall."""
import math

from .build import at, box, extrude, frame, mesh, panel
from .materials import pane, plain, planks


def plaster(colour):
    return plain(colour, rough=0.92, spec=0.2, vary=0.045, vary_scale=1.1, bump=0.05, bump_scale=9)


def flat(points, mat):
    return mesh('flat', points, [tuple(range(len(points)))], mat, smooth=False)


def floor(x0, x1, y0, y1, mat=None, z=0.0):
    return flat([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mat or planks('#D2AE82', '#AC8257', 2.0, 0.17))


def back_wall(x0, x1, y, height, mat, skirting=None):
    flat([(x0, y, 0), (x1, y, 0), (x1, y, height), (x0, y, height)], mat)
    if skirting:
        box((x1 - x0, 0.02, 0.1), ((x0 + x1) / 2, y - 0.01, 0.05), skirting, 0.004)


def niche_wall(x0, x1, y, height, niches, mat, inner, deep=0.35):
    """Back wall with arched niches [(middle, width, foot, spring)]; the niches must not touch."""
    edge = x0
    for middle, width, foot, spring in sorted(niches):
        a, b, r = middle - width / 2, middle + width / 2, width / 2
        flat([(edge, y, 0), (a, y, 0), (a, y, height), (edge, y, height)], mat)
        arc = [(middle - r * math.cos(math.pi * i / 40), spring + r * math.sin(math.pi * i / 40)) for i in range(41)]
        for (ax, az), (bx, bz) in zip(arc, arc[1:]):
            flat([(ax, y, az), (bx, y, bz), (bx, y, height), (ax, y, height)], mat)
        if foot > 0:
            flat([(a, y, 0), (b, y, 0), (b, y, foot), (a, y, foot)], mat)
        outline = [(a, foot), *arc, (b, foot)]
        for (ax, az), (bx, bz) in zip(outline, [*outline[1:], outline[0]]):
            flat([(ax, y, az), (ax, y + deep, az), (bx, y + deep, bz), (bx, y, bz)], inner)
        flat([(x, y + deep, z) for x, z in outline], inner)
        edge = b
    flat([(edge, y, 0), (x1, y, 0), (x1, y, height), (edge, y, height)], mat)


def window_wall(x, y0, y1, height, opening, mat, bars=(2, 3), colour='#F3EEE4', thick=0.16):
    """Side wall in the y-z plane with one opening (y0, y1, z0, z1), barred and glazed."""
    a, b, low, high = opening
    for p, q, r, s in ((y0, a, 0, height), (b, y1, 0, height), (a, b, 0, low), (a, b, high, height)):
        if q > p and s > r:
            box((thick, q - p, s - r), (x, (p + q) / 2, (r + s) / 2), mat, 0)
    wood = plain(colour, rough=0.5)
    across, up = bars
    for i in range(across + 1):
        box((0.07, 0.045, high - low), (x, a + (b - a) * i / across, (low + high) / 2), wood, 0.006)
    for i in range(up + 1):
        box((0.07, b - a, 0.045), (x, (a + b) / 2, low + (high - low) * i / up), wood, 0.006)
    flat([(x, a, low), (x, b, low), (x, b, high), (x, a, high)], pane())


def framed(width, height, border, art=(), paper='#F4EFE4', loc=(0, 0, 0), rot=(0, 0, 0), depth=0.03):
    """Framed print facing -y; `art` lists shapes ('disc' | 'half' | 'bar', x, z, size, colour) on its paper."""
    with at(loc, rot):
        frame(width, height, depth, width * 0.035, border, radius=0.004, edge=0.003)
        panel(width * 0.95, height * 0.96, depth * 0.4, plain(paper, rough=0.9), radius=0.002, edge=0.001)
        for i, (kind, x, z, size, colour) in enumerate(art):
            y, mat = -depth * 0.2 - 0.001 * (i + 1), plain(colour, rough=0.9)
            if kind == 'bar':
                outline = [(-size / 2, -size * 0.12), (size / 2, -size * 0.12), (size / 2, size * 0.12), (-size / 2, size * 0.12)]
            else:
                turn = math.tau if kind == 'disc' else math.pi
                outline = [(size / 2 * math.cos(turn * k / 48), size / 2 * math.sin(turn * k / 48)) for k in range(48 if kind == 'disc' else 49)]
            extrude(outline, 0.002, mat, (x * width, y, z * height), edge=0)
