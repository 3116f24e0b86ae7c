"""A quiet corner for yoga: mat, cushion, stones and linen in window light."""
from kit.build import at, ball, box, drum
from kit.cloth import curtain, cushion, folded, linen, roll
from kit.crockery import bowl, candle
from kit.interior import floor, niche_wall, plaster
from kit.light import area, camera, sun, world
from kit.materials import plain, planks
from kit.potted import grasses, palm, pot, small_tree, stones_pile, vase

BLUSH, SAGE, CLAY, OAT = '#E7C9BB', '#A9B49A', '#BE7C62', '#F2EADF'


def studio(wall=BLUSH, arch=CLAY):
    floor(-4, 4, -6, 2, planks('#DCC3A0', '#BFA078', 2.2, 0.18))
    niche_wall(-4, 4, 2, 4.6, [(0.9, 1.7, 0, 1.5)], plaster(wall), plaster(arch), 0.3)
    box((0.16, 3.6, 3.3), (-3.2, -4.2, 1.65), plaster(wall), 0)
    box((0.16, 1.0, 3.3), (-3.2, 1.5, 1.65), plaster(wall), 0)
    with at((-3.02, 0.8, 0.02), (0, 0, 90)):
        curtain(0.7, 3.0, linen('#FBF6EC'), folds=5)


def mat_at(x, y, turn, colour=SAGE):
    with at((x, y, 0), (0, 0, turn)):
        box((1.75, 0.62, 0.012), (0.1, 0, 0.008), plain(colour, rough=0.9, bump=0.15, bump_scale=90), 0.004)
        with at((-0.86, 0, 0.004), (0, 0, 90)):
            roll(0.085, 0.62, plain(colour, rough=0.9), turns=3.4)


def corner():
    """Mat in the sun before the arch."""
    studio()
    mat_at(0.2, 0.2, 8)
    with at((1.55, 0.9, 0)):
        drum(0.28, 0.16, (0, 0, 0), linen(CLAY), 0.07)
    with at((0.55, 2.1, 0)):
        pot(0.2, 0.34, plain(OAT, rough=0.8))
        small_tree((0, 0, 0.3), 1.5, 8)
    with at((1.28, 2.05, 0)):
        vase(plain(SAGE, rough=0.7), 0.5, 0.34)
        grasses((0, 0, 0.46), 0.6, 14)
    with at((-1.5, 1.55, 0)):
        for k, tall in enumerate((0.24, 0.15, 0.19)):
            with at((0.2 * k, -0.12 * (k % 2), 0), scale=0.32):
                candle(0.24, tall * 3.2)


def cushions():
    studio(SAGE, OAT)
    with at((0.75, 0.9, 0)):
        drum(0.36, 0.2, (0, 0, 0), linen(OAT), 0.09)
        cushion(0.62, 0.5, 0.2, linen(BLUSH), (0.0, 0, 0.3), (90, 0, 10))
    with at((-0.35, 1.25, 0)):
        folded(0.6, 0.44, 3, [linen(CLAY), linen(OAT), linen(BLUSH)], (0, 0, 0), 0.04)
    with at((1.65, 1.3, 0)):
        pot(0.22, 0.32, plain(CLAY, rough=0.8))
        palm((0, 0, 0.28), 1.0, 12, 5)
    mat_at(0.2, -0.15, -4, CLAY)


def balance():
    """Stones and a bowl on the floor, in decimetres of their own."""
    floor(-9, 9, -9, 6, plain(OAT, rough=0.9))
    box((18, 0.2, 14), (0, 4.2, 6), plaster(BLUSH), 0)
    tones = [plain(t, rough=0.75, vary=0.1, vary_scale=2) for t in ('#B9A392', '#8C8278', '#D2C0AE')]
    stones_pile((-0.9, 0.6, 0), (1.0, 0.78, 0.56, 0.36), tones, 3)
    with at((1.5, 0.5, 0)):
        bowl(0.9, 0.6, CLAY, '#E9D9C6')
        ball(0.2, (0.1, -0.1, 0.22), tones[1], (1.2, 1, 0.5))
    with at((2.9, 1.6, 0)):
        vase(plain(SAGE, rough=0.7), 2.0, 1.1, kind='tall')
        grasses((0, 0, 1.8), 2.4, 16)


VIEWS = {
    'yoga-corner': {'make': corner, 'camera': {'loc': (0.5, -4.4, 1.25), 'target': (0.35, 2, 1.05), 'lens': 36}},
    'yoga-mat': {'make': corner, 'size': (1600, 2000), 'camera': {'loc': (-0.9, -2.9, 1.5), 'target': (0.5, 1.0, 0.62), 'lens': 40}},
    'yoga-cushions': {'make': cushions, 'camera': {'loc': (0.3, -3.7, 1.15), 'target': (0.5, 2, 0.85), 'lens': 38}},
    'yoga-stones': {'make': balance, 'close': True, 'camera': {'loc': (0.2, -10, 2.6), 'target': (0.2, 0.5, 1.2), 'lens': 54}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.update({'samples': 28, 'film': {'exposure': 0.25, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    if view.get('close'):
        area((-7, -2, 6), (0, 0, 1), 2.4, 1500, '#FFEBD2')
        world('#F2E9E2', 0.5)
    else:
        sun((0.74, 0.5, -0.42), 4.6, '#FFDDB6', 1.6)
        area((-4.4, -1.0, 1.8), (0.5, 0.6, 0.9), 2.8, 220, '#F2EAE2', height=2.2)
        area((1.5, -5.6, 2.9), (0.2, 1, 1.0), 3.5, 100, '#FFF1E2')
        world('#F0E8E2', 0.42)
    camera(**view['camera'])
