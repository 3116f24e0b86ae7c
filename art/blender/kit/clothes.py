"""Clothes and shoes without people: hanger, slip dress, knitwear, a laced shoe."""
import functools
import math
import random

import numpy as np

from .build import at, ball, extrude, mesh, tube
from .drapery import settle
from .materials import add_bump, metal, plain, principled, srgb, wood


def hanger(width=1.0):
    """Wooden hanger, its hook on top; its shoulders at z=0."""
    tube([(-width / 2, 0, -0.2), (-width * 0.25, 0, -0.06), (0, 0, 0.02), (width * 0.25, 0, -0.06), (width / 2, 0, -0.2)], 0.026, wood('#A8744A', '#7A4E2E'), [1.2, 1, 0.9, 1, 1.2])
    tube([(0, 0, -0.05), (0, 0, 0.2), (0.0, 0, 0.3), (0.09, 0, 0.36), (0.12, 0, 0.46), (0.02, 0, 0.53), (-0.07, 0, 0.47)], 0.011, metal('#B9BBBB', 0.2))


def satin(colour):
    return plain(colour, rough=0.46, spec=0.45, sheen=0.25)


def slip_dress(colour, length=1.75, hem=0.42, seed=1, around=120, down=64):
    """Slip dress on two straps, hung from a hanger whose shoulders are at z=0."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.3) for _ in range(3)]
    marks = (0.0, 0.1, 0.26, 0.44, 0.7, 1.0)
    wide, deep = (0.27, 0.275, 0.225, 0.285, 0.34, hem), (0.1, 0.13, 0.11, 0.15, 0.17, 0.2)
    verts = []
    for j in range(down + 1):
        t = j / down
        w, d = np.interp(t, marks, wide), np.interp(t, marks, deep)
        for i in range(around):
            a = math.tau * i / around
            wave = 1 + (0.1 * math.sin(7 * a + phase[0]) + 0.08 * math.sin(12 * a + phase[1] + t)) * t
            x, y = w * math.cos(a) * wave, d * math.sin(a) * wave
            front = math.sin(a) < 0
            top = -0.4 + (0.16 if front else 0.06) * math.exp(-((abs(w * math.cos(a)) - 0.165) / 0.075) ** 2) * abs(math.sin(a)) ** 0.5
            verts.append((x, y, top * (1 - t) + (-0.4 - length) * t))
    faces = [(j * around + i, (j + 1) * around + i, (j + 1) * around + (i + 1) % around, j * around + (i + 1) % around) for j in range(down) for i in range(around)]
    mat = satin(colour)
    body = mesh('dress', verts, faces, mat)
    settle(body, 34, range(around * 3), quality=5, bend=0.12)
    for x in (-0.165, 0.165):
        tube([(x, -0.085, -0.26), (x * 1.02, -0.05, -0.08), (x * 1.05, 0, -0.01), (x * 1.02, 0.05, -0.1), (x, 0.075, -0.35)], 0.008, mat)
    rim = [verts[i] for i in range(around)]
    tube(rim, 0.006, mat, closed=True)
    return body


@functools.lru_cache(maxsize=None)
def knit(colour):
    """Rib knit: fine ribs that waver, each a column of stitches."""
    mat, tree, shader = principled(f'knit {colour}')
    shader.inputs['Base Color'].default_value = srgb(colour)
    shader.inputs['Roughness'].default_value, shader.inputs['Sheen'].default_value, shader.inputs['Specular'].default_value = 0.95, 0.5, 0.15
    spot, both = tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], tree.nodes.new('ShaderNodeMath')
    both.operation = 'MULTIPLY_ADD'
    both.inputs[1].default_value = 0.35
    for axis, scale, socket in (('Y', 46, 0), ('X', 17, 2)):
        band = tree.nodes.new('ShaderNodeTexWave')
        band.bands_direction = axis
        band.inputs['Scale'].default_value, band.inputs['Distortion'].default_value, band.inputs['Detail'].default_value = scale, 1.1, 2
        tree.links.new(spot, band.inputs['Vector'])
        tree.links.new(band.outputs['Fac'], both.inputs[socket])
    add_bump(tree, shader, both.outputs[0], 0.5, 0.016)
    return mat


def folded_knit(width, depth, thick, mat, seed):
    """One folded pullover on z=0: two soft layers, a round fold towards -y."""
    rnd = random.Random(seed)
    phase = [rnd.uniform(0, 6.3) for _ in range(4)]
    n, m = 96, 40
    for layer in range(2):
        verts = []
        for i in range(m + 1):
            p = math.pi * (i / m - 0.5)
            for k in range(n):
                a = math.tau * k / n
                c, s = math.cos(a), math.sin(a)
                flat = abs(math.cos(p)) ** 0.3
                x = width / 2 * math.copysign(abs(c) ** 0.22, c) * (0.96 + 0.04 * flat) * (1 if abs(p) < 1.4 else flat)
                y = depth / 2 * math.copysign(abs(s) ** 0.22, s) * (0.96 + 0.04 * flat) * (1 if abs(p) < 1.4 else flat)
                sag = 0.03 * math.sin(3 * x + phase[0]) * math.sin(2.4 * y + phase[1]) + 0.006 * math.sin(9 * x + 5 * y + phase[2])
                droop = -0.5 * thick * (abs(2 * x / width) ** 5)
                z = thick / 2 * math.copysign(abs(math.sin(p)) ** 0.5, math.sin(p)) + sag + droop
                verts.append((x + 0.008 * math.sin(7 * y + phase[3]), y + 0.006 * math.sin(6 * x + phase[2]), z + thick * (0.5 + layer * 0.96)))
        faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(m) for k in range(n)]
        mesh('knit', verts, faces, mat, tidy=True)
    with at((0, -depth / 2 + thick * 0.5, thick), (0, 90, 0)):
        points = [(0, 0, width * 0.485 * t) for t in (-1, -0.3, 0.4, 1)]
        roll = tube(points, thick * 0.98, mat, smooth=False)
        roll.scale = (1, 0.72, 1)


# Along a shoe: y from toe to heel, half width, height of the upper.
LAST = ((-0.62, 0.05, 0.13), (-0.6, 0.12, 0.165), (-0.53, 0.195, 0.21), (-0.4, 0.24, 0.25), (-0.22, 0.245, 0.32), (-0.04, 0.222, 0.42), (0.14, 0.2, 0.53), (0.32, 0.192, 0.585), (0.48, 0.18, 0.61), (0.57, 0.135, 0.61), (0.615, 0.05, 0.59))


def last(y):
    ys, ws, hs = zip(*LAST)
    return np.interp(y, ys, ws), np.interp(y, ys, hs)


def smooth_last(y, reach=0.05):
    near = [last(y + reach * (k / 4 - 1)) for k in range(9)] if -0.57 < y < 0.55 else [last(y)]
    return float(np.mean([w for w, _ in near])), float(np.mean([h for _, h in near]))


def shoe(colour, sole='#EFE8DA', side=1):
    """Low laced shoe along y, its toe to -y."""
    leather, seam = plain(colour, rough=0.42, coat=0.15, bump=0.03, bump_scale=60), plain('#8E6538', rough=0.7)
    bend, base, long, arc = 0.06 * side, 0.08, 120, 90

    def over(y, x):
        """Height of the upper above a point."""
        w, h = smooth_last(y)
        c = min(1.0, abs(x) / w) ** (1 / 0.62)
        return base + (h - base) * math.sqrt(max(0.0, 1 - c * c)) ** 0.8

    def curve_x(y):
        return bend * math.cos(y * 2.4)
    verts = []
    for i in range(long + 1):
        y = -0.62 + 1.235 * i / long
        w, h = smooth_last(y)
        for k in range(arc + 1):
            a = math.pi * k / arc
            c = math.cos(a)
            verts.append((w * math.copysign(abs(c) ** 0.62, c) + curve_x(y), y, base + (h - base) * math.sin(a) ** 0.8))
    faces = []
    for i in range(long):
        for k in range(arc):
            corner = [i * (arc + 1) + k, (i + 1) * (arc + 1) + k, (i + 1) * (arc + 1) + k + 1, i * (arc + 1) + k + 1]
            x = sum(verts[c][0] - curve_x(verts[c][1]) for c in corner) / 4
            y = sum(verts[c][1] for c in corner) / 4
            if (x / 0.125) ** 2 + ((y - 0.28) / 0.27) ** 2 > 1 or verts[corner[0]][2] < 0.3:
                faces.append(corner)
    faces += [list(range(arc + 1)), list(range(long * (arc + 1), (long + 1) * (arc + 1)))[::-1]]
    upper = mesh('shoe', verts, faces, leather)
    upper.modifiers.new('thick', 'SOLIDIFY').thickness = 0.02
    rim = []
    for k in range(60):
        a = math.tau * k / 60
        x, y = 0.127 * math.cos(a), 0.28 + 0.273 * math.sin(a)
        rim.append((x + curve_x(y), y, over(y, x) + 0.004))
    tube(rim, 0.02, leather, closed=True)
    ball(0.2, (curve_x(0.25), 0.2, 0.13), plain('#D8C3A0', rough=0.9), (0.85, 1.9, 0.3))
    outline = []
    for y in np.linspace(-0.62, 0.615, 50):
        outline.append((smooth_last(y)[0] + 0.03 + curve_x(y), y * 1.03))
    outline += [(2 * curve_x(y / 1.03) - x, y) for x, y in reversed(outline)]
    for z, tall, tone in ((0.05, 0.1, sole), (0.008, 0.03, '#B98D5C')):
        with at((0, 0, z), (-90, 0, 0)):
            extrude(outline[::-1], tall, plain(tone, rough=0.6), edge=0.028 if tall > 0.05 else 0.006, segments=4)
    for y in (-0.36, -0.345):
        w, _ = smooth_last(y)
        tube([(x + curve_x(y), y + 0.25 * (x * x) / w, over(y, x) + 0.006) for x in np.linspace(-w * 0.99, w * 0.99, 25)], 0.004, seam)
    with at((curve_x(0.0), 0.02, 0.47), (-52, 0, 0)):
        extrude([(0.1 * math.copysign(abs(math.cos(t)) ** 0.6, math.cos(t)), 0.17 * math.copysign(abs(math.sin(t)) ** 0.6, math.sin(t))) for t in (math.tau * k / 48 for k in range(48))], 0.03, leather, edge=0.012)
    for i in range(4):
        y = -0.2 + i * 0.072
        for s in (-1, 1):
            tube([(curve_x(y) + s * 0.09, y, over(y, 0.09) + 0.006), (curve_x(y), y - 0.012, over(y, 0) + 0.024), (curve_x(y) - s * 0.09, y + 0.03, over(y + 0.03, 0.09) + 0.006)], 0.0115, plain(sole, rough=0.85))
    for s in (-1, 1):
        y = 0.03
        tube([(curve_x(y), y, over(y, 0) + 0.03), (curve_x(y) + s * 0.1, y - 0.03, over(y, 0.05) + 0.06), (curve_x(y) + s * 0.15, y + 0.03, over(y, 0.13) + 0.03), (curve_x(y), y + 0.005, over(y, 0) + 0.03), (curve_x(y) + s * 0.06, y - 0.1, over(y - 0.1, 0.06) + 0.02), (curve_x(y) + s * 0.1, y - 0.17, over(y - 0.17, 0.1) + 0.012)], 0.0115, plain(sole, rough=0.85))
