"""Packaging for invented brands: bottles, boxes, tins, a bag, on flat colour."""
import math

from kit.build import at, ball, box, drum, extrude, lathe, panel
from kit.fruit import lemon
from kit.light import area, camera, sweep, world
from kit.materials import plain


def stripe_label(radius, low, high, colours, mat_of=plain):
    """Bands round a bottle, from `low` to `high`."""
    step = (high - low) / len(colours)
    for i, colour in enumerate(colours):
        lathe([(radius * 1.004, low + i * step), (radius * 1.004, low + (i + 1) * step)], mat_of(colour, rough=0.7), segments=96, soft=0)


def bottle(body, cap, bands, radius=0.42, tall=1.7):
    lathe([(0, 0), (radius * 0.95, 0), (radius, 0.05), (radius, tall * 0.72), (radius * 0.86, tall * 0.82), (radius * 0.36, tall * 0.9), (radius * 0.34, tall), (0, tall)], plain(body, rough=0.3, coat=0.3), segments=96, soft=1)
    stripe_label(radius, tall * 0.16, tall * 0.6, bands)
    drum(radius * 0.42, tall * 0.16, (0, 0, tall * 0.97), plain(cap, rough=0.4), 0.03)


def carton(width, depth, tall, front, side, shapes=()):
    """Folding box; `shapes` are (kind, x, z, size, colour) on its front."""
    box((width, depth, tall), (0, 0, tall / 2), plain(side, rough=0.7), 0.02)
    box((width * 0.985, 0.01, tall * 0.99), (0, -depth / 2 - 0.002, tall / 2), plain(front, rough=0.7), 0.004)
    for i, (kind, x, z, size, colour) in enumerate(shapes):
        turn = math.tau if kind == 'disc' else math.pi
        outline = [(size / 2 * math.cos(turn * k / 60), size / 2 * math.sin(turn * k / 60)) for k in range(61 if kind == 'half' else 60)]
        if kind == 'bar':
            outline = [(-size / 2, -0.05), (size / 2, -0.05), (size / 2, 0.05), (-size / 2, 0.05)]
        extrude(outline, 0.004, plain(colour, rough=0.7), (x * width, -depth / 2 - 0.009 - 0.003 * i, z * tall), edge=0)


def tin(body, lid, radius=0.5, tall=0.6):
    drum(radius, tall, (0, 0, 0), plain(body, rough=0.35, coat=0.2), 0.03, segments=96)
    drum(radius * 1.02, tall * 0.3, (0, 0, tall * 0.76), plain(lid, rough=0.3, coat=0.2), 0.03, segments=96)


def pouch(front, seal, mark):
    """Bag that stands, its seam on top."""
    verts, n = [], 24
    from kit.build import mesh
    for z, w, d in ((0, 0.5, 0.28), (0.06, 0.52, 0.3), (0.7, 0.52, 0.24), (1.3, 0.52, 0.1), (1.5, 0.52, 0.02), (1.66, 0.52, 0.02)):
        verts += [(w * math.copysign(abs(math.cos(math.tau * k / n)) ** 0.4, math.cos(math.tau * k / n)), d * math.sin(math.tau * k / n), z) for k in range(n)]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(5) for k in range(n)]
    mesh('pouch', verts, faces, plain(front, rough=0.5), tidy=True)
    panel(1.06, 0.14, 0.05, plain(seal, rough=0.5), (0, 0, 1.58), radius=0.01, edge=0.004)
    extrude([(0.28 * math.cos(math.tau * k / 60), 0.28 * math.sin(math.tau * k / 60)) for k in range(60)], 0.02, plain(mark, rough=0.7), (0, -0.24, 0.75), (-9, 0, 0), edge=0)


def cordial():
    """Lemon cordial, two bottles and a box."""
    with at((-0.55, 0, 0)):
        bottle('#F2C53D', '#23402F', ('#23402F', '#FBF3DC', '#E5532F'))
    with at((0.5, 0.25, 0)):
        bottle('#E5532F', '#23402F', ('#FBF3DC', '#F2C53D', '#23402F'), tall=1.35)
    lemon((-1.35, -0.35, 0), 30)
    lemon((1.35, -0.25, 0), 110)


def tea():
    with at((-0.75, 0.1, 0), (0, 0, 18)):
        carton(0.9, 0.62, 1.35, '#1F5E45', '#143F2F', (('disc', 0, 0.62, 0.56, '#F3C9B5'), ('half', 0, 0.5, 0.56, '#E5532F'), ('bar', 0, 0.2, 0.5, '#F6EFE0')))
    with at((0.42, -0.15, 0)):
        tin('#F3C9B5', '#1F5E45')
    with at((1.15, 0.5, 0), (0, 0, -16)):
        carton(0.8, 0.55, 1.0, '#E5532F', '#B63C1E', (('disc', -0.12, 0.66, 0.4, '#F6EFE0'), ('disc', 0.14, 0.42, 0.34, '#1F5E45')))


def coffee():
    with at((-0.55, 0.15, 0), (0, 0, 8)):
        pouch('#2B4BB0', '#1B2F66', '#F6D9C8')
    with at((0.7, -0.1, 0), (0, 0, -12)):
        pouch('#F6D9C8', '#2B4BB0', '#E8412B')


def soap():
    for i, (x, z, turn, front, side, mark) in enumerate(((-0.5, 0, 10, '#CDB4E0', '#A98CC4', '#FFF3C9'), (0.55, 0, -14, '#FFD84D', '#E2B523', '#6A3FA0'), (0.02, 0.62, 4, '#6A3FA0', '#4C2A78', '#FFD84D'))):
        with at((x, 0.05 * i, z), (0, 0, turn)):
            carton(0.98, 0.7, 0.6, front, side, (('half', 0, 0.34, 0.6, mark), ('bar', 0, 0.2, 0.6, mark)))
    ball(0.2, (1.35, -0.45, 0.12), plain('#FFF3C9', rough=0.4), (1.2, 0.9, 0.6))


def type_box():
    """One box, one shape: the brand book's cover."""
    with at((0, 0, 0), (0, 0, 24)):
        carton(1.5, 1.1, 1.5, '#FF5A36', '#C93B1C', (('disc', 0, 0.5, 1.0, '#111111'), ('half', 0, 0.5, 1.0, '#FFF2DE')))


VIEWS = {
    'packaging-cordial': {'make': cordial, 'ground': '#F6E3A8', 'target': (0.0, 0, 0.78)},
    'packaging-tea': {'make': tea, 'ground': '#F0D6C6', 'target': (0.1, 0, 0.62)},
    'packaging-coffee': {'make': coffee, 'ground': '#E8412B', 'target': (0.05, 0, 0.74)},
    'packaging-soap': {'make': soap, 'ground': '#B79AD6', 'target': (0.08, 0, 0.55)},
    'packaging-box': {'make': type_box, 'ground': '#FFB199', 'target': (0, 0, 0.7)},
}
for each in VIEWS.values():
    each.update({'size': (1200, 1200), 'samples': 5, 'film': {'exposure': 0.35, 'bounces': 3, 'look': 'High Contrast'}})


def build(view):
    view['make']()
    sweep(plain(view['ground'], rough=1, spec=0), back=6, radius=3.5)
    area((-4.2, -3.0, 4.6), (0, 0, 0.5), 2.0, 420, '#FFF6EA')
    area((4.0, -1.6, 2.4), (0, 0, 0.6), 2.0, 70, '#FFFFFF')
    world('#FFFFFF', 0.5)
    camera((0.0, -7.4, 2.2), view['target'], 84)
