"""Clay things for the desk that stand still: every one in two glazes, on no ground but its own shadow.

All of them stand on the same line, four fifths down a square picture, and `across` says how much
of the world its width shows: so the shop can put them on one shelf at one scale.
"""
import math

from kit.build import at, ball, beam, box, drum, extrude, lathe, panel, ring, rounded, tube
from kit.lamps import dome, render, softbox
from kit.light import camera
from kit.materials import clay

COBALT, PERSIMMON, PORCELAIN, CELADON, OCHRE = '#2443C4', '#F0602F', '#F6F1E8', '#7FC4A6', '#F3AE2C'
ROSE, PINE, PLUM, SKY, OXBLOOD, SAND, INK = '#F29C9A', '#17604C', '#5A2A5E', '#8FBFEA', '#A8282B', '#DDBF97', '#262B45'


def lighthouse(a, b, c):
    """Five bands, a gallery, and a lamp that was fired with the rest."""
    lathe([(0, 0), (1.0, 0), (1.02, 0.08), (0.8, 0.26), (0.56, 0.34), (0, 0.34)], clay(c), soft=2)
    for i in range(5):
        z0, r0, r1 = 0.32 + i * 0.38, 0.56 - i * 0.046, 0.56 - (i + 1) * 0.046
        lathe([(0, 0), (r0 - 0.02, 0), (r0, 0.03), (r1, 0.35), (r1 - 0.02, 0.38), (0, 0.38)], clay((a, b)[i % 2]), (0, 0, z0), soft=1)
    drum(0.48, 0.11, (0, 0, 2.22), clay(c), 0.05)
    drum(0.23, 0.42, (0, 0, 2.33), clay(OCHRE), 0.06)
    for k in range(6):
        t = math.tau * (k + 0.5) / 6
        beam((0.33 * math.cos(t), 0.33 * math.sin(t), 2.3), (0.33 * math.cos(t), 0.33 * math.sin(t), 2.74), 0.06, clay(c), edge=0.025)
    lathe([(0, 0), (0.44, 0), (0.45, 0.06), (0.1, 0.36), (0, 0.4)], clay(a), (0, 0, 2.72), soft=2)
    ball(0.09, (0, 0, 3.12), clay(b))


def telephone(a, b, c):
    """Two cups and a length of string that carries nothing."""
    for x, turn, colour, band in ((-0.95, 34, a, b), (1.0, -36, b, a)):
        with at((x, 0.05, 0.5), (80, 0, turn)):
            lathe([(0, -0.52), (0.38, -0.52), (0.42, -0.48), (0.54, 0.44), (0.58, 0.5), (0.54, 0.53), (0.49, 0.46), (0.37, -0.4), (0, -0.42)], clay(colour), soft=2)
            lathe([(0.46, -0.12), (0.51, -0.1), (0.53, 0.1), (0.49, 0.13)], clay(band), soft=1)
    tube([(-0.72, 0.52, 0.45), (-0.5, 0.9, 0.06), (-0.1, 0.2, 0.05), (-0.35, -0.5, 0.05), (0.3, -0.55, 0.05), (0.25, 0.4, 0.05), (0.6, 0.85, 0.06), (0.76, 0.5, 0.45)], 0.04, clay(c))


def bell(a, b, c):
    """A counter bell, solid to the button."""
    drum(1.0, 0.2, (0, 0, 0), clay(c), 0.08)
    lathe([(0, 0.2), (0.86, 0.2), (0.92, 0.28), (0.84, 0.62), (0.5, 0.96), (0, 1.02)], clay(a), soft=3)
    drum(0.13, 0.16, (0, 0, 0.98), clay(c), 0.04)
    drum(0.22, 0.12, (0, 0, 1.12), clay(b), 0.055)


def switch(a, b, c):
    """A wall switch on a foot, up for ever."""
    box((1.5, 0.9, 0.26), (0, 0.1, 0.13), clay(c), 0.1, segments=6)
    with at((0, 0.1, 1.06), (-6, 0, 0)):
        panel(1.16, 1.68, 0.26, clay(a), radius=0.2, edge=0.09)
        panel(0.42, 0.74, 0.1, clay(b), (0, -0.15, 0), radius=0.16, edge=0.04)
        tube([(0, -0.12, -0.02), (0, -0.3, 0.1), (0, -0.46, 0.24)], 0.1, clay(c), [1.1, 1, 0.9])
        ball(0.14, (0, -0.48, 0.26), clay(c))
        for z in (-0.62, 0.62):
            drum(0.07, 0.05, (0, -0.11, z), clay(b), 0.02, (90, 0, 0))


def clock(a, b, c):
    """An alarm clock at ten past ten."""
    with at((0, 0, 1.12), (-5, 0, 0)):
        drum(0.96, 0.5, (0, 0.25, 0), clay(a), 0.16, (90, 0, 0))
        drum(0.78, 0.08, (0, -0.22, 0), clay(b), 0.035, (90, 0, 0))
        for k in range(12):
            t = math.tau * k / 12
            ball(0.055 if k % 3 == 0 else 0.032, (0.64 * math.sin(t), -0.3, 0.64 * math.cos(t)), clay(c), (1, 0.6, 1))
        for turn, long, thick in ((-52, 0.34, 0.065), (58, 0.5, 0.05)):
            t = math.radians(turn)
            tube([(0, -0.33, 0), (long * 0.5 * math.sin(t), -0.33, long * 0.5 * math.cos(t)), (long * math.sin(t), -0.33, long * math.cos(t))], thick, clay(c), smooth=False)
        ball(0.09, (0, -0.34, 0), clay(a))
        for x in (-1, 1):
            with at((x * 0.6, 0, 0.86), (0, x * 34, 0)):
                lathe([(0, -0.04), (0.3, -0.04), (0.33, 0.02), (0.26, 0.24), (0, 0.32)], clay(c), soft=2)
            tube([(x * 0.5, 0, -0.68), (x * 0.62, 0, -0.9), (x * 0.74, 0, -1.06)], 0.1, clay(c), [1.1, 1, 0.85])


def hourglass(a, b, c):
    """The hour is solid: upper half, neck and lower half are one piece."""
    for z in (0, 2.2):
        drum(0.86, 0.24, (0, 0, z), clay(a), 0.1)
    for k in range(3):
        t = math.radians(30 + 120 * k)
        x, y = 0.69 * math.cos(t), 0.69 * math.sin(t)
        tube([(x, y, 0.2), (x, y, 1.2), (x, y, 2.24)], 0.075, clay(a), smooth=False)
        ball(0.11, (x, y, 1.22), clay(c))
    lathe([(0, 0.22), (0.5, 0.24), (0.56, 0.56), (0.46, 0.88), (0.12, 1.2), (0, 1.22)], clay(b), soft=3)
    lathe([(0, 1.2), (0.12, 1.22), (0.46, 1.56), (0.56, 1.88), (0.5, 2.2), (0, 2.2)], clay(c), soft=3)


def pips(count, size, mat):
    """Spots of a die on the face towards -y."""
    spots = {1: [(0, 0)], 2: [(-1, 1), (1, -1)], 3: [(-1, 1), (0, 0), (1, -1)], 5: [(-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)]}[count]
    for x, z in spots:
        ball(0.085, (x * size * 0.26, -size / 2, z * size * 0.26), mat, (1, 0.4, 1))


def calendar(a, b, c):
    """Two dice in a tray for the date; the bar below is the month."""
    box((2.3, 1.0, 0.22), (0, 0, 0.11), clay(c), 0.1, segments=6)
    box((2.3, 0.24, 0.66), (0, 0.4, 0.36), clay(c), 0.1, segments=6)
    for x, turn, count, colour, spot in ((-0.5, 5, 2, a, b), (0.52, -4, 5, b, a)):
        with at((x, -0.1, 0.66), (0, 0, turn)):
            box((0.88, 0.7, 0.88), (0, 0, 0), clay(colour), 0.12, segments=6)
            with at((0, 0.09, 0)):
                pips(count, 0.88, clay(spot))
    for i in range(12):
        ball(0.05, (-0.88 + i * 0.16, -0.5, 0.11), clay(a if i == 8 else b), (1, 0.5, 1))


def cairn(a, b, c):
    """Four stones that will not fall."""
    for z, r, flat, x, turn, colour in ((0.3, 0.98, 0.32, 0, 10, a), (0.78, 0.7, 0.29, 0.08, -30, b), (1.17, 0.5, 0.38, -0.05, 40, c), (1.54, 0.29, 0.66, 0.03, 0, a)):
        ball(r, (x, 0, z), clay(colour), (1, 0.84, flat), (2, -3, turn), 72)


def anchor(a, b, c):
    """Leans on its own ring and holds down paper."""
    lathe([(0, 0), (0.98, 0), (1.0, 0.06), (0.84, 0.22), (0, 0.24)], clay(c), soft=2)
    with at((0, 0, 0.2)):
        tube([(0, 0, 0.1), (0, 0, 1.0), (0, 0, 1.86)], 0.12, clay(a), smooth=False)
        beam((-0.52, 0, 1.5), (0.52, 0, 1.5), 0.2, clay(b), edge=0.09)
        ring(0.22, 0.085, (0, 0, 2.06), clay(b), (90, 0, 0))
        with at((0, 0, 0.98), (90, 0, 0)):
            ring(0.82, 0.13, (0, 0, 0), clay(a), (0, 0, 200), sweep=140)
        for x in (-1, 1):
            with at((x * 0.78, 0, 0.72), (0, x * 26, 0)):
                extrude([(-0.24, -0.06), (0.24, -0.06), (0, 0.36)], 0.2, clay(b), edge=0.07, segments=5)


def padlock(a, b, c):
    """Shut, and made without a keyway that goes anywhere."""
    panel(1.5, 1.26, 0.62, clay(a), (0, 0, 0.64), radius=0.24, edge=0.12)
    with at((0, 0, 1.2), (90, 0, 0)):
        ring(0.46, 0.14, (0, 0.26, 0), clay(b), sweep=180)
    for x in (-0.46, 0.46):
        tube([(x, 0, 1.1), (x, 0, 1.3), (x, 0, 1.47)], 0.14, clay(b), smooth=False)
    drum(0.3, 0.08, (0, -0.29, 0.66), clay(b), 0.035, (90, 0, 0))
    drum(0.1, 0.05, (0, -0.36, 0.73), clay(c), 0.02, (90, 0, 0))
    with at((0, -0.38, 0.58)):
        panel(0.1, 0.26, 0.06, clay(c), radius=0.04, edge=0.02)


def pencil_pot(a, b, c):
    """Twelve flutes, three pencils of clay."""
    n, outline = 144, []
    for i in range(n):
        t = math.tau * i / n
        r = 0.72 + 0.05 * abs(math.sin(6 * t))
        outline.append((r * math.cos(t), r * math.sin(t)))
    with at((0, 0, 0.66), (-90, 0, 0)):
        extrude(outline, 1.28, clay(a), edge=0.05)
    ring(0.7, 0.085, (0, 0, 1.3), clay(b))
    drum(0.64, 0.06, (0, 0, 1.28), clay(c), 0.02)
    for x, y, lean, turn, high, colour in ((-0.3, 0.1, -13, 0, 1.35, b), (0.08, 0.22, 4, 0, 1.6, c), (0.34, -0.05, 14, 0, 1.2, PORCELAIN)):
        with at((x, y, 1.1), (0, lean, turn)):
            drum(0.12, high - 0.3, (0, 0, 0), clay(colour), 0.02, segments=6)
            lathe([(0.12, 0), (0.115, 0.02), (0.035, 0.26), (0, 0.3)], clay(SAND), (0, 0, high - 0.3), soft=0)
            ball(0.045, (0, 0, high - 0.03), clay(INK))


def stairs(a, b, c):
    """Four steps for cards that are waiting."""
    for i, colour in enumerate((a, b, a, b)):
        tall = 0.34 * (4 - i)
        box((1.9, 0.42, tall), (0, 0.62 - i * 0.4, tall / 2), clay(colour), 0.09, segments=6)
    for x, y, z, turn, colour in ((-0.12, 0.42, 1.36, -4, PORCELAIN), (0.2, 0.02, 1.0, 3, c), (-0.2, -0.38, 0.68, -2, PORCELAIN)):
        with at((x, y, z), (-9, turn, 0)):
            panel(1.2, 0.74, 0.07, clay(colour), radius=0.06, edge=0.025)


def snail(a, b, c):
    """Holds a cable in its shell and does not hurry."""
    tube([(-1.2, 0, 0.12), (-0.7, 0, 0.17), (0.2, 0, 0.2), (0.78, 0, 0.22), (1.02, 0, 0.5), (1.08, 0, 0.86)], 0.21, clay(a), [0.25, 0.8, 1.05, 1.05, 0.95, 0.85])
    ball(0.235, (1.1, 0, 0.92), clay(a), (1.1, 0.95, 1))
    for y in (-0.1, 0.1):
        tube([(1.14, y, 1.05), (1.2, y * 1.4, 1.24), (1.26, y * 1.7, 1.4)], 0.035, clay(a))
        ball(0.07, (1.27, y * 1.75, 1.43), clay(c))
    points, radii = [], []
    for i in range(90):
        t = i / 89
        angle, r = -math.pi / 2 + 0.3 - t * math.tau * 2.35, 0.58 * (1 - t) ** 0.9
        points.append((-0.12 + r * math.cos(angle), -0.05 - 0.22 * t, 0.86 + r * math.sin(angle)))
        radii.append(0.32 * (1 - t) + 0.1)
    tube(points, 0.66, clay(b), radii, smooth=False)


def mug(a, b, c):
    """Full to the brim, with mug."""
    lathe([(0, 0), (0.62, 0), (0.7, 0.05), (0.74, 0.3), (0.74, 1.2), (0.7, 1.3), (0.62, 1.26), (0, 1.24)], clay(a), soft=2)
    lathe([(0, 1.22), (0.56, 1.22), (0.63, 1.26), (0.5, 1.33), (0, 1.35)], clay(c), soft=2)
    lathe([(0.735, 0.5), (0.765, 0.52), (0.765, 0.78), (0.735, 0.8)], clay(b), soft=1)
    with at((0.7, 0, 0.66), (90, 0, 0)):
        ring(0.36, 0.115, (0, 0, 0), clay(b), (0, 0, -95), sweep=190)


def locomotive(a, b, c):
    """Delayed."""
    box((2.5, 0.86, 0.2), (0.02, 0, 0.46), clay(c), 0.08, segments=6)
    drum(0.46, 1.5, (-0.35, 0, 0.98), clay(a), 0.1, (0, -90, 0))
    for x in (-1.28, -0.72):
        ring(0.44, 0.05, (x, 0, 0.98), clay(b), (0, 90, 0))
    drum(0.3, 0.1, (-1.86, 0, 0.98), clay(b), 0.04, (0, 90, 0))
    box((0.86, 0.94, 1.2), (0.72, 0, 1.12), clay(a), 0.1, segments=6)
    box((1.1, 1.14, 0.16), (0.72, 0, 1.76), clay(b), 0.07, segments=6)
    panel(0.44, 0.42, 0.08, clay(c), (0.72, -0.48, 1.32), radius=0.08, edge=0.03)
    lathe([(0, 0), (0.15, 0), (0.15, 0.3), (0.28, 0.5), (0.26, 0.56), (0, 0.56)], clay(c), (-1.4, 0, 1.36), soft=1)
    lathe([(0, 0), (0.2, 0), (0.2, 0.14), (0, 0.26)], clay(b), (-0.5, 0, 1.38), soft=2)
    for x, r in ((-1.36, 0.3), (-0.6, 0.3), (0.66, 0.4)):
        for y in (-0.46, 0.46):
            drum(r, 0.16, (x, y + 0.08, r), clay(b), 0.06, (90, 0, 0))
            drum(r * 0.36, 0.06, (x, y - (0.06 if y < 0 else -0.1), r), clay(c), 0.025, (90, 0, 0))


def tug(a, b, c):
    """Pulls nothing, and is strong enough for it."""
    hull = [(-1.25, 0.62), (-1.12, 0.12), (-0.9, 0), (0.95, 0), (1.25, 0.3), (1.46, 0.8), (0.9, 0.66), (0.2, 0.6)]
    extrude(hull, 0.96, clay(a), edge=0.2, segments=7)
    tube([(-1.14, -0.47, 0.5), (-0.2, -0.5, 0.46), (0.8, -0.48, 0.54), (1.34, -0.3, 0.68)], 0.07, clay(b))
    box((1.5, 0.7, 0.12), (-0.32, 0, 0.64), clay(b), 0.05, segments=5)
    box((0.94, 0.6, 0.62), (0.0, 0, 0.96), clay(b), 0.1, segments=6)
    box((1.1, 0.74, 0.12), (0.02, 0, 1.3), clay(c), 0.05, segments=6)
    for x in (-0.24, 0.06):
        drum(0.11, 0.05, (x, -0.29, 1.02), clay(c), 0.02, (90, 0, 0))
    panel(0.2, 0.24, 0.06, clay(c), (0.34, -0.3, 1.02), radius=0.05, edge=0.02)
    drum(0.22, 0.62, (-0.72, 0, 0.68), clay(c), 0.06)
    drum(0.235, 0.16, (-0.72, 0, 1.06), clay(a), 0.04)
    for x, y in ((-0.5, -0.52), (0.1, -0.53), (0.66, -0.52)):
        ring(0.13, 0.06, (x, y, 0.3), clay(c), (90, 0, 0), 48, 20)


def cactus(a, b, c):
    """Needs no water; was tried."""
    lathe([(0, 0), (0.5, 0), (0.54, 0.05), (0.66, 0.66), (0.72, 0.7), (0.72, 0.86), (0.66, 0.9), (0, 0.86)], clay(b), soft=2)
    drum(0.6, 0.07, (0, 0, 0.84), clay(c), 0.03)
    n, r = 9, 0.4
    lathe([(0, 0), (r, 0), (r + 0.02, 0.4), (r, 1.1), (r * 0.66, 1.46), (0, 1.56)], clay(a), (0, 0, 0.88), soft=3)
    for k in range(n):
        t = math.tau * (k + 0.5) / n
        x, y = math.cos(t), math.sin(t)
        tube([(x * 0.39, y * 0.39, 0.92), (x * 0.42, y * 0.42, 1.4), (x * 0.4, y * 0.4, 1.95), (x * 0.24, y * 0.24, 2.33), (0, 0, 2.46)], 0.075, clay(a), [1, 1, 1, 0.8, 0.5])
    tube([(0.36, -0.05, 1.36), (0.72, -0.05, 1.36), (0.78, -0.05, 1.5), (0.78, -0.05, 1.96)], 0.17, clay(a), [0.9, 1, 1, 0.9])
    ball(0.155, (0.78, -0.05, 1.96), clay(a))
    tube([(-0.36, -0.05, 1.56), (-0.66, -0.05, 1.56), (-0.72, -0.05, 1.7), (-0.72, -0.05, 2.0)], 0.15, clay(a), [0.9, 1, 1, 0.9])
    ball(0.135, (-0.72, -0.05, 2.0), clay(a))
    for k in range(6):
        t = math.tau * k / 6
        ball(0.12, (0.15 * math.cos(t), 0.15 * math.sin(t), 2.52), clay(c), (1, 1, 0.6))
    ball(0.08, (0, 0, 2.6), clay(OCHRE))


def lark(a, b, c):
    """Has not sung since the kiln."""
    box((1.5, 0.9, 0.3), (0, 0, 0.15), clay(c), 0.13, segments=6)
    for x in (-0.08, 0.16):
        tube([(x, 0, 0.26), (x + 0.02, 0, 0.5), (x, 0, 0.72)], 0.045, clay(c))
    ball(0.62, (0, 0, 1.08), clay(a), (1.24, 0.92, 0.92), (0, 18, 0), 72)
    ball(0.5, (0.2, -0.02, 0.98), clay(b), (1.06, 1.0, 0.9), (0, 18, 0), 72)
    ball(0.4, (0.58, 0, 1.62), clay(a), segments=72)
    lathe([(0, 0), (0.11, 0), (0.03, 0.26), (0, 0.28)], clay(c), (0.94, 0, 1.6), (0, 94, 0), soft=1)
    for y in (-1, 1):
        ball(0.055, (0.78, y * 0.31, 1.72), clay(INK))
        ball(0.46, (-0.16, y * 0.5, 1.12), clay(c), (1.2, 0.26, 0.62), (y * 8, 26, y * 6))
    with at((-0.72, 0, 1.0), (0, 64, 0)):
        extrude([(-0.14, 0.14), (0.14, 0.14), (0.2, -0.62), (-0.2, -0.62)], 0.14, clay(c), (0, 0, 0), (0, 0, 90), edge=0.06, segments=5)
    tube([(0.5, 0, 1.98), (0.4, 0, 2.1), (0.24, 0, 2.14)], 0.09, clay(a), [1, 0.9, 0.4])


# What it is, how much of the world the picture's width shows, a turn, and two glazes.
THINGS = {
    'lighthouse': (lighthouse, 4.3, 0, {'persimmon': (PERSIMMON, PORCELAIN, INK), 'celadon': (CELADON, PORCELAIN, PINE)}),
    'telephone': (telephone, 3.7, 0, {'persimmon': (PERSIMMON, CELADON, INK), 'cobalt': (COBALT, OCHRE, PORCELAIN)}),
    'bell': (bell, 2.8, 0, {'ochre': (OCHRE, PERSIMMON, INK), 'cobalt': (COBALT, ROSE, PORCELAIN)}),
    'switch': (switch, 3.0, 24, {'porcelain': (PORCELAIN, SKY, PERSIMMON), 'plum': (PLUM, ROSE, OCHRE)}),
    'clock': (clock, 3.2, 16, {'celadon': (CELADON, PORCELAIN, PINE), 'persimmon': (PERSIMMON, PORCELAIN, PLUM)}),
    'hourglass': (hourglass, 3.5, 0, {'cobalt': (COBALT, SKY, PORCELAIN), 'ochre': (OCHRE, PERSIMMON, PORCELAIN)}),
    'calendar': (calendar, 3.3, 18, {'rose': (ROSE, PORCELAIN, PLUM), 'cobalt': (COBALT, PORCELAIN, CELADON)}),
    'cairn': (cairn, 2.9, 0, {'sand': (SAND, PORCELAIN, SKY), 'plum': (PLUM, ROSE, PERSIMMON)}),
    'anchor': (anchor, 3.6, 14, {'cobalt': (COBALT, PORCELAIN, SAND), 'oxblood': (OXBLOOD, ROSE, PORCELAIN)}),
    'padlock': (padlock, 2.9, 22, {'ochre': (OCHRE, INK, PORCELAIN), 'pine': (PINE, CELADON, OCHRE)}),
    'pencil-pot': (pencil_pot, 3.8, 0, {'sky': (SKY, COBALT, PERSIMMON), 'rose': (ROSE, OXBLOOD, OCHRE)}),
    'stairs': (stairs, 3.3, 28, {'pine': (PINE, CELADON, OCHRE), 'persimmon': (PERSIMMON, ROSE, SKY)}),
    'snail': (snail, 3.7, 14, {'sand': (SAND, PERSIMMON, INK), 'celadon': (CELADON, COBALT, PORCELAIN)}),
    'mug': (mug, 2.9, -18, {'porcelain': (PORCELAIN, COBALT, '#6B4632'), 'oxblood': (OXBLOOD, OCHRE, SAND)}),
    'locomotive': (locomotive, 4.3, 22, {'pine': (PINE, OCHRE, INK), 'oxblood': (OXBLOOD, PORCELAIN, INK)}),
    'tug': (tug, 3.9, -20, {'oxblood': (OXBLOOD, PORCELAIN, INK), 'cobalt': (COBALT, PORCELAIN, OCHRE)}),
    'cactus': (cactus, 3.6, 0, {'pine': (PINE, ROSE, PERSIMMON), 'celadon': (CELADON, SAND, ROSE)}),
    'lark': (lark, 3.4, 20, {'sand': (SAND, PORCELAIN, PLUM), 'sky': (SKY, PORCELAIN, COBALT)}),
}
VIEWS = {
    f'shop-{name}-{glaze}': {'thing': name, 'glaze': glaze, 'size': (1400, 1400), 'alpha': True, 'film': {'look': 'High Contrast', 'exposure': 0.45}}
    for name, (_, _, _, glazes) in THINGS.items() for glaze in glazes
}
PITCH, LENS = math.radians(15), 90
# What the parts are built in, whatever glaze they get: so both glazes share one light.
SLOTS = ('#010101', '#020202', '#030303')
KEY = {'loc': (-5, -5, 7.5), 'target': (0.2, 0, 0.6), 'size': 4.2, 'watts': 980, 'colour': '#FFF6EC', 'across': 8}
FILL = {'loc': (6, 1.5, 3.5), 'target': (0, 0, 0.8), 'size': 3, 'watts': 240, 'colour': '#E4ECFF', 'across': 3}


def build(view):
    make, across, turn, _ = THINGS[view['thing']]
    with at((0, 0, 0), (0, 0, turn)):
        make(*SLOTS)
    away, high = across * LENS / 36, 0.3 * across / math.cos(PITCH)
    camera((0, -away * math.cos(PITCH), high + away * math.sin(PITCH)), (0, 0, high), LENS)


def draw(view, target, size):
    """The picture asked for, and its fellow beside it: the light is the same."""
    thing, glazes = view['thing'], THINGS[view['thing']][3]
    path = {glaze: target.replace(f'shop-{thing}-{view["glaze"]}', f'shop-{thing}-{glaze}') for glaze in glazes}
    if target in done:
        return
    lights = [*softbox(**KEY), *softbox(**FILL), *dome('#FFFFFF', 0.55, 96), *dome('#FFF4E6', 0.3, 16, below=True)]
    render([(path[glaze], dict(zip(SLOTS, colours))) for glaze, colours in glazes.items()], size, lights)
    done.update(path.values())


done = set()
