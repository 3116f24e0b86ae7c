"""Desks for portfolios: sun yellow with a camera, a keyboard in terminal green, paper, pencil and a folded map."""
import math

from kit.build import at, ball, box, drum, extrude, lathe, mesh, ring, rounded, tube
from kit.crockery import cup
from kit.fruit import leafy_sprig
from kit.interior import flat
from kit.lettering import words
from kit.light import area, camera, world
from kit.materials import clay, metal, plain, wood


def top(colour):
    flat([(-12, -12, 0), (12, -12, 0), (12, 12, 0), (-12, 12, 0)], plain(colour, rough=0.7, vary=0.03, vary_scale=0.7))


def notebook(width, depth, cover, band, loc, turn):
    with at(loc, (0, 0, turn)):
        cloth = plain(cover, rough=0.85, sheen=0.2, bump=0.5, bump_scale=85)
        for k in range(7):
            inset = 0.012 * (k % 2)
            box((width - inset, depth - inset, 0.019), (0, 0, 0.035 + 0.021 * k), plain('#F6F0E4', rough=0.9), 0.002)
        for z in (0.012, 0.19):
            with at((0, 0, z), (-90, 0, 0)):
                extrude(rounded(width + 0.08, depth + 0.08, 0.1), 0.024, cloth, edge=0.009)
        box((0.03, depth + 0.08, 0.2), (-width / 2 - 0.03, 0, 0.1), cloth, 0.012)
        box((0.075, depth + 0.1, 0.014), (width * 0.36, 0, 0.206), plain(band, rough=0.8, bump=0.4, bump_scale=120), 0.005)
        tube([(-width * 0.1, depth / 2 - 0.1, 0.1), (-width * 0.1, depth / 2 + 0.2, 0.06), (-width * 0.06, depth / 2 + 0.42, 0.02)], 0.02, plain(band, rough=0.8))


def pencil(colour, loc, turn, length=1.9):
    with at(loc, (0, 0, turn)):
        lathe([(0, 0), (0.055, 0), (0.055, length), (0, length)], clay(colour), (-length / 2, 0, 0.055), (0, 90, 0), 6, 0)
        lathe([(0.055, 0), (0.02, 0.15)], wood('#E2C39A', '#CFA878'), (length / 2, 0, 0.055), (0, 90, 0), 24, 0)
        lathe([(0.02, 0.15), (0.006, 0.2), (0, 0.203)], plain('#2A2A2C', rough=0.4), (length / 2, 0, 0.055), (0, 90, 0), 24, 0)
        lathe([(0.057, 0), (0.057, 0.14)], metal('#C9B27A', 0.3), (-length / 2, 0, 0.055), (0, 90, 0), 24, 0)
        lathe([(0.05, 0), (0.05, -0.1), (0.035, -0.125), (0, -0.125)], plain('#D98C86', rough=0.9), (-length / 2, 0, 0.055), (0, 90, 0), 24, 0)


def lens_camera(body='#22242A', skin='#C8643C'):
    """Small camera lying face up: its lens points at us."""
    box((1.9, 1.2, 0.5), (0, 0, 0.25), plain(body, rough=0.45), 0.12, segments=4)
    box((1.92, 0.72, 0.51), (0, -0.06, 0.25), plain(skin, rough=0.75, bump=0.3, bump_scale=50), 0.1, segments=3)
    for r, z, tone in ((0.5, 0.5, body), (0.44, 0.7, '#34373F'), (0.36, 0.86, body)):
        drum(r, 0.2, (0.15, -0.06, z), plain(tone, rough=0.4), 0.04)
    drum(0.3, 0.02, (0.15, -0.06, 1.05), plain('#0C1020', rough=0.04, coat=1.0), 0.005)
    ball(0.07, (0.06, 0.05, 1.07), plain('#7E8FD0', rough=0.1), (1.4, 1, 0.2))
    for x in (-0.7, 0.72):
        drum(0.15, 0.12, (x, 0.6, 0.25), metal('#B9BBC0', 0.3), 0.02, (-90, 0, 0))


def keyboard(case='#E9E4D6', keys='#F6F2E8', accent='#2E8B57', dark='#C9D8C6', rows=(14, 14, 13, 12)):
    box((5.4, 1.9, 0.3), (0, 0, 0.15), plain(case, rough=0.55), 0.1, segments=4)
    legends = ('~1234567890-=<', '>QWERTYUIOP[]|', '^ASDFGHJKL;\'_', '*ZXCVBNM,./+')
    for j, count in enumerate(rows):
        x, gap = -2.5, 5.0 / count
        for i in range(count):
            special = (j, i) in ((0, 0), (2, count - 1), (3, 0))
            side = not special and (i in (0, count - 1) or (j == 0 and 5 <= i <= 8))
            box((gap * 0.88, 0.31, 0.2), (x + gap * (i + 0.5), 0.62 - j * 0.37, 0.36), plain(accent if special else dark if side else keys, rough=0.5), 0.05, segments=3)
            with at((x + gap * (i + 0.5) - 0.04, 0.67 - j * 0.37, 0.4615), (-90, 0, 0)):
                words(legends[j][i], 0.1, plain('#F6F2E8' if special else '#5A6B60', rough=0.8), font='light', thick=0.0008)
    box((2.4, 0.3, 0.2), (-0.1, -0.76, 0.36), plain(keys, rough=0.5), 0.05, segments=3)


def sunny():
    top('#F5B922')
    notebook(1.9, 2.6, '#22242A', '#E8432E', (-1.7, 0.1, 0), 10)
    pencil('#2346C0', (-0.35, -0.5, 0), 74)
    with at((1.15, 0.35, 0), (0, 0, -12)):
        lens_camera()
    with at((2.9, 1.2, 0), (0, 0, -30)):
        cup('#FDFBF4', '#3A2114', scale=1.5)
    for i, tone in enumerate(('#E8432E', '#FDFBF4', '#2346C0')):
        box((0.7, 0.7, 0.05 + 0.02 * i), (1.5 + 0.25 * i, -1.35 - 0.06 * i, 0.03), plain(tone, rough=0.9), 0.006, (0, 0, 14 * i - 10))
    leafy_sprig((-3.3, 1.4, 0.02), 0.9, 7, 3)


def terminal():
    top('#E8E4D8')
    with at((0, -0.4, 0), (0, 0, 5)):
        keyboard()
    notebook(1.7, 2.3, '#2E8B57', '#E9E4D6', (-2.75, 1.75, 0), -14)
    pencil('#2E8B57', (1.3, 1.5, 0), 14)
    with at((2.95, 1.75, 0), (0, 0, 20)):
        cup('#2B3A31', '#3A2114', scale=1.5)
    tube([(0.3, 0.6, 0.1), (0.5, 1.6, 0.06), (-0.8, 2.4, 0.06), (-0.4, 4.2, 0.06)], 0.05, plain('#2E8B57', rough=0.6))


def questions():
    """Paper, pencil, folded map: the consultant's table."""
    top('#B99F84')
    folds, tones = 6, ('#F7F2E4', '#E9E2D0')
    with at((-0.9, 0.35, 0), (0, 0, 8)):
        for i in range(folds):
            a, b = -1.8 + i * 0.6, -1.2 + i * 0.6
            za, zb = (0.02, 0.2) if i % 2 == 0 else (0.2, 0.02)
            mesh('fold', [(a, -1.2, za), (b, -1.2, zb), (b, 1.2, zb), (a, 1.2, za)], [(0, 1, 2, 3)], plain(tones[i % 2], rough=0.9), smooth=False)
        route = [(-1.7, -0.8), (-1.2, -0.2), (-0.6, 0.1), (0.0, -0.3), (0.6, 0.3), (1.2, 0.2), (1.6, 0.8)]
        crease = [-1.8 + 0.6 * k for k in range(7)]

        def on_map(line, lift):
            trail = []
            for (ax, ay), (bx, by) in zip(line, line[1:]):
                for x in sorted({ax, bx, *[c for c in crease if ax < c < bx]}):
                    trail.append((x, ay + (by - ay) * (x - ax) / (bx - ax), 0.2 - 0.18 * abs((x + 1.8) / 0.6 % 2 - 1) + lift))
            return trail
        for k, line in enumerate((((-1.78, 0.6), (-0.9, 0.75), (0.1, 0.55), (1.78, -0.6)), ((-1.78, -0.2), (-0.7, -0.5), (0.4, -0.75), (1.78, -0.95)), ((-1.4, 1.15), (-1.1, -0.1), (-0.6, -1.15)), ((0.3, 1.15), (0.7, 0.2), (1.1, -1.15)))):
            tube(on_map(line, 0.002), 0.012, plain(('#C9BFA6', '#C9BFA6', '#A9C4CC', '#C9BFA6')[k], rough=0.9), smooth=False)
        tube(on_map(route, 0.016), 0.024, plain('#9C2A30', rough=0.7), smooth=False)
        drum(0.1, 0.06, (1.6, 0.8, 0.1), clay('#6E1F26'), 0.02)
        ball(0.075, (-1.7, -0.8, 0.09), clay('#6E1F26'))
    box((2.0, 2.7, 0.03), (2.15, 0.1, 0.02), plain('#FDFAF2', rough=0.9), 0.004, (0, 0, -9))
    for i, w in enumerate((1.3, 1.1, 1.4)):
        box((w, 0.045, 0.004), (1.5 + w / 2 - 0.05 + 0.11 * i, 0.9 - i * 0.62, 0.04), plain('#33322E', rough=0.9), 0, (0, 0, -9))
    pencil('#6E1F26', (2.6, -0.75, 0.04), 38)
    with at((-2.45, -1.2, 0), (0, 0, 14), 1.25):
        drum(0.5, 0.22, (0, 0, 0), metal('#B08A4E', 0.25), 0.05)
        drum(0.43, 0.02, (0, 0, 0.22), plain('#F7F2E4', rough=0.5), 0.004)
        with at((0, 0, 0.26), (-90, 0, 0)):
            extrude([(-0.06, 0), (0, 0.36), (0.06, 0), (0, -0.36)], 0.015, plain('#6E1F26', rough=0.4), (0, 0, 0), (0, 24, 0), edge=0.004)


def travel():
    """Tickets, compass, sunglasses-case colours of dusk."""
    top('#D9774A')
    for i, (tone, turn) in enumerate((('#F7E7C8', 16), ('#F2B84B', 4))):
        with at((-1.3 + 0.25 * i, 0.3 - 0.35 * i, 0.01 + 0.03 * i), (-90, 0, turn)):
            extrude(rounded(2.6, 1.15, 0.12), 0.02, plain(tone, rough=0.9), edge=0.004)
        with at((-1.3 + 0.25 * i, 0.3 - 0.35 * i, 0.03 + 0.03 * i), (0, 0, turn)):
            for k, w in enumerate((0.9, 0.6, 0.75)):
                box((w, 0.07, 0.006), (-1.0 + w / 2, 0.28 - 0.22 * k, 0.0), plain('#4A2A4E', rough=0.9), 0)
            drum(0.26, 0.006, (0.8, 0.0, 0.0), plain('#C6452F', rough=0.9), 0.001)
    with at((1.2, 0.7, 0)):
        drum(0.75, 0.3, (0, 0, 0), metal('#B08A4E', 0.25), 0.07)
        drum(0.66, 0.02, (0, 0, 0.3), plain('#FBF4E4', rough=0.5), 0.004)
        for k in range(12):
            a = math.radians(30 * k)
            box((0.03, 0.12 if k % 3 else 0.18, 0.006), (0.52 * math.sin(a), 0.52 * math.cos(a), 0.325), plain('#4A2A4E'), 0, (0, 0, -30 * k))
        with at((0, 0, 0.36), (-90, 0, 0)):
            extrude([(-0.08, 0), (0, 0.5), (0.08, 0), (0, -0.5)], 0.02, plain('#C6452F', rough=0.4), (0, 0, 0), (0, -30, 0), edge=0.004)
        ring(0.16, 0.04, (0, 0.92, 0.12), metal('#B08A4E', 0.25), around=48, across=12)
    notebook(1.5, 2.0, '#4A2A4E', '#F2B84B', (2.75, -0.95, 0), -12)
    pencil('#F7E7C8', (0.6, -1.25, 0), 8)
    leafy_sprig((-3.0, 1.5, 0.02), 0.9, 6, 5)
    with at((-2.2, -1.5, 0)):
        for k, (x, tone) in enumerate(((0, '#B08A4E'), (0.42, '#AEB4B4'), (0.2, '#B08A4E'))):
            drum(0.24, 0.045, (x, 0.1 * k, 0.045 * (k == 2)), metal(tone, 0.25), 0.012)


VIEWS = {
    'desk-sunny': {'make': sunny},
    'desk-terminal': {'make': terminal, 'lens': 41},
    'desk-questions': {'make': questions, 'lens': 47},
    'desk-travel': {'make': travel, 'lens': 48},
}
for each in VIEWS.values():
    each.update({'size': (2000, 1333), 'samples': 28, 'film': {'exposure': 0.2, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    area((-6.5, 3.5, 6), (0, 0, 0), 2.0, 1900, '#FFF2DE')
    world('#F4F0EA', 0.42)
    camera((0.1, -4.4, 8.4), (0.1, 0.05, 0), view.get('lens', 43))
