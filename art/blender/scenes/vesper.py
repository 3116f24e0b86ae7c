"""Vesper Street: the stair of the house by morning light from above, and its model, cut open on the office table."""
import math
import random

from kit.build import at, ball, beam, box, drum, extrude, lathe, mesh, tube
from kit.cloth import linen
from kit.furniture import books
from kit.interior import flat, floor, plaster
from kit.light import area, camera, sun, world
from kit.materials import metal, plain, planks, wood
from kit.people import cut_out

OAK = ('#C39A6B', '#946A42')


def shoe(loc, turn, colour, long=0.26, tip=0):
    """A canvas shoe, lying as it was kicked off."""
    with at(loc, (0, tip, turn), long / 0.26):
        sole = plain('#E9E2D4', rough=0.7)
        box((0.095, 0.26, 0.024), (0, 0, 0.014), sole, 0.011, segments=3)
        box((0.085, 0.13, 0.07), (0, -0.055, 0.055), plain(colour, rough=0.9), 0.034, segments=4)
        box((0.078, 0.13, 0.085), (0, 0.06, 0.062), plain(colour, rough=0.9), 0.026, segments=4)
        box((0.05, 0.075, 0.02), (0, 0.05, 0.104), plain('#2A2622', rough=1), 0.008)
        for k in range(3):
            box((0.06, 0.007, 0.006), (0, -0.03 - 0.022 * k, 0.09 - 0.006 * k), sole, 0.002)


def hung_coat(loc, colour, long=0.95, wide=0.2, phase=0.0):
    """A coat on a peg, seen from the room."""
    x, y, z = loc
    verts, n, m = [], 34, 40
    for i in range(n + 1):
        t = i / n
        half = 0.035 + (wide - 0.035) * min(1.0, t * 3.4) ** 0.6 + 0.05 * t
        for j in range(m + 1):
            s = 2 * j / m - 1
            fold = 0.035 * math.sin(s * 7 + phase) * (0.25 + 0.75 * t) + 0.014 * math.sin(s * 19 + 5 * t + phase) * t
            verts.append((x + half * s, y - 0.05 - fold - 0.1 * (1 - s * s), z - long * t + 0.06 * s * s * (1 - t)))
    faces = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    mesh('coat', verts, faces, plain(colour, rough=0.95, sheen=0.3)).modifiers.new('thick', 'SOLIDIFY').thickness = 0.012


def stairwell():
    """A slot of a room, five metres high: oak treads along one wall, a light in the roof that runs its whole length."""
    white, oak = plaster('#EDEAE3'), wood(*OAK, grain=(1.2, 11, 11), rough=0.45)
    x0, x1, back, high = -1.9, 1.7, 3.4, 5.3
    floor(x0, x1, -5, back, planks('#C9A577', '#9C7449', 2.4, 0.2, 0.42))
    flat([(x0, back, 0), (x1, back, 0), (x1, back, high), (x0, back, high)], white)
    flat([(x1, -5, 0), (x1, back, 0), (x1, back, high), (x1, -5, high)], white)
    flat([(x0, -5, 0), (x0, back, 0), (x0, back, high), (x0, -5, high)], white)
    # Roof with a slot of glass against the wall of the stair.
    flat([(x0, -5, high), (0.55, -5, high), (0.55, back, high), (x0, back, high)], white)
    for y in (-1.6, -0.2, 1.2, 2.6):
        box((1.2, 0.07, 0.3), (1.13, y, high + 0.14), oak, 0.006)
    box((0.06, 9, 0.34), (0.58, -0.8, high + 0.15), white, 0.004)
    # Sixteen treads along the right wall, upwards and away; each is a plank that does not touch it.
    steps, rise, run, width = 15, 0.19, 0.262, 1.0
    for k in range(steps):
        y, z = -0.75 + run * k, rise * (k + 1)
        box((width, run + 0.03, 0.045), (x1 - 0.03 - width / 2, y, z), oak, 0.006)
        box((width - 0.02, 0.02, rise - 0.04), (x1 - 0.03 - width / 2, y - run / 2 + 0.03, z - rise / 2 - 0.02), plain('#F2EFE8', rough=0.7), 0.002)
    low, top = (x1 - width - 0.06, -0.95, 0.0), (x1 - width - 0.06, -0.95 + run * steps + 0.1, rise * steps)
    extrude([(low[1], 0), (low[1] + 0.4, 0), (top[1], top[2] - 0.28), (top[1], top[2] + 0.02)], 0.045, oak, (low[0], 0, 0), (0, 0, 90), edge=0.004)
    # A rail of round bars, black and thin, and the landing that it leads to.
    iron = plain('#23211F', rough=0.5)
    for k in range(steps * 2):
        y = -0.85 + run * k / 2
        z = rise * (k / 2 + 0.4)
        tube([(low[0], y, z), (low[0], y, z + 0.45), (low[0], y, z + 0.9)], 0.007, iron, smooth=False)
    beam((low[0], -0.98, 0.96), (low[0], -0.85 + run * steps, rise * steps + 0.98), 0.045, oak, 0.05, edge=0.014)
    box((x1 - x0, 1.0, 0.24), ((x0 + x1) / 2, back + 0.2, rise * steps - 0.12), white, 0.004)
    # A shelf of books under the landing, and pegs with what four people wear.
    for z in (0.42, 0.82, 1.22):
        box((1.5, 0.26, 0.03), (-1.05, back - 0.14, z), oak, 0.004)
    rnd = random.Random(4)
    for z in (0.435, 0.835, 1.235):
        x = -1.76
        while x < -0.5:
            with at((x, back - 0.16, z)):
                x += books(rnd.randint(4, 8), rnd.uniform(0.22, 0.3), ('#8C3B2A', '#DCD2BF', '#33483F', '#C2A057', '#EDE6D8', '#4B5A6B')) + rnd.choice((0, 0.05, 0.22))
    box((0.03, 1.5, 0.1), (x0 + 0.02, 0.5, 1.62), oak, 0.004)
    with at((x0 + 0.03, 0.5, 0), (0, 0, 90)):
        for x, tone, long, wide, phase in ((-0.56, '#3C4A57', 1.05, 0.21, 0.3), (-0.2, '#B9A27C', 1.0, 0.19, 1.7), (0.16, '#C0492B', 0.66, 0.15, 2.9), (0.5, '#5F7A56', 0.58, 0.14, 4.1)):
            hung_coat((x, -0.03, 1.62), tone, long, wide, phase)
    # What fell where it was taken off.
    shoe((0.98, -0.78, 0.215), 24, '#8C3B2A', 0.2)
    shoe((1.16, -0.74, 0.215), -12, '#8C3B2A', 0.2)
    shoe((-0.02, -1.05, 0), 40, '#3C4A57')
    shoe((0.16, -1.3, 0.03), 118, '#3C4A57', 0.26, 78)
    with at((-1.5, -0.45, 0), (0, 0, 12)):
        box((0.34, 0.2, 0.4), (0, 0, 0.21), plain('#C2A057', rough=0.9), 0.07, (8, 0, 0), 4)
        box((0.26, 0.08, 0.2), (0, -0.13, 0.15), plain('#AD8C48', rough=0.9), 0.04, (8, 0, 0), 4)
        tube([(-0.06, 0, 0.4), (0, 0.01, 0.47), (0.06, 0, 0.4)], 0.012, plain('#8A6F38', rough=0.9))
    box((1.1, 1.7, 0.014), (-0.72, 0.75, 0.008), linen('#D9D2C2', 0.5), 0.005)


def sheet(width, depth, loc, turn, lines):
    """A drawing on paper: white, with black lines (x0, y0, x1, y1)."""
    with at(loc, (0, 0, turn)):
        box((width, depth, 0.004), (0, 0, 0), plain('#FBF9F3', rough=0.9), 0)
        for ax, ay, bx, by, thick in lines:
            beam((ax, ay, 0.003), (bx, by, 0.003), thick, plain('#1B1B1B', rough=0.9), 0.001, edge=0)


def model():
    """Basswood at one to fifty, in decimetres: the front half is taken away, so that one looks into every room."""
    bass, card, dark = wood('#E2C79C', '#C9A876', grain=(1.5, 9, 9), rough=0.7), plain('#F5F2EA', rough=0.9), plain('#2A2826', rough=0.8)
    for i, tone in enumerate(('#B9B2A4', '#C9C3B6')):
        box((6.4, 4.2, 0.09), (0, 0, 0.045 + 0.092 * i), plain(tone, rough=0.95), 0.006)
    ground = 0.185
    with at((0, 0.35, ground)):
        # Long lower floor under one slab, its rooms open to us.
        box((4.6, 1.9, 0.06), (0.1, 0, 0.03), bass, 0.004)
        for x, wide in ((-2.15, 0.06), (-0.65, 0.035), (0.55, 0.035), (2.35, 0.06)):
            box((wide, 1.8, 0.72), (x, 0.02, 0.42), bass, 0.004)
        box((4.5, 0.06, 0.72), (0.1, 0.92, 0.42), bass, 0.004)
        box((4.9, 2.1, 0.07), (0.15, 0.0, 0.815), bass, 0.004)
        # Upper box, moved to the left; its front is away as well.
        box((3.1, 1.72, 0.05), (-0.75, 0.02, 0.876), card, 0.004)
        box((3.1, 1.72, 0.06), (-0.75, 0.02, 1.58), card, 0.004)
        for x in (-2.27, 0.77):
            box((0.06, 1.72, 0.66), (x, 0.02, 1.225), card, 0.004)
        box((3.1, 0.05, 0.66), (-0.75, 0.85, 1.225), card, 0.004)
        for x in (-1.25, -0.3):
            box((0.03, 1.5, 0.64), (x, 0.08, 1.225), card, 0.004)
        # Stair, table, beds, a tub.
        for k in range(11):
            box((0.24, 0.062, 0.03), (0.34, -0.34 + 0.085 * k, 0.09 + 0.066 * k), bass, 0.002)
        box((0.62, 0.26, 0.025), (1.35, -0.2, 0.3), bass, 0.003)
        for x in (1.1, 1.6):
            box((0.03, 0.2, 0.24), (x, -0.2, 0.17), bass, 0.002)
        box((0.75, 0.26, 0.12), (-1.45, 0.3, 0.13), card, 0.02)
        box((0.75, 0.07, 0.24), (-1.45, 0.44, 0.19), card, 0.02)
        box((0.42, 0.62, 0.14), (-1.78, 0.36, 0.98), bass, 0.01)
        box((0.2, 0.42, 0.13), (-0.76, 0.2, 0.97), plain('#FFFFFF', rough=0.5), 0.03)
        for x in (0.02, 0.46):
            box((0.24, 0.5, 0.12), (x, 0.42, 0.97), bass, 0.01)
        # Four people, cut from black card.
        for x, y, z, tall, turn in ((-0.95, -0.35, 0.06, 0.49, 12), (0.95, -0.45, 0.06, 0.46, -20), (1.75, -0.5, 0.06, 0.33, 10), (-1.5, -0.3, 0.9, 0.26, 0)):
            with at((x, y, z), (0, 0, turn)):
                cut_out(tall, dark, 0.05)
    # Pool, terrace, trees of wire.
    box((2.2, 0.7, 0.03), (-0.9, -1.35, ground), plain('#A9C4C9', rough=0.15), 0.004)
    box((1.3, 0.9, 0.03), (1.6, -1.25, ground + 0.004), bass, 0.004)
    for x, y, tall, seed in ((-2.75, 1.2, 1.5, 3), (2.75, 1.35, 1.25, 7), (2.6, -0.9, 0.8, 9)):
        wire_tree((x, y, ground), tall, seed)
    # The section line: a red thread, pinned.
    red = plain('#C8281C', rough=0.8)
    tube([(-0.02, -2.3, ground + 0.03), (-0.02, -1.2, ground + 0.05), (-0.02, -0.7, ground + 0.05)], 0.014, red, smooth=False)
    tube([(-0.02, -2.3, ground + 0.03), (-0.02, -2.32, 0.2), (-0.06, -2.9, 0.02), (0.2, -3.25, 0.02), (0.7, -3.2, 0.02)], 0.014, red)
    ball(0.05, (-0.02, -2.0, ground + 0.07), metal('#C9CBC8', 0.2), segments=24)


def wire_tree(loc, tall, seed):
    """Twisted wire, its ends spread: how trees stand in models."""
    rnd = random.Random(seed)
    wire = plain('#8A8378', rough=0.5)
    x, y, z = loc
    for _ in range(26):
        a, r, h = rnd.uniform(0, math.tau), tall * rnd.uniform(0.12, 0.36), tall * rnd.uniform(0.68, 1.0)
        tube([(x, y, z), (x + 0.01, y, z + tall * 0.42), (x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), z + h * 0.82), (x + r * math.cos(a), y + r * math.sin(a), z + h)], 0.011, wire, [1.4, 1.2, 0.8, 0.4])


def office_table():
    """The model by a window at ten: tracing paper, pencil, knife, a cup, shavings."""
    for i in range(8):
        box((16, 1.6, 0.2), (0, -5.4 + 1.604 * i, -0.1), wood('#B98F63', '#8C6540', grain=(0.3, 4, 4), rough=0.5, shift=1.9 * i), 0.01)
    flat([(-30, 9, -8), (30, 9, -8), (30, 9, 20), (-30, 9, 20)], plaster('#DEDBD2'))
    with at((0.1, 0.4, 0), (0, 0, -16)):
        model()
    lines = [(-1.6, -0.7, 1.6, -0.7, 0.05), (-1.6, 0.7, 1.6, 0.7, 0.05), (-1.6, -0.7, -1.6, 0.7, 0.05), (1.6, -0.7, 1.6, 0.7, 0.05), (-0.5, -0.7, -0.5, 0.7, 0.03), (0.4, -0.1, 1.6, -0.1, 0.03), (0.4, -0.7, 0.4, 0.2, 0.03)]
    sheet(4.4, 2.8, (-3.9, -1.9, 0.004), 12, lines)
    sheet(3.6, 2.4, (3.9, -1.3, 0.004), -24, [(x * 0.8, y * 0.8, u * 0.8, v * 0.8, t) for x, y, u, v, t in lines])
    with at((-3.0, -2.5, 0.05), (0, 0, 34)):
        tube([(-0.85, 0, 0), (0, 0, 0), (0.62, 0, 0)], 0.045, plain('#23211F', rough=0.4), smooth=False)
        lathe([(0.045, 0), (0.018, 0.13), (0, 0.18)], wood('#E2C39A', '#CFA878'), (0.62, 0, 0), (0, 90, 0), 24, 0)
    with at((2.5, -2.35, 0.05), (0, 0, -38)):
        drum(0.05, 1.0, (-0.5, 0, 0), metal('#B9BCBB', 0.35), 0.01, (0, 90, 0), 24)
        extrude([(0.5, -0.035), (0.92, 0.035), (0.5, 0.04)], 0.01, metal('#D6D8D6', 0.15), (0, 0, 0), (90, 0, 0), edge=0)
    rnd = random.Random(3)
    for _ in range(26):
        x, y = rnd.uniform(0.9, 3.1), rnd.uniform(-3.0, -1.7)
        box((rnd.uniform(0.06, 0.3), rnd.uniform(0.03, 0.09), 0.012), (x, y, 0.008), wood('#E2C79C', '#C9A876', grain=(1.5, 9, 9)), 0, (0, 0, rnd.uniform(0, 180)))
    with at((-3.3, 1.7, 0)):
        lathe([(0, 0), (0.4, 0), (0.43, 0.06), (0.45, 0.95), (0.42, 0.96), (0.4, 0.1), (0, 0.08)], plain('#F1ECE2', rough=0.4, coat=0.2), soft=1)
        lathe([(0, 0.78), (0.41, 0.78)], plain('#3A2418', rough=0.15), soft=0)
        tube([(0.43, 0, 0.8), (0.72, 0, 0.78), (0.74, 0, 0.4), (0.44, 0, 0.22)], 0.05, plain('#F1ECE2', rough=0.4, coat=0.2))


VIEWS = {
    'vesper-stair': {'make': stairwell, 'size': (1600, 2000), 'exposure': 0.35, 'camera': {'loc': (-0.75, -5.0, 1.5), 'target': (0.1, 2.4, 2.05), 'lens': 36}},
    'vesper-model': {'make': office_table, 'size': (2000, 1333), 'exposure': 0.15, 'camera': {'loc': (0.9, -8.6, 3.3), 'target': (0.1, 0.2, 0.75), 'lens': 50, 'fstop': 0.9, 'focus': (0.1, -0.4, 0.9)}},
}
for each in VIEWS.values():
    each.update({'samples': 22, 'film': {'exposure': each['exposure'], 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make']()
    if view['make'] is stairwell:
        sun((0.34, 0.3, -0.9), 5.0, '#FFE7C2', 1.0)
        area((1.13, 0.5, 5.28), (0.6, 0.5, 0), 1.0, 190, '#EAF1F8', height=6.0).visible_camera = False
        area((-0.5, -4.8, 2.6), (0, 2, 1.4), 2.6, 70, '#FFF3E4').visible_camera = False
        world('#E4EDF6', 0.9)
    else:
        area((-9, 2.5, 6.5), (0, 0.2, 0.5), 3.2, 2600, '#FFF4E2')
        area((6, -5, 5), (0, 0, 0.5), 4, 240, '#DCE8F4')
        world('#E8ECEE', 0.4)
    camera(**view['camera'])
