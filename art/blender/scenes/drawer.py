"""The drawer below the printer, from above: five old phones on green felt. Their glass is left dark,
since the page lays its clock on it: the camera looks straight down and is shifted, so that every
screen stays a rectangle while back wall and front show their depth."""
import math

from kit.build import at, box, drum, extrude, panel, rounded, tube
from kit.lettering import words
from kit.light import area, camera, ground, shadow_ground, sun, world
from kit.materials import LARKFIELD as C
from kit.materials import glow, metal, plain, wood

# Wide, tall, shell, glass, corner, what it is known by.
FIVE = (
    (1.34, 2.70, '#4B6A76', '#04080A', 0.15, 'slow'),
    (1.18, 2.44, '#E9E4D8', '#06263F', 0.18, 'small'),
    (1.35, 2.76, '#191D26', '#0B0D13', 0.20, 'cracked'),
    (1.44, 2.84, '#8E918D', '#862203', 0.13, 'letters'),
    (1.32, 2.66, '#EDB03F', '#062A1C', 0.22, 'lonely'),
)
TOP = 0.17
CRACKS = (
    ((0.5, 0.78), (0.28, 0.5), (0.42, 0.2), (0.26, -0.12), (0.44, -0.45), (0.36, -1.0)),
    ((0.28, 0.5), (0.02, 0.72), (0.08, 1.0)),
    ((0.28, 0.5), (0.46, 0.9), (0.42, 1.0)),
    ((0.42, 0.2), (0.5, 0.12)),
    ((0.26, -0.12), (0.5, -0.2)),
)


def flat(make):
    """What stands upright in the x-z plane, laid on its back."""
    with at((0, 0, 0), (-90, 0, 0)):
        make()


def phone(wide, tall, shell, glass, corner, kind):
    """One phone on its back, its middle at the origin."""
    button = kind in ('small', 'letters')
    brow, chin = (0.25, 0.34) if button else (0.13, 0.13)
    gw, gh = wide - 0.14, tall - brow - chin
    gy = (chin - brow) / 2
    body = plain(shell, rough=0.34, coat=0.35)

    def lying():
        extrude(rounded(wide, tall, corner), TOP, body, (0, -TOP / 2, 0), edge=0.05, segments=4)
        panel(gw, gh, 0.012, plain(glass, rough=0.2, glow=0.16), (0, -TOP - 0.001, gy), radius=0.02 if button else corner - 0.05, edge=0.004)
        panel(0.26, 0.03, 0.012, plain('#0A0D0C', rough=0.6), (0, -TOP - 0.001, tall / 2 - brow * 0.5), radius=0.014, edge=0.002)
        panel(0.03, 0.36, 0.05, body, (wide / 2 + 0.004, -TOP / 2, tall * 0.16), radius=0.012, edge=0.006)
        if kind == 'lonely':
            for i in range(4):
                high = 0.13 + 0.13 * i
                panel(0.14, high, 0.008, glow('#F5B63F' if i == 0 else '#2C6B52', 1.1 if i == 0 else 0.7), (-0.32 + i * 0.21, -TOP - 0.008, -0.2 + high / 2), radius=0.02, edge=0)
        if kind == 'cracked':
            for line in CRACKS:
                tube([(a * gw, -TOP - 0.008, b * gh / 2) for a, b in line], 0.0055, glow('#DDE4EA', 0.7), smooth=False)

    flat(lying)
    if button:
        with at((0, -tall / 2 + chin / 2, TOP)):
            drum(0.105, 0.012, (0, 0, -0.004), plain(shell, rough=0.3), 0.004)
            drum(0.088, 0.012, (0, 0, 0.0), plain(shell, rough=0.5), 0.004)


def tray(wide, deep, wall, rim):
    """Felt, four walls and the front, which is thicker and hangs lower; the felt's middle at the origin."""
    oak = [wood('#CDA06C', '#9C6D42', shift=float(k)) for k in range(4)]
    felt = plain('#1B553E', rough=0.96, sheen=0.5, spec=0.1, bump=0.25, bump_scale=70, vary=0.08, vary_scale=5)
    box((wide, deep, 0.1), (0, 0, -0.05), felt, 0)
    box((wide + 2 * wall, wall, rim + 0.12), (0, deep / 2 + wall / 2, rim / 2 - 0.06), oak[0], 0.03)
    for side in (-1, 1):
        # Its grain runs along it, so it is made lying and turned.
        box((deep + 0.02, wall, rim + 0.1), (side * (wide / 2 + wall / 2), 0, rim / 2 - 0.06), oak[1 + (side > 0)], 0.03, (0, 0, 90))
    box((wide + 2 * wall + 0.1, wall * 1.35, rim + 0.75), (0, -deep / 2 - wall * 0.675, rim / 2 - 0.225), oak[3], 0.045, segments=4)


def partition(length, loc, rim, turned=True, shift=0.0):
    box((length, 0.07, rim), (loc[0], loc[1], rim / 2), wood('#C49762', '#936740', shift=shift), 0.02, (0, 0, 90 if turned else 0))


def cable(loc, turn):
    white = plain('#ECE7DB', rough=0.45)
    with at(loc, (0, 0, turn)):
        points = []
        for k in range(64):
            a = math.tau * k / 24
            r = 0.40 + 0.035 * math.sin(k * 0.9) + 0.0012 * k
            points.append((r * 1.25 * math.cos(a), r * math.sin(a), 0.05 + 0.0016 * k))
        x, y, z = points[-1]
        points += [(x - 0.2, y - 0.3, z), (x - 0.75, y - 0.22, 0.06), (x - 1.05, y + 0.06, 0.06)]
        tube(points, 0.042, white)
        x, y, z = points[-1]
        box((0.24, 0.17, 0.09), (x - 0.1, y + 0.06, 0.06), white, 0.02, (0, 0, 150))
        box((0.14, 0.11, 0.05), (x - 0.25, y + 0.15, 0.06), metal('#C2C6C5', 0.3), 0.005, (0, 0, 150))


def tag(loc, turn):
    """Says for whom the place is kept."""
    with at((*loc, 0.012), (0, 0, turn)):
        box((0.6, 0.44, 0.014), (0, 0, 0.0), plain('#F7F1E2', rough=0.9), 0.004)
        drum(0.03, 0.006, (-0.22, 0, 0.006), metal(C['brass'], 0.35), 0.002)
        words('6', 0.4, plain(C['ink'], rough=0.8), (0.03, 0, 0.012), (-90, 0, 0), font='book', thick=0.001)


def wide():
    """Six compartments in a row; the last has no phone yet."""
    tray(11.4, 3.55, 0.24, 0.62)
    for k in range(5):
        partition(3.53, (-3.8 + 1.9 * k, 0), 0.5, shift=k * 1.3)
    for k, (each, turn) in enumerate(zip(FIVE, (1.5, -1.0, 0.6, -1.2, -5.0))):
        with at((-4.75 + 1.9 * k, 0.13, 0), (0, 0, turn)):
            phone(*each)
    cable((4.8, 0.5, 0), 84)
    tag((4.78, 0.5), 10)


def tall():
    """Two rows for an upright screen; beside the fifth is a place for one more."""
    tray(5.7, 4.85, 0.2, 0.52)
    partition(5.68, (0, -0.535), 0.42, turned=False, shift=7.7)
    for k in range(3):
        partition(2.92, (-1.425 + 1.425 * k, 0.963), 0.42, shift=k * 1.3)
    for k, (each, turn) in enumerate(zip(FIVE, (1.0, -1.0, 0.6, -0.8))):
        with at((-2.1375 + 1.425 * k, 1.05, 0), (0, 0, turn), 0.88):
            phone(*each)
    with at((-1.05, -1.3, 0), (0, 0, 86), 0.88):
        phone(*FIVE[4])
    cable((1.75, -1.28, 0), 8)
    tag((1.72, -1.24), -14)


VIEWS = {
    'drawer-clock': {'make': wide, 'size': (2000, 823), 'lens': 45.46, 'shift': 0.0},
    'drawer-clock-tall': {'make': tall, 'size': (1600, 1570), 'lens': 87.0, 'shift': -0.004},
}
AWAY, HIGH = 11.0, 16.0
for each in VIEWS.values():
    each.update({'samples': 40, 'alpha': True, 'film': {'exposure': 0.3, 'bounces': 3, 'clamp': 3}})
# The place for a sixth, in the drawer that the screen has shown.
CLOSE = {
    'drawer-sixth': (wide, ((5.6, -3.1, 6.3), (4.55, 0.26, 0.1), 58, (4.78, 0.5, 0.1))),
    'drawer-sixth-tall': (tall, ((2.1, -4.7, 6.3), (1.22, -1.12, 0.1), 66, (1.6, -1.4, 0.1))),
}
for name, (make, stand) in CLOSE.items():
    VIEWS[name] = {'make': make, 'stand': stand, 'size': (1400, 1400), 'samples': 32, 'film': {'exposure': 0.3, 'bounces': 3, 'clamp': 3}}


def build(view):
    view['make']()
    sun((0.55, -0.42, -0.72), 3.3, '#FFDDB2', 4)
    area((-8, -2, 7), (0, 0, 0), 4, 240, '#FFF1DC')
    world('#F4F1EA', 0.42)
    if 'lens' in view:
        shadow_ground(plain(C['paper'], rough=1), -0.62)
        camera((0, -AWAY, HIGH), (0, -AWAY, 0), view['lens'], shift=(0, view['shift'] + AWAY / HIGH * view['lens'] / 36))
    else:
        ground(plain('#F6F0E2', rough=1, glow=0.22), floor=-0.62)
        loc, target, lens, focus = view['stand']
        camera(loc, target, lens, fstop=1.4, focus=focus)
