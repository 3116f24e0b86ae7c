"""Clay composition for any young product: one arrangement in three palettes, and six single objects."""
import math

from kit.build import at, ball, box, drum, extrude, lathe, panel, ring, tube
from kit.light import area, camera, sweep, world
from kit.materials import backdrop, clay, glass

# Ground from left to right, then five colours of things.
PALETTES = {
    'peach': (('#FFDCC4', '#FFB48F'), ('#2B2B66', '#FF6B57', '#17A59A', '#FFC24D', '#FFF0E0')),
    'mint': (('#CDEEDF', '#84D0B6'), ('#0F4C45', '#FF8A5B', '#F9D65C', '#2FA98C', '#F4FFF8')),
    'lilac': (('#E0D5F9', '#AC94EA'), ('#3A2A78', '#FF6FA3', '#FFC94D', '#7C5CE0', '#FBF6FF')),
}


def compose(a, b, c, d, e):
    ring(1.0, 0.36, (1.1, 0.9, 1.35), clay(a), (66, 18, -20))
    ball(0.62, (2.5, -0.2, 0.62), clay(b))
    box((0.95, 0.95, 0.95), (-0.35, 0.1, 0.55), clay(c), 0.2, (14, 8, 26), 6)
    lathe([(0, 0), (0.5, 0), (0.52, 0.05), (0.06, 1.2), (0, 1.24)], clay(d), (3.4, 0.8, 0), soft=2)
    with at((0.9, -0.9, 0.26), (90, 0, 62)):
        panel(0.52, 1.25, 0.5, clay(d), radius=0.25, edge=0.2)
    ring(0.3, 0.12, (1.9, -1.5, 0.12), clay(c))
    ball(0.34, (1.12, 0.7, 2.95), clay(b))
    ball(0.2, (-1.3, -0.7, 0.2), clay(b))
    for i in range(3):
        drum(0.42, 0.15, (2.75, -1.45, 0.15 * i), clay((e, a, e)[i]), 0.06)
    ball(0.4, (-0.75, -0.3, 1.85), glass(), segments=96)
    ball(0.22, (3.35, 0.2, 2.5), clay(c))
    ball(0.13, (-0.2, 0.6, 2.75), clay(d))
    ball(0.12, (0.1, -1.6, 0.12), clay(a))


def rocket(a, b, c, d, e):
    with at((0, 0, 0.5), (0, 14, 0)):
        lathe([(0, 0), (0.42, 0), (0.52, 0.4), (0.5, 1.1), (0.28, 1.7), (0, 2.0)], clay(e), soft=2)
        lathe([(0.4, 1.42), (0.26, 1.74), (0, 2.04)], clay(b), soft=2)
        drum(0.2, 0.1, (0, -0.52, 0.98), clay(a), 0.04, (90, 0, 0))
        for k in range(3):
            with at((0, 0, 0.1), (0, 0, 90 + 120 * k)):
                extrude([(0.36, 0), (0.86, -0.32), (0.86, 0.14), (0.46, 0.62)], 0.16, clay(b), edge=0.06)
        lathe([(0, -0.5), (0.12, -0.32), (0.26, -0.06), (0.2, 0.02), (0, 0.02)], clay(c), soft=2)


def chat(a, b, c, d, e):
    for x, z, w, tone, side in ((-0.3, 1.55, 1.8, b, -1), (0.35, 0.66, 1.6, e, 1)):
        panel(w, 0.78, 0.3, clay(tone), (x, 0, z), radius=0.36, edge=0.12)
        lathe([(0, 0), (0.16, 0.02), (0.1, 0.2), (0, 0.34)], clay(tone), (x + side * 0.5, 0, z - 0.34), (180, 0, 0), soft=1)
        for k in range(3):
            ball(0.085, (x - 0.3 + 0.3 * k, -0.17, z), clay(a if tone == e else e), (1, 0.6, 1))


def shield(a, b, c, d, e):
    outline = [(0, -1.0), (0.55, -0.62), (0.82, -0.05), (0.85, 0.7), (0.42, 0.82), (0, 1.0), (-0.42, 0.82), (-0.85, 0.7), (-0.82, -0.05), (-0.55, -0.62)]
    with at((0, 0, 1.0), (-6, 0, -14)):
        extrude(outline, 0.4, clay(d), edge=0.14, segments=5)
        tube([(-0.34, -0.24, 0.04), (-0.08, -0.24, -0.24), (0.4, -0.24, 0.38)], 0.1, clay(e), smooth=False)
        for x, z in ((-0.34, 0.04), (-0.08, -0.24), (0.4, 0.38)):
            ball(0.1, (x, -0.24, z), clay(e))


def wallet(a, b, c, d, e):
    box((1.7, 0.5, 1.15), (0, 0, 0.6), clay(a), 0.16, (0, 0, -14), 6)
    with at((0.1, -0.1, 1.15), (0, -8, -14)):
        panel(1.3, 0.8, 0.08, clay(b), (0.0, 0.05, 0.05), radius=0.1)
    with at((0.55, -0.36, 0.62), (90, 0, -14)):
        panel(0.7, 0.4, 0.14, clay(c), (0, 0, 0), (-90, 0, 0), radius=0.18, edge=0.06)
    for i in range(4):
        drum(0.34, 0.12, (-1.2, -0.45, 0.122 * i), clay((c, e)[i % 2]), 0.05)


def clock(a, b, c, d, e):
    with at((0, 0, 1.15), (-6, 0, 12)):
        drum(0.95, 0.36, (0, 0.18, 0), clay(b), 0.14, (90, 0, 0))
        drum(0.78, 0.1, (0, -0.14, 0), clay(e), 0.04, (90, 0, 0))
        tube([(0, -0.26, 0), (0, -0.26, 0.25), (0, -0.26, 0.5)], 0.06, clay(a))
        tube([(0, -0.26, 0), (0.18, -0.26, -0.1), (0.36, -0.26, -0.2)], 0.06, clay(a))
        ball(0.1, (0, -0.26, 0), clay(c))
        for x in (-0.55, 0.55):
            ball(0.3, (x, 0, 0.95), clay(c), (1, 0.9, 0.7), (0, 34 if x > 0 else -34, 0))
            tube([(x * 0.8, 0, -0.7), (x, 0, -0.95), (x * 1.15, 0, -1.1)], 0.08, clay(a))


def bulb(a, b, c, d, e):
    with at((0, 0, 0.34)):
        lathe([(0, 0.42), (0.3, 0.42), (0.36, 0.62), (0.74, 1.2), (0.72, 1.62), (0.4, 1.96), (0, 2.04)], clay(c), soft=2)
        for k in range(3):
            ring(0.27, 0.085, (0, 0, 0.36 - 0.15 * k), clay(a), (4, 0, 0), 64, 20)
        ball(0.17, (0, 0, -0.1), clay(a), (1, 1, 0.7))
    for k in range(5):
        t = math.radians(18 + 36 * k)
        tube([(1.05 * math.cos(t), 0, 1.68 + 1.05 * math.sin(t)), (1.18 * math.cos(t), 0, 1.68 + 1.18 * math.sin(t)), (1.3 * math.cos(t), 0, 1.68 + 1.3 * math.sin(t))], 0.06, clay(b))


OBJECTS = {'rocket': (rocket, 'lilac', 1.4), 'chat': (chat, 'mint', 1.05), 'shield': (shield, 'peach', 1.1), 'wallet': (wallet, 'mint', 0.82), 'clock': (clock, 'lilac', 1.1), 'bulb': (bulb, 'peach', 1.42)}
VIEWS = {f'clay-compose-{name}': {'make': compose, 'palette': name, 'size': (2000, 1250), 'camera': {'loc': (0.1, -9.6, 2.9), 'target': (0.7, 0, 1.4), 'lens': 48}} for name in PALETTES}
VIEWS.update({f'clay-object-{name}': {'make': make, 'palette': palette, 'size': (2000, 2000), 'camera': {'loc': (0, -9.4, 2.6), 'target': (0, 0, middle), 'lens': 98}} for name, (make, palette, middle) in OBJECTS.items()})
for each in VIEWS.values():
    each.update({'samples': 24, 'film': {'look': 'High Contrast', 'exposure': 0.55, 'bounces': 3}})


def build(view):
    paper, things = PALETTES[view['palette']]
    view['make'](*things)
    sweep(backdrop(*paper), width=60, back=8, radius=5)
    area((-5, -4.5, 7), (0.4, 0, 0.6), 3.4, 1050, '#FFF6EC')
    area((6, 3, 4), (0.4, 0, 0.8), 3, 260, '#FFE0D8')
    world('#FFFFFF', 0.5)
    camera(**view['camera'])
