"""The board room of the workshop, its tool wall and its morning."""
import math

from .build import at, box, mesh, panel, tube
from .interface import cog, slider, toggle
from .light import area, sun, world
from .materials import LARKFIELD as C
from .materials import paint, plain, planks, wood
from .timber import boards, glazed, painted
from .tools import hammer, saw, screwdriver


def room(width=7.0, depth=4.2, height=3.0, back='#E7DCC6', left_window=True):
    """Board room open towards the camera; the window is in the left wall, its light falls to the right."""
    with at((-width / 2, depth / 2, 0)):
        # Higher than the side wall: the sun comes in over that one, the camera sees the top of this one.
        boards(width, height + 1.0, painted(back), seed=4, board=0.34, gap=0.006)
    floor = [(-width, -depth, 0), (width, -depth, 0), (width, depth / 2, 0), (-width, depth / 2, 0)]
    mesh('floor', floor, [(0, 1, 2, 3)], planks('#C9A273', '#A27A4E', 1.9, 0.2), smooth=False)
    wall = paint(back)
    x = -width / 2
    if left_window:
        for y0, y1, z0, z1 in ((-depth, -1.5, 0, height), (1.0, depth / 2, 0, height), (-1.5, 1.0, 0, 0.95), (-1.5, 1.0, 2.5, height)):
            box((0.14, y1 - y0, z1 - z0), (x, (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
        with at((x, -0.25, 1.72), (0, 0, 90)):
            glazed(2.5, 1.55, C['field'], (3, 2))
    else:
        box((0.14, depth * 1.5, height), (x, -depth / 4, height / 2), wall, 0)


def tools_on_wall(colours=(C['vermilion'], C['mustard'], C['field'], C['sky'], C['ink'])):
    box((2.3, 0.035, 0.95), (0, 0, 0), wood('#DCC096', '#C6A271'), 0.012)
    with at((-0.72, -0.05, 0.2)):
        saw()
    for i, colour in enumerate(colours):
        with at((-0.12 + i * 0.15, -0.06, 0.18)):
            screwdriver(colour, 0.3)
    with at((0.85, -0.05, 0.16), (90, 65, 0)):
        hammer()
    with at((-0.75, -0.06, -0.22)):
        cog(0.17, 10, C['mustard'], 0.06)
    with at((-0.35, -0.06, -0.24)):
        cog(0.12, 8, C['vermilion'], 0.06)
    with at((0.25, -0.06, -0.24)):
        slider(0.6, 0.4, C['field'], 0.028)
    with at((0.84, -0.06, -0.24)):
        toggle(0.34, True, C['vermilion'], depth=0.08)


def morning(strength=5.0):
    sun((0.82, 0.42, -0.5), strength, '#FFD9A0', 1.6)
    area((-3.9, -0.3, 2.0), (0.5, 0, 0.9), 2.2, 130, '#FFF0DA', height=1.5)
    area((1.5, -6.5, 4.2), (0, 0.5, 1), 4, 130, '#FFF3E4')
    world('#DDE8F0', 0.5)


def apron(x, y, top):
    """Cloth that hangs in folds from one hook."""
    verts, faces, n, m = [], [], 26, 30
    for i in range(n + 1):
        t = i / n
        half = 0.07 + 0.3 * min(1, t * 1.6) ** 0.7
        for j in range(m + 1):
            s = 2 * j / m - 1
            fold = 0.035 * math.sin(s * 9 + 0.6) * (0.35 + 0.65 * t) + 0.02 * math.sin(s * 17 + t * 3) * t
            verts.append((x + half * s, y - 0.06 - fold - 0.05 * (1 - abs(s)), top - 0.28 - 0.95 * t + 0.05 * s * s * (1 - t)))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            faces.append((a, a + m + 1, a + m + 2, a + 1))
    cloth = plain(C['field'], rough=0.95, sheen=0.4)
    mesh('apron', verts, faces, cloth).modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
    panel(0.3, 0.24, 0.015, plain('#2A7356', rough=0.95), (x, y - 0.155, top - 0.82), radius=0.03, edge=0.004)
    tube([(x - 0.07, y - 0.07, top - 0.28), (x - 0.02, y - 0.09, top - 0.02), (x + 0.02, y - 0.09, top - 0.02), (x + 0.07, y - 0.07, top - 0.28)], 0.011, plain('#D9C6A0', rough=0.9))
