"""A dentist's rooms: a raised clay hand with molar, mirror and glass, the surgery by its window, a tray."""
import math

from kit.build import at, ball, box, drum, lathe, panel, ring, soften, tube
from kit.interior import back_wall, flat, window_wall
from kit.light import area, camera, sun, sweep, world
from kit.materials import backdrop, clay, metal, pane, plain, planks
from kit.potted import pot, sprig

from scenes.dental import AQUA, CORAL, DEEP, WHITE, brush, melt, mirror, tooth

SKIN = '#FF7460'


def finger(x, z, length, radius, mat, lean, y=0.0):
    """A capsule that stands on its foot and leans to the side."""
    r, end = radius, [(radius * math.cos(math.radians(a)), length - radius + radius * math.sin(math.radians(a))) for a in range(0, 91, 15)]
    return lathe([(0, 0), (r * 1.06, 0), (r * 1.04, length * 0.4), *end], mat, (x, y, z), (0, lean, 0), soft=1)


def hand():
    """A left hand, palm towards us, out of a white cuff."""
    skin = clay(SKIN)
    parts = [box((1.22, 0.5, 1.2), (0, 0, 1.3), skin, 0.24, segments=6)]
    for x, length, lean in ((-0.47, 1.16, -9), (-0.155, 1.34, -2.5), (0.16, 1.24, 4), (0.47, 0.96, 12)):
        parts.append(finger(x, 1.62, length, 0.172, skin, lean))
    parts.append(finger(-0.34, 0.98, 1.06, 0.2, skin, -50, -0.04))
    parts.append(ball(0.34, (-0.26, -0.05, 1.08), skin, (1, 0.75, 1.15)))
    parts.append(box((0.98, 0.46, 0.6), (0.02, 0, 0.86), skin, 0.22, segments=6))
    parts.append(box((0.78, 0.46, 0.9), (0.02, 0, 0.52), skin, 0.21, segments=6))
    melt(parts, skin, 0.026, 26)
    lathe([(0, 0), (0.62, 0), (0.66, 0.06), (0.6, 0.5), (0.56, 0.54), (0.5, 0.5), (0.46, 0.3)], clay(WHITE), soft=2)
    ring(0.635, 0.035, (0, 0, 0.15), clay(AQUA))


def glassful(height=1.25, radius=0.42):
    """A glass of water, the mirror standing in it."""
    lathe([(radius * 0.86, 0.02), (radius, height)], pane('#E4F3F2', mirror=0.9), soft=0)
    drum(radius * 0.87, 0.1, (0, 0, 0), plain('#CFEDEC', rough=0.1, coat=0.5), 0.04)
    lathe([(0, height * 0.6), (radius * 0.94, height * 0.6)], plain('#7CCBCB', rough=0.06, spec=0.7), soft=0)
    lathe([(radius * 0.95, height * 0.6), (radius * 0.87, 0.09)], plain('#93D6D4', rough=0.12, coat=0.4), soft=0)


def molar(scale, turn):
    with at((0, 0, 0), (0, 0, turn)):
        tooth(scale=scale)


def still():
    with at((2.0, 0.5, 0), (0, 0, -10), 1.2):
        hand()
    with at((0.5, -0.35, 0)):
        molar(0.8, -16)
    with at((3.55, -0.1, 0)):
        glassful()
    with at((3.68, -0.08, 0.12), (0, -9, -28), 1.02):
        mirror()
    with at((3.0, -1.35, 0), (0, 0, 172)):
        brush(AQUA, 1.9)
    for x, y, r, tone in ((1.35, -1.1, 0.13, CORAL), (-0.55, -0.9, 0.09, AQUA)):
        ball(r, (x, y, r), clay(tone))


def upright():
    with at((0.35, 0.5, 0), (0, 0, -10), 1.2):
        hand()
    with at((-1.05, -0.35, 0)):
        molar(0.72, -16)
    with at((1.65, -0.3, 0), (0, 0, 0), 0.86):
        glassful()
    with at((1.75, -0.28, 0.1), (0, -9, -28), 0.84):
        mirror()
    ball(0.12, (0.2, -1.1, 0.12), clay(CORAL))


def chair():
    """The chair lies back; its head is at +x."""
    seat, frame = clay(AQUA), clay(WHITE)
    drum(0.36, 0.07, (0, 0, 0), frame, 0.03)
    drum(0.13, 0.36, (0, 0, 0.05), metal('#CBD3D3', 0.25), 0.01)
    box((0.7, 0.42, 0.1), (0, 0, 0.42), frame, 0.05, segments=5)
    box((0.62, 0.54, 0.15), (-0.05, 0, 0.54), seat, 0.07, (0, 4, 0), 6)
    box((0.66, 0.46, 0.12), (-0.62, 0, 0.47), seat, 0.058, (0, -14, 0), 6)
    with at((0.2, 0, 0.55), (0, -46, 0)):
        box((0.86, 0.52, 0.14), (0.42, 0, 0.02), seat, 0.068, segments=6)
        box((0.86, 0.3, 0.06), (0.42, 0, -0.07), frame, 0.028, segments=4)
        box((0.2, 0.3, 0.12), (0.98, 0, 0.04), clay(CORAL), 0.058, segments=6)
    for y in (-0.33, 0.33):
        tube([(0.2, y * 0.9, 0.5), (0.16, y, 0.7), (0.0, y, 0.76)], 0.024, frame)
        box((0.46, 0.09, 0.06), (-0.06, y, 0.77), clay(DEEP), 0.028, segments=5)


def lamp():
    """On a pole from the floor, its disc over the chair and switched off."""
    white = clay(WHITE)
    drum(0.2, 0.05, (0.72, 0.62, 0), white, 0.02)
    tube([(0.72, 0.62, 0), (0.72, 0.62, 1.0), (0.72, 0.62, 1.95)], 0.028, white, smooth=False)
    tube([(0.72, 0.62, 1.95), (0.5, 0.4, 2.12), (0.2, 0.12, 2.08)], 0.024, white)
    with at((0.12, 0.06, 1.98), (0, 24, 0)):
        lathe([(0, 0.12), (0.1, 0.12), (0.24, 0.03), (0.26, -0.02), (0.23, -0.03), (0, 0.0)], clay(CORAL), soft=2)
        drum(0.2, 0.02, (0, 0, -0.035), plain('#FFF6E4', rough=0.4, glow=0.5), 0.008)
    ball(0.045, (0.2, 0.12, 2.08), white, segments=24)


def cabinet():
    with at((1.02, 1.32, 0)):
        box((1.5, 0.5, 0.82), (0, 0, 0.41), clay(WHITE), 0.03)
        for x in (-0.5, 0, 0.5):
            box((0.46, 0.02, 0.7), (x, -0.25, 0.42), clay('#F0F6F4'), 0.009)
            ball(0.026, (x + 0.16, -0.275, 0.6), clay(CORAL), segments=20)
        box((1.56, 0.56, 0.05), (0, 0, 0.84), clay(AQUA), 0.02)
        with at((-0.1, -0.05, 0.865), (0, 0, 0), 0.16):
            tooth()
        with at((-0.5, 0, 0.865), (0, 0, 0), 0.15):
            glassful()
        with at((0.45, 0.02, 0.865)):
            pot(0.09, 0.15, clay(CORAL))
            for k in range(7):
                sprig((0, 0, 0.13), 0.34 + 0.05 * (k % 3), k * 52, 62 + 8 * (k % 2), pairs=6, leaf=0.07)


def hills():
    """What one sees from the chair: bluffs over the river, far out."""
    for x, y, z, r, tone in ((-9, 3.0, -4.6, 6.0, '#7FB48D'), (-9.4, -2.6, -5.2, 6.2, '#94C29A'), (-14, 1, -6.2, 9.3, '#A8CFBE')):
        ball(r, (x, y, z), plain(tone, rough=1, glow=0.55), (0.4, 1.1, 1))


def room():
    wall = plain('#DDF1EF', rough=0.9, vary=0.03, vary_scale=1.1)
    flat([(-2.2, -4, 0), (3, -4, 0), (3, 1.6, 0), (-2.2, 1.6, 0)], planks('#E6CFAE', '#CBAE86', 1.9, 0.16))
    back_wall(-2.2, 3, 1.6, 5, wall, clay(WHITE))
    window_wall(-1.5, -3, 1.6, 5, (-1.5, 1.0, 0.75, 2.6), wall, (2, 1), '#FDFBF7')
    box((0.34, 2.7, 0.05), (-1.36, -0.25, 0.74), clay(WHITE), 0.02)
    hills()
    with at((0.12, -0.05, 0), (0, 0, 18)):
        chair()
        lamp()
    cabinet()
    with at((-0.55, -1.2, 0)):
        drum(0.2, 0.08, (0, 0, 0.47), clay(CORAL), 0.035)
        drum(0.03, 0.42, (0, 0, 0.05), metal('#CBD3D3', 0.25), 0.005)
        for k in range(5):
            with at((0, 0, 0), (0, 0, k * 72)):
                tube([(0, 0, 0.07), (0.2, 0, 0.05)], 0.02, clay(WHITE), smooth=False)
                ball(0.028, (0.21, 0, 0.028), clay(DEEP), segments=16)
    with at((-1.36, 0.55, 0.77)):
        pot(0.1, 0.16, clay(AQUA))
        for k in range(8):
            sprig((0, 0, 0.14), 0.36 + 0.05 * (k % 3), k * 47, 60 + 9 * (k % 2), pairs=6, leaf=0.07)


def trout(tone=CORAL):
    """A clay trout as long as a thumb, for whoever finds the eleventh."""
    skin = clay(tone)
    parts = [ball(0.2, (0, 0, 0.17), skin, (2.3, 0.75, 0.9)), ball(0.14, (0.34, 0, 0.17), skin, (1.3, 0.75, 0.9))]
    for lean in (-1, 1):
        parts.append(ball(0.13, (-0.52, 0, 0.17 + 0.09 * lean), skin, (1.1, 0.4, 0.6), (0, 34 * lean, 0)))
    parts.append(ball(0.1, (-0.02, 0, 0.36), skin, (1.2, 0.3, 0.6), (0, -14, 0)))
    melt(parts, skin, 0.018, 8)
    for side in (-1, 1):
        ball(0.028, (0.4, side * 0.115, 0.21), clay(DEEP), segments=20)
        for x, z in ((-0.28, 0.22), (-0.14, 0.27), (0.0, 0.2), (0.14, 0.26), (-0.06, 0.12)):
            ball(0.022, (x, side * 0.142, z), clay(WHITE), (1, 0.5, 1), segments=16)


def probe(tone):
    tube([(0, 0, 0), (0, 0, 1.0), (0, 0, 1.9)], 0.075, clay(tone), [1.1, 1, 0.75], smooth=False)
    tube([(0, 0, 1.85), (0, 0, 2.3), (0.05, 0, 2.5), (0.26, 0, 2.6), (0.3, 0, 2.5)], 0.035, metal('#D5DADA', 0.18), [1, 1, 0.8, 0.5, 0.2])


def tray():
    """From the chair's height: mirror, probe, three rolls of cotton, and the prize."""
    with at((0, 0, 0.1), (-90, 0, 0)):
        panel(5.4, 3.5, 0.2, clay(WHITE), radius=0.5, edge=0.09)
        panel(4.9, 3.0, 0.21, clay('#B5E2DF'), (0, -0.008, 0), radius=0.36, edge=0.02)
    for x, lean, make in ((-1.75, 4, 'mirror'), (-0.95, -3, 'probe')):
        with at((x, -1.25, 0.3), (-90, 0, lean)):
            mirror() if make == 'mirror' else probe(CORAL)
    for k, (x, y, turn) in enumerate(((0.5, -0.75, 8), (0.62, -0.42, -6), (0.55, -0.08, 4))):
        with at((x, y, 0.36), (0, 90, turn)):
            lathe(soften([(0, -0.46), (0.14, -0.46), (0.15, 0.46), (0, 0.46)], 1), plain('#FFFDF8', rough=0.95, bump=0.4, bump_scale=26), soft=1)
    with at((1.42, -0.3, 0.4), (90, 0, 62), 1.2):
        trout()
    with at((0.62, 0.9, 0.2), (0, 0, 0), 0.9):
        glassful(0.8, 0.5)


FRONT = {'loc': (0, -9.4, 2.5)}
MINT = ('#D4EFEC', '#86CFCC')
VIEWS = {
    'surgery-hand': {'make': still, 'ground': MINT, 'size': (2880, 1700), 'camera': {**FRONT, 'target': (0.25, 0, 1.62), 'lens': 46}},
    'surgery-hand-narrow': {'make': upright, 'ground': MINT, 'size': (1440, 2400), 'camera': {**FRONT, 'target': (0.2, 0, 1.95), 'lens': 48, 'shift': (0, 0.085)}},
    'surgery-window': {'make': room, 'size': (1500, 2000), 'camera': {'loc': (0.75, -4.6, 1.55), 'target': (-0.02, 0, 1.12), 'lens': 37}},
    'surgery-tray': {'make': tray, 'ground': ('#FFD6CB', '#FFA593'), 'size': (2000, 1400), 'camera': {'loc': (0.5, -5.6, 4.4), 'target': (0.1, -0.15, 0.1), 'lens': 56, 'fstop': 5.6}},
}
for each in VIEWS.values():
    each.update({'samples': 16, 'film': {'look': 'High Contrast', 'exposure': 0.35, 'bounces': 4}})


def build(view):
    view['make']()
    if view['make'] is room:
        sun((0.86, 0.36, -0.52), 5.2, '#FFE2BE', 2.0)
        area((-1.7, -0.25, 1.8), (0.4, 0, 0.8), 2.4, 55, '#F2FBFF', height=1.7)
        area((1.8, -4.6, 3.2), (0, 0, 0.9), 3, 55, '#FFF1E8')
        world('#E8F6FA', 0.5, '#BFE4F2')
    else:
        sweep(backdrop(*view['ground']), width=60, back=8, radius=5)
        area((-5, -4.5, 7), (0.4, 0, 0.6), 4, 850, '#FFF8F0')
        area((6, 3, 4), (0.4, 0, 0.8), 3, 240, '#FFE0D8')
        world('#F4FBFA', 0.5)
    camera(**view['camera'])
