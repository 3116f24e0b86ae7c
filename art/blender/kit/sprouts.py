"""App icons that grow on stems, and the marks on them."""
import numpy as np

from .build import at, ball, panel, tube
from .interface import icon
from .materials import LARKFIELD as C
from .materials import clay, foliage
from .plants import GREENS, leaves


def plant(height, colour, size=0.34, lean=0.0, mark=None):
    """App icon on a stem with two leaves."""
    top = (lean, 0, height)
    tube([(0, 0, 0), (lean * 0.2, 0, height * 0.5), top], 0.028, foliage(*GREENS[0]))
    for side in (-1, 1):
        spots = np.array([(lean * 0.15, 0, height * 0.38)] * 2)
        ways = np.array([(side * 1.0, -0.25, 0.55), (side * 0.9, 0.3, 0.8)]) * 6
        leaves(spots, ways, foliage(*GREENS[1]), 0.27, seed=int(height * 100) + side, flat=3, slim=0.62)
    with at((lean, -0.02, height + size * 0.42), (-6, lean * 30, 0)):
        icon(size, colour)
        if mark:
            mark(size)


def mark_dot(size):
    ball(size * 0.22, (0, -0.06, 0), clay(C['paper']), (1, 0.5, 1))


def mark_bars(size):
    for i, tall in enumerate((0.22, 0.36, 0.5)):
        panel(size * 0.13, size * tall, 0.05, clay(C['paper']), ((i - 1) * size * 0.2, -0.06, (tall - 0.5) * size / 2), radius=0.02)


def mark_lines(size):
    for i in range(3):
        panel(size * (0.55, 0.55, 0.34)[i], size * 0.1, 0.05, clay(C['paper']), ((0, 0, -size * 0.105)[i], -0.06, size * (0.18 - 0.18 * i)), radius=0.03)


def mark_tick(size):
    tube([(-size * 0.2, -0.07, 0), (-size * 0.05, -0.07, -size * 0.15), (size * 0.24, -0.07, size * 0.18)], size * 0.06, clay(C['paper']), smooth=False)
