"""A shop in a kiln: the wall with its bricked arch, the room where everything is for sale, a shelf at dusk, a glaze."""
import math

from kit.build import at, ball, beam, box, drum, lathe, mesh, ring
from kit.cloth import cushion, linen, rug
from kit.furniture import OAK, WALNUT, books, chair, pendant, sofa, timber
from kit.interior import back_wall, niche_wall, plaster
from kit.light import area, bulb, camera, sun, world
from kit.materials import glow, metal, plain
from kit.potted import grasses
from kit.pottery import brick_floor, dog_bowl, ears, fired, hanging, jug, over_arm, plate, pot, raw, run_pot, running, wicket

PLASTER, CLAY, BOTTLE, CREAM, INK, OCHRE = '#E6D8C6', '#A9583A', '#1E4A38', '#E3D6BF', '#232A26', '#C8923F'
BRICK = ('#9A5238', '#A8613F', '#8A4731', '#B36F4B', '#7C4332')
FLOOR = ('#A9745A', '#9C6850', '#B58268', '#946049', '#A06A58')


def shell(x0, x1, high, arch):
    """Plaster wall at y=2 with the mouth of the kiln in it, brick floor towards the camera."""
    niche_wall(x0, x1, 2, high, [(arch, 1.6, 0, 1.48)], plaster(PLASTER), plain('#24503E', rough=0.42, coat=0.2, vary=0.3, vary_scale=3.5, bump=0.1, bump_scale=16), deep=0.46)
    wicket(arch, 1.6, 1.48, 2, BRICK)
    brick_floor(x0, x1, -7.1, 2.46, FLOOR)


def shelves(arch, levels):
    for z in levels:
        box((1.58, 0.4, 0.042), (arch, 2.22, z), timber(OAK), 0.006)


def stand(kind, height, width, glaze, spot, dip=0.0, scored=()):
    with at(spot):
        pot(kind, height, width, glaze, dip=dip, scored=scored)


def upright_plate(radius, glaze, rim, spot, lean=76):
    with at((spot[0], spot[1], spot[2] + radius * math.sin(math.radians(lean))), (lean, 0, 0)):
        plate(radius, glaze, rim)


def wares(arch, levels):
    """What stands in the arch, board by board."""
    low, middle, high = levels
    green, cream, clay, ochre, black = fired(BOTTLE, 0.25), fired(CREAM), fired(CLAY, 0.4), fired(OCHRE, 0.3), fired(INK, 0.35)
    stand('crock', 0.4, 0.36, cream, (arch - 0.42, 2.14, 0), 0.12)
    with at((arch - 0.42, 2.14, 0)):
        ears(0.4, 0.36, cream)
    stand('churn', 0.46, 0.32, clay, (arch + 0.06, 2.2, 0), 0.3)
    stand('bowl', 0.15, 0.34, green, (arch + 0.5, 2.12, 0))
    stand('bowl', 0.15, 0.32, cream, (arch + 0.5, 2.12, 0.075))
    stand('bottle', 0.36, 0.19, ochre, (arch - 0.56, 2.17, low), 0.1)
    stand('moon', 0.34, 0.35, cream, (arch - 0.17, 2.2, low))
    stand('flask', 0.3, 0.18, black, (arch + 0.23, 2.15, low), 0.16)
    stand('beaker', 0.13, 0.1, clay, (arch + 0.47, 2.1, low), 0.4)
    stand('beaker', 0.13, 0.1, cream, (arch + 0.61, 2.14, low), 0.4)
    upright_plate(0.15, cream, clay, (arch - 0.5, 2.3, middle))
    with at((arch - 0.12, 2.16, middle), (0, 0, 20)):
        jug(0.28, 0.19, cream)
    stand('churn', 0.34, 0.2, green, (arch + 0.26, 2.2, middle), 0.34)
    stand('moon', 0.18, 0.18, clay, (arch + 0.55, 2.14, middle), 0.2)
    stand('bottle', 0.3, 0.15, cream, (arch - 0.38, 2.2, high), 0.3)
    stand('bowl', 0.12, 0.27, ochre, (arch + 0.0, 2.16, high), 0.3)
    stand('flask', 0.27, 0.16, clay, (arch + 0.36, 2.2, high), 0.2)


def bench(width, deep=0.36, height=0.44):
    top = timber(WALNUT)
    box((width, deep, 0.05), (0, 0, height - 0.025), top, 0.008)
    for x in (-1, 1):
        for y in (-1, 1):
            beam((x * (width / 2 - 0.14), y * 0.12, height - 0.04), (x * (width / 2 - 0.07), y * 0.15, 0), 0.042, top, edge=0.012)
    beam((-(width / 2 - 0.12), 0, 0.17), (width / 2 - 0.12, 0, 0.17), 0.03, top, edge=0.01)


def wall(view):
    """The hero: a high plaster wall to write on, and the arch."""
    arch, levels = 1.72, (0.62, 1.13, 1.62)
    shell(-6.5, 6.5, 5.2, arch)
    shelves(arch, levels)
    wares(arch, levels)
    with at((-1.9, 1.6, 0)):
        bench(2.2)
        stand('moon', 0.36, 0.37, fired(BOTTLE, 0.22), (-0.72, 0.02, 0.44))
        stand('flask', 0.25, 0.16, fired(OCHRE), (-0.34, -0.04, 0.44), 0.2)
        with at((0.58, 0.0, 0.44)):
            books(3, 0.3, lying=True, colours=(BOTTLE, '#E8DCC6', CLAY))
        stand('bowl', 0.1, 0.22, fired(CREAM), (0.58, 0.0, 0.54), 0.3)
    with at((0.12, 1.35, 0)):
        dog_bowl(CREAM, '#6B452C')
    with at((3.25, 1.55, 0)):
        pot('crock', 0.56, 0.46, fired('#C9BA9F', 0.3), dip=0.08)
        ears(0.56, 0.46, fired('#C9BA9F', 0.3))
        grasses((0, 0, 0.5), 0.95, 26)
    sun((0.8, 0.42, -0.42), 3.6, '#FFE0B6', 4.0)
    area((-5.5, -1.5, 3.2), (1.0, 2, 1.2), 3.0, 260, '#FFF1DE')
    area((3.0, -6.0, 3.6), (1.0, 1, 1.2), 4.0, 130, '#EAF0F4')
    world('#EDE6DA', 0.4)


def clay_mirror(radius):
    ring(radius, 0.05, (0, 0, 0), fired(CLAY, 0.38), (90, 0, 0))
    with at((0, 0.01, 0), (90, 0, 0)):
        drum(radius, 0.012, (0, 0, 0), metal('#C9CFCB', 0.05), 0.002, segments=96)


def clay_lamp(height, glaze, shade, lit):
    """Thrown foot, linen shade."""
    pot('moon', height * 0.56, height * 0.5, glaze)
    drum(0.009, height * 0.2, (0, 0, height * 0.52), metal('#8C6B3A', 0.35), 0.002)
    lathe([(height * 0.36, height * 0.6), (height * 0.25, height), (height * 0.243, height), (height * 0.353, height * 0.6)], plain(shade, rough=0.95, glow=lit * 0.3), soft=0, segments=96)
    ball(height * 0.07, (0, 0, height * 0.77), glow('#FFD9A0', lit * 4))


def stool(radius, height, colour):
    """Thrown garden stool: a barrel with a flat head."""
    mat = fired(colour, 0.3)
    lathe([(0, 0), (radius * 0.78, 0), (radius * 0.8, 0.02), (radius * 0.98, height * 0.34), (radius, height * 0.55), (radius * 0.82, height * 0.95), (radius * 0.76, height), (0, height)], mat, segments=96)
    for z in (0.14, 0.84):
        ring(radius * (0.91 if z < 0.5 else 0.9), 0.006, (0, 0, height * z), raw())


def low_table():
    """Round ash top on three thrown feet."""
    drum(0.5, 0.042, (0, 0, 0.35), timber(OAK), 0.016, segments=96)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        lathe([(0, 0), (0.05, 0), (0.075, 0.06), (0.05, 0.2), (0.07, 0.35), (0, 0.35)], fired(BOTTLE, 0.3), (0.3 * math.cos(a), 0.3 * math.sin(a), 0))


def room(view):
    """Everything that is for sale, and nothing in front of anything else."""
    arch = -1.35
    shell(-6, 6, 4.2, arch)
    shelves(arch, (0.78, 1.34))
    green, cream, clay, ochre = fired(BOTTLE, 0.25), fired(CREAM), fired(CLAY, 0.4), fired(OCHRE, 0.3)
    # In the arch: a jar, a bottle, a pile of bowls.
    stand('moon', 0.38, 0.39, cream, (arch - 0.36, 2.18, 0.8))
    stand('bowl', 0.13, 0.3, clay, (arch + 0.38, 2.16, 0.8))
    stand('bowl', 0.13, 0.29, cream, (arch + 0.38, 2.16, 0.865))
    stand('bowl', 0.13, 0.28, clay, (arch + 0.38, 2.16, 0.93))
    stand('bottle', 0.42, 0.2, ochre, (arch + 0.02, 2.2, 1.36), 0.1)
    with at((arch - 0.05, 2.0, 0)):
        pot('crock', 0.5, 0.46, fired('#C9BA9F', 0.3), dip=0.09, scored=(0.72, 0.76))
        ears(0.5, 0.46, fired('#C9BA9F', 0.3))
    # On the wall.
    with at((-3.08, 1.98, 2.1)):
        hanging(0.78, 1.15, [(0.1, CREAM), (0.07, BOTTLE), (0.2, CLAY), (0.06, CREAM), (0.24, BOTTLE), (0.05, OCHRE), (0.18, CREAM), (0.1, CLAY)], timber(WALNUT))
    with at((1.3, 1.93, 1.86), (6, 0, 0)):
        clay_mirror(0.37)
    # What the mirror sees: the other wall, and the door.
    back_wall(-6, 6, -7.1, 4.2, plaster(PLASTER))
    box((0.95, 0.06, 2.1), (2.9, -7.06, 1.05), plain(BOTTLE, rough=0.5), 0.01)
    # On the floor, from the left.
    with at((-2.95, 1.05, 0)):
        stool(0.19, 0.44, OCHRE)
    with at((1.3, 1.38, 0)):
        sofa(2.05, '#CFC4B1')
        cushion(0.48, 0.44, 0.17, linen(CLAY), (-0.45, 0.08, 0.76), (-20, 0, 8), 2)
        with at((0.96, -0.02, 0)):
            over_arm(0.6, [(0.135, 0.1), (0.13, 0.55), (0.1, 0.7), (-0.02, 0.685), (-0.12, 0.68), (-0.14, 0.58), (-0.2, 0.555), (-0.42, 0.56)], [(0.1, CREAM), (0.12, BOTTLE), (0.05, CREAM), (0.12, BOTTLE), (0.3, CREAM), (0.05, CLAY), (0.26, CREAM)])
    with at((3.05, 1.35, 0)):
        box((0.5, 0.42, 0.04), (0, 0, 0.48), timber(WALNUT), 0.008)
        for x in (-0.2, 0.2):
            for y in (-0.16, 0.16):
                beam((x, y, 0.47), (x * 1.06, y * 1.06, 0), 0.036, timber(WALNUT, True), edge=0.01)
        with at((0, 0, 0.5)):
            clay_lamp(0.62, green, '#F0E2C6', view['lit'])
    rug(2.5, 1.4, linen('#CDBB9E'), (0.5, 0.0, 0.002))
    for x, tone in ((-0.65, BOTTLE), (-0.57, CLAY), (1.57, CLAY), (1.65, BOTTLE)):
        rug(0.05, 1.402, linen(tone), (x, 0.0, 0.0035))
    with at((0.1, 0.1, 0.027)):
        low_table()
        with at((-0.12, 0.05, 0.392), (0, 0, 25)):
            jug(0.29, 0.2, green)
    with at((-1.95, 0.5, 0), (0, 0, 34)):
        chair(BOTTLE, OAK)
    pendant((2.3, 0.6, 4.2), 1.98, CLAY, 0.24, view['lit'])
    with at((2.6, 0.3, 0)):
        dog_bowl(CREAM, '#6B452C')
    area((-5.0, -1.2, 2.9), (0.6, 1.6, 0.9), 2.6, 220, '#E4ECF4')
    area((1.0, -6.2, 3.6), (0.2, 1, 1.0), 4.5, 150, '#F4EFE8')
    bulb((3.05, 1.35, 1.02), 24, '#FFBE78', 0.1)
    bulb((2.3, 0.6, 2.17), 30, '#FFC684', 0.12)
    world('#CDD6DE', 0.32)


# What the marks of the room point at.
MARKS = {
    'hanging': (-3.08, 1.95, 1.6), 'stool': (-2.95, 0.9, 0.25), 'chair': (-1.97, 0.47, 0.47), 'moon': (-1.71, 2.0, 1.0), 'bottle': (-1.33, 2.1, 1.5),
    'bowls': (-0.97, 2.05, 0.96), 'crock': (-1.4, 1.8, 0.27), 'jug': (-0.02, 0.1, 0.56), 'table': (0.4, 0.02, 0.41), 'rug': (1.3, -0.35, 0.03),
    'mirror': (1.3, 1.93, 1.86), 'cushion': (0.86, 1.4, 0.78), 'blanket': (2.36, 1.1, 0.5), 'lamp': (3.05, 1.15, 0.72), 'pendant': (2.3, 0.4, 2.31), 'bowl': (2.6, 0.2, 0.05),
}


def dusk(view):
    """A board over the counter, an hour after closing: one lamp, blue behind it."""
    back_wall(-4, 4, 1.2, 3.2, plaster('#5B6A60'))
    box((5.2, 0.34, 0.06), (0, 1.0, 0.97), timber(WALNUT), 0.008)
    green, cream, clay, ochre, black = fired(BOTTLE, 0.22), fired(CREAM), fired(CLAY, 0.35), fired(OCHRE, 0.3), fired(INK, 0.3)
    stand('bottle', 0.44, 0.2, cream, (-1.72, 1.0, 1.0), 0.14)
    stand('bowl', 0.13, 0.3, clay, (-1.33, 0.95, 1.0))
    stand('churn', 0.36, 0.24, green, (-0.95, 1.0, 1.0), 0.3)
    stand('beaker', 0.13, 0.1, cream, (-0.68, 0.93, 1.0), 0.4)
    with at((-0.28, 0.98, 1.0)):
        clay_lamp(0.58, clay, '#E9C993', 1.5)
    stand('moon', 0.34, 0.35, cream, (0.22, 1.0, 1.0))
    with at((0.62, 0.95, 1.0), (0, 0, 15)):
        jug(0.3, 0.2, ochre)
    stand('flask', 0.4, 0.2, black, (1.0, 1.0, 1.0), 0.16)
    upright_plate(0.2, cream, green, (1.45, 1.1, 1.0), 78)
    stand('beaker', 0.13, 0.1, clay, (1.85, 0.95, 1.0), 0.4)
    bulb((-0.28, 0.9, 1.45), 11, '#FFB765', 0.09)
    area((-4.5, -1.0, 2.8), (0, 1, 1.2), 2.6, 120, '#7FA4D2')
    area((3.6, -2.6, 2.2), (1.2, 1, 1.1), 2.0, 16, '#8FA6C4')
    world('#41587A', 0.3)


def run(view):
    """Glaze that stopped an inch before the shelf."""
    runs = [(-96, 0.26, 5.5), (-112, 0.13, 4.2), (-84, 0.17, 4.6), (-74, 0.3, 5.2), (-61, 0.12, 4.4), (-126, 0.24, 5), (-141, 0.11, 4.6), (-103.5, 0.05, 4), (-48, 0.2, 5), (-36, 0.1, 4), (-156, 0.19, 5)]
    run_pot(0.42, 0.32, runs, running('#1E5A42', '#B9803A', '#AC6C4C', '#76452F'))
    mesh('board', [(-3, -2, 0), (3, -2, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)], plain('#D9C7AE', rough=0.9), smooth=False)
    back_wall(-4, 4, 1.6, 3, plain('#DCCBB4', rough=1))
    area((-1.4, -1.0, 1.0), (0, 0, 0.2), 0.7, 30, '#FFF0DC', height=1.2)
    area((1.6, -0.8, 0.5), (0, 0, 0.2), 0.5, 7, '#DCE8F2')
    area((0, 0.3, 1.8), (0, 0, 0.2), 0.8, 10, '#FFFFFF')
    world('#F2EBE0', 0.3)


VIEWS = {
    'kiln-wall': {'make': wall, 'size': (2880, 1660), 'samples': 30, 'camera': {'loc': (0, -5.6, 1.45), 'target': (0, 2, 1.45), 'lens': 31, 'shift': (0, 0.02)}, 'film': {'exposure': 0.12, 'bounces': 4, 'clamp': 3}},
    'kiln-room': {'make': room, 'lit': 3.0, 'size': (2880, 1440), 'samples': 30, 'camera': {'loc': (0.05, -5.9, 1.45), 'target': (0.05, 2, 1.45), 'lens': 34.5, 'shift': (0, -0.045)}, 'film': {'exposure': 0.46, 'bounces': 4, 'clamp': 3}},
    'kiln-dusk': {'make': dusk, 'size': (2880, 1350), 'samples': 30, 'camera': {'loc': (0.1, -3.2, 1.36), 'target': (0.1, 1, 1.36), 'lens': 36}, 'film': {'exposure': 0.85, 'bounces': 4, 'clamp': 3}},
    'kiln-glaze': {'make': run, 'size': (1600, 2000), 'samples': 30, 'camera': {'loc': (0.03, -0.95, 0.23), 'target': (0.015, -0.15, 0.192), 'lens': 118, 'fstop': 8, 'focus': (0, -0.15, 0.19)}, 'film': {'exposure': 0.1, 'bounces': 4, 'clamp': 3}},
}


def build(view):
    view['make'](view)
    thing = camera(**view['camera'])
    if view['make'] is room:
        say_marks(thing, view['size'])


def say_marks(thing, size):
    """Where the marks come to lie, in percent of the picture: `src/homes/decor/items.ts` has them from here."""
    import bpy
    from bpy_extras.object_utils import world_to_camera_view
    from mathutils import Vector
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    bpy.context.view_layer.update()
    for name, spot in MARKS.items():
        x, y, _ = world_to_camera_view(scene, thing, Vector(spot))
        print(f'MARK {name} x {100 * x:.1f} y {100 - 100 * y:.1f}')
