"""The case study: a ferry at its landing, and the booth that sells the tickets."""
import random

import numpy as np

from kit.boats import booth, ferry, landing
from kit.build import at, box, mesh, panel
from kit.field import lark, letterbox
from kit.interface import phone, row
from kit.landscape import MORNING, hills, mist, water
from kit.light import area, bulb, camera, sky, sun
from kit.materials import LARKFIELD as C
from kit.materials import clay, plain
from kit.plants import meadow
from kit.timber import crate


def ferry_landing():
    water()
    hills(('#7F9C86', '#9DB3AA', '#B7C7C6', '#CCD7D8', '#DDE4E2'), 24, -0.6, 1.0, 2)
    with at((-0.5, 2.0, -0.42), (0, 0, -10), 1.25):
        ferry()
    rnd = random.Random(4)
    with at((1.65, -0.35, 0.05), (0, 0, 3), 1.1):
        landing(rnd)
        with at((2.9, 0.5, 0)):
            booth(True)
        with at((1.0, 0.55, 0)):
            crate(0.42)
        with at((4.1, 0.6, 0)):
            letterbox(0.8, C['field'])
        with at((0.25, -0.82, 0.4), (0, 0, -14)):
            lark(1.35)
    mesh('bank', [(5.4, -4, -0.02), (14, -6, 0.3), (16, 8, 0.8), (6.6, 2.2, -0.02)], [(0, 1, 2, 3)], plain('#86A262', rough=1), smooth=False)
    meadow([(6 + 3 * a, -3 + 5 * b, 0.02 + 0.12 * a) for a, b in np.random.RandomState(2).rand(5000, 2)], 0.26, 0.02, 4)
    for far, strength in ((8, 0.14), (13, 0.22), (20, 0.32)):
        mist(far, strength)
    sun((0.82, 0.42, -0.3), 3.6, '#FFCF96', 2)
    area((-6, -6, 5), (0, 1, 0.5), 5, 170, '#FFEBD0')
    sky(MORNING, 1.2, '#E6DDD0', 0.95)


def ferry_booth():
    water()
    hills(('#7F9C86', '#9DB3AA', '#B7C7C6', '#CCD7D8'), 20, -0.6, 0.9, 5)
    with at((-3.1, 5.2, -0.42), (0, 0, -16), 1.1):
        ferry()
    rnd = random.Random(4)
    with at((-2.4, -0.1, 0), (0, 0, 0), 1.15):
        landing(rnd)
    with at((0.55, 0.3, 0), (0, 0, 8), 1.1):
        booth(True)
        with at((-0.22, -0.68, 1.22), (-16, 0, 10), 0.22):
            phone(1.3, 2.0)
            row(-0.5, 0.65, 0.7, 0.14, C['ink'], -0.08)
            for i, colour in enumerate((C['sky'], C['sky'], C['mustard'])):
                panel(1.02, 0.3, 0.04, clay(colour), (0, -0.08, 0.3 - i * 0.38), radius=0.08)
            panel(1.02, 0.28, 0.06, clay(C['vermilion']), (0, -0.09, -0.8), radius=0.14)
        for i in range(5):
            box((0.13, 0.09, 0.008), (0.3 + 0.02 * i, -0.7, 0.995 + 0.008 * i), plain((C['paper'], C['vermilion'])[i % 2], rough=0.8), 0.001, (0, 0, 12 * i - 20))
        bulb((0, -0.1, 1.6), 14, '#FFC98A', 0.1)
    with at((-1.55, -0.55, 0), (0, 0, 16)):
        crate(0.5)
    with at((-2.2, -1.05, 0.5), (0, 0, 30)):
        lark(1.3)
    mist(12, 0.2)
    sun((0.8, 0.5, -0.36), 3.6, '#FFCF96', 2)
    area((-4, -6, 4), (0, 0, 0.8), 4, 150, '#FFEBD0')
    sky(MORNING, 1.2, '#E6DDD0', 0.9)


VIEWS = {
    'ferry-landing': {'make': ferry_landing, 'size': (2880, 1620), 'camera': {'loc': (1.2, -10.6, 2.1), 'target': (1.25, 0, 1.0), 'lens': 36}},
    'ferry-booth': {'make': ferry_booth, 'size': (2000, 1333), 'camera': {'loc': (-0.9, -5.0, 1.7), 'target': (-0.25, 0, 1.2), 'lens': 42}},
}
for each in VIEWS.values():
    each.update({'samples': 32, 'film': {'exposure': 0.25, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    camera(**view['camera'])
