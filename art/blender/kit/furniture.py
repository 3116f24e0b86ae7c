"""Furniture in metres, each on z=0 at the origin, its face towards -y."""
import math

from .build import at, ball, beam, box, drum, extrude, lathe, mesh, panel, ring, tube
from .cloth import cushion, linen
from .materials import glow, metal, plain, wood

OAK = ('#D8B284', '#B28758')
WALNUT = ('#8A5F3E', '#5E3E27')


def timber(tone=OAK, upright=False):
    return wood(*tone, grain=(13, 13, 1.2) if upright else (1.2, 13, 13), rough=0.45)


def curved(radius, height, thick, start, end, mat, loc=(0, 0, 0), rise=0.0, steps=40):
    """Upright bent board round the z axis from `start` to `end` degrees; `rise` lifts its middle."""
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        a = math.radians(start + (end - start) * t)
        top = height + rise * math.sin(math.pi * t)
        for r, z in ((radius, 0), (radius + thick, 0), (radius + thick, top), (radius, top)):
            verts.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(steps):
        for j in range(4):
            k = (j + 1) % 4
            faces.append((i * 4 + j, i * 4 + k, i * 4 + 4 + k, i * 4 + 4 + j))
    faces += [(0, 1, 2, 3), tuple(range(steps * 4, steps * 4 + 4))]
    thing = mesh('curved', verts, faces, mat, loc, tidy=True, angle=50)
    mod = thing.modifiers.new('soft', 'BEVEL')
    mod.width, mod.segments, mod.limit_method = thick * 0.46, 4, 'ANGLE'
    return thing


def armchair(colour='#E9DFD0', legs=WALNUT, pillow=None):
    """Low tub chair."""
    cloth = linen(colour)
    drum(0.36, 0.2, (0, 0, 0.22), cloth, 0.07)
    drum(0.34, 0.12, (0, -0.01, 0.39), cloth, 0.055)
    curved(0.33, 0.44, 0.11, -18, 198, cloth, (0, 0, 0.24), 0.16)
    for x, y in ((-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22), (0.22, 0.22)):
        beam((x * 0.95, y * 0.95, 0.25), (x * 1.12, y * 1.12, 0), 0.035, timber(legs, True), edge=0.012)
    if pillow:
        cushion(0.4, 0.4, 0.15, linen(pillow), (0.0, 0.17, 0.66), (-16, 0, 6))


def sofa(width=2.1, colour='#CFC6B8', pillows=()):
    cloth = linen(colour)
    box((width, 0.85, 0.24), (0, 0, 0.25), cloth, 0.06, segments=4)
    for i in (-1, 1):
        box((width / 2 - 0.12, 0.72, 0.18), (i * (width / 4 - 0.05), -0.06, 0.44), cloth, 0.07, segments=5)
        box((width / 2 - 0.14, 0.2, 0.42), (i * (width / 4 - 0.05), 0.27, 0.7), cloth, 0.08, (-8, 0, 0), 5)
        box((0.16, 0.88, 0.56), (i * (width / 2 - 0.06), 0, 0.38), cloth, 0.07, segments=5)
        for y in (-0.32, 0.32):
            drum(0.022, 0.13, (i * (width / 2 - 0.12), y, 0), timber(WALNUT, True), 0.004, segments=20)
    box((width, 0.16, 0.66), (0, 0.38, 0.45), cloth, 0.07, segments=5)
    for i, tone in enumerate(pillows):
        cushion(0.46, 0.42, 0.17, linen(tone), (-width / 2 + 0.42 + i * (width - 0.84) / max(1, len(pillows) - 1), 0.1, 0.74), (-20, 0, 10 - 14 * i), i)


def chair(seat='#C9683F', legs=OAK, back=True):
    """Dining chair with a bent back rail."""
    board = plain(seat, rough=0.42)
    stand = plain(legs, rough=0.42) if isinstance(legs, str) else timber(legs, True)
    with at((0, 0, 0.455), (90, 0, 0)):
        panel(0.46, 0.44, 0.035, board, radius=0.11, edge=0.014)
    for x in (-1, 1):
        beam((x * 0.17, -0.16, 0.45), (x * 0.2, -0.2, 0), 0.034, stand, edge=0.014)
        beam((x * 0.17, 0.17, 0.45), (x * 0.2, 0.24, 0), 0.034, stand, edge=0.014)
        if back:
            beam((x * 0.185, 0.185, 0.44), (x * 0.2, 0.27, 0.8), 0.03, stand, edge=0.012)
    if back:
        curved(0.42, 0.16, 0.024, 62, 118, board, (0, -0.155, 0.68), 0.03)


def round_table(radius=0.55, height=0.74, top=OAK, leg=None):
    """Round top on a fluted column."""
    mat = plain(top, rough=0.42) if isinstance(top, str) else timber(top)
    column = plain(leg, rough=0.5) if leg else mat
    drum(radius, 0.035, (0, 0, height - 0.035), mat, 0.014, segments=96)
    lathe([(0, 0), (radius * 0.52, 0), (radius * 0.54, 0.02), (radius * 0.16, 0.09), (radius * 0.11, height * 0.5), (radius * 0.2, height - 0.04), (0, height - 0.035)], column, soft=2)


def side_table(colour='#F1ECE2', radius=0.24, height=0.46):
    """Plaster drum: two discs and a column."""
    mat = plain(colour, rough=0.85)
    drum(radius, 0.07, (0, 0, height - 0.07), mat, 0.03)
    drum(radius * 0.52, height - 0.1, (0, 0, 0.04), mat, 0.01)
    drum(radius * 0.82, 0.06, (0, 0, 0), mat, 0.025)


def coffee_table(width=1.0, depth=0.55, top=OAK, height=0.36):
    mat = timber(top)
    with at((0, 0, height), (90, 0, 0)):
        panel(width, depth, 0.04, mat, radius=depth * 0.48, edge=0.014)
    for x in (-0.32, 0.32):
        box((0.05, depth * 0.6, height - 0.02), (x * width, 0, (height - 0.02) / 2), mat, 0.018)


def arc_lamp(height=1.85, reach=0.9, mat=None, lit=6.0):
    brass = mat or metal('#B08A4E', 0.28)
    drum(0.16, 0.03, (0, 0, 0), brass, 0.01)
    tube([(0, 0, 0.03), (0, 0, height * 0.62), (0.03, 0, height * 0.98), (reach * 0.45, 0, height * 1.1), (reach * 0.96, 0, height * 0.98), (reach, 0, height * 0.84)], 0.012, brass)
    ball(0.11, (reach, 0, height * 0.78), glow('#FFE9C6', lit))


def table_lamp(base='#B5533C', shade='#F4E9D4', height=0.5, lit=2.4):
    """Round-bellied base under a cone of cloth."""
    lathe([(0, 0), (height * 0.2, 0), (height * 0.22, height * 0.03), (height * 0.26, height * 0.2), (height * 0.12, height * 0.42), (height * 0.04, height * 0.5), (height * 0.03, height * 0.62), (0, height * 0.62)], plain(base, rough=0.4), soft=2)
    cone = plain(shade, rough=0.9, glow=lit * 0.28) if lit else plain(shade, rough=0.9)
    lathe([(height * 0.34, height * 0.56), (height * 0.2, height), (height * 0.192, height), (height * 0.332, height * 0.56)], cone, soft=0)
    if lit:
        ball(height * 0.09, (0, 0, height * 0.72), glow('#FFE2B0', lit * 2.5))


def mushroom_lamp(colour='#D9481C', height=0.42, lit=2.0):
    """Dome on a column, lit from under the dome."""
    h, mat = height, plain(colour, rough=0.32, coat=0.2)
    lathe([(0, 0), (h * 0.3, 0), (h * 0.31, h * 0.03), (h * 0.14, h * 0.12), (h * 0.1, h * 0.3), (h * 0.1, h * 0.64), (0, h * 0.64)], mat, soft=2)
    dome = [(h * 0.46 * math.cos(math.pi / 2 * i / 14), h * (0.6 + 0.4 * math.sin(math.pi / 2 * i / 14))) for i in range(15)]
    lathe([(h * 0.43, h * 0.6), *dome], mat, soft=0)
    if lit:
        ball(h * 0.12, (0, 0, h * 0.72), glow('#FFDCA6', lit * 3))


def floor_lamp(colour='#1D1D1B', shade='#F2E8D6', height=1.55, lit=2.0):
    steel = plain(colour, rough=0.4)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        tube([(0.03 * math.cos(a), 0.03 * math.sin(a), height * 0.8), (0.15 * math.cos(a), 0.15 * math.sin(a), height * 0.4), (0.27 * math.cos(a), 0.27 * math.sin(a), 0)], 0.011, steel, smooth=False)
    lathe([(0.24, height * 0.78), (0.17, height), (0.165, height), (0.235, height * 0.78)], plain(shade, rough=0.9, glow=lit * 0.3), soft=0)
    ball(0.06, (0, 0, height * 0.88), glow('#FFE2B0', lit * 2))


def pendant(loc, drop=0.8, colour='#2A2F2C', radius=0.22, lit=4.0):
    """Dome on a wire from `loc` downwards."""
    x, y, z = loc
    tube([(x, y, z), (x, y, z - drop / 2), (x, y, z - drop)], 0.005, plain('#1C1C1A', rough=0.5), smooth=False)
    dome = [(radius * math.cos(math.pi / 2 * i / 12), radius * 0.8 * math.sin(math.pi / 2 * i / 12)) for i in range(13)]
    lathe([(radius * 0.97, 0), *dome], plain(colour, rough=0.4), (x, y, z - drop), soft=0)
    ball(radius * 0.3, (x, y, z - drop + 0.06), glow('#FFE2B0', lit))


def shelf(width, things=(), mat=None, thick=0.035, deep=0.22):
    box((width, deep, thick), (0, 0, 0), mat or timber(), 0.006)


def books(count, height=0.24, colours=('#B5533C', '#E8DCC6', '#2E4A3E', '#D9A441', '#F4EFE4'), lying=False):
    """Row (or pile) of books from the origin along x (or upwards)."""
    place = 0.0
    for i in range(count):
        thick, tall = 0.026 + 0.012 * ((i * 7) % 3), height * (0.86 + 0.05 * ((i * 5) % 4))
        cover = plain(colours[i % len(colours)], rough=0.7)
        if lying:
            box((tall, height * 0.72, thick), (0, 0, place + thick / 2), cover, 0.004, (0, 0, (i * 37) % 14 - 7))
        else:
            box((thick, height * 0.7, tall), (place + thick / 2, 0, tall / 2), cover, 0.004)
        place += thick + 0.001
    return place


def round_mirror(radius=0.4, rim=None):
    ring(radius, 0.018, (0, 0, 0), rim or metal('#B08A4E', 0.28), (90, 0, 0))
    extrude([(radius * math.cos(math.tau * i / 64), radius * math.sin(math.tau * i / 64)) for i in range(64)], 0.01, metal('#E6E8E6', 0.03), edge=0)
