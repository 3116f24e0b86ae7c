"""A restaurant table: from above on slate and on linen, one plate close, bread, soup, wine by candle light."""
import math

from kit.build import at, ball, drum
from kit.cloth import linen, spread
from kit.crockery import board, bottle, bowl, candle, fork, knife, loaf, plate, spoon, wine_glass
from kit.fruit import half_lemon, leafy_sprig, olives, salad, tomato
from kit.interior import flat
from kit.light import area, bulb, camera, world
from kit.materials import metal, plain, wood
from kit.meal import crocus, crumbs_about, hearth_loaf, olive_oil, pepper, pinch, pumpkin_soup, saffron_rice, slate, slice_of, stone_bowl, stoneware, thread, thyme, torn_burrata
from kit.potted import sprig

CHARCOAL, SAFFRON, LINEN = '#2B2A29', '#E0A030', '#EFE7D8'
BRASS = '#B08A4E'


def top(colour, cloth=False):
    mat = linen(colour, 0.08) if cloth else plain(colour, rough=0.5, vary=0.12, vary_scale=0.7, bump=0.06, bump_scale=5)
    flat([(-12, -12, 0), (12, -12, 0), (12, 12, 0), (-12, 12, 0)], mat)


def napkin(x, y, turn, colour):
    with at((x, y, 0), (0, 0, turn)):
        spread(1.0, 2.1, linen(colour), rise=0.05)


def burrata():
    """Soft cheese, tomatoes, basil, oil."""
    drum(0.85, 0.012, (0, 0, 0.055), plain('#B98A2A', rough=0.08), 0.004)
    ball(0.42, (-0.05, 0.06, 0.36), plain('#FBF6EA', rough=0.28, sss=0.1), (1, 0.95, 0.82))
    for k in range(9):
        a = k * 0.7
        with at((0.68 * math.cos(a), 0.62 * math.sin(a), 0.06), (18, 30 * math.sin(k), k * 70)):
            tomato(colour=('#C8331F', '#D9711F', '#B3261E')[k % 3], scale=0.42)
    leafy_sprig((0.02, 0.02, 0.68), 0.34, 6, 3)
    leafy_sprig((0.5, -0.4, 0.2), 0.26, 4, 5)
    leafy_sprig((-0.55, 0.35, 0.2), 0.26, 4, 7)


def risotto():
    """Saffron rice: a low disc of grains with a sprig."""
    drum(0.72, 0.09, (0, 0, 0.05), plain(SAFFRON, rough=0.4, bump=1.0, bump_scale=12, vary=0.1, vary_scale=8), 0.04)
    for k in range(120):
        a, r = k * 2.4, 0.66 * math.sqrt(k / 120)
        ball(0.035, (r * math.cos(a), r * math.sin(a), 0.15), plain(('#EDB84E', '#E2A637')[k % 2], rough=0.35), (1.8, 0.9, 0.8), (0, 0, k * 53), 12)
    leafy_sprig((0.05, 0.02, 0.17), 0.3, 5, 9)


def soup(colour='#D2691E'):
    drum(0.5, 0.02, (0, 0, 0.3), plain(colour, rough=0.15), 0.006)
    swirl = [(0.3 * (t / 30) * math.cos(t * 0.42), 0.3 * (t / 30) * math.sin(t * 0.42)) for t in range(31)]
    for a, b in swirl[::2]:
        drum(0.028, 0.012, (a, b, 0.315), plain('#FBF3E2', rough=0.4), 0.004, segments=20)
    leafy_sprig((0.05, -0.05, 0.33), 0.2, 4, 2)


def cover(x, y, turn=0.0, dish=LINEN, food=None, metal_tone=BRASS):
    """One place: plate, cutlery."""
    steel = metal(metal_tone, 0.3)
    with at((x, y, 0), (0, 0, turn)):
        plate(1.12, dish)
        if food:
            with at((0, 0, 0.02)):
                food()
        with at((-1.42, 0, 0)):
            fork(steel)
        with at((1.4, 0, 0)):
            knife(steel)


def bread_board(x, y, turn):
    with at((x, y, 0), (0, 0, turn)):
        board(3.0, 1.5)
        with at((-0.3, 0.05, 0.14), (0, 0, 6)):
            loaf(1.9, 0.46)
        for i in range(2):
            with at((0.85 + 0.2 * i, -0.15 + 0.2 * i, 0.16), (0, -70 + 12 * i, 10)):
                drum(0.4, 0.1, (0, 0, 0), plain('#E7CB9A', rough=0.9, bump=0.5, bump_scale=10), 0.03)


def laid(ground, dish, cloth, is_cloth=False):
    top(ground, is_cloth)
    napkin(-2.05, -1.15, 4, cloth)
    cover(0.15, -1.0, 0, dish, burrata)
    cover(-1.9, 1.75, 0, dish, risotto)
    with at((1.75, 1.45, 0)):
        bowl(0.72, 0.4, dish)
        soup()
    bread_board(3.5, -0.9, 70)
    with at((0.35, 1.6, 0)):
        wine_glass()
    with at((2.2, 0.25, 0)):
        wine_glass('#D9C07A')
    with at((-3.6, 0.1, 0)):
        bowl(0.5, 0.3, '#C9A87A')
        olives((0, 0, 0.1), 0.32)
    half_lemon((-3.3, -1.5, 0.0), (0, 0, 20))
    half_lemon((-3.85, -1.1, 0.3), (170, 0, 40))
    for k, (x, y, turn) in enumerate(((3.3, 2.2, 200), (-3.7, 1.9, -60), (2.1, -2.3, 20))):
        sprig((x, y, 0.06), 1.1, turn, 3, pairs=10, leaf=0.2)
    with at((0.95, 0.5, 0)):
        candle(0.26, 0.4)


def set_place(x, y, food, radius=1.12, colour='#E4DCCB', turn=0.0):
    """Stoneware with its food, and brass beside it."""
    brass = metal('#A98A55', 0.34)
    with at((x, y, 0), (0, 0, turn)):
        stoneware(radius, colour)
        with at((0, 0, 0.055 * radius)):
            food()
        with at((-1.44, 0.06, 0), (0, 0, 2)):
            fork(brass)
        with at((1.42, 0.02, 0), (0, 0, -1)):
            knife(brass)


def bread_on_board(width=2.9, depth=1.5):
    board(width, depth, ('#7A5636', '#4E3420'))
    with at((-0.36, 0.1, 0.14), (0, 0, 8)):
        hearth_loaf(1.9, 0.52, 0.42)
    with at((0.62, -0.1, 0.2), (0, -84, 24)):
        slice_of(0.5, 0.13, 5)
    crumbs_about(-1.2, 1.3, -0.66, 0.66, 0.14, 60)


def slate_table():
    """One lamp over yellow rice; what else there is for supper lies round it in the half dark."""
    flat([(-14, -14, 0), (14, -14, 0), (14, 14, 0), (-14, 14, 0)], slate())
    spread(1.25, 2.3, linen('#B9AD98', 0.2), (-2.15, -1.15, 0), (0, 0, 7), 0.11, 5)
    set_place(0.15, -1.0, saffron_rice)
    set_place(-1.95, 1.85, torn_burrata, 1.05, '#5B5F5B', 6)
    with at((1.8, 1.5, 0)):
        stone_bowl(0.8, 0.46, '#CFC4AE')
        with at((0, 0, 0.3)):
            pumpkin_soup(0.685)
    with at((3.55, -0.95, 0), (0, 0, 66)):
        bread_on_board()
    with at((0.3, 1.75, 0)):
        wine_glass()
    with at((2.25, 0.1, 0)):
        wine_glass('#C99A3E')
    with at((-3.65, 0.05, 0)):
        stone_bowl(0.5, 0.28, '#9C8A6C')
        olives((0, 0, 0.1), 0.32, 13, 4, '#4B5328')
    with at((-3.35, -1.75, 0)):
        stone_bowl(0.36, 0.16, '#D9CFBB')
        with at((0, 0, 0.06)):
            pinch(0.22, 46)
    for k in range(6):
        thread((-2.95 + 0.17 * k, -2.1 + 0.12 * (k % 3), 0.01), k * 67, 0.24, k)
    crocus((-1.35, 0.42, 0), 205, 1.0, 2)
    crocus((-0.92, 0.7, 0), 160, 0.9, 5)
    crocus((1.95, -2.15, 0), 20, 0.95, 8)
    for x, y, turn in ((3.2, 2.35, 200), (-3.9, 1.7, -60), (0.95, -2.42, 12)):
        thyme((x, y, 0.02), turn, 0.9, 2)
    crumbs_about(1.7, 2.5, -1.6, -0.6, 0, 26, 3)
    pepper(2.6, 90, lambda p, q: -0.008, 3, '#6E6A62', 0.007)
    with at((0.98, 0.62, 0)):
        candle(0.24, 0.42)


def linen_table():
    laid('#E9E0D0', '#46504A', '#C9683F', True)


def single():
    """One plate with room for words round it."""
    top(CHARCOAL)
    cover(0, 0, 0, '#F3EDE0', burrata)
    napkin(-2.0, 0.1, 6, SAFFRON)
    for k in range(5):
        leafy_sprig((1.9 + 0.2 * (k % 2), 0.9 - 0.25 * k, 0.03), 0.2, 3, k)


def bread():
    """Cut open in daylight: the crust ringed with flour, the crumb towards us."""
    top('#E9E0D0', True)
    with at((-0.05, 0, 0), (0, 0, 14)):
        board(3.2, 1.75, ('#8A6140', '#5F4029'))
        with at((-0.5, 0.2, 0.14), (0, 0, -44)):
            hearth_loaf(2.3, 0.66, 0.3, 4)
        with at((0.98, -0.34, 0.195), (-6, -86, -28)):
            slice_of(0.62, 0.15, 7)
        with at((1.12, 0.36, 0.24), (10, -62, 12)):
            slice_of(0.62, 0.15, 12)
        crumbs_about(-0.2, 1.5, -0.8, 0.6, 0.14, 130)
    crumbs_about(0.6, 2.0, -1.4, -0.7, 0.0, 40, 9)
    with at((1.75, 1.25, 0)):
        stone_bowl(0.46, 0.24, '#E9E2D2')
        with at((0, 0, 0.16)):
            olive_oil(0.385)
            for k in range(3):
                thread((-0.1 + 0.1 * k, 0.05 * k, 0.016), 40 + 80 * k, 0.26, k)
    olives((1.95, -0.35, -0.02), 0.3, 7, 4, '#4F5729')
    thyme((-1.95, -0.75, 0.03), 24, 1.0, 4)
    thyme((-1.75, -0.95, 0.03), 4, 0.8, 7)


def soup_bowl():
    top('#B9552B')
    with at((0, 0, 0)):
        plate(1.15, '#F3EDE0')
        with at((0, 0, 0.06)):
            bowl(0.85, 0.46, '#F3EDE0')
            with at(scale=1.38):
                with at((0, 0, -0.045)):
                    soup('#E39A2B')
    with at((1.55, 0.2, 0), (0, 0, -14)):
        spoon(metal(BRASS, 0.3), 1.9)
    napkin(-1.75, -0.1, -8, LINEN)


def table_end():
    """The length of a table of orange-stained boards: soup at its head, and all that belongs to it down to the edge of the light."""
    for i in range(9):
        flat([(-4.6 + 1.1 * i, -9, 0.0), (-3.52 + 1.1 * i, -9, 0.0), (-3.52 + 1.1 * i, 9, 0.0), (-4.6 + 1.1 * i, 9, 0.0)], wood('#A9592A', '#713417', grain=(6, 0.35, 4), rough=0.55, bump=0.2, shift=2.3 * i))
    flat([(-9, -9, -0.06), (9, -9, -0.06), (9, 9, -0.06), (-9, 9, -0.06)], plain('#2A1509', rough=1))
    brass = metal('#B8985E', 0.3)
    with at((0.1, 2.5, 0)):
        stoneware(1.2, '#6A6258')
        with at((0, 0, 0.075)):
            stone_bowl(0.92, 0.5)
            with at((0, 0, 0.33)):
                pumpkin_soup(0.8)
    with at((1.52, 1.6, 0), (0, 0, 196)):
        spoon(brass, 1.9)
    spread(1.7, 1.3, linen('#E4D8C2', 0.2), (-0.95, 0.15, 0), (0, 0, 22), 0.13, 8)
    with at((-0.72, 0.2, 0.14), (0, -88, 50)):
        slice_of(0.6, 0.15, 9)
    crumbs_about(-1.3, 0.6, -0.9, 0.6, 0.02, 60, 4)
    with at((1.05, -0.15, 0)):
        wine_glass('#8E2233')
    with at((0.75, -1.55, 0)):
        stone_bowl(0.46, 0.2, '#D9CFBB')
        with at((0, 0, 0.09)):
            pinch(0.28, 60, 3)
    for k in range(7):
        thread((0.0 + 0.13 * k, -2.1 - 0.1 * (k % 3), 0.01), k * 51, 0.26, k)
    crocus((-1.05, -1.75, 0), 60, 1.25, 3)
    crocus((-0.5, -2.35, 0), 18, 1.1, 6)
    thyme((-1.5, -0.95, 0.03), 60, 0.9, 5)
    with at((-0.95, -3.5, 0)):
        candle(0.27, 0.5)
    with at((0.85, -3.55, 0), (0, 0, 24)):
        knife(brass)


def by_candle():
    """Two glasses, a bottle and candles in the evening."""
    flat([(-12, -12, 0), (12, -12, 0), (12, 4, 0), (-12, 4, 0)], wood('#6B4630', '#472C1C', grain=(0.3, 4, 4), rough=0.35, coat=0.2))
    flat([(-20, 9, -6), (20, 9, -6), (20, 9, 14), (-20, 9, 14)], plain('#3A2C26', rough=1, vary=0.2, vary_scale=0.2))
    with at((0.55, 0.1, 0)):
        wine_glass()
    with at((1.5, 0.6, 0)):
        wine_glass()
    with at((2.5, 1.1, 0)):
        bottle()
    for x, y, tall in ((-0.55, 0.5, 0.9), (-1.05, 0.9, 1.4), (-0.35, 1.3, 0.6)):
        with at((x, y, 0)):
            candle(0.28, tall)
        bulb((x, y - 0.05, tall + 0.35), 26, '#FFB25E', 0.12)
    with at((-2.1, 0.1, 0), (0, 0, 20)):
        plate(0.8, LINEN)
        olives((0, 0, 0.07), 0.4, 12)
    salad((1.6, -0.9, 0.02), 0.25, 12, 4, 0.05)
    with at((-0.1, -0.75, 0), (0, 0, 64)):
        fork(metal(BRASS, 0.3))


ABOVE = {'loc': (0, -0.9, 12), 'target': (0, 0.1, 0), 'lens': 46}
VIEWS = {
    'restaurant-table': {'make': slate_table, 'lamp': (-3.6, 4.6, 4.2), 'camera': ABOVE, 'size': (2880, 1920), 'samples': 24},
    'restaurant-linen': {'make': linen_table, 'camera': ABOVE},
    'restaurant-plate': {'make': single, 'camera': {**ABOVE, 'lens': 72}},
    'restaurant-burrata': {'make': single, 'camera': {'loc': (0.6, -4.6, 3.0), 'target': (0, 0, 0.25), 'lens': 62, 'fstop': 0.5, 'focus': (0, -0.3, 0.4)}},
    'restaurant-bread': {'make': bread, 'camera': {'loc': (0.4, -6.2, 4.2), 'target': (0, 0.25, 0.35), 'lens': 54}, 'samples': 20},
    'restaurant-soup': {'make': soup_bowl, 'camera': {**ABOVE, 'lens': 84}, 'size': (2000, 2000)},
    'restaurant-supper': {'make': table_end, 'lamp': (-4.6, 5.2, 6.4), 'camera': {'loc': (0, -1.1, 15), 'target': (0, -0.35, 0), 'lens': 62}, 'size': (1400, 2800)},
    'restaurant-evening': {'make': by_candle, 'night': True, 'camera': {'loc': (0.1, -7.2, 2.1), 'target': (0.35, 0, 1.15), 'lens': 52}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.setdefault('samples', 32)
    each.update({'film': {'exposure': 0.4, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    if view.get('night'):
        area((-6, -2, 5), (0, 0, 1), 3, 420, '#FFDDB8')
        area((5, 3, 5), (0, 0, 1), 2, 520, '#FFC98A')
        world('#5A4A3C', 0.6)
    elif view.get('lamp'):
        # Low and from behind: every grain has a shadow of its own.
        area(view['lamp'], (0.1, -0.6, 0), 1.1, 1500, '#FFDDAE')
        area((5.5, 2.5, 4.5), (0.4, -0.8, 0), 2.5, 260, '#FFC893')
        world('#B9B4B0', 0.16)
    else:
        area((-8, 4, 7), (0, 0, 0), 2.4, 2900, '#FFF1DE')
        world('#EFEAE2', 0.4)
    camera(**view['camera'])
