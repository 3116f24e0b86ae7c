"""Cut paper, layer on layer, in cream, tomato and cobalt."""
import math
import random

from kit.build import at, extrude
from kit.light import area, camera, world
from kit.materials import plain

CREAM, TOMATO, COBALT, SUN, ROSE, INK = '#F6EBD8', '#E8432E', '#2346C0', '#F7B733', '#F4B8B0', '#1B1B2F'


def paper(colour):
    return plain(colour, rough=0.95, spec=0.1, bump=0.05, bump_scale=60)


def sheet(outline, colour, z, loc=(0, 0), turn=0.0):
    """Flat shape seen from above, `z` over the ground, a little thick."""
    with at((loc[0], loc[1], z), (-90, 0, 0)):
        with at((0, 0, 0), (0, turn, 0)):
            extrude(outline, 0.03, paper(colour), edge=0.006, segments=1)


def disc(r, n=80, squash=1.0):
    return [(r * math.cos(math.tau * i / n), r * squash * math.sin(math.tau * i / n)) for i in range(n)]


def leaf(length, width, teeth=0):
    right = [(width / 2 * math.sin(math.pi * t) * (1 - 0.25 * (teeth > 0) * ((i % 2))), length * t) for i, t in enumerate(k / 24 for k in range(25))]
    return right + [(-x, y) for x, y in reversed(right[1:-1])]


def wave(width, height, lift, humps, phase=0.0):
    top = [(-width / 2 + width * i / 80, lift + height * math.sin(math.tau * humps * i / 80 + phase)) for i in range(81)]
    return [(-width / 2, -4), (width / 2, -4), *reversed(top)]


def blob(radius, seed, wobble=0.2):
    rnd = random.Random(seed)
    p = [rnd.uniform(0, 6.3) for _ in range(3)]
    return [(r * math.cos(a), r * math.sin(a)) for a, r in ((a, radius * (1 + wobble * (math.sin(2 * a + p[0]) + 0.6 * math.sin(3 * a + p[1]) + 0.3 * math.sin(5 * a + p[2])))) for a in (math.tau * i / 120 for i in range(120)))]


def branch(x, y, z, turn, colour, count=7, size=0.62):
    for i in range(count):
        t = i / (count - 1)
        for side in (-1, 1):
            a = math.radians(turn)
            sheet(leaf(size * (1.1 - 0.5 * t), size * 0.34), colour, z + 0.012 * i, (x + 2.0 * t * math.cos(a), y + 2.0 * t * math.sin(a)), -(turn - 90) - side * 48)


def collage():
    """Room for words on the left; a face of shapes on the right."""
    sheet(blob(1.6, 3, 0.14), ROSE, 0.1, (1.0, 0.05))
    sheet(disc(0.95), TOMATO, 0.24, (1.75, 0.8))
    sheet(blob(0.95, 8, 0.22), COBALT, 0.36, (0.45, -0.55))
    branch(0.35, -0.3, 0.5, 62, INK, 6, 0.6)
    sheet([(-0.6, -0.3), (0.6, -0.3), (0.6, 0.3), (-0.6, 0.3)], SUN, 0.5, (2.0, -0.95), 14)
    sheet(disc(0.34), CREAM, 0.62, (0.45, -0.6))
    sheet(disc(0.16), INK, 0.7, (0.49, -0.57))
    for i in range(4):
        sheet([(-0.05, -0.6), (0.05, -0.6), (0.05, 0.6), (-0.05, 0.6)], INK, 0.6, (1.7 + i * 0.2, -0.92), 14)
    sheet(disc(0.2), TOMATO, 0.3, (-0.9, 1.2))
    sheet(disc(0.12), COBALT, 0.3, (-1.5, -1.1))


def garden():
    for i, (tone, lift, phase) in enumerate(((COBALT, -0.5, 0), ('#4A6BE0', -0.85, 1.2), (ROSE, -1.15, 2.6), (TOMATO, -1.5, 4))):
        sheet(wave(9, 0.2, lift, 1.6, phase), tone, 0.12 + 0.14 * i)
    sheet(disc(0.8), SUN, 0.08, (1.6, 1.0))
    for x, y, turn, tone, s in ((-1.7, -1.2, 84, INK, 0.6), (0.1, -1.4, 98, '#1F6B4A', 0.56), (2.2, -1.3, 94, INK, 0.5)):
        branch(x, y, 0.7, turn, tone, 7, s)
    for x, y in ((-0.75, 0.3), (-2.45, 0.8), (0.75, 0.75)):
        for k in range(6):
            sheet(leaf(0.42, 0.26), TOMATO if x < 0 else ROSE, 0.5 + 0.01 * k, (x, y), k * 60)
        sheet(disc(0.13), SUN, 0.62, (x, y))


def arrows():
    """Before and after: small steps, then one large arrow."""
    for i in range(5):
        sheet([(0, -1.6), (0.5, -1.6), (0.5, -1.2 + 0.42 * i ** 1.25), (0, -1.2 + 0.42 * i ** 1.25)], (ROSE, ROSE, SUN, TOMATO, COBALT)[i], 0.12 + 0.07 * i, (-2.2 + 0.84 * i, 0.1))
    head = [(-2.4, -1.0), (0.6, 0.36), (0.42, 0.8), (1.75, 0.66), (1.0, -0.46), (0.8, -0.04), (-2.2, -1.4)]
    sheet(head, INK, 0.62, (0.1, 0.82))
    sheet(disc(0.32), TOMATO, 0.3, (-2.2, 1.2))


VIEWS = {
    'papercut-collage': {'make': collage, 'ground': CREAM},
    'papercut-garden': {'make': garden, 'ground': '#FBE3C6'},
    'papercut-arrow': {'make': arrows, 'ground': CREAM},
}


def build(view):
    view['make']()
    from kit.interior import flat
    flat([(-12, -12, 0), (12, -12, 0), (12, 12, 0), (-12, 12, 0)], paper(view['ground']))
    area((-4.5, 4.0, 5.0), (0, 0, 0), 1.0, 620, '#FFF4E4')
    world('#FFFFFF', 0.5)
    camera((0, -0.01, 9.0), (0, 0, 0), 50)


for each in VIEWS.values():
    each.update({'size': (2000, 1333), 'samples': 24, 'film': {'exposure': 0.55, 'bounces': 2, 'look': 'High Contrast'}})
