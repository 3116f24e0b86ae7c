"""A friendly dentist: clay tooth, mirror, brush and paste, appointment card, in aqua, white and coral."""
import math

import numpy as np

from kit.build import at, ball, box, drum, extrude, mesh, panel, ring, rounded, tube
from kit.light import area, camera, sweep, world
from kit.materials import backdrop, clay, metal, plain

AQUA, WHITE, CORAL, DEEP = '#6FC7C4', '#FDFBF7', '#FF7F6B', '#1F6F78'


def tooth(mat=None, scale=1.0, face=False):
    """Molar: a soft crown with four cusps on two roots; built from one bent ball."""
    mat = mat or plain(WHITE, rough=0.22, coat=0.4)
    rows, around = 60, 72
    verts = []
    for i in range(rows + 1):
        t = math.pi * i / rows
        for j in range(around):
            a = math.tau * j / around
            x, y, z = math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t)
            square = (abs(math.cos(a)) ** 3 + abs(math.sin(a)) ** 3) ** (-1 / 3)
            r = 0.78 * (0.45 + 0.55 * square)
            if z > 0:
                px, py = x * r, y * r
                pz = 0.62 * z ** 0.55 * (1 - 0.2 * math.exp(-(x * x + y * y) * 5) + 0.12 * math.cos(2 * a) ** 2 * math.sin(t) ** 2)
            else:
                narrow = 1 - 0.3 * z * z
                px, py = x * r * narrow, y * r * narrow * (1 - 0.15 * -z)
                # The lower half is drawn out into two roots, apart at the bottom.
                pz = 0.55 * z - 0.75 * z * z * min(1, abs(px) / 0.34) ** 0.8
                px += math.copysign(0.12, px) * z * z if abs(px) > 1e-6 else 0
            verts.append((px, py, pz + 1.3))
    faces = [(i * around + j, (i + 1) * around + j, (i + 1) * around + (j + 1) % around, i * around + (j + 1) % around) for i in range(rows) for j in range(around)]
    with at(scale=scale):
        mesh('tooth', verts, faces, mat, tidy=True)
        if face:
            for x in (-0.24, 0.24):
                ball(0.06, (x, -0.74, 1.5), clay(DEEP), (1, 0.5, 1.25), segments=24)
            tube([(-0.2, -0.75, 1.28), (0, -0.79, 1.17), (0.2, -0.75, 1.28)], 0.028, clay(CORAL))


def mirror():
    """Dentist's mirror; stands along z with its disc on top."""
    steel = metal('#D5DADA', 0.18)
    tube([(0, 0, 0), (0, 0, 1.0), (0, 0, 1.9)], 0.075, clay(AQUA), [1.1, 1, 0.75], smooth=False)
    tube([(0, 0, 1.85), (0, 0, 2.2), (0.06, 0, 2.42)], 0.04, steel)
    with at((0.16, 0, 2.72), (90, 0, -8)):
        drum(0.34, 0.08, (0, 0, -0.04), steel, 0.03)
        drum(0.29, 0.01, (0, 0, 0.036), metal('#F2F6F6', 0.03), 0.002)


def brush(colour=CORAL, length=2.6):
    """Lies along x on z=0, bristles up at +x."""
    with at((0, 0, 0.12), (-90, 0, 0)):
        extrude(rounded(length, 0.26, 0.13), 0.16, clay(colour), edge=0.06)
    for i in range(5):
        for j in range(2):
            box((0.13, 0.1, 0.34), (length / 2 - 0.72 + i * 0.14, -0.06 + j * 0.12, 0.34), clay(AQUA if i in (0, 4) else WHITE), 0.03)


def paste():
    """Tube of toothpaste lying on its side, cap at +x."""
    verts, n = [], 48
    for x, w, h in ((-1.0, 0.5, 0.02), (-0.9, 0.5, 0.04), (-0.3, 0.47, 0.22), (0.5, 0.36, 0.34), (0.7, 0.3, 0.3)):
        verts += [(x, w * math.cos(math.tau * k / n), 0.34 + h * math.sin(math.tau * k / n)) for k in range(n)]
    faces = [(i * n + k, (i + 1) * n + k, (i + 1) * n + (k + 1) % n, i * n + (k + 1) % n) for i in range(4) for k in range(n)]
    faces += [tuple(range(n)), tuple(range(4 * n, 5 * n))]
    mesh('paste', verts, faces, clay(WHITE), tidy=True, angle=50)
    drum(0.24, 0.34, (0.68, 0, 0.34), clay(AQUA), 0.05, (0, 90, 0))


def card():
    """Appointment card: a month with one day ringed."""
    panel(1.7, 1.5, 0.1, clay(WHITE), radius=0.16, edge=0.04)
    panel(1.7, 0.36, 0.13, clay(CORAL), (0, -0.002, 0.57), radius=0.15, edge=0.04)
    for x in (-0.45, 0.45):
        tube([(x, -0.02, 0.66), (x, -0.02, 0.8), (x, -0.02, 0.92)], 0.05, clay(DEEP))
    for row in range(3):
        for col in range(5):
            chosen = (row, col) == (1, 3)
            panel(0.2, 0.2, 0.05, clay(AQUA if chosen else '#DDEBEA'), (-0.58 + col * 0.29, -0.055, 0.16 - row * 0.29), radius=0.06, edge=0.015)
    ring(0.17, 0.03, (0.29, -0.085, -0.13), clay(CORAL), (90, 0, 0), 48, 12)


def hero():
    with at((0.9, 0.4, 0)):
        tooth(scale=1.15, face=True)
    with at((2.2, 0.1, 0.0), (0, 8, 0)):
        mirror()
    with at((-0.7, 0.1, 0.82), (-10, 0, 14)):
        card()
    with at((0.6, -1.25, 0), (0, 0, 8)):
        brush()
    for x, y, r, tone in ((2.9, -0.9, 0.2, CORAL), (-1.9, -0.9, 0.14, AQUA), (3.4, 0.6, 0.28, WHITE), (-1.75, 0.7, 0.22, CORAL)):
        ball(r, (x, y, r), clay(tone))


def alone():
    tooth(scale=1.1, face=True)
    ball(0.2, (1.1, -0.5, 0.2), clay(CORAL))
    ball(0.12, (-1.1, -0.6, 0.12), clay(AQUA))


def mirrors():
    with at((-0.35, 0, 0.1), (0, -16, 0)):
        mirror()
    with at((0.5, 0.1, 0.1), (0, 18, 0)):
        tube([(0, 0, 0), (0, 0, 1.0), (0, 0, 1.9)], 0.075, clay(CORAL), [1.1, 1, 0.75], smooth=False)
        tube([(0, 0, 1.85), (0, 0, 2.3), (0.05, 0, 2.5), (0.26, 0, 2.6), (0.3, 0, 2.5)], 0.035, metal('#D5DADA', 0.18), [1, 1, 0.8, 0.5, 0.2])
    box((1.6, 0.7, 0.26), (0.05, 0.05, 0.13), clay(WHITE), 0.1, segments=5)


def brushes():
    with at((-0.1, 0.45, 0), (0, 0, 10)):
        brush(AQUA)
    with at((0.2, -0.35, 0), (0, 0, -8)):
        brush(CORAL)
    with at((-0.6, 1.35, 0), (0, 0, -6)):
        paste()


def dated():
    with at((0, 0.1, 0.78), (-12, 0, -10)):
        card()
    ball(0.18, (1.15, -0.5, 0.18), clay(CORAL))
    with at((-1.15, -0.35, 0), scale=0.35):
        tooth()


FRONT = {'loc': (0, -9.4, 2.9), 'target': (0, 0, 1.1), 'lens': 66}
MINT, PALE, ROSE = ('#DDF1EF', '#B9E2DF'), ('#F5F8F7', '#DCECEB'), ('#FFE7E0', '#FFD0C4')
VIEWS = {
    'dental-clay': {'make': hero, 'ground': MINT, 'size': (1600, 1067), 'camera': {**FRONT, 'target': (0.45, 0, 1.25), 'lens': 50}},
    'dental-tooth': {'make': alone, 'ground': ROSE, 'camera': FRONT},
    'dental-mirror': {'make': mirrors, 'ground': MINT, 'camera': {**FRONT, 'target': (0.05, 0, 1.45), 'lens': 62}},
    'dental-brush': {'make': brushes, 'ground': PALE, 'camera': {'loc': (0, -7.6, 5.6), 'target': (0, 0.35, 0.2), 'lens': 70}},
    'dental-card': {'make': dated, 'ground': MINT, 'camera': {**FRONT, 'target': (0, 0, 0.8), 'lens': 78}},
}
for each in VIEWS.values():
    each.setdefault('size', (1200, 1200))
    each.update({'samples': 5, 'film': {'look': 'High Contrast', 'exposure': 0.5, 'bounces': 3}})


def build(view):
    view['make']()
    sweep(backdrop(*view['ground']), width=60, back=8, radius=5)
    area((-5, -4.5, 7), (0.4, 0, 0.6), 4, 850, '#FFF8F0')
    area((6, 3, 4), (0.4, 0, 0.8), 3, 240, '#FFE0D8')
    world('#F4FBFA', 0.72)
    camera(**view['camera'])
