"""What Larkfield builds, each as a small piece of field: a page, a market stall, a garden of apps."""
import math

from kit.build import at, ball, beam, box, drum, extrude, frame, lathe, panel, tube
from kit.interface import browser, button, cog, cursor, icon, row, scaffold, tile, toggle
from kit.light import area, camera, shadow_ground, sun, world
from kit.machine import conveyor
from kit.materials import LARKFIELD as C
from kit.materials import clay, metal, paint, plain, wood
from kit.plants import bush, flowers
from kit.sprouts import mark_bars, mark_dot, mark_lines, mark_tick, plant
from kit.field import lark, slab, stones
from kit.timber import crate, fence, ladder, stool
from kit.tools import mug


def web():
    """A browser window raised like a barn wall, its blocks still being hung."""
    slab(5.6, 4.0, 0.5, seed=12, grass=14000)
    post = wood('#C99B68', '#9A6B40', grain=(13, 13, 1.2))
    for x in (-1.35, 1.35):
        box((0.16, 0.16, 2.9), (x, 0.72, 1.45), post, 0.02)
        beam((x, 0.75, 1.9), (x * 1.05, 1.7, 0.02), 0.11, wood('#D6AE7E', '#AD7F53'))
    box((3.1, 0.14, 0.16), (0, 0.72, 2.86), wood('#D6AE7E', '#AD7F53'), 0.02)
    with at((0, 0.5, 1.55)):
        browser(3.3, 2.45, fill=False, depth=0.14)
        row(-1.35, 0.5, 1.25, 0.17, C['ink'], -0.08)
        row(-1.35, 0.2, 0.95, 0.1, '#B9B3A6', -0.08)
        row(-1.35, 0.0, 1.1, 0.1, '#B9B3A6', -0.08)
        frame(1.2, 1.15, 0.05, 0.05, clay('#D9D2C3'), (0.85, -0.08, -0.02), radius=0.08)
        for i, colour in enumerate((C['sky'], C['mustard'])):
            panel(0.62, 0.5, 0.06, clay(colour), (-1.05 + i * 0.74, -0.09, -0.72), radius=0.08)
    with at((0.86, 0.16, 1.38), (0, 7, 0)):
        panel(1.05, 1.0, 0.09, clay(C['sky']), radius=0.09)
        ball(0.14, (0.24, -0.05, 0.2), clay(C['mustard']), (1, 0.5, 1))
        hill = [(0.5 * math.cos(math.pi * i / 16), 0.32 * math.sin(math.pi * i / 16) - 0.42) for i in range(17)]
        extrude(hill, 0.07, clay(C['leaf']), (0, -0.05, 0), edge=0.015)
    for x in (0.5, 1.25):
        tube([(x, 0.14, 1.85), (x * 0.96 + 0.03, 0.3, 2.4), (x * 0.95 + 0.03, 0.72, 2.95)], 0.014, plain(C['ink']))
    with at((-0.75, -0.1, 0), (-14, 0, 0)):
        ladder(2.3, 0.42, 8)
    with at((1.3, -0.4, 0)):
        scaffold(1.5, 1.35, 0.5, 1)
    with at((1.55, -0.2, 1.03)):
        drum(0.11, 0.2, (0, 0, 0), metal('#B9BDBB'), 0.01)
        drum(0.1, 0.01, (0, 0, 0.19), clay(C['vermilion']), 0.002)
    with at((-0.5, -1.1, 0.14), (-80, 0, 20)):
        button(0.8, 0.3)
    with at((-1.75, -0.55, 0), (0, 0, 14)):
        crate(0.5)
        for x, y, turn, colour in ((-0.1, 0.05, 15, C['mustard']), (0.12, -0.05, -20, C['field']), (0.02, 0.12, 40, C['sky'])):
            with at((x, y, 0.34), (turn, turn / 2, turn)):
                tile(0.2, colour)
    with at((0.45, -1.35, 0.3), (-12, 0, -12)):
        cursor(0.6)
    with at((-1.1, 0.72, 2.94), (0, 0, -20)):
        lark(1.25)
    bush((2.3, 0.7, 0), 0.32, seed=3)
    bush((-2.25, 0.6, 0), 0.36, seed=5)
    stones([(1.9, -1.0, 0.16), (2.1, -0.8, 0.1)])
    flowers([(-2.2, -0.4, 0), (-2.05, -0.5, 0), (-2.3, -0.6, 0), (1.2, -1.5, 0), (1.4, -1.45, 0)], (C['paper'], C['vermilion']))


def parcel(size, colour='#C99B68', tape=C['paper']):
    w, d, h = size
    box(size, (0, 0, h / 2), plain(colour, rough=0.8), 0.015)
    box((w * 0.16, d + 0.008, h + 0.008), (0, 0, h / 2), plain(tape, rough=0.7), 0.012)


def shop():
    """A market stall whose back is a shop page; parcels leave on a belt."""
    slab(5.8, 4.0, 0.5, seed=21, grass=14000)
    post = wood('#D6AE7E', '#AD7F53', grain=(13, 13, 1.2))
    with at((-0.6, 0.35, 0)):
        for x in (-1.35, 1.35):
            box((0.11, 0.11, 2.25), (x, -0.55, 1.12), post, 0.016)
            box((0.11, 0.11, 2.6), (x, 0.55, 1.3), post, 0.016)
        stripes = 9
        for i in range(stripes):
            x, w = -1.6 + (i + 0.5) * 3.2 / stripes, 3.2 / stripes
            colour = clay(C['vermilion'] if i % 2 == 0 else C['paper'])
            box((w - 0.004, 1.75, 0.05), (x, -0.08, 2.5), colour, 0.018, (16, 0, 0))
            with at((x, -0.93, 2.17)):
                extrude([(-w / 2 + 0.003, 0.12), *[(w / 2 * math.cos(math.pi * k / 10), -w / 2 * math.sin(math.pi * k / 10) * 0.8) for k in range(10, -1, -1)], (w / 2 - 0.003, 0.12)], 0.045, colour, edge=0.012)
        with at((0, 0.5, 1.42)):
            browser(2.45, 1.55, C['field'], fill=False)
            for i, colour in enumerate((C['sky'], '#F3D9C8', '#DDE8CF')):
                x = -0.76 + i * 0.76
                panel(0.64, 0.62, 0.05, clay(colour), (x, -0.06, 0.1), radius=0.07)
                row(x - 0.26, -0.36, 0.42, 0.08, '#B9B3A6', -0.06)
                row(x - 0.26, -0.53, 0.34, 0.14, C['vermilion'], -0.07, 0.06)
            ball(0.2, (-0.76, -0.12, 0.1), clay(C['mustard']), (1, 0.6, 1))
            with at((0, -0.1, -0.02), scale=1.5):
                mug(C['vermilion'])
            with at((0.76, -0.1, 0.1)):
                cog(0.2, 9, C['field'], 0.1)
        box((2.9, 0.62, 0.08), (0, -0.62, 0.86), wood('#D6AE7E', '#AD7F53'), 0.02)
        for i in range(9):
            box((2.8 / 9 - 0.012, 0.04, 0.78), (-1.4 + (i + 0.5) * 2.8 / 9, -0.88, 0.43), paint(C['field']), 0.01)
        for x, colour in ((-1.0, C['vermilion']), (-0.42, '#8FB04F'), (0.18, C['mustard'])):
            with at((x, -0.66, 0.9), (14, 0, 0)):
                crate(0.48)
                for k in range(12):
                    ball(0.085, (-0.15 + 0.1 * (k % 4), -0.13 + 0.13 * (k // 4), 0.24 + 0.03 * (k % 3)), clay(colour), segments=24)
        with at((0.95, -0.66, 0.9)):
            box((0.36, 0.28, 0.1), (0, 0, 0.05), clay(C['ink']), 0.03)
            panel(0.34, 0.22, 0.04, clay(C['paper']), (0, 0.02, 0.2), (-20, 0, 0), radius=0.03)
    with at((0.95, -0.45, 0), (0, 0, -10)):
        conveyor(1.75, 0.55, 0.5, ())
        for x, size, turn in ((0.35, (0.34, 0.3, 0.26), 8), (0.9, (0.3, 0.26, 0.34), -14), (1.42, (0.36, 0.32, 0.2), 10)):
            with at((x, 0, 0.58), (0, 0, turn)):
                parcel(size)
    with at((2.1, -1.15, 0), (0, 0, 20)):
        parcel((0.5, 0.42, 0.36))
        with at((0.04, 0, 0.36), (0, 0, 30)):
            parcel((0.34, 0.3, 0.22), '#DDBB8C', C['vermilion'])
    with at((-0.3, -1.35, 0.3), (-14, 0, 10)):
        cursor(0.58)
    with at((-1.9, 0.3, 2.52), (0, 0, -30)):
        lark(1.2)
    bush((-2.4, 0.9, 0), 0.34, seed=8)
    bush((1.9, 1.0, 0), 0.4, seed=9)
    stones([(-1.7, -1.25, 0.14), (-1.9, -1.1, 0.09)])


def app():
    """A phone laid down as a garden bed; icons grow in it."""
    slab(5.2, 4.2, 0.5, seed=31, grass=15000, clear=((-1.2, -1.5, 1.2, 1.4),))
    with at((0, 0.0, 0.2), (-76, 0, 0), 1.0):
        panel(2.15, 3.35, 0.36, plain(C['ink'], rough=0.35), radius=0.36, edge=0.07)
        panel(1.9, 3.08, 0.05, plain('#6B4D36', rough=0.95, vary=0.2, vary_scale=5, bump=0.8, bump_scale=9), (0, -0.17, 0), radius=0.26)
        panel(0.5, 0.08, 0.04, plain(C['ink'], rough=0.3), (0, -0.2, 1.38), radius=0.04)
    rows = ((-0.95, 0.12), (-0.15, 0.32), (0.65, 0.52))
    things = ((C['vermilion'], mark_tick), (C['field'], mark_bars), (C['mustard'], mark_dot), (C['sky'], None), (C['ink'], mark_lines), (C['vermilion'], mark_dot), (C['field'], mark_lines), (C['mustard'], mark_tick), ('#8FB04F', mark_bars))
    for k, (colour, mark) in enumerate(things):
        y, z = rows[k // 3]
        with at((-0.6 + 0.6 * (k % 3), y, z)):
            plant(0.3 + 0.22 * ((k * 7) % 4), colour, 0.38, 0.05 * ((k * 5) % 3 - 1), mark)
    with at((1.75, -0.85, 0), (0, 0, 150)):
        lathe([(0, 0), (0.24, 0), (0.26, 0.03), (0.25, 0.42), (0.2, 0.45), (0, 0.45)], paint(C['vermilion']), soft=1)
        tube([(0.2, 0, 0.12), (0.42, 0, 0.22), (0.62, 0, 0.5)], 0.045, paint(C['vermilion']), [1.3, 1, 0.8])
        drum(0.11, 0.05, (0.62, 0, 0.49), paint(C['vermilion']), 0.015, (0, 50, 0))
        tube([(-0.22, 0, 0.1), (-0.46, 0, 0.2), (-0.42, 0, 0.52), (-0.14, 0, 0.5)], 0.026, paint(C['ink']))
        tube([(-0.16, 0, 0.45), (0, 0, 0.72), (0.16, 0, 0.45)], 0.024, paint(C['ink']))
    with at((-1.75, -0.6, 0), (0, 0, 14)):
        crate(0.5)
        for x, turn, colour in ((-0.1, 15, C['mustard']), (0.12, -20, C['vermilion'])):
            with at((x, 0, 0.36), (turn, 0, turn)):
                icon(0.26, colour)
    with at((-1.9, 0.75, 0), (0, 0, 20)):
        stool(0.5, C['field'])
        with at((0, 0, 0.5)):
            mug(C['paper'])
    fence([(-2.3, 0.6), (-2.0, 1.35), (-1.0, 1.7), (0.1, 1.75), (1.2, 1.7), (2.05, 1.3)], 0.62)
    with at((1.2, 1.7, 0.6), (0, 0, 30)):
        lark(1.15)
    with at((0.95, -1.75, 0.12), (-76, 0, -16)):
        toggle(0.5, True, C['field'])
    bush((2.15, 0.55, 0), 0.3, seed=4)
    flowers([(-1.4, -1.5, 0), (-1.55, -1.4, 0), (-1.25, -1.45, 0), (1.9, -0.1, 0), (2.0, 0.05, 0)], (C['paper'], C['mustard']))


CAMERA = {'loc': (-2.6, -10.6, 4.6), 'lens': 58}
VIEWS = {
    'service-web': {'make': web, 'target': (0.1, 0, 1.12), 'lens': 54},
    'service-shop': {'make': shop, 'target': (0, 0, 1.02), 'lens': 54, 'loc': (2.2, -10.8, 4.3)},
    'service-app': {'make': app, 'target': (0, 0, 0.62), 'lens': 55, 'loc': (-1.8, -10.2, 5.8)},
}
for each in VIEWS.values():
    each.update({'size': (2000, 1500), 'alpha': True, 'samples': 12, 'film': {'bounces': 3}})


def build(view):
    view['make']()
    shadow_ground(plain('#F6F3EC', rough=1), -0.5)
    sun((0.75, 0.62, -0.62), 4.6, '#FFE0B4', 2.5)
    area((-6, -7, 7), (0, 0, 0.5), 6, 420, '#FFF1DC')
    world('#DCE9F2', 0.62)
    camera(view.get('loc', CAMERA['loc']), view['target'], view['lens'])
