"""Inside the Larkfield workshop: the bench, an empty place, the view out of the door, the letter desk."""
import math
import random

import numpy as np

from kit.build import at, ball, box, drum, extrude, lathe, mesh, panel, ring, tube
from kit.interface import browser, button, cog, lamp_on_wire, opening, toggle
from kit.landscape import MORNING
from kit.light import area, camera, sky, sun, world
from kit.materials import LARKFIELD as C
from kit.materials import clay, glow, metal, paint, plain, planks, wood
from kit.plants import bush, meadow, tree
from kit.room import apron, morning, room, tools_on_wall
from kit.timber import bench, boards, crate, fence, ladder, painted, stool
from kit.tools import envelope, mug, pencil, plane_tool


def bench_work():
    """A browser frame on the bench, its picture being fitted; shavings and tools round it."""
    room()
    with at((0.35, 1.0, 1.9)):
        tools_on_wall()
    with at((0, 0.35, 0)):
        bench(3.2, 1.0, 0.88)
    with at((0.05, 0.45, 1.5), (-14, 0, 6)):
        browser(1.75, 1.22, C['field'], fill=False)
        panel(0.55, 0.13, 0.05, clay(C['ink']), (-0.45, -0.07, 0.2), radius=0.06)
        panel(0.42, 0.06, 0.04, clay('#B9B3A6'), (-0.51, -0.06, 0.03), radius=0.03)
        panel(0.5, 0.06, 0.04, clay('#B9B3A6'), (-0.47, -0.06, -0.08), radius=0.03)
        with at((-0.5, -0.09, -0.33)):
            button(0.46, 0.18, C['vermilion'], 0.1)
        opening(0.66, 0.7, 0.035, '#D9D2C3', 0.06)
    with at((0.75, 0.02, 1.03), (-62, 0, -24)):
        panel(0.6, 0.6, 0.06, clay(C['sky']), radius=0.05)
        ball(0.085, (0.14, -0.035, 0.13), clay(C['mustard']), (1, 0.5, 1))
        hill = [(0.27 * math.cos(math.pi * i / 16), 0.2 * math.sin(math.pi * i / 16) - 0.25) for i in range(17)]
        extrude(hill, 0.05, clay(C['leaf']), (0, -0.035, 0), edge=0.012)
    with at((-0.75, 0.1, 0.88), (0, 0, 24)):
        plane_tool()
    rnd = random.Random(3)
    for _ in range(9):
        x, y = rnd.uniform(-1.2, -0.25), rnd.uniform(-0.05, 0.2)
        turn = rnd.uniform(0, 6.3)
        points = [(x + (0.035 + 0.004 * k) * math.cos(turn + k * 0.8), y + 0.012 * k, 0.915 + (0.035 + 0.004 * k) * math.sin(turn + k * 0.8)) for k in range(9)]
        tube(points, 0.007, wood('#EBCF9F', '#DDBB85'))
    with at((1.32, 0.3, 0.88)):
        mug(C['vermilion'], 1.25)
    with at((-1.25, 0.45, 1.05)):
        cog(0.2, 10, C['mustard'], 0.09)
    with at((0.2, -0.05, 0.9), (0, 0, -20)):
        pencil()
    with at((1.2, 0.0, 0.96), (-82, 0, 30)):
        toggle(0.4, True, C['field'])
    lamp_on_wire((-0.7, 0.3, 3.1), 0.45, C['vermilion'], 8)


def empty_place():
    """The place at the bench that waits for somebody: stool, apron, lamp, a mug that steams no more."""
    room()
    with at((0.5, 0.75, 0)):
        bench(2.6, 0.8, 0.92)
        with at((0.0, 0.05, 0.92), (0, 0, 8)):
            mug(C['sky'], 1.25)
        with at((0.55, 0.1, 0.94), (0, 0, -12)):
            pencil()
        box((0.5, 0.36, 0.035), (0.62, -0.05, 0.937), plain(C['field'], rough=0.7), 0.008, (0, 0, -8))
        box((0.47, 0.34, 0.012), (0.62, -0.05, 0.956), plain(C['paper'], rough=0.8), 0.003, (0, 0, -8))
        with at((-0.85, 0.15, 1.12)):
            cog(0.2, 10, C['mustard'], 0.09)
        tube([(1.12, 0.2, 0.92), (1.12, 0.2, 1.25), (0.98, 0.15, 1.55), (0.72, 0.05, 1.62)], 0.02, metal('#2A3531', 0.4))
        drum(0.13, 0.03, (1.12, 0.2, 0.92), paint(C['ink']), 0.01)
        lathe([(0.02, 0.1), (0.06, 0.09), (0.15, -0.02), (0.17, -0.06), (0.16, -0.06), (0.05, 0.06)], paint(C['vermilion']), (0.68, 0.03, 1.58), (0, 24, 0))
        ball(0.055, (0.665, 0.03, 1.53), glow('#FFE2B0', 4))
    with at((0.25, -0.35, 0), (0, 0, 20)):
        stool(0.66, C['vermilion'])
    with at((0.35, 1.98, 1.95)):
        box((1.9, 0.04, 0.09), (0, 0, 0.3), wood('#C99B68', '#9A6B40'), 0.012)
        for x in (-0.75, -0.25, 0.25, 0.75):
            tube([(x, 0, 0.3), (x, -0.1, 0.29), (x, -0.13, 0.34)], 0.018, metal(C['brass']))
    apron(-0.4, 1.86, 2.24)
    with at((1.1, 1.85, 2.0)):
        ring(0.16, 0.012, (0, 0, 0.05), plain('#D9C6A0', rough=0.9), (90, 0, 0))
        ring(0.14, 0.012, (0.01, -0.03, 0.03), plain('#D9C6A0', rough=0.9), (90, 0, 0))
    with at((2.35, 1.4, 0), (0, 0, -8)):
        crate(0.6)
        with at((0, 0, 0.42), (-15, 10, 20)):
            opening(0.5, 0.4, 0.05, C['sky'])
    with at((-2.2, 1.35, 0), (-8, 0, 0)):
        ladder(2.2, 0.45, 7)


def doorway():
    """From inside the shed out over the field, early."""
    dark = painted('#6B5138')
    rng = np.random.RandomState(5)
    for side in (-1, 1):
        with at((side * 2.75 - 1.25, 0, 0)):
            boards(2.5, 3.4, dark, seed=3 + side, board=0.28)
    with at((-1.6, 0, 2.55)):
        boards(3.2, 0.9, dark, seed=9, board=0.28)
    for x in (-1.52, 1.52):
        box((0.14, 0.2, 2.6), (x, -0.02, 1.3), wood('#C99B68', '#9A6B40', grain=(13, 13, 1.2)), 0.015)
    box((3.25, 0.22, 0.16), (0, -0.02, 2.58), wood('#C99B68', '#9A6B40'), 0.015)
    mesh('floor', [(-5, -6, 0), (5, -6, 0), (5, 0.12, 0), (-5, 0.12, 0)], [(0, 1, 2, 3)], planks('#A9804F', '#7F5B36', 1.9, 0.22), smooth=False)
    mesh('field', [(-60, 0.12, -0.1), (60, 0.12, -0.1), (60, 90, -0.1), (-60, 90, -0.1)], [(0, 1, 2, 3)], plain('#8FA868', rough=1, vary=0.15, vary_scale=0.4), smooth=False)
    y = 0.2 + 14 * rng.rand(26000) ** 1.6
    x = (rng.rand(26000) - 0.5) * (4.5 + y * 1.6)
    keep = abs(x) > 0.28 + 0.12 * np.sin(y)
    meadow(np.stack([x, y, np.full(26000, -0.1)], 1)[keep], 0.17, 0.02, 3)
    for i in range(5):
        box((0.7, 0.42, 0.05), (0.08 * (-1) ** i, 0.75 + i * 0.85, -0.07), plain('#CFC8BA', rough=0.9), 0.03, (0, 0, 8 * (-1) ** i))
    fence([(-6, 6.8), (-3.6, 6.5), (-1.2, 6.4), (1.4, 6.45), (4.0, 6.6), (6.6, 6.9)], 0.9)
    tree((2.6, 5.3, -0.1), 3.0, 1.25, seed=7)
    bush((-3.4, 6.9, -0.1), 0.7, seed=2)
    for k, (far, tone) in enumerate(((24, '#A9BD97'), (38, '#BCCBB9'), (56, '#CBD7D4'))):
        ridge = [(-70 + i * 2, (1.6 + 1.3 * k) + (0.8 + 0.5 * k) * math.sin(i * 0.21 + k * 2) + 0.4 * math.sin(i * 0.53 + k)) for i in range(71)]
        extrude([(-70, -1), *ridge, (70, -1)][::-1], 0.2, plain(tone, rough=1, spec=0), (0, far, 0), edge=0)
    with at((-1.05, -0.75, 0), (0, 0, 24)):
        stool(0.6, C['vermilion'])
        with at((0, 0, 0.6)):
            mug(C['paper'], 1.1)
    with at((1.75, -0.55, 0), (0, 0, 0)):
        crate(0.55)
        with at((0, 0, 0.42), (-18, 12, 16)):
            browser(0.62, 0.46, C['field'])
    with at((-1.95, -0.35, 0.5), (-10, 0, 20)):
        opening(1.05, 0.9, 0.09, C['sky'])
    sun((0.55, -0.72, -0.36), 4.6, '#FFD59A', 2)
    area((0, 4, 4), (0, -2, 0.8), 4, 240, '#FFEBCB')
    area((0, -6, 3), (0, 0, 1.2), 3, 46, '#FFE2C0')
    sky(MORNING, 1.2, '#EADFD0', 0.8)


def letter_desk():
    """A desk by the window: envelopes, a pen, a stamp pad, a ribbon of stamps."""
    for i in range(7):
        box((9, 1.3, 0.12), (0, -2.42 + 1.303 * i, -0.06), wood('#B98A5C', '#95693F', (0.3, 4.2, 4.2), 0.4, 0.06, 0.15, 1.3 * i), 0.008)
    for x, y, z, turn, colours in ((-0.55, 0.4, 0.03, 14, (C['sky'], '#BBD3DC', None)), (-0.35, 0.3, 0.07, -6, (C['paper'], '#E9DFCB', C['vermilion']))):
        with at((x, y, z), (-90, 0, turn)):
            envelope(1.5, 1.0, *colours)
    with at((0.95, 0.05, 0.012), (0, 0, -10)):
        box((1.15, 1.55, 0.014), (0, 0, 0), plain('#FBF7EE', rough=0.85), 0.003)
        for i in range(7):
            box(((0.85, 0.8, 0.86, 0.62, 0.84, 0.78, 0.4)[i], 0.018, 0.003), ((-0.42 + (0.85, 0.8, 0.86, 0.62, 0.84, 0.78, 0.4)[i] / 2), 0.5 - i * 0.13, 0.009), plain('#4A5E72', rough=0.8), 0)
    with at((1.3, -0.55, 0.06), (0, 0, 128), 1.0):
        tube([(-0.55, 0, 0), (0, 0, 0), (0.42, 0, 0)], 0.042, plain(C['field'], rough=0.25, coat=0.5), [0.8, 1.05, 0.95], smooth=False)
        lathe([(0.04, 0), (0.03, 0.08), (0.014, 0.16), (0, 0.22)], metal(C['brass'], 0.25), (0.42, 0, 0), (0, 90, 0), 32, 1)
        ring(0.043, 0.008, (0.1, 0, 0), metal(C['brass'], 0.25), (0, 90, 0), 48, 12)
    with at((-1.55, -0.1, 0.0), (0, 0, 10)):
        drum(0.17, 0.06, (0, 0, 0), clay(C['vermilion']), 0.02)
        lathe([(0.14, 0.06), (0.06, 0.1), (0.055, 0.3), (0.1, 0.38), (0.09, 0.5), (0, 0.54)], wood('#B97F4B', '#8A572F', grain=(9, 9, 1.5)), soft=2)
    with at((0.1, 1.1, 0.0)):
        mug(C['vermilion'], 2.2)
    for i in range(4):
        box((0.26, 0.32, 0.008), (-0.9 + i * 0.285, -0.62 - i * 0.05, 0.006), plain((C['paper'], C['sky'], C['paper'], '#F3D9C8')[i], rough=0.8), 0.002, (0, 0, -10))
        ball(0.075, (-0.9 + i * 0.285, -0.62 - i * 0.05, 0.01), plain((C['vermilion'], C['field'], C['mustard'], C['ink'])[i], rough=0.8), (1, 1, 0.06))
    with at((-1.7, 1.0, 0)):
        bush((0, 0, 0.3), 0.34, seed=4, leaf=0.12)
        lathe([(0, 0), (0.2, 0), (0.26, 0.34), (0.28, 0.36), (0.24, 0.36), (0.22, 0.3), (0, 0.3)], plain('#C9835C', rough=0.6), soft=1)
    sun((0.8, -0.3, -0.62), 4.2, '#FFDCA8', 2.5)
    area((-4, 3, 3.6), (0, 0, 0), 3, 260, '#FFF3E2')
    world('#E6ECF2', 0.45)


VIEWS = {
    'workshop-bench': {'make': bench_work, 'size': (2000, 1333), 'light': True, 'camera': {'loc': (0.25, -4.3, 1.85), 'target': (0.12, 0.5, 1.24), 'lens': 48}},
    'career-stool': {'make': empty_place, 'size': (2000, 1333), 'light': True, 'camera': {'loc': (0.1, -5.6, 1.55), 'target': (0.1, 0.8, 1.28), 'lens': 42}},
    'workshop-door': {'make': doorway, 'size': (2000, 1333), 'light': False, 'camera': {'loc': (0, -3.9, 1.45), 'target': (0, 2, 1.28), 'lens': 32}},
    'letters-desk': {'make': letter_desk, 'size': (2000, 1333), 'light': False, 'camera': {'loc': (0, -4.2, 3.3), 'target': (0, 0.18, 0.1), 'lens': 46}},
}
for each in VIEWS.values():
    each.update({'samples': 14, 'film': {'exposure': 0.3, 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make']()
    if view['light']:
        morning()
    camera(**view['camera'])
