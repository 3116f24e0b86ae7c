"""A workshop in a field where a machine of interface parts is being built. Larkfield's own world."""
from kit.build import at, box, drum
from kit.interface import browser, cog, cursor, opening, tile, toggle
from kit.landscape import field, hills
from kit.light import area, bulb, camera, shadow_ground, sky, sun, world
from kit.machine import conveyor, machine
from kit.materials import LARKFIELD as C
from kit.materials import paint, plain, wood
from kit.plants import bush, flowers, tree
from kit.field import lark, letterbox, slab, stones
from kit.shed import shed
from kit.timber import bench, crate, fence, ladder, stool
from kit.tools import hammer, mug, pencil, plane_tool, saw, screwdriver

VIEWS = {
    'workshop-field': {
        'size': (2000, 1500), 'alpha': True, 'samples': 14, 'hour': 'morning',
        'camera': {'loc': (-3.4, -13.2, 5.9), 'target': (-0.05, 0.1, 1.02), 'lens': 56},
    },
    'workshop-evening': {
        'size': (2000, 1333), 'samples': 14, 'hour': 'evening', 'film': {'exposure': 0.62},
        'camera': {'loc': (2.6, -12.4, 2.3), 'target': (0.2, 0.2, 1.36), 'lens': 55},
    },
}


DUSK = ((0.0, '#FFB878'), (0.05, '#EFB595'), (0.12, '#A79DBE'), (0.2, '#6680BC'), (0.34, '#3A5AA0'))


def tool_wall():
    """Hanging tools on the back wall of the shed, in the x-z plane."""
    box((1.25, 0.03, 0.62), (0, 0, 0), wood('#D9B98D', '#C09A69'), 0.01)
    with at((-0.32, -0.04, 0.12)):
        saw()
    for i, colour in enumerate((C['vermilion'], C['mustard'], C['field'], C['sky'])):
        with at((0.02 + i * 0.12, -0.05, -0.1)):
            screwdriver(colour, 0.22)
    with at((0.42, -0.05, 0.16), (90, 60, 0)):
        hammer()


def inside_shed():
    with at((-0.55, 0.35, 0.07)):
        bench(1.6, 0.62, 0.8)
        with at((-0.35, -0.02, 0.8), (0, 0, 20)):
            plane_tool()
        with at((0.35, 0.02, 0.8), (0, 0, 0)):
            mug(C['vermilion'])
        with at((0.08, -0.12, 0.82), (0, 0, -25)):
            pencil()
        with at((0.58, 0.1, 1.07), (0, 0, -8)):
            cog(0.26, 10, C['mustard'], 0.1)
    with at((-0.62, 0.86, 1.42)):
        tool_wall()
    with at((0.95, 0.62, 0.48), (-12, 0, -14)):
        browser(0.9, 0.7, C['ink'])
    with at((1.08, 0.1, 0.07), (0, 0, 12)):
        crate(0.42)
        with at((-0.05, 0, 0.26), (-20, 0, 0)):
            tile(0.22, C['sky'])
        with at((0.1, 0.05, 0.28), (15, 20, 0)):
            tile(0.2, C['vermilion'])
    box((1.3, 0.24, 0.035), (-0.6, 0.78, 1.88), wood(), 0.008)
    for i, (colour, tall) in enumerate(((C['vermilion'], 0.2), (C['sky'], 0.16), (C['mustard'], 0.22), (C['paper'], 0.15))):
        drum(0.075, tall, (-1.05 + i * 0.28, 0.78, 1.9), paint(colour), 0.012)


def on_shed_floor(x, y):
    return (x > -0.5) & (x < 2.7) & (y > 0) & (y < 2.05)


def yard(evening):
    if evening:
        field(near=-8.5, far=9.0, width=9.0, count=52000, height=0.12, skip=on_shed_floor)
    else:
        slab(7.8, 5.6, 0.6, grass=24000, clear=((-0.55, -0.05, 2.75, 2.1),))
    with at((1.1, 1.05, 0)):
        shed(lamps=60.0 if evening else 14.0)
        inside_shed()
    with at((-1.55, -0.35, 0), (0, 0, -6)):
        machine()
    with at((-0.58, -0.6, 0), (0, 0, 12)):
        conveyor(1.5, 0.42)
    with at((2.05, 0.02, 0), (-9, 0, 0)):
        ladder(2.5, 0.42, 8, C['paper'])
    tree((-2.75, 1.35, 0), 2.7, 1.05, seed=4)
    bush((3.2, 0.95, 0), 0.36, seed=8)
    bush((-1.1, 2.2, 0), 0.42, seed=9)
    bush((-3.35, -0.4, 0), 0.27, seed=11)
    fence([(-3.4, 0.35), (-3.3, 1.25), (-2.9, 2.05), (-2.05, 2.4), (-1.1, 2.5)])
    fence([(3.45, 0.35), (3.5, -0.5), (3.25, -1.3)])
    with at((3.0, -1.75, 0), (0, 0, -14)):
        letterbox(0.78)
    stones([(0.75, -0.35, 0.26), (0.95, -0.95, 0.24), (0.7, -1.5, 0.27), (1.0, -2.1, 0.24)])
    with at((1.75, -1.05, 0), (0, 0, -18)):
        crate(0.5)
        with at((-0.08, 0.02, 0.34), (-24, 12, 10)):
            toggle(0.44, True, C['vermilion'])
        with at((0.13, 0.05, 0.36), (-10, -20, -30)):
            cursor(0.42)
    with at((-0.2, -1.75, 0.36), (-24, 0, 12)):
        opening(0.95, 0.74, 0.085, C['sky'])
    with at((-2.75, -1.6, 0), (0, 0, 30)):
        stool(0.5)
        with at((0, 0, 0.5)):
            mug(C['paper'], 0.9)
    with at((-3.3, 1.25, 0.52), (0, 0, 20)):
        lark(1.15)
    with at((-0.35, 0.02, 2.43), (0, 0, 200)):
        lark(1.1)
    flowers([(2.4, -1.5, 0), (2.55, -1.35, 0), (2.7, -1.2, 0), (2.3, -1.25, 0), (-3.1, -1.1, 0), (-2.9, -1.0, 0), (-3.2, -0.9, 0), (0.2, -2.2, 0), (0.35, -2.3, 0), (-1.6, -2.1, 0), (-1.45, -2.0, 0), (-1.7, -1.95, 0)], (C['paper'], C['vermilion'], C['mustard'], C['paper']))


def morning():
    sun((0.75, 0.62, -0.62), 4.6, '#FFE0B4', 2.5)
    area((-6, -7, 7), (0, 0, 0.5), 6, 420, '#FFF1DC')
    world('#DCE9F2', 0.62)


def evening():
    """Blue hour: the sky still lights the field, the lamps have just been lit."""
    hills(('#7B9AA0', '#93ABB8', '#B4BFC8', '#D6CBC4'), 18, -0.4, 0.75, 3, own=0.22)
    sky(DUSK, 1.25, '#8FB0E0', 0.5)
    area((-8, 3, 6), (0, 0, 1), 6, 340, '#A9C4F0')
    area((2.1, -0.5, 2.0), (2.3, -4.0, 0), 1.6, 150, '#FFB765', height=0.5)
    bulb((1.0, 0.6, 1.75), 60, '#FFB25E', 0.2)
    bulb((-1.5, -1.35, 1.0), 16, '#FFC27A', 0.15)


def build(view):
    dusk = view['hour'] == 'evening'
    yard(dusk)
    if dusk:
        evening()
    else:
        shadow_ground(plain('#F6F3EC', rough=1), -0.6)
        morning()
    camera(**view['camera'])

