"""Parts of an interface as things that one can hold: windows, buttons, switches, cogs.

All stand upright in the x-z plane and face -y, with their middle at the origin: place them with `at`.
"""
import math

from .build import ball, bevel, box, drum, extrude, frame, panel, rounded, tube
from .materials import LARKFIELD as C
from .materials import clay, glow, metal, paint, plain


def row(x, z, width, height, colour, y, depth=0.03):
    """One raised bar of content; `x` is its left end."""
    panel(width, height, depth, clay(colour), (x + width / 2, y, z), radius=height / 2, edge=0.008)


def browser(width=1.6, height=1.15, bar=C['field'], page=C['paper'], depth=0.09, fill=True, dots=(C['vermilion'], C['mustard'], C['sky'])):
    """Browser window: coloured bar with three lights and an address, page with blocks."""
    head = height * 0.15
    front = -depth / 2
    panel(width, height, depth, clay(page), radius=0.09)
    panel(width, head, depth + 0.03, clay(bar), (0, -0.004, height / 2 - head / 2), radius=0.08)
    for i, colour in enumerate(dots):
        ball(head * 0.2, (-width / 2 + head * (0.55 + 0.55 * i), front - 0.025, height / 2 - head / 2), clay(colour), scale=(1, 0.6, 1), segments=32)
    panel(width * 0.5, head * 0.46, 0.03, clay(C['paper']), (width * 0.1, front - 0.026, height / 2 - head / 2), radius=head * 0.23, edge=0.006)
    if not fill:
        return
    left, top, y = -width / 2 + width * 0.08, height / 2 - head - height * 0.12, front - 0.012
    row(left, top, width * 0.4, height * 0.075, C['ink'], y)
    row(left, top - height * 0.13, width * 0.3, height * 0.045, '#B9B3A6', y)
    row(left, top - height * 0.21, width * 0.34, height * 0.045, '#B9B3A6', y)
    row(left, top - height * 0.36, width * 0.24, height * 0.11, C['vermilion'], y, 0.06)
    panel(width * 0.34, height * 0.46, 0.04, clay(C['sky']), (width * 0.25, y, top - height * 0.17), radius=0.05)
    ball(height * 0.085, (width * 0.31, y - 0.02, top - height * 0.07), clay(C['mustard']), scale=(1, 0.5, 1), segments=32)
    hill = [(width * (0.08 + 0.34 * t), top - height * 0.4 + height * (0.07 + 0.14 * math.sin(t * math.pi * 0.9))) for t in (i / 14 for i in range(15))]
    extrude([*reversed(hill), (hill[0][0], top - height * 0.38), (hill[-1][0], top - height * 0.38)], 0.035, clay(C['leaf']), (0, y - 0.016, 0), edge=0.006)


def button(width=0.7, height=0.26, colour=C['vermilion'], depth=0.14):
    """Pill that asks to be pressed."""
    panel(width, height, depth, clay(colour), radius=height / 2, edge=0.05)


def push_button(radius=0.22, colour=C['vermilion'], base=C['paper']):
    """Round push button on a collar; faces -y."""
    with_rot = (90, 0, 0)
    drum(radius * 1.28, radius * 0.3, (0, 0, 0), clay(base), radius * 0.1, with_rot)
    drum(radius * 0.98, radius * 0.75, (0, -radius * 0.12, 0), clay(colour), radius * 0.3, with_rot)


def toggle(width=0.62, on=True, colour=C['field'], knob=C['paper'], depth=0.14):
    """Switch; the knob is at the right when on."""
    height = width * 0.52
    panel(width, height, depth, clay(colour if on else '#C9C3B6'), radius=height / 2, edge=0.035)
    side = (width / 2 - height / 2) * (1 if on else -1)
    drum(height * 0.4, depth * 0.85, (side, -depth * 0.22, 0), clay(knob), 0.045, (90, 0, 0))


def slider(length=1.1, value=0.6, colour=C['vermilion'], thick=0.045):
    """Track with a filled part and a round knob."""
    panel(length, thick * 2, thick * 1.6, clay('#D9D2C3'), radius=thick, edge=0.02)
    filled = length * value
    panel(filled, thick * 2.15, thick * 1.8, clay(colour), (-length / 2 + filled / 2, -0.006, 0), radius=thick, edge=0.02)
    ball(thick * 2.7, (-length / 2 + filled, -thick * 0.6, 0), clay(C['paper']), scale=(1, 0.8, 1))


def cursor(size=0.5, colour=C['ink'], depth=None):
    """The pointer arrow, its tip at the top left."""
    shape = [(0, 0), (0, -1), (0.235, -0.78), (0.385, -1.12), (0.545, -1.05), (0.395, -0.72), (0.71, -0.7)]
    outline = [((x - 0.3) * size, (z + 0.55) * size) for x, z in shape]
    extrude(outline, depth or size * 0.2, clay(colour), edge=size * 0.06, segments=5)


def cog(radius=0.4, teeth=10, colour=C['mustard'], depth=0.14, hole=0.38, tooth=0.2):
    """Gear that faces -y."""
    outer, steps = [], 8
    for i in range(teeth * steps):
        k = i % steps
        r = radius if k in (0, 1, 2, 3) else radius * (1 - tooth)
        shift = {0: -0.06, 3: 0.06, 4: -0.1, 7: 0.1}.get(k, 0)
        a = math.tau * (i + shift * 4) / (teeth * steps)
        outer.append((r * math.cos(a), r * math.sin(a)))
    n = len(outer)
    inner = [(radius * hole * math.cos(math.tau * i / n), radius * hole * math.sin(math.tau * i / n)) for i in range(n)]
    extrude(outer, depth, clay(colour), hole=inner, edge=0.014, segments=2)


def gauge(radius=0.32, value=0.7, face=C['paper'], rim=C['ink'], hand=C['vermilion']):
    """Dial with a needle; value 0..1."""
    turn = (90, 0, 0)
    drum(radius, 0.1, (0, 0.05, 0), clay(rim), 0.03, turn)
    drum(radius * 0.86, 0.03, (0, -0.035, 0), clay(face), 0.01, turn)
    for i in range(9):
        a = math.radians(210 - 30 * i)
        colour = C['vermilion'] if i > 6 else C['field']
        ball(radius * 0.055, (radius * 0.68 * math.cos(a), -0.066, radius * 0.68 * math.sin(a)), clay(colour), segments=16)
    a = math.radians(210 - 240 * value)
    tube([(0, -0.085, 0), (radius * 0.3 * math.cos(a), -0.085, radius * 0.3 * math.sin(a)), (radius * 0.6 * math.cos(a), -0.085, radius * 0.6 * math.sin(a))], radius * 0.05, clay(hand), [1.3, 1, 0.5])
    ball(radius * 0.1, (0, -0.085, 0), clay(rim), segments=24)


def phone(width=1.0, height=2.05, body=C['ink'], screen=C['paper'], depth=0.11):
    """Phone with an empty screen, 0.06 proud of which content can be placed."""
    panel(width, height, depth, plain(body, rough=0.3, coat=0.3), radius=width * 0.16, edge=0.03)
    panel(width * 0.91, height * 0.95, 0.02, plain(screen, rough=0.35), (0, -depth / 2 - 0.002, 0), radius=width * 0.12, edge=0.004)
    panel(width * 0.26, height * 0.026, 0.02, plain(body, rough=0.3), (0, -depth / 2 - 0.012, height * 0.445), radius=height * 0.013, edge=0.004)


def icon(size, colour, mark=None, depth=0.1):
    """App icon: rounded square; `mark` is drawn by a function on its face."""
    panel(size, size, depth, clay(colour), radius=size * 0.26, edge=0.025)
    if mark:
        mark(size, -depth / 2)


def lamp_on_wire(loc, drop, shade=C['vermilion'], watts=0.0):
    """Hanging enamel lamp; the bulb glows when it has watts."""
    from .build import lathe
    from .light import bulb

    x, y, z = loc
    tube([(x, y, z), (x, y, z - drop / 2), (x, y, z - drop)], 0.008, plain(C['ink']))
    lathe([(0.02, 0), (0.04, -0.005), (0.06, -0.05), (0.17, -0.13), (0.19, -0.17), (0.18, -0.17), (0.15, -0.12), (0.03, -0.05)], paint(shade), (x, y, z - drop))
    ball(0.05, (x, y, z - drop - 0.13), glow('#FFE2B0', 9 if watts else 1.2), segments=24)
    if watts:
        bulb((x, y, z - drop - 0.2), watts)


def scaffold(width, height, depth=0.5, levels=2):
    """Poles with decks, for what is still being built."""
    pole, deck = metal('#B9BDBB', 0.35), paint('#C99B68')
    for x in (-width / 2, width / 2):
        for y in (0, depth):
            drum(0.022, height, (x, y, 0), pole, 0.005, segments=16)
    for i in range(levels):
        z = height * (i + 1) / (levels + 0.35)
        box((width + 0.16, depth + 0.06, 0.035), (0, depth / 2, z), deck, 0.008)
        for y in (0, depth):
            tube([(-width / 2, y, z + 0.26), (0, y, z + 0.26), (width / 2, y, z + 0.26)], 0.014, pole, smooth=False)


def opening(width, height, border, colour, depth=0.1):
    """Empty window frame."""
    frame(width, height, depth, border, clay(colour), radius=0.09)


def slot(outline, depth, colour):
    return bevel(extrude(outline, depth, clay(colour), edge=0), 0.01)


def tile(size, colour):
    """Small square block of content."""
    extrude(rounded(size, size, size * 0.22), size * 0.4, clay(colour), edge=0.02)
