"""Larkfield out of doors: a letterbox at the fence, a gate without a fence, the machine in the grass."""
import math

import numpy as np

from kit.build import at, beam, box, extrude, lathe, mesh, ring
from kit.field import lark, letterbox, stones
from kit.landscape import field, hills, morning_sky
from kit.light import camera
from kit.machine import conveyor, machine
from kit.materials import LARKFIELD as C
from kit.materials import metal, paint, plain, wood
from kit.plants import bush, flowers, tree
from kit.timber import fence, ladder
from kit.tools import envelope


def letterbox_scene():
    field()
    hills()
    fence([(-5.2, 1.1), (-3.2, 0.95), (-1.2, 0.85), (0.7, 0.9), (2.6, 1.0), (4.6, 1.2)], 0.85)
    with at((0.62, 0.0, 0), (0, 0, -24), 1.25):
        letterbox(0.98, C['field'], True, True)
        with at((0, 0, 1.02)):
            for i, (lift, turn, colours) in enumerate(((0.07, 8, (C['paper'], '#E9DFCB', None)), (0.13, -4, (C['sky'], '#B5CDD6', None)), (0.19, 3, (C['paper'], '#E9DFCB', C['vermilion'])))):
                with at((-0.32 - 0.05 * i, -0.0, lift), (-90 + 4 * i, 0, 90 + turn)):
                    envelope(0.26, 0.36, *colours)
    with at((-1.15, 0.85, 0.82), (0, 0, 12)):
        lark(1.5)
    tree((-3.3, 3.6, 0), 3.0, 1.2, seed=6)
    bush((2.7, 1.9, 0), 0.5, seed=7)
    flowers([(x, y, 0) for x, y in ((-0.4, -0.7), (-0.1, -0.9), (0.2, -0.75), (1.6, -0.6), (1.8, -0.85), (2.1, -0.5), (-1.7, -0.3), (-1.9, -0.6), (-2.3, -0.2), (1.2, -1.2), (-0.9, -1.2))], (C['paper'], C['vermilion'], C['mustard'], C['paper']), 0.3, 0.042)
    morning_sky()


def gate_scene():
    """A gate with nothing on either side of it: one can simply walk round."""
    field(skip=lambda x, y: abs(x - 0.15 * np.sin(y)) < 0.34)
    hills(seed=4)
    mesh('path', [(0.15 * math.sin(y) + s * (0.42 + 0.02 * math.sin(y * 5)), y, 0.004) for y in [(-5 + i * 0.5) for i in range(60)] for s in (-1, 1)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(59)], plain('#D9C7A3', rough=1, vary=0.08, vary_scale=3))
    post = wood('#B98A5A', '#85603A', grain=(13, 13, 1.2))
    for x in (-1.02, 1.02):
        box((0.19, 0.19, 1.5), (x, 0, 0.75), post, 0.03)
        lathe([(0.12, 0), (0.13, 0.03), (0.06, 0.1), (0, 0.12)], post, (x, 0, 1.5), segments=32)
    paper = paint(C['paper'])
    with at((0, 0, 0.05)):
        for z in (0.22, 0.47, 0.72, 0.97, 1.2):
            box((1.78, 0.05, 0.1), (0, 0, z), paper, 0.012)
        for x in (-0.84, 0, 0.84):
            box((0.1, 0.07, 1.12), (x, 0, 0.71), paper, 0.012)
        beam((-0.84, -0.02, 0.24), (0.84, -0.02, 1.18), 0.04, paper, 0.09)
        ring(0.07, 0.018, (0.84, -0.07, 0.98), metal('#3A4442', 0.4), (90, 0, 0), 32, 12)
    with at((2.25, -0.1, 0)):
        box((0.12, 0.12, 2.25), (0, 0, 1.12), post, 0.02)
        for z, turn, side, colour in ((2.0, -12, 1, C['vermilion']), (1.66, 16, -1, C['field']), (1.34, -6, 1, C['mustard'])):
            with at((0, -0.09, z), (0, 0, turn)):
                arrow = [(-0.35, -0.13), (0.42, -0.13), (0.6, 0), (0.42, 0.13), (-0.35, 0.13)]
                extrude([(x * side + 0.12 * side, q) for x, q in arrow][::side], 0.05, paint(colour), edge=0.012)
    with at((-1.02, 0, 1.62), (0, 0, 190)):
        lark(1.5)
    tree((-4.2, 4.4, 0), 3.2, 1.3, seed=3)
    bush((3.6, 2.6, 0), 0.5, seed=5)
    stones([(-0.75, -1.1, 0.14), (0.7, -1.7, 0.18), (0.95, -1.4, 0.1)])
    flowers([(x, y, 0) for x, y in ((-1.6, -0.5), (-1.8, -0.8), (-1.4, -0.9), (1.5, -0.7), (1.7, -0.4), (2.7, -0.8), (-2.4, 0.1), (-2.7, -0.2))], (C['paper'], C['vermilion'], C['mustard'], C['paper']), 0.3, 0.042)
    morning_sky()


def machine_close():
    """The interface machine from low down, in the grass."""
    field(near=-3.2, width=7.5, count=24000)
    hills()
    with at((0, 0, 0), (0, 0, -16)):
        machine()
    with at((0.98, -0.42, 0), (0, 0, 4)):
        conveyor(1.7, 0.42)
    with at((-1.75, 0.55, 0), (0, 10, 0)):
        with at(rot=(0, 0, 80)):
            ladder(2.0, 0.42, 7, C['paper'])
    tree((-3.6, 4.2, 0), 3.4, 1.3, seed=4)
    bush((3.4, 2.4, 0), 0.5, seed=5)
    fence([(-6, 3.4), (-3, 3.2), (0, 3.1), (3, 3.2), (6, 3.5)], 0.8)
    with at((0.55, -0.1, 2.24), (0, 0, 0)):
        lark(1.15)
    flowers([(x, y, 0) for x, y in ((-1.6, -1.1), (-1.9, -0.8), (-1.3, -1.4), (1.9, -1.2), (2.2, -0.9), (0.4, -1.7))], (C['paper'], C['vermilion'], C['mustard']), 0.28, 0.036)
    morning_sky()


VIEWS = {
    'letterbox': {'make': letterbox_scene, 'size': (2000, 1333), 'camera': {'loc': (-0.9, -5.6, 1.35), 'target': (0.1, 0.2, 1.12), 'lens': 46, 'fstop': 2.4, 'focus': (0.6, 0, 1.2)}},
    'gate-lost': {'make': gate_scene, 'size': (2000, 1333), 'camera': {'loc': (-0.3, -7.2, 1.6), 'target': (0.35, 0, 1.22), 'lens': 44}},
    'workshop-machine': {'make': machine_close, 'size': (2000, 1333), 'camera': {'loc': (-1.6, -5.4, 0.75), 'target': (0.2, 0, 1.42), 'lens': 36}},
}
for each in VIEWS.values():
    each.update({'samples': 12, 'film': {'exposure': 0.25, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    camera(**view['camera'])
