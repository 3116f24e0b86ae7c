"""Kitchen, 6 a.m.: one window before the sun, and again when it comes in; still lifes on an oilcloth."""
import math
import random

from kit.build import at, ball, beam, box, drum, extrude, lathe, mesh, ring, tube
from kit.cloth import linen, spread
from kit.crockery import bowl, cup, egg, fork, jug, knife, plate, tumbler
from kit.fruit import pear
from kit.furniture import chair
from kit.interior import flat
from kit.light import area, bulb, camera, sun, world
from kit.materials import glow, metal, pane, plain, planks, wood
from kit.street import pierced, sheet, unveiled

WALNUT = ('#6E4A2E', '#4A2F1B')


def window(x0, x1, z0, z1, y=2.0, sky='#8FB0D8', bright=1.0, trim='#CFCBC0'):
    """Sash window in the back wall, the day behind it."""
    paint, mid = plain(trim, rough=0.45), (z0 + z1) / 2
    with at((-3, y, 0)):
        pierced(6, 0, 3.0, [(x0 + 3, x1 + 3, z0, z1)], plain('#B9B4A4', rough=0.9, vary=0.05, vary_scale=2, bump=0.04, bump_scale=14), 0.22)
    for x in (x0 + 0.03, x1 - 0.03):
        box((0.06, 0.06, z1 - z0), (x, y + 0.16, mid), paint, 0.006)
    for z in (z0 + 0.03, mid, z1 - 0.03):
        box((x1 - x0 - 0.1, 0.055, 0.055), ((x0 + x1) / 2, y + 0.16, z), paint, 0.006)
    box((0.03, 0.05, z1 - z0 - 0.1), ((x0 + x1) / 2, y + 0.16, mid), paint, 0.004)
    for x in (x0 - 0.06, x1 + 0.06):
        box((0.12, 0.03, z1 - z0 + 0.24), (x, y - 0.012, mid), paint, 0.006)
    box((x1 - x0 + 0.26, 0.034, 0.13), ((x0 + x1) / 2, y - 0.012, z1 + 0.07), paint, 0.006)
    box((x1 - x0 + 0.34, 0.34, 0.04), ((x0 + x1) / 2, y + 0.04, z0 - 0.01), paint, 0.01)
    outside = sheet(x0 - 4, x1 + 4, z0 - 2.5, z1 + 3, y + 3.2, glow(sky, bright))
    return outside


def hills_outside(y=4.6, tone='#2E3A48'):
    """A roof, a wire and trees across the yard: flat and dark against the sky."""
    rnd, points = random.Random(7), [(-5, 0)]
    for k in range(81):
        x = -5 + k * 0.125
        points.append((x, 1.05 + 0.16 * math.sin(k * 0.31) + 0.09 * rnd.random()))
    points.append((5, 0))
    extrude(points, 0.02, plain(tone, rough=1), (0, y, 0), edge=0)
    extrude([(-0.9, 0), (0.2, 0), (0.2, 1.32), (-0.35, 1.72), (-0.9, 1.32)], 0.02, plain('#232C38', rough=1), (0.9, y - 0.1, 0), edge=0)
    tube([(-5, y - 0.2, 2.35), (0, y - 0.2, 2.14), (5, y - 0.2, 2.32)], 0.006, plain('#1B222B', rough=1))


def table(width=1.3, depth=0.8, height=0.75, cloth=None):
    top = plain(cloth, rough=0.35, coat=0.15) if cloth else wood(*WALNUT, rough=0.4)
    box((width, depth, 0.035), (0, 0, height - 0.018), top, 0.008)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            lathe([(0.022, 0), (0.03, 0.1), (0.034, 0.5), (0.028, 0.55), (0.036, 0.6), (0.036, height - 0.05)], plain('#7A6A55', rough=0.5), (x, y, 0), segments=24)
    box((width - 0.14, depth - 0.14, 0.09), (0, 0, height - 0.08), plain('#7A6A55', rough=0.5), 0.006)


def small(loc, turn=0.0):
    return at(loc, (0, 0, turn), 0.1)


def room(cloth='#8E3B30', sky='#8FB0D8', bright=1.0):
    flat([(-3, -5, 0), (3, -5, 0), (3, 2, 0), (-3, 2, 0)], planks('#6E5641', '#4C3A2A', 2.2, 0.12, 0.35))
    for x in (-3.0, 3.0):
        flat([(x, -5, 0), (x, 2, 0), (x, 2, 3), (x, -5, 3)], plain('#8C8878', rough=0.9))
    window(-0.65, 0.75, 0.92, 2.35, sky=sky, bright=bright)
    hills_outside()
    with at((0.05, 1.45, 0)):
        table(1.5, 0.85, 0.75, cloth)


def paper(loc, turn, width=0.3, depth=0.36):
    """Folded newspaper: columns of grey, one picture."""
    with at(loc, (0, 0, turn)):
        for k in range(4):
            box((width - 0.004 * k, depth - 0.003 * k, 0.0022), (0.002 * k, 0.0015 * k, 0.002 + 0.0024 * k), plain('#BDB7A6', rough=0.95), 0.0008)
        z = 0.0112
        grey, ink = plain('#7F7B70', rough=1), plain('#26241F', rough=1)
        box((width * 0.86, 0.022, 0.0003), (0, depth * 0.42, z), ink, 0)
        box((width * 0.52, 0.013, 0.0003), (-width * 0.17, depth * 0.32, z), ink, 0)
        box((width * 0.52, 0.1, 0.0003), (-width * 0.17, depth * 0.1, z), plain('#4A4740', rough=1, vary=0.6, vary_scale=14), 0)
        for c in range(4):
            for r in range(34):
                y = depth * (0.3 if c == 3 else -0.07) - r * 0.0062
                if y > -depth * 0.46 and (c == 3 or y < -depth * 0.07):
                    w = width * 0.19 * (0.6 if r % 9 == 8 else 1)
                    box((w, 0.0024, 0.0002), (-width * 0.335 + c * width * 0.226 - (width * 0.19 - w) / 2, y, z), grey, 0)


def dawn(view):
    """Before the sun: the window, a cup, the chair pushed back."""
    room()
    with small((-0.12, 1.38, 0.75), 30):
        plate(0.72, '#E4DECF')
        with at((0, 0, 0.05)):
            cup('#E4DECF', '#2A160B')
    with small((0.42, 1.5, 0.75), 0):
        jug('#C9C0AC', 1.9, 0.55)
    with small((0.24, 1.68, 0.75), 0):
        tumbler(0.95, 0.33, '#B9CCD8', 0.55)
    paper((0.2, 1.22, 0.75), -14)
    with at((-0.62, 0.72, 0), (0, 0, 205)):
        chair('#5A3A22', WALNUT)
    with at((-0.2, 2.02, 0.931)):
        lathe([(0.05, 0), (0.07, 0.1), (0.075, 0.105), (0.06, 0.1), (0, 0.1)], plain('#9A5638', rough=0.8), segments=40, soft=0)
        rnd = random.Random(3)
        for k in range(9):
            a = rnd.uniform(0, 6.28)
            tube([(0, 0, 0.09), (0.03 * math.cos(a), 0.02 * math.sin(a), 0.18), (0.09 * math.cos(a), 0.05 * math.sin(a), 0.2 + 0.1 * rnd.random())], 0.004, plain('#2C4226', rough=0.6))
            ball(0.026, (0.09 * math.cos(a), 0.05 * math.sin(a), 0.22 + 0.08 * rnd.random()), plain('#35522C', rough=0.5), (1, 0.8, 0.28), (rnd.uniform(-40, 40), rnd.uniform(-40, 40), 0), 20)
    area((0.05, 2.5, 1.7), (0.0, 1.2, 0.7), 1.3, 26, '#A9C6EE', height=1.3)
    bulb((2.4, -1.2, 1.9), 22, '#FFB668', 0.1)
    world('#26303C', 0.09)
    camera(**view['camera'])


def sill(view):
    """Three pears and a glass against the light: shapes, no more."""
    window(-0.9, 0.9, 0.92, 2.6, sky='#DCE3E8', bright=1.5)
    hills_outside(4.8, '#77828C')
    for x, scale, turn, tilt in ((-0.26, 1.0, 20, 4), (-0.16, 0.92, 140, -5), (0.3, 1.02, 260, 6)):
        with small((x, 1.98 if x != -0.16 else 2.03, 0.931)):
            pear((0, 0, 0), (tilt, tilt, turn), '#8E8A3E', scale * 0.95)
    with small((0.09, 2.0, 0.931)):
        tumbler(1.2, 0.34, '#CFE0E8', 0.62)
    with small((-0.42, 1.96, 0.931)):
        with at((0.1, 0, 0), (0, 0, 30)):
            knife()
    area((0, 2.9, 1.8), (0, 1.6, 1.0), 1.6, 20, '#E8EEF4', height=1.4)
    world('#2A2E33', 0.12)
    camera(**view['camera'])


def eggs(view):
    """Six eggs in a bowl, a seventh broken; black behind."""
    box((14, 8, 0.4), (0, 0, -0.2), wood('#54402E', '#33251A', grain=(0.25, 2.6, 2.6), rough=0.45), 0.05)
    flat([(-30, 9, -10), (30, 9, -10), (30, 9, 30), (-30, 9, 30)], plain('#0B0B0B', rough=1))
    bowl(1.05, 0.62, '#5E6A6E', '#3C474B')
    for x, y, z, rot in ((-0.4, -0.1, 0.28, (70, 20, 10)), (0.12, -0.36, 0.28, (80, 0, 70)), (0.46, 0.06, 0.3, (60, -20, 120)), (-0.02, 0.36, 0.3, (85, 0, 30)), (-0.12, -0.02, 0.52, (78, 10, 160)), (0.26, -0.05, 0.5, (64, 0, 250))):
        egg((x, y, z), ('#D9B48C', '#C99C72', '#E3C6A2', '#D2A87E', '#DDBD98', '#BF9067')[int((x + 1) * 7) % 6], rot)
    for loc, rot in (((-1.5, -0.8, 0.0), (14, -10, 30)), ((-1.12, -1.12, 0.0), (-12, 16, 0))):
        profile = [(0.2 * math.sin(t) * (1 + 0.12 * math.cos(t)), 0.26 - 0.26 * math.cos(t)) for t in (math.pi * i / 40 for i in range(22))]
        shell = lathe(profile, plain('#D9B48C', rough=0.5), loc, rot, 48, 0)
        shell.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
    with at((1.5, -0.75, 0.03), (0, 0, -62)):
        fork(metal('#9AA0A0', 0.25))
    with at((-1.0, 0.5, 0)):
        spread(2.4, 1.5, linen('#A9A390', 0.2), (-1.2, 0.4, 0.01), (0, 0, 14), 0.09, 5)
    area((-5.2, 1.2, 3.4), (0, 0, 0.2), 1.5, 330, '#FFF4E2', height=1.9)
    area((4, -3, 3), (0, 0, 0.3), 2.0, 8, '#BFD0E0')
    world('#22262A', 0.04)
    camera(**view['camera'])


def crumbs(view):
    """From above, after: what a breakfast of one leaves."""
    box((16, 12, 0.2), (0, 0, -0.1), plain('#6F2C25', rough=0.4, coat=0.15), 0.02)
    for k in range(-8, 9):
        for v in ((0.9 * k, 0, 0.012, 12), (0, 0.9 * k, 16, 0.012)):
            box((v[2] * 5 if v[2] < 1 else 16, v[3] * 5 if v[3] < 1 else 12, 0.004), (v[0], v[1], 0.001), plain('#8A4238', rough=0.45), 0)
    with at((-0.7, -0.1, 0)):
        plate(1.25, '#DAD3C2')
        rnd = random.Random(9)
        for _ in range(90):
            a, r = rnd.uniform(0.4, 3.6), 0.95 * rnd.random() ** 0.5
            s = rnd.uniform(0.012, 0.05)
            ball(s, (r * math.cos(a), r * math.sin(a), 0.08 + s), plain(rnd.choice(('#B9854A', '#8E5B2C', '#D2A468')), rough=0.9), (1.3, 0.9, 0.8), (rnd.uniform(0, 90),) * 3, 12)
        with at((0.2, -0.2, 0.14), (0, 0, -38)):
            knife(metal('#A9AEAE', 0.2))
        with at((-0.38, 0.3, 0.1), (0, 0, 50)):
            profile = [(0.2 * math.sin(t) * (1 + 0.12 * math.cos(t)), 0.26 - 0.26 * math.cos(t)) for t in (math.pi * i / 40 for i in range(22))]
            shell = lathe(profile, plain('#D9B48C', rough=0.5), (0, 0, 0), (8, 12, 0), 48, 0)
            shell.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
    with at((1.7, 1.5, 0), (0, 0, -35)):
        plate(0.72, '#DAD3C2')
        with at((0, 0, 0.05)):
            cup('#DAD3C2', '#2A160B')
    with at((2.0, -1.1, 0), (0, 0, 0), 10):
        paper((0, 0, 0), 12)
    with at((-2.9, 1.2, 0)):
        spread(1.9, 1.6, linen('#C9C3B2', 0.2), (0, 0, 0.02), (0, 0, 24), 0.09, 8)
    ring(0.36, 0.006, (0.62, 1.75, 0.002), plain('#4A1C16', rough=0.2))
    sun((0.9, -0.34, -0.36), 4.6, '#FFDCA8', 1.0)
    area((-3, 4, 6), (0, 0, 0), 3, 90, '#BFD4EC')
    world('#38424E', 0.25)
    camera(**view['camera'])


def coat(view):
    """The sun is in: a chair, a pair of boots, the window on the wall."""
    flat([(-4, -5, 0), (4, -5, 0), (4, 2, 0), (-4, 2, 0)], planks('#7A6049', '#54402E', 2.2, 0.12, 0.3))
    flat([(-4, 2, 0), (4, 2, 0), (4, 2, 3.4), (-4, 2, 3.4)], plain('#8F8B7C', rough=0.9, vary=0.06, vary_scale=2, bump=0.04, bump_scale=14))
    box((8, 0.03, 0.16), (0, 1.985, 0.08), plain('#A39E90', rough=0.5), 0.006)
    box((8, 0.02, 0.05), (0, 1.985, 1.0), plain('#A39E90', rough=0.5), 0.006)
    with at((0.12, 1.15, 0), (0, 0, 202)):
        chair('#5A3A22', WALNUT)
    with at((0.58, 1.25, 0), (0, 0, 14)):
        for x in (0.0, 0.15):
            with at((x, 0.03 * (x > 0), 0), (0, 0, 8 if x else -4)):
                boot = plain('#2A211B', rough=0.45, coat=0.15)
                box((0.095, 0.27, 0.03), (0, 0, 0.016), plain('#15120F', rough=0.8), 0.012)
                ball(0.055, (0, -0.075, 0.055), boot, (0.86, 1.3, 0.82), segments=32)
                lathe([(0.046, 0.02), (0.05, 0.1), (0.044, 0.16), (0.05, 0.24), (0.044, 0.245), (0.04, 0.2)], boot, (0, 0.075, 0.02), segments=32)
                box((0.085, 0.15, 0.07), (0, 0.03, 0.06), boot, 0.03, segments=5)
    for k in range(3):
        box((0.03, 0.03, 1.5), (-2.1 + k * 0.5, -1.0, 1.6), plain('#0A0A0A'), 0)
    for k in range(3):
        box((1.1, 0.03, 0.05), (-1.6, -1.0, 0.72 + k * 0.79), plain('#0A0A0A'), 0)
    for x0, x1, z0, z1 in ((-9, -2.1, -1, 7), (-1.1, 7, -1, 7), (-2.2, -1.0, -1, 0.72), (-2.2, -1.0, 2.3, 7)):
        sheet(x0, x1, z0, z1, -1.02, plain('#0A0A0A', rough=1)).visible_camera = False
    sun((0.68, 1.0, -0.46), 6.5, '#FFD9A0', 0.6)
    area((0, -3.2, 2.6), (0, 1, 0.8), 2.4, 26, '#B9CCE4')
    world('#2A323C', 0.2)
    camera(**view['camera'])


def shot(make, loc, target, lens, size=(1500, 1000), exposure=0.4, fstop=None, focus=None):
    return {'make': make, 'size': size, 'samples': 24, 'film': {'exposure': exposure, 'bounces': 3, 'clamp': 3}, 'camera': {'loc': loc, 'target': target, 'lens': lens, 'fstop': fstop, 'focus': focus}}


VIEWS = {
    'photo-dawn': shot(dawn, (0.35, -1.3, 1.32), (-0.02, 2, 1.1), 40, exposure=0.95),
    'photo-pears': shot(sill, (0.05, 0.4, 1.08), (0.03, 2, 1.09), 80, exposure=0.0, fstop=4, focus=(0.1, 1.98, 1.0)),
    'photo-eggs': shot(eggs, (0.1, -5.6, 2.9), (-0.12, 0, 0.3), 62, (1400, 1400), fstop=8, focus=(0, -0.6, 0.4)),
    'photo-breakfast': shot(crumbs, (0, -0.4, 11.5), (0, 0, 0), 50),
    'photo-coat': shot(coat, (-0.05, -2.6, 1.15), (0.12, 2, 0.85), 50, (1000, 1500)),
}


def build(view):
    unveiled()
    view['make'](view)
