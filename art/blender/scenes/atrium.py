"""Corporate rooms: a glazed atrium, a stair, a boardroom."""
import math

from kit.build import at, beam, box, drum, tube
from kit.crockery import jug, tumbler
from kit.furniture import pendant
from kit.house import front
from kit.interior import flat, floor, plaster
from kit.landscape import hills
from kit.light import area, camera, sky, sun
from kit.materials import glow, metal, pane, plain, planks, wood
from kit.potted import palm, pot, rubber_plant, small_tree

NAVY, STONE, BRASS = '#16243F', '#DDD8CE', '#B08A4E'
SKY = ((0.0, '#F5EFE2'), (0.12, '#DDE8EE'), (0.5, '#9CC4E4'))


def gallery(k, wall, wood_under, brass):
    """One storey of galleries along the right and the back, with glass rails and a warm soffit."""
    z = 3.6 * k
    box((4.98, 26.96, 0.5), (8.2, -0.5, z), wall, 0.02)
    box((19.6, 2.98, 0.5), (0.9, 14.48, z), wall, 0.02)
    box((4.8, 26.6, 0.06), (8.25, -0.5, z - 0.285), wood_under, 0)
    box((19.2, 2.8, 0.06), (0.9, 14.55, z - 0.285), wood_under, 0)
    for start, end in (((5.78, -13.9), (5.78, 12.9)), ((-8.9, 13.08), (5.6, 13.08))):
        (ax, ay), (bx, by) = start, end
        flat([(ax, ay, z + 0.25), (bx, by, z + 0.25), (bx, by, z + 1.2), (ax, ay, z + 1.2)], pane('#DCE8E8', mirror=0.5))
        beam((ax, ay, z + 1.22), (bx, by, z + 1.22), 0.07, brass)
        beam((ax, ay, z + 0.3), (bx, by, z + 0.3), 0.05, brass)
    for i in range(6):
        box((1.6, 0.1, 0.03), (8.0, -11 + 4.4 * i, z - 0.33), glow('#FFD9A0', 7), 0)
    for i in range(5):
        box((1.6, 0.1, 0.03), (-6.6 + 2.9 * i, 14.4, z - 0.33), glow('#FFD9A0', 7), 0)


def atrium():
    """Three galleries round a hall, glass to the left, brass rails, a desk."""
    brass, navy, wall = metal(BRASS, 0.25), plain(NAVY, rough=0.5), plaster('#EFEBE3')
    floor(-9, 14, -14, 16, plain('#CFC8BB', rough=0.16, vary=0.05, vary_scale=0.4))
    for i in range(10):
        flat([(-9, -14 + 3 * i, 0.003), (14, -14 + 3 * i, 0.003), (14, -13.97 + 3 * i, 0.003), (-9, -13.97 + 3 * i, 0.003)], plain('#A39A8B', rough=0.5))
    for i in range(8):
        flat([(-9 + 3 * i, -14, 0.004), (-8.97 + 3 * i, -14, 0.004), (-8.97 + 3 * i, 16, 0.004), (-9 + 3 * i, 16, 0.004)], plain('#A39A8B', rough=0.5))
    under = plain('#B98A5E', rough=0.6)
    for k in range(1, 4):
        gallery(k, wall, under, brass)
    flat([(10.65, -14, 0), (10.65, 16, 0), (10.65, 16, 15), (10.65, -14, 15)], plaster('#C7B8A2'))
    flat([(-9, 15.9, 0), (14, 15.9, 0), (14, 15.9, 15), (-9, 15.9, 15)], plaster('#D9CDB9'))
    for k in range(4):
        for i in range(5):
            box((2.3, 0.06, 2.5), (-6.6 + 2.9 * i, 15.84, 3.6 * k + (1.26 if k == 0 else 1.51)), (navy, plain('#8C6A4A', rough=0.6))[(i + k) % 2], 0.02)
            box((0.06, 2.6, 2.5), (10.6, -10 + 4.6 * i, 3.6 * k + (1.26 if k == 0 else 1.51)), (plain('#8C6A4A', rough=0.6), navy)[(i + k) % 2], 0.02)
    for i in range(7):
        y = -12.4 + 4.15 * i
        box((0.44, 0.44, 14.6), (6.2, y, 7.3), plain('#F4F1EA', rough=0.6), 0.03)
        box((0.2, 0.3, 14.6), (-8.0, y, 7.3), navy, 0.02)
        box((14.6, 0.22, 0.5), (-0.9, y, 14.75), navy, 0.02)
    for z in (3.6, 7.2, 10.8, 14.3):
        box((0.16, 32, 0.14), (-8.02, 1, z), navy, 0.02)
    flat([(-8.0, -14, 0), (-8.0, 16, 0), (-8.0, 16, 14.6), (-8.0, -14, 14.6)], pane('#EDF4F4', mirror=0.3))
    for x, y in ((2.6, 7.0), (-3.2, 10.0)):
        with at((x, y, 0)):
            drum(1.1, 0.6, (0, 0, 0), plain(NAVY, rough=0.6), 0.08)
            small_tree((0, 0, 0.5), 4.8, 3, leaf=0.2, count=1900)
    for x, y, turn in ((-3.9, 0.2, 0), (-3.9, 4.4, 0), (-1.4, 2.3, 90)):
        with at((x, y, 0), (0, 0, turn)):
            box((2.5, 0.95, 0.3), (0, 0, 0.34), plain(NAVY, rough=0.9, sheen=0.3), 0.13, segments=5)
            box((2.5, 0.26, 0.5), (0, 0.36, 0.6), plain(NAVY, rough=0.9, sheen=0.3), 0.12, segments=5)
    drum(0.55, 0.05, (-3.8, 2.3, 0.38), brass, 0.01)
    drum(0.06, 0.38, (-3.8, 2.3, 0), brass, 0.01)
    with at((3.2, 1.2, 0), (0, 0, 68)):
        box((3.6, 0.8, 1.05), (0, 0, 0.53), plain('#8C6A4A', rough=0.5), 0.03)
        box((3.8, 0.95, 0.07), (0, 0, 1.09), plain('#F1EDE4', rough=0.25), 0.02)
        box((3.62, 0.02, 0.06), (0, -0.42, 0.2), brass, 0)
    for k in range(7):
        pendant((-0.6 + 1.5 * math.sin(k * 2.2), 3.4 + k * 0.9, 14.6), 4.6 + 0.95 * (k % 4), BRASS, 0.46, 5)


def stair():
    """A stair along a white wall up to a landing, with a brass rail."""
    brass, oak = metal(BRASS, 0.25), wood('#8A5F3E', '#5E3E27')
    floor(-6, 8, -8, 6, planks('#B98D62', '#8A6240', 2.2, 0.2))
    flat([(-6, 3.4, 0), (8, 3.4, 0), (8, 3.4, 8), (-6, 3.4, 8)], plaster('#EDE9E1'))
    box((0.2, 12, 2.8), (-5.2, -4, 1.4), plaster('#EDE9E1'), 0)
    for i in range(14):
        x, z = -2.3 + i * 0.3, 0.18 + i * 0.19
        box((0.4, 1.5, 0.08), (x, 2.62, z), oak, 0.012)
        beam((x, 1.9, z), (x, 1.9, z + 0.95), 0.018, brass, edge=0)
    box((3.4, 1.5, 0.1), (3.48, 2.62, 2.84), oak, 0.012)
    for i in range(8):
        beam((1.9 + i * 0.3, 1.9, 2.84), (1.9 + i * 0.3, 1.9, 3.62), 0.018, brass, edge=0)
    beam((-2.38, 1.9, 1.08), (1.66, 1.9, 3.64), 0.055, brass)
    beam((1.64, 1.9, 3.64), (5.2, 1.9, 3.64), 0.055, brass)
    beam((-2.45, 1.94, -0.02), (1.78, 1.94, 2.66), 0.06, plain(NAVY, rough=0.5), 0.3, 0.01)
    box((3.4, 0.06, 0.3), (3.48, 1.94, 2.68), plain(NAVY, rough=0.5), 0.01)
    with at((1.5, 2.5, 0)):
        pot(0.36, 0.5, plain(NAVY, rough=0.6))
        rubber_plant((0, 0, 0.45), 1.35, 3, 0.36)
    with at((-0.35, 1.1, 0), (0, 0, -8)):
        box((1.5, 0.42, 0.07), (0, 0, 0.44), oak, 0.02)
        for x in (-0.6, 0.6):
            box((0.06, 0.36, 0.42), (x, 0, 0.21), plain('#23262E', rough=0.4), 0.01)
    drum(0.62, 0.03, (-0.9, 3.36, 3.3), metal(BRASS, 0.3), 0.01, (90, 0, 0), 128)


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
    cloth = plain('#8A5A38', rough=0.5, coat=0.1, vary=0.12, vary_scale=6, bump=0.25, bump_scale=60)
    for side in (-1, 1):
        for i in range(5):
            with at((side * 1.55, -2.2 + i * 1.2, 0), (0, 0, -90 * side)):
                box((0.56, 0.52, 0.12), (0, 0, 0.46), cloth, 0.05, segments=4)
                box((0.54, 0.09, 0.62), (0, 0.29, 0.82), cloth, 0.04, (-12, 0, 0), 4)
                for arm in (-0.3, 0.3):
                    tube([(arm, -0.2, 0.46), (arm, -0.22, 0.66), (arm, 0.0, 0.68), (arm, 0.26, 0.66)], 0.022, metal('#23262E', 0.35))
                if i % 2 == 0:
                    with at((0.1, -0.78, 0.786), (0, 0, 6 * side)):
                        box((0.21, 0.3, 0.012), (0, 0, 0.006), plain('#F6F2E8', rough=0.9), 0.002)
                        box((0.012, 0.15, 0.012), (0.15, 0, 0.006), plain(NAVY, rough=0.4), 0.004)
                with at((-0.2, -0.86, 0.785), scale=0.1):
                    tumbler(1.0, 0.36, '#DDE8EC', 0.5)
                drum(0.03, 0.4, (0, 0, 0.05), metal('#9A9FA8', 0.3), 0.004, segments=20)
                drum(0.28, 0.04, (0, 0, 0), metal('#9A9FA8', 0.3), 0.012)
    flat([(-6, -9, 3.7), (-6, 5, 3.7), (5.2, 5, 3.7), (5.2, -9, 3.7)], plaster('#F1EEE7'))
    area((0, 0.4, 3.6), (0, 0.4, 0), 2.2, 130, '#FFE9CC', height=7)
    for y in (-0.9, 1.3):
        with at((0, y, 0.785), scale=0.1):
            jug('#E6EEF0', 2.4, 0.6)
    for y in (-1.4, 0.2, 1.8):
        pendant((0, y, 3.7), 1.75, BRASS, 0.24, 4)
    for i, x in enumerate((-1.9, 0.0, 1.9)):
        box((0.9, 0.04, 1.2), (x, 4.97, 1.9), metal(BRASS, 0.35), 0.01)
        box((0.84, 0.05, 1.14), (x, 4.96, 1.9), plain(('#E9E4DA', '#C9A46A', '#8FA6C4')[i], rough=0.9), 0.01)
    with at((3.9, 3.9, 0)):
        pot(0.34, 0.5, plain(STONE, rough=0.7))
        palm((0, 0, 0.42), 1.5, 12)


VIEWS = {
    'atrium': {'make': atrium, 'size': (2880, 1620), 'camera': {'loc': (-2.6, -12.5, 1.9), 'target': (0.6, 6, 1.9), 'lens': 25, 'shift': (0, 0.12)}},
    'atrium-stair': {'make': stair, 'size': (1600, 2000), 'camera': {'loc': (-0.1, -5.4, 1.75), 'target': (0.0, 3, 1.95), 'lens': 36}},
    'atrium-boardroom': {'make': boardroom, 'fill': ((1.0, -6.4, 3.3), (0, 1.5, 0.9), 3.4, 330), 'exposure': 0.75, 'size': (2000, 1333), 'camera': {'loc': (1.7, -6.2, 1.6), 'target': (-0.5, 3, 1.3), 'lens': 27}},
}
for each in VIEWS.values():
    each.update({'samples': 32, 'film': {'exposure': each.get('exposure', 0.25), 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make']()
    sun((0.78, 0.42, -0.5), 4.4, '#FFE6C2', 0.9)
    sky(SKY, 1.2, '#E4ECF4', 0.75)
    area(*view.get('fill', ((0, -12, 7), (0, 4, 3), 7, 420)), '#FFFFFF')
    camera(**view['camera'])
