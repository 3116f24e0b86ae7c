"""Rain, Tuesday: one street on one night, walked up and down; wet asphalt, a laundry that is open, a bus shelter."""
import random

from kit.build import at, beam, box, drum, lathe, ring, tube
from kit.cloth import linen, spread
from kit.interior import flat
from kit.lettering import words
from kit.light import area, bulb, camera, sky, world
from kit.materials import glow, metal, pane, plain
from kit.street import brickwork, building, hung, lamp_post, pickup, pierced, rain, sash, sheet, signal, unveiled, utility_pole, veiled, walker, wet

RED, BUFF, DARK = '#6B3A2C', '#8B7355', '#4A3530'
COOL, WARM = '#DDF2FF', '#FFCF93'


def machines(count):
    """Front loaders in a row along x."""
    shell, rim, dark = plain('#D9DCDC', rough=0.3), metal('#C9CCCC', 0.2), plain('#15181B', rough=0.1, coat=0.5)
    for k in range(count):
        with at((k * 0.74, 0, 0)):
            box((0.7, 0.7, 1.1), (0, 0, 0.55), shell, 0.02)
            with at((0, -0.35, 0.56), (90, 0, 0)):
                ring(0.2, 0.035, (0, 0, 0.02), rim, around=48, across=12)
                drum(0.19, 0.02, (0, 0, 0.01), dark, 0.005)
            box((0.62, 0.02, 0.14), (0, -0.35, 0.98), plain('#2B3338', rough=0.4), 0.005)
            box((0.05, 0.03, 0.05), (0.22, -0.36, 0.98), glow('#FF5030', 4) if k == 2 else rim, 0.005)


def laundry(width=8.4):
    """Coin laundry: a lit room behind its window, and what it throws on the pavement."""
    wall, deep, high = plain('#DDE3DF', rough=0.6), 5.2, 3.1
    flat([(0, 0.2, 0.1), (width, 0.2, 0.1), (width, deep, 0.1), (0, deep, 0.1)], plain('#A9ABA2', rough=0.25, vary=0.08, vary_scale=5))
    flat([(0, 0.2, high), (width, 0.2, high), (width, deep, high), (0, deep, high)], wall)
    sheet(0, width, 0, high, deep, wall)
    for x in (0.05, width - 0.05):
        flat([(x, 0.2, 0), (x, deep, 0), (x, deep, high), (x, 0.2, high)], plain('#9FB8B4', rough=0.6))
    with at((1.0, deep - 0.5, 0.1)):
        machines(9)
    for k in range(4):
        with at((1.6 + k * 1.5, deep - 0.3, 1.5)):
            box((1.3, 0.5, 1.25), (0, 0, 0.55), plain('#CFD4D3', rough=0.35), 0.02)
            for x in (-0.33, 0.33):
                with at((x, -0.26, 0.5), (90, 0, 0)):
                    ring(0.22, 0.03, (0, 0, 0), metal('#C9CCCC', 0.2), around=40, across=10)
                    drum(0.21, 0.02, (0, 0, -0.01), plain('#20262A', rough=0.1, coat=0.5), 0.005)
    for y in (1.5, 3.4):
        for x in (2.2, 5.6):
            box((2.2, 0.09, 0.05), (x, y, high - 0.1), glow('#F2FBFF', 9), 0.01)
        area((width / 2, y, high - 0.2), (width / 2, y, 0), 6.2, 150, '#EAF7FF', height=0.3)
    area((width / 2, 0.4, 2.6), (width / 2, -4, -0.6), 6.0, 130, '#E6F5FF', height=1.0)
    box((2.4, 0.9, 0.06), (2.6, 2.2, 0.92), plain('#C9B99A', rough=0.4), 0.015)
    for x in (1.6, 3.6):
        box((0.06, 0.7, 0.8), (x, 2.2, 0.5), metal('#7E8282', 0.4), 0.01)
    with at((3.1, 2.15, 0.97)):
        spread(0.7, 0.5, linen('#E9E6DC'), rise=0.09, seed=4)
    with at((2.1, 2.2, 0.95)):
        lathe([(0, 0), (0.24, 0), (0.29, 0.26), (0.28, 0.27), (0.23, 0.02), (0, 0.02)], plain('#4B6E86', rough=0.5), segments=32)
        spread(0.5, 0.45, linen('#B9483A'), (0, 0, 0.22), rise=0.12, seed=7)
    for k in range(4):
        with at((5.3 + k * 0.62, 1.5, 0.1)):
            box((0.46, 0.44, 0.04), (0, 0, 0.45), plain('#C76B2E', rough=0.35), 0.018)
            box((0.46, 0.04, 0.4), (0, 0.22, 0.68), plain('#C76B2E', rough=0.35), 0.018, (-8, 0, 0))
            for x in (-0.19, 0.19):
                for y in (-0.17, 0.17):
                    beam((x, y, 0), (x, y, 0.44), 0.022, metal('#8A8E8E', 0.3), edge=0.006)
    frame = metal('#6F7473', 0.35)
    for x in (0.05, 2.15, 4.25, 5.35, 6.4, width - 0.05):
        box((0.08, 0.14, 2.9), (x, 0.08, 1.45), frame, 0.008)
    for z in (0.14, 2.52, 2.92):
        box((width, 0.138, 0.07), (width / 2, 0.08, z), frame, 0.008)
    box((width - 3.1, 0.12, 0.5), (2.65, 0.09, 0.33), plain('#6E2F26', rough=0.5), 0.01)
    sheet(0, width, 0.2, 2.9, 0.09, pane(mirror=0.45))
    words('COIN LAUNDRY', 0.42, plain('#D33A22', rough=0.5), (2.2, 0.05, 1.95), font='tall', thick=0.003)
    words('OPEN 24 HRS', 0.17, plain('#F1EFE6', rough=0.5), (2.2, 0.05, 1.58), font='tall', thick=0.003)
    words('WASH\n$2.25', 0.2, plain('#F1EFE6', rough=0.5), (7.4, 0.05, 1.85), font='tall', thick=0.003)
    box((width, 0.5, 0.75), (width / 2, 0.12, 3.34), plain('#23282A', rough=0.5), 0.02)


def row(side):
    """Fronts along one side of the street; the laundry stands on the left."""
    fronts = [(8.6, 9.8, BUFF, 3, ()), (8.4, 7.9, RED, 3, (4,)), (6.2, 10.6, BUFF, 2, ()), (9.0, 8.3, DARK, 3, (1,)), (7.0, 10.9, RED, 3, ()), (8.0, 8.0, BUFF, 3, ()), (7.4, 11.2, DARK, 3, (2,)), (9.0, 8.2, RED, 3, ()), (8, 8, DARK, 3, ())]
    if side > 0:
        fronts = [(7.4, 10.8, DARK, 3, (5,)), (8.6, 8.0, BUFF, 3, ()), (6.6, 8.4, RED, 2, (0,)), (9.2, 10.8, DARK, 3, ()), (7.0, 8.1, RED, 3, ()), (8.4, 8.4, BUFF, 3, (1,)), (7, 11, RED, 3, ()), (8, 8, DARK, 3, ())]
    y = -4.62 if side < 0 else -2.0
    for k, (width, height, brick, bays, lit) in enumerate(fronts):
        with at((side * 7.6, y + (0 if side < 0 else width), 0), (0, 0, 90 if side < 0 else -90)):
            building(width, height, brickwork(brick), k + (7 if side > 0 else 0), lit, bays, None if side < 0 and k == 1 else '#17191B')
            if side < 0 and k == 1:
                laundry(width)
        y += width + 0.02


def shelter():
    """Glass box with a bench, a tube of light and an umbrella somebody left; opens towards -y... along x."""
    steel, glass = plain('#2A2E30', rough=0.35, coat=0.2), pane(mirror=0.6)
    for x in (-1.9, 1.9):
        for y in (-0.6, 0.7):
            box((0.07, 0.07, 2.4), (x, y, 1.2), steel, 0.01)
    box((4.1, 1.6, 0.1), (0, 0.05, 2.45), steel, 0.02)
    for x in (-1.9, 0, 1.9):
        box((0.05, 0.05, 2.4), (x, 0.7, 1.2), steel, 0.008)
    for z in (0.22, 1.25, 2.3):
        box((3.8, 0.05, 0.05), (0, 0.7, z), steel, 0.008)
    sheet(-1.9, 1.9, 0.22, 2.3, 0.71, glass)
    for x in (-1.9, 1.9):
        flat([(x, -0.6, 0.22), (x, 0.7, 0.22), (x, 0.7, 2.3), (x, -0.6, 2.3)], glass)
    box((2.6, 0.07, 0.05), (-0.2, 0.0, 2.37), glow('#EFFFF6', 14), 0.01)
    area((-0.2, 0.0, 2.33), (-0.2, 0, 0), 2.6, 240, '#E6FFF2', height=0.15)
    for k in range(4):
        box((2.3, 0.09, 0.035), (-0.4, 0.26 + k * 0.105, 0.47), plain('#8A6A48', rough=0.4, vary=0.15), 0.01)
    for x in (-1.3, 0.5):
        box((0.06, 0.4, 0.46), (x, 0.42, 0.23), steel, 0.01)
    cup = plain('#E9E4D8', rough=0.5)
    with at((0.42, 0.4, 0.49)):
        lathe([(0, 0), (0.03, 0), (0.042, 0.1), (0.045, 0.105), (0, 0.105)], cup, segments=32, soft=0)
        lathe([(0.046, 0.1), (0.046, 0.115), (0.03, 0.122), (0, 0.122)], plain('#F4F1EA', rough=0.4), segments=32, soft=0)
    with at((-1.28, 0.02, 0.03), (0, 16, 0)):
        tube([(0, 0, 0), (0, 0, 0.5), (0, 0, 0.88)], 0.008, metal('#999999', 0.3), smooth=False)
        lathe([(0.006, 0.1), (0.03, 0.2), (0.05, 0.42), (0.045, 0.62), (0.012, 0.72)], plain('#131316', rough=0.6), segments=10, soft=1)
        tube([(0, 0, 0.86), (0, 0, 0.93), (0.03, 0, 0.965), (0.065, 0, 0.95), (0.075, 0, 0.9)], 0.013, plain('#5A3A22', rough=0.35))
    words('14', 0.3, plain('#F1EFE6', rough=0.5), (1.55, -0.66, 2.0), font='tall')


def street(view):
    """Everything that the night has, whichever way the camera looks."""
    flat([(-4.6, -40, 0), (4.6, -40, 0), (4.6, 140, 0), (-4.6, 140, 0)], wet('#17181A', view.get('puddle', 0.5), scale=0.35))
    stone = wet('#3A3936', 0.35, 0.5, 0.7, 70, 0.15)
    for side in (-1, 1):
        box((3.1, 180, 0.16), (side * 6.16, 50, 0.06), stone, 0.02)
        box((0.18, 180, 0.19), (side * 4.62, 50, 0.06), wet('#5A5955', 0.3, 0.5, 1.2, 70, 0.2), 0.03)
        row(side)
        for k in range(24):
            box((3.0, 0.012, 0.004), (side * 6.2, -6 + k * 1.8, 0.142), plain('#161616', rough=0.8), 0)
    for k in range(16):
        box((0.12, 2.6, 0.004), (0, -12 + k * 6.5, 0.003), plain('#8E8A7C', rough=0.3), 0)
    for y in (24.0, 29.5):
        for k in range(9):
            box((0.5, 2.6, 0.004), (-4 + k, y, 0.003), plain('#9C988B', rough=0.3), 0)
    for side, y, watts in ((1, -4, 330), (-1, 22, 380), (1, 44, 420), (-1, 68, 420), (1, 92, 300)):
        with at((side * 5.0, y, 0.1)):
            lamp_post(side, watts if y in view.get('lamps', (-4, 22, 44, 68)) else 0, WARM)
    before = None
    for k in range(5):
        with at((5.6, -9 + k * 27, 0), (0, 0, 1.5 * (-1) ** k)):
            spots = utility_pole(drum_at=k % 2 == 1)
        place = [(5.6 + x, -9 + k * 27 + y, z) for x, y, z in spots]
        for a, b in zip(before or [], place):
            hung(a, b, 0.55)
        before = place
    hung((-7.4, 26.4, 6.9), (7.4, 26.4, 6.7), 0.55, 0.014)
    with at((-1.4, 26.4, 5.45)):
        signal(0)
    with at((2.2, 26.4, 5.45)):
        signal(0)
    if view.get('truck', True):
        with at((3.45, 11.0, 0)):
            pickup(tail=view.get('tail', True))
    with at((-3.5, 44, 0)):
        pickup('#3A3E40', False)
    for y, x in ((86, -2.6), (86, -1.3)):
        with at((x, y, 0.75)):
            box((0.24, 0.1, 0.18), (0, 0, 0), glow('#FFF6DC', 420), 0.04)
    area((-1.95, 85.5, 0.9), (-1.2, 30, 0.2), 1.4, 4200, '#FFF3D8', height=0.2)
    with at((6.0, 33.0, 0.14), (0, 0, -90)):
        shelter()


def night(view):
    street(view)
    if 'walker' in view:
        with at(view['walker'], (0, 0, view.get('turn', 0))):
            walker(0.24)
    if view.get('rain', True):
        x, y = view['camera']['loc'][:2]
        rain(x - 9, x + 9, max(y + 3, -8), y + 60, 9, 5200, view.get('streak', 0.07), long=0.24)
    sky([(0.0, '#2A2622'), (0.12, '#15161B'), (0.5, '#090A0E')], view.get('sky', 0.35), '#39445A', view.get('fill', 0.07))
    veiled('#5A4E40', view.get('reach', 130), view.get('haze', 0.1), 6, 14)
    camera(**view['camera'])


def dusk(view):
    """Looking up: wires and nothing else, before the lamps come on."""
    view = {**view, 'lamps': (), 'truck': False}
    street(view)
    sky([(0.0, '#D9A77C'), (0.12, '#B9A29A'), (0.35, '#6F7C90'), (0.8, '#39465C')], view.get('sky', 0.8), '#7C8CA6', 0.25)
    camera(**view['camera'])


def alley(view):
    """Between two buildings: one lamp over one door, a fire escape, bins."""
    left, right = brickwork('#5A3328'), brickwork('#4A3C33')
    with at((-1.7, -6, 0), (0, 0, 90)):
        pierced(30, 0, 11, [(9, 9.9, 4.6, 6.3), (13, 13.9, 4.6, 6.3), (18, 18.9, 4.6, 6.3)], left)
        for x in (9, 13, 18):
            sash(x, x + 0.9, 4.6, 6.3, ('#FFC988', 1.6) if x == 13 else None, 0.5)
    with at((1.7, 24, 0), (0, 0, -90)):
        pierced(30, 0, 10, [(12.4, 13.5, 0.14, 2.3), (16, 16.9, 5.2, 6.9), (20, 20.9, 5.2, 6.9)], right)
        for x in (16, 20):
            sash(x, x + 0.9, 5.2, 6.9, None, 0.4)
        box((1.0, 0.06, 2.1), (12.95, 0.15, 1.2), plain('#37423E', rough=0.4, vary=0.1), 0.01)
        box((0.1, 0.1, 0.04), (13.3, 0.09, 1.15), metal('#B0A070', 0.3), 0.02)
        box((1.5, 0.6, 0.14), (12.95, -0.3, 0.07), wet('#4A4844', 0.3), 0.02)
    with at((1.62, 11.05, 2.75)):
        tube([(0.1, 0, 0.1), (-0.1, 0, 0.16), (-0.32, 0, 0.1), (-0.36, 0, 0.0)], 0.014, metal('#3C3C3A', 0.5))
        lathe([(0.2, 0), (0.17, 0.05), (0.06, 0.1), (0.03, 0.16), (0, 0.16)], plain('#22302B', rough=0.35), (-0.36, 0, -0.12), segments=40, soft=1)
        lathe([(0, -0.09), (0.05, -0.06), (0.055, 0), (0.03, 0.05), (0, 0.06)], glow('#FFD9A0', 60), (-0.36, 0, -0.1), segments=24)
    area((1.2, 11.05, 2.6), (0.6, 10.9, 0), 0.14, 110, '#FFCB8A')
    bulb((1.24, 11.05, 2.48), 26, '#FFCB8A', 0.05)
    iron = plain('#101112', rough=0.5)
    for z in (4.2, 7.3):
        for k in range(13):
            box((0.03, 4.2, 0.03), (-1.62 + k * 0.09, 6.9, z), iron, 0)
        for k in range(15):
            tube([(-0.52, 4.8 + k * 0.3, z), (-0.52, 4.8 + k * 0.3, z + 1.0)], 0.011, iron, smooth=False)
        for h in (0.5, 1.0):
            tube([(-0.52, 4.8, z + h), (-0.52, 9.0, z + h)], 0.016, iron, smooth=False)
            tube([(-1.7, 4.8, z + h), (-0.52, 4.8, z + h)], 0.016, iron, smooth=False)
    for k in range(12):
        t = k / 11
        box((0.5, 0.18, 0.02), (-0.9, 5.2 + t * 3.2, 4.25 + t * 3.0), iron, 0)
    for x in (-1.14, -0.66):
        tube([(x, 5.0, 4.15), (x, 8.6, 7.4)], 0.03, iron, smooth=False)
    for x, y, turn in ((-1.15, 8.0, 10), (-1.05, 8.85, -20)):
        with at((x, y, 0), (0, 0, turn)):
            lathe([(0, 0), (0.25, 0), (0.3, 0.7), (0.32, 0.72), (0.3, 0.74), (0, 0.76)], metal('#70767A', 0.4), segments=40, soft=0)
            lathe([(0.33, 0.74), (0.33, 0.78), (0.2, 0.86), (0, 0.89)], metal('#7C8286', 0.38), segments=40, soft=0)
            ring(0.07, 0.012, (0, 0, 0.9), metal('#70767A', 0.4), (90, 0, 0), 24, 8)
    flat([(-1.7, -10, 0), (1.7, -10, 0), (1.7, 60, 0), (-1.7, 60, 0)], wet('#1B1C1D', 0.55, 0.5, 0.9, 60, 0.35))
    with at((-4.4, 37, 0)):
        building(9, 9.5, brickwork('#7A5A48'), 3, (1,), 3)
    area((-3, 33, 6), (0, 37, 2), 1.0, 900, '#FFDDB0')
    flat([(-12, 24, 0.002), (12, 24, 0.002), (12, 40, 0.002), (-12, 40, 0.002)], wet('#1B1C1D', 0.55, 0.5, 0.9, 60, 0.35))
    with at((-0.3, 22.5, 0), (0, 0, 6)):
        walker(0.22)
    area((-0.6, 30, 4.6), (0.2, 14, 0), 1.4, 700, '#FFDDB0')
    rain(-1.6, 1.6, 2, 22, 7, 1300, 0.07, long=0.2)
    sky([(0.0, '#2E2A26'), (0.5, '#14161B')], 0.6, '#4A5668', 0.06)
    veiled('#6A5A46', 60, 0.12, 5)
    camera(**view['camera'])


def at_kerb(view):
    """Ground level: the gutter, the laundry upside down in it, a glove."""
    street({**view, 'puddle': 0.75})
    knit = linen('#2A2D33', 0.3)
    with at((-4.12, 3.42, 0.02), (0, 0, 28)):
        box((0.095, 0.12, 0.03), (0, 0, 0.016), knit, 0.014, segments=4)
        box((0.085, 0.07, 0.034), (0, -0.09, 0.018), knit, 0.015, segments=4)
        for k, (x, turn, long) in enumerate(((-0.036, 9, 0.075), (-0.012, 2, 0.092), (0.012, -5, 0.085), (0.036, -14, 0.066))):
            with at((x, 0.05, 0.017), (0, 0, turn)):
                tube([(0, 0, 0), (0, long * 0.5, 0.008), (0, long, 0.0)], 0.0125, knit, [1, 1.05, 0.8])
        with at((0.045, -0.02, 0.017), (0, 0, -48)):
            tube([(0, 0, 0), (0, 0.04, 0.006), (0, 0.07, 0)], 0.0135, knit, [1, 1.05, 0.8])
    rain(-8, 4, 4, 40, 6, 2400, 0.1)
    sky([(0.0, '#2A2622'), (0.12, '#15161B'), (0.5, '#090A0E')], 0.35, '#39445A', 0.07)
    veiled('#5A4E40', 130, 0.1, 6, 14)
    camera(**view['camera'])


def shot(make, loc, target, lens, size=(1500, 1000), samples=30, exposure=0.6, fstop=None, focus=None, shift=(0, 0), **more):
    lens_of = {'loc': loc, 'target': target, 'lens': lens, 'fstop': fstop, 'focus': focus, 'shift': shift}
    return {'make': make, 'size': size, 'samples': samples, 'film': {'exposure': exposure, 'bounces': 3, 'clamp': 2.5}, 'camera': lens_of, **more}


VIEWS = {
    'photo-main-street': shot(night, (-0.9, -6.5, 0.85), (-0.1, 40, 3.3), 60, (2000, 1333), exposure=1.7, walker=(-0.75, 14.5, 0), lamps=(22, 44, 68)),
    'photo-laundry': shot(night, (6.9, 8.6, 1.5), (-7.6, 8.9, 2.5), 36, exposure=0.7, lamps=(22,), truck=False, walker=(-5.9, 13.6, 0.14), turn=4),
    'photo-shelter': shot(night, (-2.4, 30.6, 1.25), (6.2, 33.1, 1.42), 50, exposure=1.0, lamps=(22, 44)),
    'photo-wires': shot(dusk, (2.4, 9.5, 1.2), (5.1, 18.4, 8.1), 44, (1000, 1500), exposure=0.5),
    'photo-alley': shot(alley, (0.1, 0.4, 1.2), (-0.05, 14, 2.7), 32, (1000, 1500), exposure=1.3),
    'photo-kerb': shot(at_kerb, (-3.86, 2.72, 0.1), (-5.6, 7.4, 0.62), 28, exposure=0.5, fstop=3.2, focus=(-4.12, 3.42, 0.03)),
}


def build(view):
    unveiled()
    view['make'](view)
