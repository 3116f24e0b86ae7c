"""Corporate rooms: a glazed atrium, a stair, a boardroom."""
import math

from kit.build import at, beam, box, drum
from kit.furniture import pendant
from kit.house import front
from kit.interior import flat, floor, plaster
from kit.landscape import hills
from kit.light import area, camera, sky, sun
from kit.materials import metal, plain, planks, wood
from kit.potted import palm, pot, rubber_plant, small_tree

NAVY, STONE, BRASS = '#16243F', '#DDD8CE', '#B08A4E'
SKY = ((0.0, '#F5EFE2'), (0.12, '#DDE8EE'), (0.5, '#9CC4E4'))


def atrium():
    """Three floors round a hall, glass to the left, brass rails."""
    stone = plain(STONE, rough=0.35, vary=0.04, vary_scale=0.5)
    floor(-9, 14, -14, 16, stone)
    for i in range(8):
        flat([(-9, -14 + 4 * i, 0.002), (14, -14 + 4 * i, 0.002), (14, -13.97 + 4 * i, 0.002), (-9, -13.97 + 4 * i, 0.002)], plain('#BDB7AA', rough=0.6))
    wall = plaster('#EFEBE3')
    for k in range(1, 4):
        z = 3.6 * k
        box((5.0, 30, 0.5), (8.2, 1, z), wall, 0.02)
        box((23, 3.0, 0.5), (2.5, 14.5, z), wall, 0.02)
        beam((5.72, -14, z + 1.15), (5.72, 13.0, z + 1.15), 0.07, metal(BRASS, 0.25))
        beam((-9, 13.0, z + 1.15), (5.7, 13.0, z + 1.15), 0.07, metal(BRASS, 0.25))
        for i in range(28):
            beam((5.72, -13.5 + i, z + 0.25), (5.72, -13.5 + i, z + 1.12), 0.025, metal(BRASS, 0.25), edge=0)
        for i in range(15):
            beam((-8.6 + i, 13.0, z + 0.25), (-8.6 + i, 13.0, z + 1.12), 0.025, metal(BRASS, 0.25), edge=0)
    flat([(10.7, -14, 0), (10.7, 16, 0), (10.7, 16, 15), (10.7, -14, 15)], plaster('#D9DEE6'))
    flat([(-9, 16, 0), (14, 16, 0), (14, 16, 15), (-9, 16, 15)], plaster('#E4E3DE'))
    for i in range(7):
        y = -12 + 4.4 * i
        box((0.5, 0.5, 14.5), (5.88, y, 7.2), wall, 0.03)
        box((0.22, 0.3, 14.5), (-8.0, y, 7.2), plain(NAVY, rough=0.5), 0.02)
    for z in (3.6, 7.2, 10.8, 14.3):
        box((0.2, 32, 0.16), (-8.0, 1, z), plain(NAVY, rough=0.5), 0.02)
    for x, y in ((2.4, 6.0), (-3.4, 9.5)):
        with at((x, y, 0)):
            drum(1.1, 0.6, (0, 0, 0), plain(NAVY, rough=0.6), 0.08)
            small_tree((0, 0, 0.5), 4.6, 3, leaf=0.2, count=1500)
    for y in (-0.5, 3.2):
        with at((-3.6, y, 0)):
            box((2.4, 0.9, 0.42), (0, 0, 0.3), plain(NAVY, rough=0.9, sheen=0.3), 0.12, segments=4)
    for k in range(5):
        pendant((0.6 + 0.9 * math.sin(k * 2.2), 4 + k * 1.2, 14.6), 5.2 + 1.1 * (k % 3), BRASS, 0.42, 5)


def stair():
    """One stair turning up a white wall, with a brass rail."""
    floor(-6, 8, -8, 6, planks('#B98D62', '#8A6240', 2.2, 0.2))
    flat([(-6, 3.4, 0), (8, 3.4, 0), (8, 3.4, 8), (-6, 3.4, 8)], plaster('#EDE9E1'))
    box((0.2, 12, 2.8), (-5.2, -4, 1.4), plaster('#EDE9E1'), 0)
    for i in range(16):
        x, z = -2.6 + i * 0.34, 0.1 + i * 0.21
        box((0.5, 1.5, 0.09), (x, 2.6, z), wood('#8A5F3E', '#5E3E27'), 0.012)
        beam((x, 1.88, z), (x, 1.88, z + 0.95), 0.018, metal(BRASS, 0.25), edge=0)
    beam((-2.7, 1.88, 1.05), (2.6, 1.88, 4.3), 0.055, metal(BRASS, 0.25))
    beam((-2.8, 1.92, -0.12), (2.7, 1.92, 3.26), 0.06, plain(NAVY, rough=0.5), 0.34, 0.01)
    with at((-3.5, 2.6, 0)):
        pot(0.4, 0.55, plain(NAVY, rough=0.6))
        rubber_plant((0, 0, 0.5), 1.7, 3, 0.4)
    drum(0.85, 0.02, (3.9, 3.38, 2.0), metal(BRASS, 0.3), 0.008, (90, 0, 0), 128)


def boardroom():
    floor(-6, 6, -9, 5, planks('#8A6A4C', '#664B33', 2.2, 0.2))
    flat([(-6, 5, 0), (6, 5, 0), (6, 5, 4), (-6, 5, 4)], plaster(NAVY))
    flat([(5.2, -9, 0), (5.2, 5, 0), (5.2, 5, 4), (5.2, -9, 4)], plaster('#E4E1DA'))
    with at((-5.0, 0, 0), (0, 0, 90)):
        front(-9, 5, 0, 0.05, 3.6, 8, NAVY)
    hills(('#9AABB8', '#B4C2CB', '#CBD5DA'), 40, -3, 3, 2)
    box((2.0, 6.4, 0.09), (0, 0.2, 0.74), wood('#7A5236', '#533521', coat=0.3), 0.03)
    for y in (-1.9, 2.3):
        box((1.0, 0.2, 0.7), (0, y, 0.35), plain('#23262E', rough=0.4), 0.02)
    cloth = plain('#D7D2C6', rough=0.9, sheen=0.3)
    for side in (-1, 1):
        for i in range(5):
            with at((side * 1.55, -2.2 + i * 1.2, 0), (0, 0, -90 * side)):
                box((0.56, 0.52, 0.12), (0, 0, 0.46), cloth, 0.05, segments=4)
                box((0.54, 0.1, 0.56), (0, 0.27, 0.8), cloth, 0.045, (-10, 0, 0), 4)
                drum(0.03, 0.4, (0, 0, 0.05), metal('#9A9FA8', 0.3), 0.004, segments=20)
                drum(0.28, 0.04, (0, 0, 0), metal('#9A9FA8', 0.3), 0.012)
    for y in (-1.4, 0.2, 1.8):
        pendant((0, y, 3.8), 1.8, BRASS, 0.24, 4)
    for i, x in enumerate((-1.9, 0.0, 1.9)):
        box((0.9, 0.04, 1.2), (x, 4.97, 1.9), metal(BRASS, 0.35), 0.01)
        box((0.84, 0.05, 1.14), (x, 4.96, 1.9), plain(('#E9E4DA', '#C9A46A', '#8FA6C4')[i], rough=0.9), 0.01)
    with at((3.9, 3.9, 0)):
        pot(0.34, 0.5, plain(STONE, rough=0.7))
        palm((0, 0, 0.42), 1.5, 12)


VIEWS = {
    'atrium': {'make': atrium, 'size': (1600, 900), 'camera': {'loc': (-1.2, -12.5, 2.2), 'target': (0.2, 6, 4.6), 'lens': 26}},
    'atrium-stair': {'make': stair, 'size': (1200, 1500), 'camera': {'loc': (-0.2, -5.6, 1.7), 'target': (0.2, 3, 2.1), 'lens': 34}},
    'atrium-boardroom': {'make': boardroom, 'size': (1600, 1067), 'camera': {'loc': (1.6, -6.4, 1.7), 'target': (-0.5, 3, 1.25), 'lens': 28}},
}
for each in VIEWS.values():
    each.update({'samples': 6, 'film': {'exposure': 0.25, 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make']()
    sun((0.78, 0.42, -0.5), 4.4, '#FFE6C2', 0.9)
    sky(SKY, 1.2, '#E4ECF4', 0.75)
    area((0, -12, 7), (0, 4, 3), 7, 420, '#FFFFFF')
    camera(**view['camera'])
