"""The open-fronted shed of the workshop."""
import math
import random

from .build import at, box, panel
from .interface import lamp_on_wire
from .materials import LARKFIELD as C
from .materials import paint, plain, wood
from .timber import boards, painted, timber


def shed(width=3.0, depth=1.9, front=2.25, back=1.85, wall=C['field'], roof=C['vermilion'], lamps=0.0, seed=5, window=True, right=True):
    """Open-fronted shed, roof sloping to the back; middle of its floor at the origin."""
    rnd = random.Random(seed)
    w2, d2 = width / 2, depth / 2
    for i in range(9):
        box((width + 0.1, depth / 9 - 0.008, 0.07), (0, -d2 + (i + 0.5) * depth / 9, 0.035), timber(rnd), 0.008)
    with at((-w2, d2, 0.07)):
        boards(width, back, painted(wall), seed)
    sides = [-w2, w2] if right else [-w2]
    for x in sides:
        count = 8
        for i in range(count):
            t = (i + 0.5) / count
            tall = front + (back - front) * t
            box((0.045, depth / count - 0.012, tall), (x, -d2 + t * depth, 0.07 + tall / 2), painted(wall)[rnd.randrange(3)], 0.01)
    frame_wood = wood('#D6AE7E', '#AD7F53', grain=(13, 13, 1.2))
    for x in (-w2, w2):
        box((0.12, 0.12, front), (x, -d2, 0.07 + front / 2), frame_wood, 0.015)
    box((width + 0.2, 0.12, 0.16), (0, -d2, front + 0.04), wood('#D6AE7E', '#AD7F53'), 0.015)
    tilt = math.degrees(math.atan2(front - back, depth))
    with at((0, 0, (front + back) / 2 + 0.2), (-tilt, 0, 0)):
        box((width + 0.5, depth + 0.7, 0.06), (0, 0, 0), wood('#C99B68', '#9A6B40'), 0.01)
        seams = 11
        for i in range(seams):
            x = -(width + 0.46) / 2 + (i + 0.5) * (width + 0.46) / seams
            box(((width + 0.46) / seams - 0.012, depth + 0.78, 0.05), (x, 0, 0.055), painted(roof)[rnd.randrange(3)], 0.018)
            if i:
                box((0.035, depth + 0.78, 0.06), (x - (width + 0.46) / seams / 2, 0, 0.085), paint(roof), 0.015)
    if window:
        with at((w2 * 0.42, d2 - 0.05, 1.28)):
            panel(0.86, 0.72, 0.07, paint(C['paper']), radius=0.03)
            panel(0.74, 0.6, 0.08, plain(C['sky'], rough=0.1, glow=0.5), radius=0.02)
            box((0.04, 0.1, 0.62), (0, 0, 0), paint(C['paper']), 0.006)
            box((0.76, 0.1, 0.04), (0, 0, 0), paint(C['paper']), 0.006)
    if lamps:
        for x in (-w2 * 0.5, w2 * 0.5):
            lamp_on_wire((x, -d2 * 0.2, front - 0.02), 0.35, C['mustard'], lamps)
