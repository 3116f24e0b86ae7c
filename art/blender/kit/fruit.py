"""Fruit, vegetables, beans and small greens, in decimetres, at the origin on z=0."""
import math
import random

import numpy as np

from .build import at, ball, lathe, tube
from .materials import foliage, plain
from .plants import leaves
from .potted import blade


def skin(colour, rough=0.35, vary=0.12):
    return plain(colour, rough=rough, coat=0.15, vary=vary, vary_scale=3, bump=0.04, bump_scale=30)


def round_fruit(profile, mat, loc, rot, scale):
    lathe([(r * scale, z * scale) for r, z in profile], mat, loc, rot, 40, 2)


LEMON = [(0, 0), (0.07, 0.03), (0.1, 0.1), (0.26, 0.24), (0.31, 0.45), (0.26, 0.64), (0.1, 0.78), (0.06, 0.84), (0, 0.87)]
PEAR = [(0, 0.05), (0.1, 0), (0.3, 0.1), (0.38, 0.32), (0.3, 0.56), (0.17, 0.78), (0.13, 0.95), (0.06, 1.02), (0, 1.01)]
APPLE = [(0, 0.09), (0.1, 0.01), (0.26, 0.02), (0.38, 0.25), (0.36, 0.5), (0.22, 0.64), (0.08, 0.62), (0, 0.54)]
TOMATO = [(0, 0.04), (0.12, 0), (0.3, 0.06), (0.38, 0.24), (0.32, 0.44), (0.16, 0.52), (0.05, 0.5), (0, 0.46)]


def stalk(length, mat=None, loc=(0, 0, 0)):
    x, y, z = loc
    tube([(x, y, z), (x + 0.01, y, z + length * 0.5), (x + 0.05, y, z + length)], 0.018, mat or plain('#5F4A2C', rough=0.8), [0.9, 0.8, 1.3])


def lemon(loc=(0, 0, 0), turn=0.0, lying=True, scale=1.0, colour='#E9B92A'):
    with at(loc, (0, 0, turn), scale):
        round_fruit(LEMON, skin(colour), (-0.43, 0, 0.31) if lying else (0, 0, 0), (0, 90, 0) if lying else (0, 0, 0), 1)


def half_lemon(loc=(0, 0, 0), rot=(0, 0, 0), colour='#E9B92A', flesh='#F4DB7E'):
    """Cut face up."""
    with at(loc, rot):
        lathe([(0, 0), (0.1, 0.02), (0.25, 0.14), (0.31, 0.36), (0.29, 0.365), (0, 0.36)], skin(colour), segments=40, soft=1)
        lathe([(0, 0.364), (0.275, 0.364)], plain('#FBF3D6', rough=0.5), soft=0)
        for k in range(9):
            a = math.radians(40 * k)
            ball(0.1, (0.15 * math.cos(a), 0.15 * math.sin(a), 0.36), plain(flesh, rough=0.25), (1.15, 0.44, 0.08), (0, 0, 40 * k), 24)


def pear(loc=(0, 0, 0), rot=(0, 0, 0), colour='#B9B04A', scale=1.0):
    with at(loc, rot, scale):
        round_fruit(PEAR, skin(colour, 0.45, 0.2), (0, 0, 0), (0, 0, 0), 1)
        stalk(0.2, loc=(0, 0, 1.0))


def apple(loc=(0, 0, 0), rot=(0, 0, 0), colour='#B23A2B', scale=1.0):
    with at(loc, rot, scale):
        round_fruit(APPLE, skin(colour, 0.3, 0.22), (0, 0, 0), (0, 0, 0), 1)
        stalk(0.2, loc=(0, 0, 0.54))


def tomato(loc=(0, 0, 0), rot=(0, 0, 0), colour='#C8331F', scale=1.0):
    with at(loc, rot, scale):
        round_fruit(TOMATO, skin(colour, 0.2, 0.1), (0, 0, 0), (0, 0, 0), 1)
        green = foliage('#4F7A34', '#8FB04F')
        for k in range(5):
            with at((0, 0, 0.47), (0, -8, 72 * k)):
                blade(0.22, 0.08, green, 0.8, 0.1, 8, 2)
        stalk(0.14, green, (0, 0, 0.46))


def carrot(loc=(0, 0, 0), turn=0.0, scale=1.0, colour='#DB7A2B'):
    """Lies along x, leaves at -x."""
    with at(loc, (0, 0, turn), scale):
        lathe([(0, 0), (0.15, 0.02), (0.17, 0.12), (0.13, 0.9), (0.04, 1.5), (0, 1.62)], skin(colour, 0.5), (-0.5, 0, 0.17), (0, 90, 0), 32, 1)
        green = foliage('#4F7A34', '#8FB04F')
        for k in range(9):
            with at((-0.52, 0, 0.17), (0, -160 + 6 * (k % 3), -24 + 6 * k)):
                blade(0.9, 0.09, green, 0.5, 0.1, 8, 2)


def leafy_sprig(loc=(0, 0, 0), size=0.3, count=7, seed=1, colour=('#4F8038', '#9CC25C')):
    """A few leaves from one point: basil, mint."""
    rnd = random.Random(seed)
    mat = foliage(*colour, 0.3)
    for k in range(count):
        with at(loc, (0, -rnd.uniform(8, 50), k * 137.5)):
            blade(size * rnd.uniform(0.7, 1.1), size * 0.55, mat, 0.7, 0.18, 12, 4)


def salad(loc=(0, 0, 0), radius=0.5, count=70, seed=3, rise=0.16, leaf=0.3):
    """Loose leaves in a low heap."""
    rng = np.random.RandomState(seed)
    a, r = rng.rand(count) * math.tau, radius * rng.rand(count) ** 0.5
    spots = np.stack([loc[0] + r * np.cos(a), loc[1] + r * np.sin(a), loc[2] + rise * (1 - (r / radius) ** 2) * rng.rand(count)], 1)
    ways = np.stack([np.cos(a), np.sin(a), 0.6 + 0 * a], 1)
    for i, (tone, through) in enumerate((('#5F8A3A', '#A9CB62'), ('#7DA048', '#C0DA7C'), ('#6E2F3C', '#A35A64'))):
        part = slice(i, None, 3)
        leaves(spots[part], ways[part], foliage(tone, through, 0.35), leaf, seed + i, slim=0.62)


def bean(loc, rot, tone):
    """Coffee bean with its groove."""
    with at(loc, rot):
        ball(0.075, (0, 0, 0), plain(tone, rough=0.35, coat=0.2), (1, 0.72, 0.5), segments=20)
        tube([(-0.06, 0, 0.026), (0, 0.008, 0.039), (0.06, 0, 0.026)], 0.007, plain('#1D0F08', rough=0.7))


def beans(loc=(0, 0, 0), radius=0.6, count=60, seed=2, high=0.0):
    """Scattered (or heaped, with `high`) coffee beans."""
    rnd = random.Random(seed)
    for _ in range(count):
        a, r = rnd.uniform(0, math.tau), radius * rnd.random() ** 0.6
        z = 0.04 + high * (1 - (r / radius) ** 2) * rnd.uniform(0.75, 1)
        tilt = 18 if high == 0 else 60
        bean((loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + z), (rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), rnd.uniform(0, 360)), rnd.choice(('#4A2A18', '#3B2012', '#5A3520')))


def olives(loc=(0, 0, 0), radius=0.4, count=14, seed=4, colour='#55602A'):
    rnd = random.Random(seed)
    for k in range(count):
        a, r = k * 2.4, radius * math.sqrt(k / count)
        ball(0.11, (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + 0.1 + 0.05 * rnd.random()), skin(colour, 0.15), (1.25, 1, 1), (0, 0, rnd.uniform(0, 180)), 24)
