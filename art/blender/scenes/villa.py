"""A villa with a pool: by day and at dusk, from the garden, over the water, from the terrace."""
import numpy as np

from kit.build import at, ball, box
from kit.cloth import curtain, linen
from kit.furniture import coffee_table, sofa
from kit.house import DARK, concrete, cypress, front, hedge, lounger, pool, rail, stepping
from kit.interior import floor
from kit.landscape import hills
from kit.light import area, camera, sky, sun
from kit.materials import glow, plain, planks, wood
from kit.people import seated, somebody
from kit.plants import meadow, tree

DUSK = ((0.0, '#FFB27A'), (0.05, '#F0A892'), (0.13, '#A68FB4'), (0.24, '#5F78B4'), (0.45, '#2F4C8C'))
DAY = ((0.0, '#F3EAD2'), (0.08, '#CFE3EE'), (0.25, '#7FB9E2'), (0.5, '#3F87C8'))


def lawn():
    box((160, 160, 0.1), (0, 30, -0.1), plain('#7E9A5A', rough=1, vary=0.14, vary_scale=0.4), 0)
    rng = np.random.RandomState(2)
    x, y = rng.rand(60000) * 30 - 16, -9 + 9.5 * rng.rand(60000) ** 1.4
    dry = ~((x > -8.6) & (x < 6.4) & (y > -5.0) & (y < 1))
    meadow(np.stack([x, y, np.full(60000, -0.05)], 1)[dry], 0.09, 0.016, 5)


def lit_room(x0, x1, y0, y1, z, height, warm):
    """Floor, back and ceiling lights behind a glazed front."""
    floor(x0, x1, y0, y1, planks('#C79F72', '#9B7148'), z + 0.02)
    # The back reaches into the left wall: no sky between them.
    box((x1 - x0 + 0.1, 0.1, height), ((x0 + x1) / 2 - 0.05, y1, z + height / 2), plain('#E9DCC6', rough=0.9), 0)
    if warm:
        for i in range(3):
            x = x0 + (x1 - x0) * (i + 0.5) / 3
            area((x, (y0 + y1) / 2, z + height - 0.12), (x, (y0 + y1) / 2, z), 1.6, 150, '#FFC384')


def house(warm):
    stone, white, slat = concrete(), plain('#F0ECE4', rough=0.8, vary=0.03, vary_scale=0.7), wood('#A06F45', '#6D4629', grain=(9, 9, 0.7))
    box((18, 5.4, 0.2), (0.6, 1.6, -0.02), concrete('#CFC8BB'), 0.02)
    lit_room(-5.6, 5.0, 3.2, 8.2, 0.1, 2.9, warm)
    front(-5.6, 5.0, 3.2, 0.1, 3.0, 6)
    box((14.6, 6.6, 0.34), (0.8, 5.4, 3.2), stone, 0.02)
    for x in (-5.8, 7.6):
        box((0.3, 5.2, 3.0), (x, 5.8, 1.55), stone, 0.01)
    box((2.4, 2.6, 3.0), (6.3, 4.6, 1.55), slat, 0.01)
    for i in range(25):
        box((0.055, 0.08, 2.96), (5.12 + i * 0.1, 3.26, 1.56), slat, 0.006)
    # The upper box is a frame open to the front, moved to the left over the lower one.
    for size, mid in (((10.2, 5.4, 0.26), (-2.3, 5.2, 3.52)), ((10.2, 5.4, 0.26), (-2.3, 5.2, 6.5)), ((0.26, 5.36, 2.9), (-7.28, 5.2, 5.01)), ((4.2, 5.3, 2.9), (0.8, 5.2, 5.0))):
        box(size, mid, white, 0.02)
    lit_room(-7.16, -1.2, 3.0, 7.8, 3.65, 2.7, warm)
    front(-7.1, -1.35, 2.95, 3.66, 6.36, 4)
    with at((-6.6, 3.15, 3.68)):
        curtain(0.8, 2.6, linen('#F4EADB'), folds=5)
    rail((-7.1, 2.62, 3.66), (-1.35, 2.62, 3.66))
    box((10.6, 5.8, 0.12), (-2.3, 5.2, 6.68), plain(DARK, rough=0.6), 0.02)
    with at((-2.6, 6.2, 0.1)):
        sofa(2.6, '#8D9089', ('#D9A441', '#E8DCC6'))
    with at((-2.5, 4.9, 0.1)):
        coffee_table(1.2, 0.6)
    box((2.2, 0.9, 0.06), (2.6, 5.6, 0.86), slat, 0.02)
    for x in (1.7, 3.5):
        box((0.07, 0.8, 0.76), (x, 5.6, 0.46), slat, 0)
    for x in (2.0, 2.6, 3.2):
        ball(0.12, (x, 5.6, 2.0), glow('#FFD49A', 6.0 if warm else 1.2), segments=24)


def garden():
    pool(-8.0, 3.0, -4.4, -1.3, concrete('#D8D2C6'))
    box((3.4, 4.2, 0.1), (5.2, -2.6, 0.02), planks('#B58F68', '#8D6A48', 3.2, 0.19), 0.01)
    for x in (4.4, 5.7):
        with at((x, -2.4, 0.06), (0, 0, 4)):
            lounger()
    tree((-10.4, 3.4, 0), 6.2, 2.6, seed=4, count=700, leaf=0.24)
    tree((10.6, 5.4, 0), 5.6, 2.4, seed=9, count=700, leaf=0.24)
    hedge(-14.0, -6.8, 9.5, 1.6, 0.9)
    hedge(7.9, 15.0, 8.5, 1.4, 0.9, 5)
    for x, y, tall in ((8.7, 3.6, 4.6), (9.6, 4.2, 5.4), (-8.9, 6.8, 6.0)):
        cypress((x, y, 0), tall, 0.9, int(tall * 10))
    stepping([(4.2 + 0.35 * (i % 2), -5.2 - 0.95 * i) for i in range(4)])
    hills(('#8CA089', '#A3B3A8', '#B9C4C1'), 60, -0.5, 2.4, 4)


def household():
    """All four of them: two by the long table, one on the sofa, the smallest upstairs with a hand on the glass."""
    with at((1.35, 4.35, 0.12), (0, 0, 30)):
        somebody(1.78, '#34404C', '#23262D', reach='cup')
    with at((3.75, 5.0, 0.12), (0, 0, -60)):
        somebody(1.64, '#6B2E24', '#2A2430', hair='#3A2416', reach='down', skirt=True)
    with at((-2.0, 5.95, 0.12), (0, 0, 14)):
        seated('#5B6152', '#2B2C30')
    with at((-3.5, 3.4, 3.68), (0, 0, 8)):
        somebody(1.18, '#B08A3C', '#2F3A4A', reach='up')


LOW = {'loc': (-4.0, -13.2, 1.6), 'target': (0.6, 3.0, 1.6), 'lens': 26, 'shift': (0, 0.075)}
VIEWS = {
    'villa-dusk': {'hour': 'dusk', 'size': (2880, 1800), 'camera': LOW},
    'villa-day': {'hour': 'day', 'size': (2880, 1800), 'camera': LOW},
    'villa-pool': {'hour': 'dusk', 'home': True, 'samples': 24, 'camera': {'loc': (4.2, -7.4, 0.9), 'target': (-1.6, 3.0, 1.5), 'lens': 26, 'shift': (0, 0.05)}},
    'villa-side': {'hour': 'day', 'size': (1600, 2000), 'camera': {'loc': (9.0, -7.0, 1.6), 'target': (-0.2, 4.0, 2.6), 'lens': 34}},
    'villa-upper': {'hour': 'dusk', 'camera': {'loc': (-10.6, -4.6, 1.6), 'target': (-3.6, 4.0, 3.9), 'lens': 34}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    dusk = each['hour'] == 'dusk'
    each.setdefault('samples', 40)
    each.update({'film': {'exposure': 0.55 if dusk else 0.1, 'bounces': 3, 'clamp': 3}})


def build(view):
    warm = view['hour'] == 'dusk'
    lawn()
    house(warm)
    garden()
    if view.get('home'):
        household()
    if warm:
        sky(DUSK, 0.9, '#7F9BD0', 0.32)
        area((-14, -10, 12), (0, 2, 2), 10, 900, '#A9C0EE')
    else:
        sky(DAY, 1.25, '#CFE0F2', 0.85)
        sun((0.6, 0.72, -0.62), 4.2, '#FFE9C8', 0.8)
    camera(**view['camera'])
