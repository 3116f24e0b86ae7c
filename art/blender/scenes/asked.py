"""Where people ask us things: the telephone on the wall with its pad, and the board with the keys."""
import math

from kit.build import at, ball, box, drum, extrude, lathe, panel, ring, rounded, tube
from kit.field import lark
from kit.lettering import words
from kit.light import area, camera, sun, world
from kit.materials import LARKFIELD as C
from kit.materials import clay, metal, paint, plain, wood
from kit.timber import boards, painted
from kit.tools import pencil

GRAPHITE = '#2B302D'
STRING = '#D9C6A0'


def wall(colour, width=16, height=10):
    with at((-width / 2, 0.05, -height / 2)):
        boards(width, height, painted(colour), seed=6, board=0.78, gap=0.007, thick=0.06)


def coil(path, radius, wire, turns, mat, each=14):
    """A wire wound round a path: four points of a Bézier curve in the x-z plane, in front of the wall."""
    (ax, az), (bx, bz), (cx, cz), (dx, dz) = path
    points = []
    for i in range(turns * each + 1):
        t = i / (turns * each)
        u = 1 - t
        x = u ** 3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t ** 3 * dx
        z = u ** 3 * az + 3 * u * u * t * bz + 3 * u * t * t * cz + t ** 3 * dz
        sx = 3 * u * u * (bx - ax) + 6 * u * t * (cx - bx) + 3 * t * t * (dx - cx)
        sz = 3 * u * u * (bz - az) + 6 * u * t * (cz - bz) + 3 * t * t * (dz - cz)
        long = math.hypot(sx, sz) or 1
        a = math.tau * i / each
        points.append((x - sz / long * radius * math.cos(a), -0.2 + radius * math.sin(a), z + sx / long * radius * math.cos(a)))
    tube(points, wire, mat)


def handset(mat):
    """Lies across the top of the telephone, both cups down."""
    tube([(-0.74, 0, -0.05), (-0.62, 0, 0.12), (-0.3, 0, 0.2), (0, 0, 0.215), (0.3, 0, 0.2), (0.62, 0, 0.12), (0.74, 0, -0.05)], 0.135, mat, [1.25, 1.15, 0.95, 0.9, 0.95, 1.15, 1.25])
    for x, lean in ((-0.76, 9), (0.76, -9)):
        lathe([(0, 0.16), (0.17, 0.15), (0.22, 0.04), (0.3, -0.14), (0.315, -0.24), (0.29, -0.27), (0, -0.27)], mat, (x, 0, 0), (0, lean, 0), soft=2)


def dial():
    """Ten holes with their numbers, a paper label, and the stop for the finger; faces -y."""
    drum(0.64, 0.1, (0, 0, 0), metal('#C9CDCB', 0.28), 0.03, (90, 0, 0), 96)
    drum(0.59, 0.13, (0, 0, 0), plain('#20352B', rough=0.3, coat=0.4), 0.02, (90, 0, 0), 96)
    for i, number in enumerate('1234567890'):
        a = math.radians(62 + i * 29)
        x, z = 0.425 * math.cos(a), 0.425 * math.sin(a)
        drum(0.098, 0.137, (x, 0, z), plain(C['paper'], rough=0.5), 0.004, (90, 0, 0), 40)
        ring(0.098, 0.012, (x, -0.137, z), plain('#20352B', rough=0.3, coat=0.4), (90, 0, 0), 48, 12)
        words(number, 0.13, plain(C['ink']), (x, -0.139, z))
    drum(0.225, 0.16, (0, 0, 0), metal('#C9CDCB', 0.28), 0.015, (90, 0, 0))
    drum(0.195, 0.168, (0, 0, 0), plain(C['paper'], rough=0.6), 0.004, (90, 0, 0))
    words('0143', 0.125, plain(C['ink']), (0, -0.17, 0))
    stop = math.radians(-4)
    tube([(0.64 * math.cos(stop), -0.1, 0.64 * math.sin(stop)), (0.6, -0.19, -0.03), (0.5, -0.2, -0.02), (0.4, -0.19, 0.01)], 0.024, metal('#D8DBDA', 0.2))


def telephone():
    """A green wall telephone; its middle is the middle of the dial's case."""
    shell, deep = plain(C['field'], rough=0.3, coat=0.5), plain('#184B37', rough=0.3, coat=0.5)
    case = [(-0.78, 0.86), (-0.95, -0.95), (-0.86, -1.1), (0.86, -1.1), (0.95, -0.95), (0.78, 0.86), (0.68, 0.95), (-0.68, 0.95)][::-1]
    extrude(case, 0.34, shell, (0, -0.17, 0), edge=0.1, segments=6)
    with at((0, -0.34, -0.2)):
        dial()
    for i in range(5):
        box((0.5, 0.03, 0.034), (0, -0.345, 0.77 - i * 0.068), deep, 0.012)
    box((0.95, 0.3, 0.2), (0, -0.22, 1.0), deep, 0.06)
    for x in (-0.36, 0.36):
        tube([(x, -0.1, 1.05), (x, -0.14, 1.25), (x, -0.4, 1.2), (x, -0.47, 1.36)], 0.05, metal('#C9CDCB', 0.28))
    with at((0, -0.3, 1.32)):
        handset(deep)
    coil([(-0.6, -1.1), (-0.75, -2.05), (-1.75, -1.75), (-0.86, 1.02)], 0.062, 0.026, 52, deep)


def tally(x, z, count, y):
    """Pencil strokes in bundles, the fifth across the four before it."""
    mat = plain(GRAPHITE, rough=0.9)
    for i in range(count):
        left = x + (i // 5) * 0.3 + (i % 5) * 0.058
        lean = ((i * 7) % 5 - 2) * 0.006
        ends = ((left - 0.275, z - 0.06), (left + 0.0, z + 0.055)) if i % 5 == 4 else ((left + lean, z + 0.08), (left - lean, z - 0.08))
        tube([(a, y, b) for a, b in (ends[0], ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2 + 0.004), ends[1])], 0.0115, mat)


# The groups of the page and how many questions each has, as `src/company/faq-s` lists them.
ROWS = (('Money', 6), ('Time', 4), ('Together', 4), ('Whose it is', 4), ('Upkeep', 5), ('Privacy', 4), ('Jobs', 3))


def pad():
    """Sheets under a red binding, on a nail; a row of strokes for each group."""
    for i, (dx, turn) in enumerate(((0.012, 0.9), (-0.008, -0.6), (0, 0))):
        panel(1.72, 2.2, 0.05, plain('#FFFDF6' if i == 2 else '#E9E2D2', rough=0.9), (dx, -0.05 - i * 0.05, -0.01), (0, turn, 0), radius=0.02, edge=0.006)
    box((1.76, 0.22, 0.26), (0, -0.1, 1.02), plain(C['vermilion'], rough=0.45), 0.025)
    for x in (-0.55, 0.55):
        drum(0.045, 0.03, (x, -0.2, 1.02), metal(C['brass'], 0.25), 0.01, (90, 0, 0), 32)
    front = -0.178
    for i, (word, count) in enumerate(ROWS):
        z = 0.66 - i * 0.262
        words(word, 0.15, plain(GRAPHITE, rough=0.9), (-0.76, front, z), align='LEFT')
        tally(0.24, z, count, front + 0.002)
        box((1.5, 0.002, 0.008), (0, front, z - 0.131), plain('#CFC6B2', rough=0.9), 0)


def asking():
    """The telephone and its pad on a sky-blue wall, and a lark that listens. No joint runs through the words that stand on it."""
    box((18, 0.1, 12), (0, 0.05, 0), plain('#A3C8D5', rough=0.95, bump=0.12, bump_scale=26, vary=0.03, vary_scale=1.1), 0)
    with at((0.75, 0, -0.02)):
        telephone()
    with at((3.1, 0, -0.08), (0, 2, 0)):
        pad()
    with at((3.35, -0.12, 1.06), (0, 0, 196)):
        lark(0.95)
    tube([(3.86, -0.06, 0.96), (4.2, -0.16, 0.5), (4.24, -0.12, -0.4)], 0.011, plain(STRING, rough=0.9))
    with at((4.25, -0.12, -0.8), (0, 88, 0), 2.1):
        pencil()
    daylight(4.6)


def daylight(strength):
    sun((0.62, 0.8, -0.62), strength, '#FFE0B4', 2.2)
    area((-5, -6, 3.5), (1.5, 0, 0), 4, 200, '#FFF3E2')
    world('#DDE8F0', 0.36)


def key(mat, bits):
    """Hangs from the origin by its bow; faces -y."""
    with at((0, 0, -0.17)):
        ring(0.17, 0.05, (0, 0, 0), mat, (90, 0, 0), 64, 20)
    drum(0.046, 0.78, (0, 0, -1.1), mat, 0.02, segments=32)
    ring(0.06, 0.022, (0, 0, -0.4), mat, (0, 0, 0), 48, 12)
    for i, long in enumerate(bits):
        box((long, 0.05, 0.07), (long / 2 + 0.03, 0, -1.05 + i * 0.1), mat, 0.012)


def tag(word, colour):
    """A paper tag on a string that pulls to the left; hangs from the origin, faces -y."""
    tube([(0, 0, 0), (-0.16, -0.02, -0.22), (-0.3, -0.01, -0.46)], 0.012, plain(STRING, rough=0.9))
    outline = [(-0.44, -0.36), (-0.44, 0.2), (-0.28, 0.36), (0.28, 0.36), (0.44, 0.2), (0.44, -0.36)][::-1]
    with at((-0.32, 0, -0.7), (0, 4, 0)):
        extrude(outline, 0.02, plain('#FBF6EA', rough=0.9), edge=0.006)
        ring(0.055, 0.018, (0, -0.012, 0.22), plain(colour, rough=0.6), (90, 0, 0), 40, 12)
        words(word, 0.225, plain(C['ink'], rough=0.9), (0, -0.013, -0.09))


def hook(mat):
    drum(0.09, 0.03, (0, 0, 0), mat, 0.01, (90, 0, 0), 40)
    tube([(0, -0.02, 0.03), (0, -0.17, 0.02), (0, -0.2, -0.12), (0.02, -0.26, -0.19), (0.1, -0.32, -0.17), (0.12, -0.34, -0.05)], 0.03, mat)
    ball(0.04, (0.12, -0.34, -0.05), mat, segments=24)


KEYS = (
    ('Source', C['vermilion'], (0.22, 0.13, 0.2)),
    ('Data', C['mustard'], (0.16, 0.22)),
    ('Files', C['field'], (0.2, 0.11, 0.2, 0.14)),
    ('Manual', C['vermilion'], (0.13, 0.22)),
    ('Domain', C['field'], (0.22, 0.16, 0.22)),
    ('Mail', C['vermilion'], (0.2, 0.12)),
    ('Logins', C['mustard'], (0.12, 0.2, 0.16, 0.22)),
)


def keys():
    """Eight hooks, seven keys with tags; the last hook is empty."""
    wall('#D9C6A4')
    brass, steel = metal('#C79A4B', 0.26), metal('#B9BFC0', 0.28)
    for row in range(2):
        z = 1.62 - row * 2.28
        box((7.3, 0.14, 0.42), (0, -0.07, z), paint(C['field']), 0.03)
        for x in (-3.45, 3.45):
            drum(0.045, 0.02, (x, -0.14, z), metal(C['brass'], 0.3), 0.006, (90, 0, 0), 24)
        for i in range(4):
            n = row * 4 + i
            with at((-2.5 + i * 1.75, -0.14, z)):
                hook(metal(C['brass'], 0.25))
                if n >= len(KEYS):
                    continue
                word, colour, bits = KEYS[n]
                turn = ((n * 5) % 7 - 3) * 1.2
                with at((0.02, -0.25, -0.05), (0, -12 + turn, 0)):
                    key(brass if n % 2 else steel, bits)
                with at((0, -0.31, -0.12), (0, turn * 0.8, 0)):
                    tag(word, colour)
    daylight(4.4)


VIEWS = {
    'faq-telephone': {'make': asking, 'size': (2880, 1240), 'camera': {'loc': (-0.7, -13, 0.2), 'target': (-0.5, 0, -0.06), 'lens': 45}},
    'faq-telephone-narrow': {'make': asking, 'size': (1290, 1080), 'camera': {'loc': (1.71, -13, 0.2), 'target': (1.74, 0, -0.27), 'lens': 86}},
    'faq-keys': {'make': keys, 'size': (2000, 1333), 'camera': {'loc': (0.4, -12, 0.1), 'target': (0, 0, -0.1), 'lens': 55}},
}
for each in VIEWS.values():
    each.update({'samples': 16, 'film': {'exposure': 0.25, 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make']()
    camera(**view['camera'])
