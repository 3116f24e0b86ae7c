"""A hotel by the sea: the room, the terrace, breakfast, the pool on the water line."""
from kit.build import at, beam, box
from kit.cloth import bedspread, curtain, cushion, linen, rug, spread
from kit.crockery import bowl, croissant, cup, jug, plate, tumbler
from kit.fruit import half_lemon, lemon
from kit.furniture import armchair, round_table, side_table, table_lamp
from kit.house import lounger, parasol, pool
from kit.interior import flat, floor, framed, niche_wall, plaster
from kit.landscape import hills
from kit.light import area, bulb, camera, sky, sun, world
from kit.materials import plain, planks, wood
from kit.potted import palm, pot, rubber_plant, small_tree

SEA, SAND, TERRACOTTA, WHITE = '#2F8CA6', '#E3CFAE', '#C06A48', '#F3ECE0'
CLEAR = ((0.0, '#FBE9CB'), (0.05, '#E4EDEC'), (0.16, '#A9D6EC'), (0.4, '#5FAEDC'))
SUNSET = ((0.0, '#FF9E58'), (0.05, '#FFB98A'), (0.14, '#E8A7A8'), (0.28, '#9D8FC0'), (0.5, '#5A6CB0'))


def sea(level=-3.0, near=3.0, tone='#3E8FA6'):
    mat = plain(tone, rough=0.14, spec=0.5, bump=0.35, bump_scale=0.7)
    flat([(-300, near, level), (300, near, level), (300, 400, level), (-300, 400, level)], mat)


def bed(cover=TERRACOTTA):
    box((1.9, 2.1, 0.3), (0, 0, 0.2), wood('#C99B68', '#9A6B40'), 0.03)
    box((1.84, 2.04, 0.28), (0, 0, 0.46), linen(WHITE), 0.1, segments=5)
    bedspread(1.9, 1.42, 0.66, 0.2, linen(WHITE), (0, -0.4, 0), 0.03, 3)
    bedspread(1.98, 0.56, 0.715, 0.34, linen(cover, 0.3), (0, -0.66, 0), 0.02, 8)
    for x in (-0.46, 0.46):
        cushion(0.72, 0.48, 0.24, linen(WHITE), (x, 0.72, 0.84), (-26, 0, 2))
        cushion(0.5, 0.4, 0.2, linen('#E8D9C0'), (x * 0.94, 0.48, 0.8), (-34, 0, -3))
    cushion(0.62, 0.3, 0.18, linen(cover), (0.02, 0.3, 0.76), (-40, 0, 0))


def bedroom(evening=False):
    """Whitewashed room, an arch behind the bed, an open side to the sea on the left."""
    white = plaster('#F1E9DC')
    floor(-4, 4, -6, 2.4, planks('#D8BC94', '#B5946A', 2.0, 0.2))
    niche_wall(-4, 4, 2.4, 4.6, [(0.2, 2.9, 0, 1.3)], white, plaster('#DDB79A'), 0.18)
    for y0, y1, z0, z1 in ((-6, -1.6, 0, 3.2), (1.4, 2.4, 0, 3.2), (-1.6, 1.4, 2.6, 3.2)):
        box((0.2, y1 - y0, z1 - z0), (-3.1, (y0 + y1) / 2, (z0 + z1) / 2), white, 0)
    with at((-2.94, 1.05, 0.02), (0, 0, 90)):
        curtain(0.7, 2.6, linen('#FBF6EC'), folds=5)
    with at((0.2, 1.15, 0)):
        bed()
    for x in (-1.25, 1.65):
        with at((x, 1.7, 0)):
            side_table('#EFE6D6', 0.24, 0.5)
            with at((0, 0, 0.5)):
                table_lamp(TERRACOTTA, lit=3.4 if evening else 1.0)
        if evening:
            bulb((x, 1.55, 0.95), 12, '#FFC27A', 0.1)
    rug(3.0, 1.6, linen('#EFE3CF'), (0.2, -0.25, 0.001))
    with at((2.35, 0.55, 0), (0, 0, -50)):
        armchair('#E6D3B4', pillow=SEA)
    with at((2.9, 1.9, 0)):
        pot(0.24, 0.36, plain(TERRACOTTA, rough=0.7))
        palm((0, 0, 0.3), 1.3, 12)
    for x in (-1.9,):
        framed(0.5, 0.66, wood('#C99B68', '#9A6B40'), (('half', 0, -0.1, 0.34, SEA), ('disc', 0.05, 0.14, 0.16, '#E0A030')), loc=(x, 2.38, 1.75))


def evening_room():
    bedroom(True)


def terrace(cloth=WHITE):
    """Stone floor over the sea, two chairs, a table, an olive tree, a pergola."""
    flat([(-9, -8, 0), (9, -8, 0), (9, 2.6, 0), (-9, 2.6, 0)], plain('#DCCBB0', rough=0.85, vary=0.08, vary_scale=1.2))
    for i in range(10):
        box((0.012, 12, 0.004), (-6 + i * 1.4, -3, 0.002), plain('#BFAE92', rough=1), 0)
    box((18, 0.4, 0.62), (0, 2.7, 0.31), plaster('#F3ECE0'), 0.06)
    sea(-4)
    hills(('#7C9AA8', '#9BB4BE', '#B9CAD0'), 70, -4, 2.2, 3)
    for x in (-2.9, 2.9):
        box((0.2, 0.2, 2.9), (x, 2.4, 1.45), plaster('#F3ECE0'), 0.03)
    for i in range(9):
        beam((-3.6 + i * 0.9, -3.5, 2.98), (-3.6 + i * 0.9, 3.0, 2.98), 0.08, wood('#B98757', '#8A5F38'), 0.14)
    box((7.6, 0.16, 0.2), (0, 2.4, 2.84), wood('#B98757', '#8A5F38'), 0.02)
    for x, turn in ((-1.05, 26), (1.05, -30)):
        with at((x, 0.75, 0), (0, 0, turn)):
            armchair(cloth, pillow=TERRACOTTA if x < 0 else SEA)
    with at((0, 0.95, 0)):
        round_table(0.38, 0.52, '#F1E9DA', '#F1E9DA')
        with at((0, 0, 0.52), scale=0.1):
            with at((-1.5, 0.2, 0)):
                jug(TERRACOTTA)
            for x in (0.4, 1.5):
                with at((x, -0.8 + x * 0.6, 0)):
                    tumbler(1.0, 0.36, '#F0D58A')
    with at((-2.5, 1.6, 0)):
        pot(0.32, 0.5, plain(TERRACOTTA, rough=0.75))
        small_tree((0, 0, 0.44), 1.9, 6)
    with at((2.4, 1.75, 0)):
        pot(0.24, 0.34, plain('#E8DCC6', rough=0.8))
        rubber_plant((0, 0, 0.28), 0.9, 4, 0.24)


def breakfast():
    """A table by the sea, in decimetres."""
    box((30, 9, 0.5), (0, 0, -0.25), plain('#F1E9DA', rough=0.6, vary=0.04, vary_scale=0.6), 0.1)
    flat([(-400, 14, -20), (400, 14, -20), (400, 900, -20), (-400, 900, -20)], plain('#3E8FA6', rough=0.2, bump=0.3, bump_scale=0.2))
    with at((-0.2, -0.4, 0)):
        spread(3.4, 2.6, linen('#DDEAEA'), rise=0.05)
        with at((0, 0, 0.06)):
            plate(1.0, '#F6F1E7')
            croissant((0, 0.1, 0.05), (0, 0, -10))
    with at((1.8, 0.5, 0), (0, 0, -30)):
        plate(0.75, WHITE)
        with at((0, 0, 0.05)):
            cup(WHITE, art='#F0DFC2')
    with at((-2.0, 1.5, 0)):
        jug(TERRACOTTA, 2.2, 0.62)
    with at((-0.9, 1.9, 0)):
        tumbler(1.2, 0.4, '#F2B23A', 0.7)
    with at((3.2, 1.6, 0)):
        bowl(0.85, 0.5, SEA)
        for x, y, z, turn in ((-0.3, 0.1, 0.26, 20), (0.3, 0.05, 0.28, 100), (0, 0.3, 0.5, 60)):
            lemon((x, y, z), turn)
    half_lemon((2.2, -0.9, 0), (0, 0, 20))


def pool_edge(cloth=WHITE):
    """The pool that runs out to the horizon."""
    flat([(-14, -9, 0), (14, -9, 0), (14, -1.2, 0), (-14, -1.2, 0)], plain('#E0D0B4', rough=0.85, vary=0.06, vary_scale=1.0))
    pool(-9, 9, -0.9, 4.4, plain('#EFE6D6', rough=0.7), '#57C7C4')
    box((18.6, 0.42, 0.16), (0, 4.66, 0.02), plain('#F3ECE0', rough=0.8), 0.03)
    sea(-5, 5.2, '#12506F')
    hills(('#7C9AA8', '#9BB4BE', '#B9CAD0'), 80, -5, 2.4, 6)
    for x in (-2.9, -1.7):
        with at((x, -2.3, 0), (0, 0, 172)):
            lounger(cloth)
    with at((-2.3, -1.75, 0)):
        parasol(1.5, 2.5, SAND)
    with at((2.75, -1.9, 0)):
        pot(0.34, 0.5, plain(TERRACOTTA, rough=0.75))
        palm((0, 0, 0.42), 1.7, 14, 4)
    with at((-0.95, -2.4, 0)):
        side_table('#F3ECE0', 0.2, 0.36)
        with at((0, 0, 0.36), scale=0.1):
            tumbler(1.2, 0.4, '#F2B23A', 0.7)
            half_lemon((0.7, -0.2, 0), (0, 0, 20))


VIEWS = {
    'hotel-room': {'make': bedroom, 'light': 'room', 'camera': {'loc': (0.6, -4.4, 1.35), 'target': (0.3, 2, 1.2), 'lens': 34}},
    'hotel-room-evening': {'make': evening_room, 'light': 'lamps', 'camera': {'loc': (0.2, -3.7, 1.3), 'target': (0.15, 2, 1.02), 'lens': 38}},
    'hotel-terrace': {'make': terrace, 'light': 'day', 'camera': {'loc': (0.2, -4.8, 1.45), 'target': (0, 2, 1.35), 'lens': 34}},
    'hotel-terrace-sunset': {'make': terrace, 'light': 'sunset', 'camera': {'loc': (1.6, -4.2, 1.4), 'target': (-0.3, 2, 1.3), 'lens': 36}},
    'hotel-breakfast': {'make': breakfast, 'light': 'day', 'camera': {'loc': (0.2, -7.6, 4.2), 'target': (0.3, 0.8, 0.75), 'lens': 46}},
    'hotel-pool': {'make': pool_edge, 'light': 'day', 'size': (2880, 1800), 'camera': {'loc': (-0.4, -8.7, 1.9), 'target': (-0.4, 2, 1.0), 'lens': 33}},
    'hotel-pool-sunset': {'make': pool_edge, 'light': 'sunset', 'camera': {'loc': (0.2, -8.3, 1.5), 'target': (-1.2, 2, 1.15), 'lens': 33}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.update({'samples': 36, 'film': {'exposure': {'room': 0.3, 'lamps': 1.1, 'day': 0.1, 'sunset': 0.35}[each['light']], 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    light = view['light']
    if light == 'room':
        sun((0.72, 0.5, -0.42), 4.4, '#FFE0B4', 1.4)
        area((-4.4, -0.2, 1.8), (0.5, 0.6, 0.9), 2.8, 260, '#E4F0FA', height=2.2)
        area((1.5, -5.6, 2.9), (0.2, 1, 1.0), 3.5, 100, '#FFF3E4')
        world('#E6EEF4', 0.42)
    elif light == 'lamps':
        area((-4.4, -0.2, 1.8), (0.5, 0.6, 0.9), 2.8, 70, '#8FA8E0', height=2.2)
        area((1.5, -5.6, 2.9), (0.2, 1, 1.0), 3.5, 30, '#FFDDB8')
        world('#5C76A8', 0.2)
    elif light == 'sunset':
        sky(SUNSET, 1.2, '#D8A8B0', 0.7)
        sun((0.9, -0.5, -0.2), 2.6, '#FFA766', 2)
        area((-6, -8, 5), (0, 0, 0.5), 5, 260, '#FFD9C0')
    else:
        sky(CLEAR, 1.35, '#D6E6F2', 0.9)
        sun((0.6, 0.62, -0.62), 4.0, '#FFEBCB', 0.8)
    camera(**view['camera'])
