"""The bench: a joiner's shop when he has gone home; one window, one lamp, what his hands left."""
import math
import random

from kit.build import at, ball, beam, box, drum, extrude, lathe, mesh, ring, tube
from kit.cloth import drape, linen
from kit.interior import flat
from kit.light import area, bulb, camera, sun, world
from kit.materials import foliage, glow, metal, plain, wood
from kit.street import sheet, unveiled
from kit.timber import bench, boards

STEEL, DARK_STEEL, BRASS = '#9AA0A0', '#4C5152', '#A88748'


def handle_wood():
    return wood('#8A5A34', '#5F3A1E', grain=(13, 13, 1.2), rough=0.32, coat=0.35)


def jack_plane():
    """Iron jack plane, 36 cm; lies along x on z=0, its toe at +x."""
    iron, bright = plain('#23272A', rough=0.45, coat=0.2), metal(STEEL, 0.28)
    box((0.36, 0.064, 0.012), (0, 0, 0.006), bright, 0.003)
    cheek = [(-0.178, 0.008), (0.178, 0.008), (0.17, 0.02), (0.09, 0.028), (0.045, 0.052), (-0.02, 0.056), (-0.06, 0.03), (-0.17, 0.02)]
    for y in (-0.029, 0.029):
        extrude(cheek, 0.006, bright, (0, y, 0), edge=0.0015)
    box((0.34, 0.05, 0.012), (0, 0, 0.016), iron, 0.004)
    box((0.1, 0.046, 0.03), (-0.03, 0, 0.035), iron, 0.006, (0, 45, 0))
    box((0.165, 0.051, 0.0045), (-0.028, 0, 0.083), bright, 0.001, (0, 45, 0))
    box((0.12, 0.046, 0.012), (-0.012, 0, 0.088), bright, 0.004, (0, 45, 0))
    with at((-0.035, 0, 0.072), (90, 0, 0)):
        drum(0.016, 0.02, (0, 0, -0.01), metal(BRASS, 0.3), 0.003, segments=32)
    lathe([(0, 0), (0.02, 0), (0.022, 0.008), (0.014, 0.03), (0.016, 0.045), (0.026, 0.062), (0.024, 0.078), (0.012, 0.087), (0, 0.088)], handle_wood(), (0.115, 0, 0.022), segments=40)
    tote = [(-0.165, 0.02), (-0.09, 0.02), (-0.1, 0.05), (-0.118, 0.085), (-0.112, 0.115), (-0.128, 0.132), (-0.155, 0.137), (-0.182, 0.126), (-0.16, 0.108), (-0.152, 0.085), (-0.158, 0.05)]
    extrude(tote, 0.026, handle_wood(), edge=0.009, segments=5)


def curl(radius, turns, width, loc, rot, seed=1, loose=0.55):
    """Shaving: a ribbon rolled up, looser outwards, and running off sideways."""
    rnd = random.Random(seed)
    steps, verts = int(46 * turns), []
    drift = rnd.uniform(-0.35, 0.35) * width
    for i in range(steps + 1):
        t = i / steps
        a, r = math.tau * turns * t, radius * (1 - loose * t)
        w = width / 2 * (1 - 0.25 * abs(2 * t - 1) ** 6)
        y = drift * turns * t
        verts += [(r * math.cos(a), y - w, r * math.sin(a)), (r * math.cos(a), y + w, r * math.sin(a))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    with at(loc, rot):
        mesh('shaving', verts, faces, foliage('#D9B282', '#E8B878', 0.55))


def shavings(x0, x1, y0, y1, z, count, seed, big=0.022):
    rnd = random.Random(seed)
    for k in range(count):
        r = big * rnd.uniform(0.45, 1.25)
        curl(r, rnd.uniform(1.2, 3.2), rnd.uniform(0.02, 0.045), (rnd.uniform(x0, x1), rnd.uniform(y0, y1), z + r * rnd.uniform(0.7, 1.0)), (rnd.uniform(-30, 30), rnd.uniform(0, 360), rnd.uniform(0, 360)), seed * 50 + k, rnd.uniform(0.3, 0.7))


def chisel(wide, long=0.15, grip=0.13, tone=0):
    """Hangs from the origin downwards along -z, its handle up; face to -y."""
    tones = (handle_wood(), wood('#B98A52', '#8C5F33', grain=(13, 13, 1.2), rough=0.35, coat=0.3), plain('#6E2B1E', rough=0.25, coat=0.5))
    lathe([(0, 0), (0.012, 0), (0.0135, 0.01), (0.011, grip * 0.28), (0.0165, grip * 0.62), (0.0165, grip * 0.9), (0.014, grip), (0, grip + 0.002)], tones[tone % 3], segments=32)
    lathe([(0.0128, grip * 0.9), (0.0172, grip * 0.9), (0.0172, grip * 0.99), (0.0128, grip * 0.99)], metal(BRASS, 0.35), segments=32, soft=0)
    lathe([(0.0, -0.02), (0.0125, -0.02), (0.0125, 0.012), (0, 0.012)], metal(BRASS, 0.35), segments=32, soft=0)
    extrude([(-0.005, -0.02), (0.005, -0.02), (wide / 2, -0.055), (wide / 2, -long), (-wide / 2, -long), (-wide / 2, -0.055)], 0.004, metal(STEEL, 0.22), edge=0.0008)


def mallet():
    extrude([(-0.075, 0), (0.075, 0), (0.085, 0.1), (-0.085, 0.1)], 0.075, wood('#B98A52', '#8C5F33'), (0, 0, 0), edge=0.006)
    beam((0, 0, -0.24), (0, 0, 0.11), 0.028, handle_wood(), 0.02, edge=0.008)


def rule(loc, turn):
    """Folding rule, half open."""
    with at(loc, (0, 0, turn)):
        x, angle = 0.0, 0
        for k in range(5):
            a = (12, -16, 14, -12, 15)[k]
            with at((0, 0, 0.003 + 0.0035 * k), (0, 0, a)):
                box((0.2, 0.016, 0.003), (0, 0, 0), plain('#C9A94C', rough=0.5, vary=0.15, vary_scale=20), 0.001)
                for m in range(19):
                    box((0.0008, 0.006 if m % 5 else 0.011, 0.0006), (-0.09 + m * 0.01, 0.004, 0.0017), plain('#191712', rough=0.8), 0)


def window_light(strength, colour='#DCE9F5'):
    """The window itself, out of the picture at the left, and its bars."""
    area((-1.9, 0.85, 1.75), (0.2, 0, 0.9), 1.1, strength, colour, height=1.5)


def wall_of_boards(width=5.0):
    rnd = random.Random(3)
    tones = [plain(c, rough=0.8, vary=0.22, vary_scale=4, bump=0.2, bump_scale=26) for c in ('#5C5348', '#544B41', '#655B4E', '#4C443B')]
    with at((-width / 2, 0.62, 0)):
        boards(width, 3.0, tones, 5, 0.006, 0.19, 0.03)
    return rnd


def plane(view):
    bench(2.4, 0.8, 0.86, False, 4)
    wall_of_boards()
    with at((0, -0.06, 0.86)):
        box((1.5, 0.16, 0.03), (0.1, 0.0, 0.015), wood('#D8B486', '#B68A58'), 0.003)
        with at((0.02, 0.0, 0.031), (0, 0, 0)):
            jack_plane()
        curl(0.019, 3.4, 0.05, (0.018, 0, 0.125), (0, 10, 0), 3, 0.5)
        curl(0.03, 1.6, 0.05, (0.07, 0.004, 0.15), (12, -80, 6), 6, 0.4)
    shavings(-0.5, 0.62, -0.36, -0.16, 0.86, 46, 2)
    shavings(-0.7, 0.7, 0.06, 0.3, 0.86, 40, 5)
    shavings(-0.42, -0.16, -0.1, 0.0, 0.89, 9, 8, 0.018)
    with at((-0.42, 0.24, 0.86)):
        rule((0, 0, 0), 24)
    with at((0.55, 0.26, 0.86)):
        lathe([(0, 0), (0.042, 0), (0.043, 0.09), (0.046, 0.092), (0.046, 0.096), (0.04, 0.096), (0.039, 0.006), (0, 0.006)], metal('#8D8F8C', 0.4), segments=48, soft=0)
    window_light(520)
    world('#39424A', 0.05)
    camera(**view['camera'])


def rack(view):
    wall_of_boards()
    with at((0, 0.56, 1.45)):
        box((0.78, 0.05, 0.05), (0, 0.0, 0), wood('#8A6A46', '#5E4328'), 0.006)
        for k in range(8):
            with at((-0.33 + k * 0.094, -0.045, 0.02), ((-2, 3, 0, 4, -1, 2, 5, 0)[k], (1, -2, 1.5, 0, -1, 2, -2, 1)[k], 0)):
                if k != 5:
                    chisel((0.006, 0.01, 0.013, 0.019, 0.025, 0, 0.032, 0.038)[k], 0.15 + 0.012 * k, 0.125, k)
        box((0.78, 0.016, 0.03), (0, -0.072, 0.005), wood('#8A6A46', '#5E4328'), 0.004)
    for k, (x, z) in enumerate(((-0.3, 1.02), (0.22, 1.0))):
        tube([(x, 0.6, z), (x, 0.5, z + 0.01), (x, 0.48, z + 0.03)], 0.004, metal(DARK_STEEL, 0.5), smooth=False)
    with at((-0.29, 0.53, 0.86), (0, 4, 0)):
        mallet()
    with at((0.22, 0.555, 0.87), (0, 0, 0)):
        ring(0.13, 0.006, (0, 0, 0), plain('#857A5E', rough=0.95), (90, 0, 0))
        ring(0.122, 0.006, (0, -0.012, 0.005), plain('#857A5E', rough=0.95), (90, 3, 0))
        ring(0.136, 0.006, (0, -0.006, -0.006), plain('#857A5E', rough=0.95), (90, -4, 0))
    area((-1.5, -0.35, 2.2), (0.1, 0.58, 1.2), 0.4, 90, '#FFF0DA', height=1.2)
    world('#39424A', 0.05)
    camera(**view['camera'])


def apron(view):
    wall_of_boards()
    with at((0.05, 0.5, 0.72)):
        drape(0.62, 1.12, linen('#6C6A5E', 0.2), pinch=0.1, folds=5, deep=0.075, seed=3)
    with at((0.06, 0.53, 1.83)):
        tube([(0, 0.08, 0), (0, -0.02, 0), (0, -0.045, 0.035)], 0.009, metal(DARK_STEEL, 0.45))
        tube([(-0.06, -0.02, -0.1), (-0.03, -0.03, 0.0), (0, -0.03, 0.02), (0.03, -0.03, 0.0), (0.06, -0.02, -0.1)], 0.006, linen('#6C6A5E', 0.2))
    with at((0.52, 0.53, 1.83)):
        tube([(0, 0.08, 0), (0, -0.02, 0), (0, -0.045, 0.035)], 0.009, metal(DARK_STEEL, 0.45))
    beam((-0.52, 0.45, 0.0), (-0.44, 0.57, 1.42), 0.024, handle_wood(), edge=0.01)
    with at((-0.53, 0.42, 0.0), (0, 2, 0)):
        rnd = random.Random(2)
        for k in range(120):
            a = rnd.uniform(-1, 1)
            tube([(a * 0.03, rnd.uniform(-0.02, 0.02), 0.33), (a * 0.11, rnd.uniform(-0.035, 0.035), 0.15), (a * 0.17, rnd.uniform(-0.05, 0.05), 0.0)], 0.0022, plain('#B08F55', rough=0.9), smooth=False)
        box((0.09, 0.05, 0.06), (0, 0, 0.34), plain('#8F2F22', rough=0.8), 0.015)
    flat([(-4, -4, 0), (4, -4, 0), (4, 0.7, 0), (-4, 0.7, 0)], wood('#6E5B46', '#4A3B2B', rough=0.7))
    shavings(-0.9, 0.8, 0.0, 0.45, 0.0, 60, 6, 0.03)
    # The window: bars that stand in a low sun.
    for k in range(4):
        box((0.045, 0.03, 1.5), (-2.5 + k * 0.36, -1.9, 2.15), plain('#0A0A0A'), 0)
    for k in range(4):
        box((1.2, 0.03, 0.045), (-1.96, -1.9, 1.45 + k * 0.46), plain('#0A0A0A'), 0)
    for x0, x1, z0, z1 in ((-9, -2.5, 0, 6), (-1.42, 6, 0, 6), (-2.6, -1.3, 0, 1.45), (-2.6, -1.3, 2.83, 6)):
        sheet(x0, x1, z0, z1, -1.92, plain('#0A0A0A', rough=1)).visible_camera = False
    sun((0.86, 1.05, -0.36), 7.0, '#FFE0B0', 0.7)
    area((-1, -3, 2.5), (0, 0.5, 1), 2, 5, '#BFD2E6')
    world('#39424A', 0.05)
    camera(**view['camera'])


def night(view):
    """The bench with its lamp on and nobody there."""
    bench(2.4, 0.8, 0.86, True, 4)
    wall_of_boards(7.0)
    flat([(-6, -6, 0), (6, -6, 0), (6, 0.7, 0), (-6, 0.7, 0)], wood('#5E4C3A', '#3E3024', rough=0.6))
    with at((0.1, -0.05, 1.82)):
        tube([(0, 0, 0.05), (0.0, 0.02, 0.7), (0, 0, 1.6)], 0.005, plain('#0A0A0A'), smooth=False)
        lathe([(0.19, 0), (0.175, 0.035), (0.07, 0.09), (0.035, 0.15), (0.03, 0.19), (0, 0.19)], plain('#20342C', rough=0.3, coat=0.3), segments=64, soft=1)
        ball(0.045, (0, 0, 0.03), glow('#FFD59A', 60), segments=24)
    area((0.1, -0.05, 1.83), (0.1, -0.05, 0), 0.12, 34, '#FFCE90')
    bulb((0.1, -0.05, 1.8), 9, '#FFCE90', 0.05)
    with at((-0.42, -0.02, 0.86), (0, 0, 14)):
        jack_plane()
    shavings(-0.9, 0.9, -0.3, 0.28, 0.86, 70, 2)
    shavings(-1.2, 1.0, -1.1, -0.5, 0.0, 90, 5, 0.03)
    with at((0.42, 0.05, 0.86), (0, 0, -28)):
        rule((0, 0, 0), 0)
    with at((0.16, -0.18, 0.872), (90, 0, 60)):
        chisel(0.025, 0.2)
    with at((0.75, 0.12, 0.86)):
        lathe([(0, 0), (0.038, 0), (0.042, 0.09), (0.044, 0.093), (0.038, 0.09), (0.036, 0.008), (0, 0.008)], plain('#D8D2C2', rough=0.3, coat=0.3), segments=48, soft=0)
        tube([(0.04, 0, 0.075), (0.068, 0, 0.07), (0.066, 0, 0.03), (0.04, 0, 0.022)], 0.006, plain('#D8D2C2', rough=0.3, coat=0.3))
    for k, (x, long) in enumerate(((-0.95, 0.62), (-0.6, 0.5))):
        with at((x, 0.58, 1.75 - 0.05 * k), (0, 82 + 5 * k, 0)):
            extrude([(0, -0.02), (long, -0.01), (long, 0.03), (0, 0.1)], 0.003, metal(STEEL, 0.25), edge=0)
            extrude([(-0.11, -0.02), (0, -0.03), (0.02, 0.1), (-0.08, 0.11), (-0.1, 0.06)], 0.022, handle_wood(), edge=0.008)
    with at((0.95, 0.56, 1.72)):
        box((0.7, 0.05, 0.05), (0, 0, 0), wood('#8A6A46', '#5E4328'), 0.006)
        for k in range(6):
            with at((-0.27 + k * 0.1, -0.045, 0.02)):
                chisel(0.01 + 0.005 * k, 0.15 + 0.01 * k, 0.125, k)
    with at((1.55, -0.5, 0)):
        drum(0.17, 0.045, (0, 0, 0.6), handle_wood(), 0.015)
        for k in range(4):
            a = math.radians(45 + 90 * k)
            beam((0.1 * math.cos(a), 0.1 * math.sin(a), 0.6), (0.2 * math.cos(a), 0.2 * math.sin(a), 0), 0.032, handle_wood(), edge=0.012)
    for k in range(7):
        beam((-1.75 + k * 0.085, 0.3 + 0.02 * (k % 3), 0), (-1.95 + k * 0.1, 0.56, 2.1 + 0.12 * ((k * 7) % 4)), 0.07, wood('#B98A52', '#8C5F33', shift=k), 0.024, edge=0.003)
    area((-3.4, -1.0, 2.0), (0, 0.4, 0.8), 1.2, 16, '#6F8FC4', height=1.4)
    world('#223046', 0.05)
    camera(**view['camera'])


def shot(make, loc, target, lens, size=(1500, 1000), exposure=0.4, fstop=None, focus=None):
    return {'make': make, 'size': size, 'samples': 24, 'film': {'exposure': exposure, 'bounces': 3, 'clamp': 3}, 'camera': {'loc': loc, 'target': target, 'lens': lens, 'fstop': fstop, 'focus': focus}}


VIEWS = {
    'photo-plane': shot(plane, (0.78, -0.92, 1.13), (0.02, -0.02, 0.945), 78, fstop=4.0, focus=(0.1, -0.08, 0.95)),
    'photo-chisels': shot(rack, (0.16, -1.6, 1.3), (0.0, 0.6, 1.25), 66, (1000, 1500)),
    'photo-apron': shot(apron, (0.3, -2.6, 1.15), (0.02, 0.6, 1.12), 44, (1000, 1500)),
    'photo-bench': shot(night, (0.5, -3.5, 1.42), (0.0, 0.4, 1.14), 42, (1500, 1000), 0.5),
}


def build(view):
    unveiled()
    view['make'](view)
