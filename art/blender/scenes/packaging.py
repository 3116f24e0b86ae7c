"""Packaging for invented brands: bottles, boxes, tins, a bag, on flat colour."""
import math

from kit.build import at, box, drum, extrude, lathe, mesh, panel
from kit.fruit import beans, half_lemon, lemon
from kit.lettering import words, words_round
from kit.light import area, camera, sweep, world
from kit.materials import plain


def stripe_label(radius, low, high, colours, mat_of=plain):
    """Bands round a bottle, from `low` to `high`."""
    step = (high - low) / len(colours)
    for i, colour in enumerate(colours):
        lathe([(radius * 1.004, low + i * step), (radius * 1.004, low + (i + 1) * step)], mat_of(colour, rough=0.7), segments=96, soft=0)


def bottle(body, cap, bands, radius=0.42, tall=1.7):
    lathe([(0, 0), (radius * 0.95, 0), (radius, 0.05), (radius, tall * 0.72), (radius * 0.86, tall * 0.82), (radius * 0.36, tall * 0.9), (radius * 0.34, tall), (0, tall)], plain(body, rough=0.3, coat=0.3), segments=96, soft=3)
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


def pouch(front, seal, mark, ink, word):
    """Bag that stands, its seam on top; a round label and a word on its belly."""
    verts, n, rows = [], 64, ((0, 0.47, 0.2), (0.03, 0.5, 0.25), (0.1, 0.52, 0.29), (0.35, 0.525, 0.3), (0.7, 0.52, 0.26), (1.05, 0.515, 0.18), (1.3, 0.51, 0.09), (1.46, 0.51, 0.025), (1.66, 0.51, 0.022))
    for z, w, d in rows:
        verts += [(w * math.copysign(abs(math.cos(math.tau * k / n)) ** 0.5, math.cos(math.tau * k / n)), d * math.copysign(abs(math.sin(math.tau * k / n)) ** 0.8, math.sin(math.tau * k / n)), z) for k in range(n)]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rows) - 1) for k in range(n)]
    faces += [tuple(range(n))]
    bag = mesh('pouch', verts, faces, plain(front, rough=0.42), tidy=True)
    smoother = bag.modifiers.new('soft', 'SUBSURF')
    smoother.levels = smoother.render_levels = 2
    panel(1.03, 0.17, 0.056, plain(seal, rough=0.45), (0, 0, 1.57), radius=0.01, edge=0.006)
    with at((0, -0.277, 0.72), (-8, 0, 0)):
        extrude([(0.3 * math.cos(math.tau * k / 90), 0.3 * math.sin(math.tau * k / 90)) for k in range(90)], 0.03, plain(mark, rough=0.7), edge=0)
        words(word, 0.15, plain(ink, rough=0.7), (0, -0.018, 0.0), font='round')
    words('COFFEE  250 G', 0.052, plain(mark, rough=0.7), (0, -0.299, 0.3), (-2, 0, 0), font='round', spacing=1.2)


def cordial():
    """Lemon cordial, two bottles."""
    with at((-0.5, 0, 0)):
        bottle('#F2B822', '#173F2C', ('#173F2C', '#FBF3DC', '#E5532F'))
        words_round('ZITA', 0.3, plain('#173F2C', rough=0.7), 0.427, 0.646, font='book', spacing=1.02)
        words_round('LEMON CORDIAL', 0.062, plain('#FBF3DC', rough=0.7), 0.427, 0.4, font='round', spacing=1.15)
    with at((0.55, 0.3, 0)):
        bottle('#E0481F', '#173F2C', ('#173F2C', '#FBF3DC', '#F2B822'), tall=1.35)
        words_round('ZITA', 0.26, plain('#B93413', rough=0.7), 0.427, 0.513, font='book', spacing=1.02)
        words_round('BLOOD ORANGE', 0.06, plain('#FBF3DC', rough=0.7), 0.427, 0.312, font='round', spacing=1.15)
    lemon((-1.14, -0.42, 0), 24, scale=0.72)
    with at((0.1, -0.62, 0), scale=0.85):
        half_lemon((0, 0, 0), (0, 0, 20))
    lemon((1.22, -0.1, 0), 110, scale=0.7)


def tea():
    with at((-0.78, 0.1, 0), (0, 0, 18)):
        carton(0.9, 0.62, 1.35, '#17523A', '#0F3A29', (('disc', 0, 0.66, 0.56, '#F6B79C'), ('half', 0, 0.54, 0.56, '#E5532F')))
        words('Morrow', 0.2, plain('#F6EFE0', rough=0.7), (0, -0.325, 0.37), font='book')
        words('GREEN TEA, LOOSE', 0.05, plain('#F6B79C', rough=0.7), (0, -0.325, 0.2), font='round', spacing=1.15)
    with at((0.3, -0.25, 0)):
        tin('#F6B79C', '#17523A')
        words_round('Morrow', 0.24, plain('#17523A', rough=0.7), 0.505, 0.23, font='book')
    with at((1.3, 0.5, 0), (0, 0, -16)):
        carton(0.8, 0.55, 1.0, '#E0481F', '#A9340F', (('disc', -0.12, 0.7, 0.4, '#F6EFE0'), ('disc', 0.14, 0.52, 0.34, '#17523A')))
        words('Morrow', 0.17, plain('#F6EFE0', rough=0.7), (0, -0.29, 0.2), font='book')


def coffee():
    with at((-0.6, 0.2, 0), (0, 0, 10)):
        pouch('#2346B8', '#14286B', '#F9D9C6', '#2346B8', 'OTTO')
    with at((0.62, -0.1, 0), (0, 0, -12)):
        pouch('#F9D9C6', '#2346B8', '#E8412B', '#F9D9C6', 'OTTO')
    beans((0.0, -0.95, 0), 0.5, 26, 3)


def soap():
    for i, (x, z, turn, front, side, mark) in enumerate(((-0.56, 0, 10, '#E6D4F2', '#BFA0DA', '#5B2F95'), (0.55, 0, -14, '#FFD23F', '#DBA70F', '#5B2F95'), (0.0, 0.602, 4, '#5B2F95', '#3E1D6B', '#FFD23F'))):
        with at((x, 0.05 * i, z), (0, 0, turn)):
            carton(0.98, 0.7, 0.6, front, side, (('half', 0, 0.5, 0.5, mark),))
            words('lune', 0.21, plain(mark, rough=0.7), (0, -0.365, 0.17), font='round')
    with at((1.06, -0.72, 0.1), (0, 0, -24)):
        box((0.56, 0.36, 0.2), (0, 0, 0), plain('#FFF0C2', rough=0.35, coat=0.2), 0.095, segments=8)
        words('lune', 0.15, plain('#E9CF86', rough=0.4), (0, 0, 0.1), (-90, 0, 0), thick=0.006)


def type_box():
    """One block, one letter: the brand book's cover."""
    with at((-0.1, 0.1, 0), (0, 0, 24)):
        carton(1.5, 1.5, 1.5, '#FF5A36', '#FF5A36', (('disc', 0, 0.5, 1.16, '#111111'),))
        words('h', 1.02, plain('#FFF2DE', rough=0.7), (0, -0.777, 0.72), font='book', thick=0.004)
        with at((0.752, 0, 0.75), (0, 0, 90)):
            extrude([(0.58 * math.cos(math.pi * k / 60), 0.58 * math.sin(math.pi * k / 60)) for k in range(61)], 0.008, plain('#FFF2DE', rough=0.7), edge=0)
            extrude([(0.58 * math.cos(math.pi * k / 60), -0.58 * math.sin(math.pi * k / 60)) for k in range(61)][::-1], 0.008, plain('#111111', rough=0.7), edge=0)
    with at((1.3, -0.55, 0), (0, 0, -8)):
        carton(0.62, 0.62, 0.62, '#111111', '#111111', (('disc', 0, 0.5, 0.42, '#FFF2DE'),))


VIEWS = {
    'packaging-cordial': {'make': cordial, 'ground': '#F7D98A', 'target': (0.0, 0, 0.78)},
    'packaging-tea': {'make': tea, 'ground': '#F3CDB8', 'target': (0.16, 0, 0.6)},
    'packaging-coffee': {'make': coffee, 'ground': '#E8412B', 'target': (0.05, 0, 0.74)},
    'packaging-soap': {'make': soap, 'ground': '#AE8BD6', 'target': (0.08, 0, 0.52)},
    'packaging-box': {'make': type_box, 'ground': '#FFA486', 'target': (0.36, 0, 0.66)},
}
for each in VIEWS.values():
    each.update({'size': (2000, 2000), 'samples': 28, 'film': {'exposure': 0.35, 'bounces': 3, 'look': 'High Contrast'}})


def build(view):
    view['make']()
    sweep(plain(view['ground'], rough=1, spec=0), back=6, radius=3.5)
    area((-4.2, -3.0, 4.6), (0, 0, 0.5), 1.7, 520, '#FFF6EA')
    area((4.0, -1.6, 2.4), (0, 0, 0.6), 2.0, 70, '#FFFFFF')
    world('#FFFFFF', 0.4)
    camera((0.0, -7.4, 2.2), view['target'], 84)
