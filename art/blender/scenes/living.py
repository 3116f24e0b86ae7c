"""A living room with an arched niche: three stylings, by day and in the evening."""
from kit.build import at, ball, box, drum
from kit.cloth import curtain, linen, rug
from kit.furniture import OAK, WALNUT, arc_lamp, armchair, books, coffee_table, floor_lamp, round_mirror, side_table, sofa, table_lamp
from kit.interior import floor, framed, niche_wall, plaster, window_wall
from kit.light import area, bulb, camera, sun, world
from kit.materials import metal, plain, planks
from kit.potted import grasses, pot, rubber_plant, small_tree, vase

STYLES = {
    'clay': {'wall': '#E9D9C6', 'niche': '#B9694A', 'floor': ('#D2AE82', '#AC8257'), 'chair': '#F0E7DA', 'pillow': '#B5532F', 'rug': '#EFE6D8', 'pot': '#EDE6DA', 'vase': '#6B7A5A', 'metal': '#B08A4E', 'legs': WALNUT, 'art': ('#C9683F', '#E0A94E', '#3F5A48')},
    'bottle': {'wall': '#D9D6C6', 'niche': '#2F4A3C', 'floor': ('#B98D62', '#8A6240'), 'chair': '#35574A', 'pillow': '#D9A441', 'rug': '#D8CDB8', 'pot': '#B9694A', 'vase': '#D9A441', 'metal': '#B08A4E', 'legs': WALNUT, 'art': ('#2F4A3C', '#D9A441', '#B9694A')},
    'oat': {'wall': '#EDE7DC', 'niche': '#CFC4B2', 'floor': ('#DCC3A0', '#BFA078'), 'chair': '#2A2A28', 'pillow': '#D8C7A8', 'rug': '#F4EFE6', 'pot': '#262624', 'vase': '#262624', 'metal': '#C2A05C', 'legs': OAK, 'art': ('#262624', '#C2A05C', '#BDB2A0')},
}


def shell(style):
    wall = plaster(style['wall'])
    floor(-3, 4.2, -6, 2, planks(*style['floor'], 2.0, 0.17))
    niche_wall(-3, 4.2, 2, 4.8, [(-1.62, 1.15, 0, 1.55)], wall, plaster(style['niche']))
    window_wall(-3, -6, 2, 3.4, (-1.7, 0.5, 0.45, 2.65), wall)
    box((0.03, 2.6, 0.09), (-2.9, -0.6, 2.78), metal(style['metal'], 0.3), 0.01)
    with at((-2.86, 0.72, 0.02), (0, 0, 90)):
        curtain(0.55, 2.72, linen('#F6F1E8'), folds=4)


def chair_corner(style, lit):
    with at((0.55, 0.55, 0), (0, 0, -24)):
        armchair(style['chair'], style['legs'], style['pillow'])
    with at((1.45, 0.95, 0)):
        side_table()
        with at((0.02, 0, 0.46)):
            vase(plain(style['vase'], rough=0.45), 0.3, 0.22)
        grasses((0.02, 0, 0.74), 0.5, 14)
    with at((-0.62, 1.35, 0), (0, 0, -6)):
        arc_lamp(1.85, 1.05, metal(style['metal'], 0.28), lit)
    drum(1.35, 0.02, (0.65, 0.3, 0.001), linen(style['rug']), 0.009, segments=96)


def prints(style, x=1.05, z=1.72):
    a, b, c = style['art']
    framed(0.62, 0.84, plain('#3A2A1E', rough=0.5), (('half', 0.0, -0.12, 0.4, c), ('disc', 0.08, 0.14, 0.26, a), ('disc', -0.1, 0.02, 0.2, b)), loc=(x, 1.98, z))


def styled(style, hour):
    shell(style)
    chair_corner(style, 5 if hour == 'day' else 11)
    prints(style)
    with at((-1.62, 1.95, 0)):
        pot(0.22, 0.4, plain(style['pot'], rough=0.6))
        small_tree((0, 0, 0.34), 1.75, seed=5)


def sofa_side(style, hour):
    shell(style)
    with at((0.95, 1.4, 0)):
        sofa(2.2, style['chair'], (style['pillow'], '#EDE3D2', style['art'][2]))
    with at((0.75, 0.25, 0)):
        coffee_table(1.05, 0.6)
        with at((-0.2, 0, 0.385)):
            books(3, 0.26, lying=True)
        with at((0.24, 0.03, 0.385)):
            vase(plain(style['vase'], rough=0.4), 0.2, 0.17)
    rug(2.7, 1.9, linen(style['rug']), (0.8, 0.35, 0.001))
    a, b, c = style['art']
    for x, shapes in ((0.35, (('disc', 0, 0.1, 0.34, a), ('bar', 0, -0.26, 0.36, c))), (1.05, (('half', 0, 0.02, 0.38, b), ('half', 0, -0.26, 0.38, a))), (1.75, (('disc', -0.1, 0.14, 0.22, c), ('disc', 0.1, -0.12, 0.3, b)))):
        framed(0.52, 0.7, plain('#3A2A1E', rough=0.5), shapes, loc=(x, 1.98, 1.78))
    with at((-1.62, 2.12, 0)):
        pot(0.24, 0.36, plain(style['pot'], rough=0.6))
        rubber_plant((0, 0, 0.3), 1.35, 3, 0.3)
    with at((2.35, 1.3, 0)):
        floor_lamp('#1D1D1B', lit=2.5)


def niche_shelves(style, hour):
    """The niche as a cupboard: three shelves of vessels."""
    shell(style)
    board = plaster(style['wall'])
    for z in (0.62, 1.12, 1.62):
        box((1.15, 0.33, 0.05), (-1.62, 2.18, z), board, 0.008)
    tones = (style['pot'], style['vase'], '#E7DCC8', style['art'][0], '#F4EEE2')
    for i, (x, z, kind, tall, wide) in enumerate(((-1.95, 0.645, 'belly', 0.34, 0.26), (-1.55, 0.645, 'tall', 0.28, 0.16), (-1.24, 0.645, 'bottle', 0.36, 0.2), (-1.88, 1.145, 'bottle', 0.38, 0.18), (-1.4, 1.145, 'belly', 0.26, 0.26), (-1.75, 1.645, 'tall', 0.3, 0.18), (-1.42, 1.645, 'belly', 0.2, 0.2))):
        vase(plain(tones[i % 5], rough=0.5), tall, wide, (x, 2.12, z), kind)
    with at((-1.62, 2.15, 0)):
        vase(plain(style['pot'], rough=0.6), 0.46, 0.4, kind='belly')
    with at((-0.55, 1.3, 0)):
        side_table(style['pillow'], 0.22, 0.5)
        with at((0, 0, 0.5)):
            table_lamp(style['art'][2], lit=3)
    with at((0.5, 1.98, 1.55)):
        round_mirror(0.38, metal(style['metal'], 0.25))


def detail(style, hour):
    """The side table, close."""
    styled(style, hour)
    ball(0.05, (1.36, 0.83, 0.51), plain('#D98A3D', rough=0.5))


ROOM = {'loc': (0.35, -4.9, 1.32), 'target': (0.25, 2, 1.32), 'lens': 37, 'shift': (0, -0.015)}
VIEWS = {
    'living-clay': {'make': styled, 'style': 'clay'},
    'living-bottle': {'make': styled, 'style': 'bottle'},
    'living-oat': {'make': styled, 'style': 'oat'},
    'living-evening': {'make': styled, 'style': 'bottle', 'hour': 'evening'},
    'living-sofa': {'make': sofa_side, 'style': 'clay', 'camera': {**ROOM, 'loc': (0.6, -4.6, 1.25), 'target': (0.45, 2, 1.25)}},
    'living-sofa-oat': {'make': sofa_side, 'style': 'oat', 'camera': {'loc': (3.1, -3.0, 1.35), 'target': (0.35, 1.6, 0.76), 'lens': 35}},
    'living-niche': {'make': niche_shelves, 'style': 'clay', 'size': (1600, 2000), 'camera': {'loc': (-1.0, -2.6, 1.2), 'target': (-1.05, 2, 1.2), 'lens': 40}},
    'living-vases': {'make': niche_shelves, 'style': 'oat', 'camera': {'loc': (-1.15, -0.9, 1.25), 'target': (-1.5, 2, 1.12), 'lens': 44}},
    'living-table': {'make': detail, 'style': 'bottle', 'size': (1600, 2000), 'camera': {'loc': (0.7, -1.6, 0.95), 'target': (1.2, 1.2, 0.82), 'lens': 46, 'fstop': 2.0, 'focus': (1.45, 0.9, 0.6)}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.setdefault('hour', 'day')
    each.setdefault('camera', ROOM)
    each.update({'samples': 36, 'film': {'exposure': 0.22 if each['hour'] == 'day' else 1.05, 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make'](STYLES[view['style']], view['hour'])
    if view['hour'] == 'day':
        sun((0.66, 0.6, -0.34), 4.6, '#FFDDB0', 1.4)
        area((-4.2, -0.8, 2.0), (0.5, 0.6, 0.9), 2.4, 190, '#EAF2FB', height=2.2)
        area((1.5, -5.5, 2.9), (0.2, 1, 1.0), 3.5, 90, '#FFF3E4')
        world('#E6ECF2', 0.42)
    else:
        area((-4.2, -0.8, 2.0), (0.5, 0.6, 0.9), 2.4, 60, '#7FA0D8', height=2.2)
        area((1.5, -5.5, 2.9), (0.2, 1, 1.0), 3.5, 16, '#FFDDB8')
        bulb((0.43, 1.35, 1.3), 34, '#FFC27A', 0.12)
        world('#5C76A8', 0.16)
    camera(**view['camera'])
