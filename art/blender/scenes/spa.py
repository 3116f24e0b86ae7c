"""A spa: pebbles, rolled towels, candles, oils, a bowl of flowers, on sage and on bone."""
from kit.build import at, ball, box, drum, lathe, tube
from kit.cloth import folded, roll, terry
from kit.crockery import candle
from kit.fruit import leafy_sprig
from kit.light import area, bulb, camera, sun, sweep, world
from kit.materials import foliage, plain, wood
from kit.potted import frond, sprig, stones_pile

SAGE, BONE, OLIVE = '#D5DACB', '#E9E2D5', '#6F7448'


def pebble_tones():
    return [plain(tone, rough=0.62, vary=0.15, vary_scale=2.5) for tone in ('#5B5A56', '#75726B', '#4A4947', '#8A867C')]


def tray(width=6.4, depth=2.2):
    box((width, depth, 0.14), (0, 0, 0.2), wood('#B98757', '#8A5F38', grain=(0.4, 6, 6)), 0.05)
    for x in (-width * 0.36, width * 0.36):
        box((0.3, depth * 0.8, 0.14), (x, 0, 0.07), wood('#8A5F38', '#6B4526', grain=(0.4, 6, 6)), 0.03)
    return 0.27


def flower(loc, size=0.32, tilt=(0, 0, 0), colour='#FBF4E6', heart='#E3B23C', petals=5):
    """Five broad petals round a yellow heart."""
    petal = plain(colour, rough=0.6, sheen=0.3, sss=0.1)
    with at(loc, tilt):
        for k in range(petals):
            with at((0, 0, 0), (0, -24, k * 360 / petals)):
                ball(size * 0.5, (size * 0.55, 0, 0), petal, (1.0, 0.62, 0.1), segments=32)
        ball(size * 0.2, (0, 0, size * 0.08), plain(heart, rough=0.7), (1, 1, 0.7), segments=20)


def towels(loc, tones=('#F4EEE2', '#E6DCC8')):
    x, y, z = loc
    for dx, dz, tone in ((-0.62, 0, 0), (0.62, 0, 1), (0, 0.98, 0)):
        with at((x + dx, y, z + dz), (0, 0, 90 + 4 * dx)):
            roll(0.6, 1.9, terry(tones[tone]))


def leaves_behind(x, y, z, count=4, size=2.2):
    green = foliage('#3F6B45', '#86B06A', 0.35)
    for k in range(count):
        frond((x, y, z), 20 + k * 46, 58 + 9 * (k % 2), size * (0.8 + 0.1 * k), size * 0.26, green, 0.2, 0.8)


def lit_candle(x, y, z, radius, tall):
    with at((x, y, z)):
        candle(radius, tall)
    bulb((x, y, z + tall + 0.35), 10, '#FFB86A', 0.1)


def stones():
    z = tray()
    stones_pile((1.3, 0, z), (0.92, 0.74, 0.55, 0.38), pebble_tones())
    towels((-1.6, 0.25, z))
    lit_candle(0.05, -0.3, z, 0.3, 0.6)
    lit_candle(-0.35, -0.75, z, 0.24, 0.36)
    flower((2.05, -0.75, z + 0.16), 0.4, (24, 0, 10))
    flower((2.6, -0.5, z + 0.12), 0.32, (14, 12, 50))
    leaves_behind(2.35, 0.5, z - 0.1)


def pile():
    """Pebbles alone, with room on the left."""
    stones_pile((1.5, 0, 0), (1.15, 0.92, 0.7, 0.5, 0.32), pebble_tones(), 8)
    tones = pebble_tones()
    for k, (x, y, r) in enumerate(((0.1, -0.4, 0.32), (2.9, -0.5, 0.42), (-0.6, 0.3, 0.22))):
        ball(r, (x, y, r * 0.36), tones[k], (1.1, 0.85, 0.4), (0, 0, 40 * k))
    flower((0.72, -0.95, 0.12), 0.42, (12, 0, 10))


def linens():
    """Folded and rolled towels with a brush."""
    folded(2.6, 1.7, 4, [terry(tone) for tone in ('#F4EEE2', '#8F9468', '#E6DCC8', '#D8CDB8')], (0.9, 0.2, 0), 0.16)
    with at((0.9, 0.1, 1.28), (0, 0, 76)):
        roll(0.42, 1.5, terry('#8F9468'))
    towels((-1.9, 0.2, 0))
    with at((-0.5, -1.3, 0), (0, 0, 14)):
        ball(0.42, (0, 0, 0.2), wood('#C99B68', '#9A6B40'), (1.5, 0.8, 0.36))
        tube([(0.5, 0, 0.2), (1.1, 0, 0.24), (1.7, 0, 0.24)], 0.1, wood('#C99B68', '#9A6B40'))
    leafy_sprig((2.5, -0.9, 0.1), 0.6, 6, 2, ('#6F8460', '#A9B98A'))


def amber(radius, tall, label='#F1E8D4', dropper=False):
    """Amber bottle with a paper label."""
    lathe([(0, 0), (radius * 0.94, 0), (radius, 0.06), (radius, tall * 0.66), (radius * 0.7, tall * 0.8), (radius * 0.42, tall * 0.86), (radius * 0.42, tall), (0, tall)], plain('#7A3E12', rough=0.1, coat=0.6), soft=1)
    lathe([(radius * 1.005, tall * 0.18), (radius * 1.005, tall * 0.55)], plain(label, rough=0.85), soft=0)
    drum(radius * 0.5, tall * 0.22, (0, 0, tall), plain('#221C18', rough=0.4), 0.03)
    if dropper:
        ball(radius * 0.36, (0, 0, tall * 1.32), plain('#221C18', rough=0.6), (1, 1, 1.5))


def oils():
    box((3.4, 1.8, 0.5), (0.6, 0.3, 0.25), plain('#CFC4B0', rough=0.9, vary=0.08, vary_scale=1.4), 0.05)
    for x, y, z, r, tall, drop in ((0.0, 0.2, 0.5, 0.42, 1.5, True), (1.0, 0.4, 0.5, 0.5, 1.15, False), (1.9, -0.7, 0, 0.36, 1.05, True)):
        with at((x, y, z)):
            amber(r, tall, dropper=drop)
    sprig((-0.9, 0.3, 0.5), 2.2, 150, 46, pairs=9, leaf=0.4)
    sprig((2.2, 0.8, 0.4), 2.4, 40, 62, pairs=9, leaf=0.4)
    ball(0.3, (-0.7, -0.8, 0.14), plain('#8A867C', rough=0.7), (1.2, 0.9, 0.45))
    flower((0.75, -1.0, 0.12), 0.36, (14, 0, 30))


def water_bowl():
    lathe([(0, 0), (0.7, 0), (0.76, 0.06), (1.5, 0.62), (1.72, 1.05), (1.66, 1.06), (1.44, 0.66), (0.6, 0.2), (0, 0.18)], plain('#54564F', rough=0.45, coat=0.2), soft=2)
    lathe([(0, 0.82), (1.57, 0.82)], plain('#7C9490', rough=0.04, spec=0.7), soft=0)
    for x, y, s, turn in ((0.3, -0.2, 0.42, 0), (-0.55, 0.35, 0.36, 30), (-0.3, -0.7, 0.3, 60), (0.75, 0.5, 0.33, 15)):
        flower((x, y, 0.86), s, (0, 0, turn))
    flower((2.3, -0.6, 0.12), 0.4, (14, 10, 10))
    towels((-3.0, 1.2, 0))
    lit_candle(2.4, 0.9, 0, 0.34, 0.8)


def candles():
    """Evening: five candles and pebbles."""
    for x, y, r, tall in ((-0.9, 0.3, 0.4, 1.5), (0.0, 0.0, 0.42, 1.0), (0.85, 0.35, 0.38, 1.9), (1.6, -0.2, 0.36, 0.7), (-1.6, -0.25, 0.34, 0.55)):
        lit_candle(x, y, 0, r, tall)
    tones = pebble_tones()
    for k, (x, y, r) in enumerate(((2.5, 0.1, 0.5), (-2.5, 0.2, 0.42), (0.45, -0.8, 0.26), (-0.8, -0.8, 0.34))):
        ball(r, (x, y, r * 0.36), tones[k], (1.15, 0.85, 0.42), (0, 0, 50 * k))


FRONT = {'loc': (0.1, -9.6, 2.5), 'target': (0.1, 0, 1.0), 'lens': 50}
VIEWS = {
    'spa-stones': {'make': stones, 'ground': SAGE},
    'spa-pebbles': {'make': pile, 'ground': BONE, 'camera': {**FRONT, 'target': (0.2, 0, 1.25), 'lens': 62}},
    'spa-linens': {'make': linens, 'ground': BONE, 'camera': {**FRONT, 'target': (0, 0, 0.85)}},
    'spa-oils': {'make': oils, 'ground': '#D9D3BF', 'size': (1600, 2000), 'camera': {**FRONT, 'target': (0.7, 0, 1.15), 'lens': 66}},
    'spa-bowl': {'make': water_bowl, 'ground': SAGE, 'camera': {'loc': (0, -8.4, 5.4), 'target': (0, 0.1, 0.45), 'lens': 58}},
    'spa-candles': {'make': candles, 'ground': '#8C8466', 'evening': True, 'camera': {**FRONT, 'target': (0, 0, 1.1), 'lens': 62}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.setdefault('camera', FRONT)
    each.update({'samples': 44, 'film': {'exposure': 0.25, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    sweep(plain(view['ground'], rough=1, spec=0), back=7, radius=4)
    if view.get('evening'):
        area((-6, -3, 6), (0, 0, 0.6), 3, 480, '#FFD9B0')
        world('#6E6A5A', 0.4)
    else:
        area((-6, -2, 6), (0.3, 0, 0.6), 3, 1150, '#FFF4E4')
        area((6, -5, 3), (0, 0, 0.8), 3, 130, '#FFE0C4')
        sun((0.62, 0.7, -0.5), 1.2, '#FFE3BD', 3)
        world('#E9EDE4', 0.42)
    camera(**view['camera'])
