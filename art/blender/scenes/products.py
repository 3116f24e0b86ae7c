"""One piece of furniture on one colour: chair, lamps, table, armchair, stool, each in three colourways."""
from kit.build import at
from kit.furniture import WALNUT, armchair, chair, mushroom_lamp, round_table, side_table, table_lamp
from kit.light import area, camera, sweep, world
from kit.materials import plain
from kit.potted import vase

# Ground, thing, second colour.
COLOURWAYS = {
    'tomato': ('#E8B7A0', '#C8452B', '#7E2A1C'),
    'moss': ('#C9CFAE', '#5C6B34', '#39431F'),
    'cobalt': ('#B9C6DF', '#2C4C9C', '#1B2F66'),
    'butter': ('#F0DFAE', '#E0A526', '#8E6411'),
    'bone': ('#E6DFD3', '#F2ECE0', '#8A5F3E'),
}


def show_chair(main, dark):
    with at((0, 0, 0), (0, 0, -32)):
        chair(main, main)


def show_table(main, dark):
    round_table(0.52, 0.6, main, main)
    with at((0.12, 0.05, 0.6)):
        vase(plain(dark, rough=0.4), 0.24, 0.2, kind='bottle')


def show_lamp(main, dark):
    with at(scale=1.7):
        mushroom_lamp(main)


def show_table_lamp(main, dark):
    with at(scale=1.5):
        table_lamp(main)


def show_armchair(main, dark):
    with at((0, 0, 0), (0, 0, -26)):
        armchair(main, WALNUT)


def show_stools(main, dark):
    with at((-0.3, 0.1, 0)):
        side_table(main, 0.27, 0.5)
    with at((0.28, -0.12, 0)):
        side_table(dark, 0.22, 0.36)


THINGS = {
    'chair': (show_chair, 0.42, ('tomato', 'moss', 'cobalt')),
    'table': (show_table, 0.4, ('butter', 'moss', 'tomato')),
    'lamp': (show_lamp, 0.36, ('tomato', 'cobalt', 'butter')),
    'reading-lamp': (show_table_lamp, 0.38, ('moss', 'tomato', 'cobalt')),
    'armchair': (show_armchair, 0.42, ('cobalt', 'butter', 'bone')),
    'stools': (show_stools, 0.28, ('bone', 'tomato', 'moss')),
}
VIEWS = {
    f'{thing}-{way}': {'make': make, 'colours': COLOURWAYS[way], 'size': (2000, 2000), 'samples': 12, 'target': (0, 0, middle), 'film': {'exposure': 0.3, 'bounces': 3, 'look': 'High Contrast'}}
    for thing, (make, middle, ways) in THINGS.items() for way in ways
}


def build(view):
    paper, main, dark = view['colours']
    view['make'](main, dark)
    sweep(plain(paper, rough=1, spec=0), back=4, radius=2.5)
    area((-3.2, -2.4, 3.4), (0, 0, 0.3), 1.8, 210, '#FFF4E6')
    area((3.2, -1.0, 2.0), (0, 0, 0.4), 1.6, 36, '#FFFFFF')
    world('#FFFFFF', 0.5)
    camera((0.0, -4.6, 1.35), view['target'], 104)
