"""Kitchen and market still lifes for the blogs. Decimetres."""
import math
import random

from kit.build import at, ball, box, drum
from kit.cloth import linen, spread
from kit.crockery import board, bowl, cup, egg, jug, loaf, plate
from kit.fruit import apple, carrot, half_lemon, leafy_sprig, lemon, olives, pear, salad, tomato
from kit.interior import flat, plaster
from kit.light import area, camera, world
from kit.materials import plain, wood
from kit.potted import sprig, vase
from kit.timber import crate


def table(top='#E9DFCF', wall='#D9C3B0', planked=False):
    if planked:
        for i in range(7):
            box((16, 1.5, 0.3), (0, -4 + i * 1.504, -0.15), wood('#C39A6B', '#93683F', grain=(0.28, 4, 4), rough=0.45, shift=i * 1.7), 0.02)
    else:
        box((16, 9, 0.3), (0, 1, -0.15), plain(top, rough=0.7, vary=0.04, vary_scale=0.8), 0.05)
    flat([(-20, 6.5, -6), (20, 6.5, -6), (20, 6.5, 16), (-20, 6.5, 16)], plaster(wall))


def lemons():
    table('#F1E7D2', '#E8C95C')
    with at((0.3, 0.4, 0)):
        bowl(1.5, 0.9, '#3C6E8F')
        for x, y, z, turn in ((-0.6, 0, 0.4, 10), (0.25, -0.4, 0.4, 70), (0.6, 0.35, 0.42, 130), (-0.1, 0.45, 0.42, 40), (0.0, 0.0, 0.86, 100), (-0.55, 0.5, 0.8, 0)):
            lemon((x, y, z), turn, scale=1.15)
        leafy_sprig((0.5, -0.2, 1.1), 0.7, 4, 3)
    half_lemon((-1.7, -0.6, 0))
    half_lemon((-2.2, -0.2, 0.3), (150, 20, 0))
    lemon((2.3, -0.5, 0), 60, scale=1.1)


def market():
    """Three crates side by side."""
    table(wall='#C9D2BC', planked=True)
    rnd = random.Random(2)
    for k, (x, tone) in enumerate(((-2.5, None), (0, '#1F5E45'), (2.5, None))):
        with at((x, 0.8, 0.3), (16, 0, 0), 5.4):
            crate(0.42, tone, k)
        with at((x, 0.8, 0.3), (16, 0, 0)):
            box((2.1, 2.1, 0.9), (0, 0, 0.5), plain('#5A4630', rough=1), 0)
            for i in range(20):
                a, b = -0.8 + 0.53 * (i % 4) + 0.1 * rnd.random(), -0.8 + 0.4 * (i // 4)
                spot, turn = (a, b, 0.98 + 0.14 * rnd.random()), (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 360))
                if k == 0:
                    tomato(spot, turn, scale=0.8)
                elif k == 1:
                    lemon((a, b, 1.0 + 0.14 * rnd.random()), turn[2], scale=0.76)
                else:
                    apple(spot, turn, ('#B23A2B', '#9FB04A')[i % 2], 0.74)
    for k in range(4):
        carrot((-2.0 + 0.24 * k, -1.5 - 0.06 * k, 0.06 * (k % 2)), 12 + 5 * k, 0.8)
    leafy_sprig((1.6, -1.3, 0.05), 0.6, 7, 3)


def baker():
    table(wall='#B9806A', planked=True)
    with at((0.1, 0.2, 0), (0, 0, 8)):
        board(3.8, 2.0)
        with at((-0.2, 0.2, 0.14), (0, 0, 12)):
            loaf(3.0, 0.66, 5)
    with at((-2.2, 0.8, 0)):
        jug('#F1E8D8', 1.9, 0.55)
    spread(2.0, 1.5, linen('#E9DFCF'), (-1.9, -0.9, 0), (0, 0, 20), 0.08)
    for x, y, turn in ((1.8, -0.85, 20), (2.25, -0.6, 80), (1.35, -1.2, 140)):
        egg((x, y, 0.2), rot=(84, 0, turn))
    with at((2.35, 1.5, 0)):
        bowl(0.8, 0.55, '#F1E8D8')
        ball(0.66, (0, 0, 0.28), plain('#FBF6EA', rough=1), (1, 1, 0.35))


def pears():
    table('#2E3B36', '#44524B')
    for x, y, r, tone, s in ((-1.1, 0.2, (0, 0, 0), '#B9B04A', 1.5), (0.1, 0.4, (0, 6, 40), '#C2A046', 1.62), (1.0, 0.0, (82, 0, 34), '#A8AC4C', 1.35)):
        pear((x, y, 0.42 if r[0] else 0), r, tone, s)
    spread(2.4, 1.4, linen('#D9CDB8'), (1.25, -0.6, -0.01), (0, 0, -16), 0.06)
    with at((-2.4, 1.2, 0)):
        vase(plain('#C9B79A', rough=0.6), 2.0, 1.3, kind='bottle')
        for k in range(4):
            sprig((0, 0, 1.9), 1.9, k * 80 + 20, 60, pairs=9, leaf=0.36)


def salad_bowl():
    flat([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], plain('#E4B7A6', rough=0.7))
    bowl(1.7, 0.8, '#F4EDE0')
    salad((0, 0, 0.5), 0.95, 420, 3, 0.3, 0.5)
    salad((0, 0, 0.66), 0.9, 260, 8, 0.3, 0.5)
    rnd = random.Random(6)
    for k in range(9):
        a, r = k * 2.4, 0.38 * (k + 0.4) ** 0.5
        tomato((r * math.cos(a), r * math.sin(a), 0.86 - 0.12 * r), (rnd.uniform(-50, 50), rnd.uniform(-50, 50), k * 50), scale=0.5)
    for k in range(10):
        a, r = k * 2.4 + 1.1, 0.36 * (k + 0.8) ** 0.5
        olives((r * math.cos(a), r * math.sin(a), 0.92 - 0.1 * r), 0.1, 1, k, '#3B2A3A')
    half_lemon((2.3, 0.9, 0))
    half_lemon((-2.2, -1.1, 0), (0, 0, 40))
    for k in range(3):
        leafy_sprig((-2.2 + 0.4 * k, 1.3 - 0.2 * k, 0.03), 0.4, 4, k)


def tea():
    table('#EAD9D2', '#E3C3BC')
    with at((-0.8, 0.4, 0)):
        jug('#8FA08C', 1.7, 0.62)
    with at((0.85, -0.1, 0), (0, 0, -30)):
        plate(0.75, '#F6F1E7')
        with at((0, 0, 0.05)):
            cup('#F6F1E7', '#A8662A')
    with at((1.9, 1.0, 0)):
        plate(0.8, '#8FA08C')
        for x, y, z in ((-0.3, 0.05, 0.075), (0.29, 0.1, 0.075), (0.02, -0.12, 0.21)):
            drum(0.27, 0.13, (x, y, z), plain('#C48A4E', rough=0.8, bump=0.2, bump_scale=14), 0.05)
    leafy_sprig((-1.9, -0.4, 0.02), 0.5, 5, 4)


SIDE = {'loc': (0.1, -8.6, 3.0), 'target': (0.1, 0.2, 0.75), 'lens': 56}
VIEWS = {
    'food-lemons': {'make': lemons, 'camera': SIDE},
    'food-market': {'make': market, 'camera': {'loc': (0, -8.8, 4.4), 'target': (0, 0.3, 0.75), 'lens': 50}},
    'food-bread': {'make': baker, 'camera': {**SIDE, 'loc': (0.1, -8.4, 3.6)}},
    'food-pears': {'make': pears, 'camera': {**SIDE, 'target': (-0.45, 0.2, 0.95), 'lens': 56}},
    'food-salad': {'make': salad_bowl, 'camera': {'loc': (0, -1.6, 9.5), 'target': (0, 0, 0), 'lens': 53}},
    'food-tea': {'make': tea, 'camera': {**SIDE, 'target': (0.4, 0.2, 0.65), 'lens': 62}},
}
for each in VIEWS.values():
    each.update({'size': (2000, 1333), 'samples': 28, 'film': {'exposure': 0.3, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    area((-7, 0.5, 6.5), (0, 0, 0.4), 2.6, 2000, '#FFF1DC')
    area((6, -6, 4), (0, 0, 0.4), 3, 260, '#FFE6CC')
    world('#F0EAE2', 0.4)
    camera(**view['camera'])
