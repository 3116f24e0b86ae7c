"""Somebody seen against a lit room: a silhouette with clothes on, never a face. Metres, feet on z=0, facing -y."""
import math

from .build import at, ball, box, extrude, lathe, tube
from .materials import plain


def somebody(height=1.72, coat='#2B2A30', legs='#1E2026', hair='#1A1512', skin='#6E4A38', reach='down', skirt=False):
    """Stands; `reach` says where the arms are: 'down', 'up' (a hand on the glass), 'cup' (both hands before the chest)."""
    cloth, trousers, face = plain(coat, rough=0.9), plain(legs, rough=0.9), plain(skin, rough=0.7)
    with at(scale=height / 1.72):
        for x in (-0.09, 0.09):
            tube([(x, 0, 0.86), (x * 1.05, 0.015, 0.46), (x * 1.1, 0, 0.06)], 0.07, trousers, [1.15, 0.9, 0.66])
            box((0.09, 0.25, 0.07), (x * 1.1, -0.05, 0.035), trousers, 0.03)
        with at((0, 0, 0), (0, 0, 0), (1.0, 0.62, 1.0)):
            low = 0.5 if skirt else 0.8
            lathe([(0, low), (0.2 if skirt else 0.165, low), (0.165, 0.95), (0.145, 1.08), (0.185, 1.3), (0.19, 1.38), (0.13, 1.45), (0.055, 1.49), (0, 1.49)], cloth, segments=32, soft=1)
        tube([(0, 0, 1.44), (0, 0, 1.5), (0, -0.01, 1.56)], 0.048, face, smooth=False)
        ball(0.095, (0, -0.012, 1.615), face, (0.82, 0.95, 1.18), segments=24)
        ball(0.1, (0, 0.022, 1.645), plain(hair, rough=0.9), (0.9, 0.92, 1.08), segments=24)
        ways = {
            'down': [[(s * 0.19, 0, 1.36), (s * 0.235, 0.01, 1.1), (s * 0.215, -0.05, 0.84)] for s in (-1, 1)],
            'up': [[(-0.19, 0, 1.36), (-0.24, 0.01, 1.1), (-0.22, -0.04, 0.84)], [(0.19, 0, 1.36), (0.3, -0.12, 1.3), (0.3, -0.3, 1.5)]],
            'cup': [[(s * 0.19, 0, 1.36), (s * 0.245, -0.02, 1.12), (s * 0.05, -0.24, 1.2)] for s in (-1, 1)],
        }
        for arm in ways[reach]:
            tube(arm, 0.05, cloth, [1.2, 1.0, 0.72])
            ball(0.042, arm[-1], face, segments=16)


def seated(coat='#3A3338', legs='#22252C', hair='#2A1D14', skin='#6E4A38', high=0.46):
    """Sits on something `high`, feet towards -y."""
    cloth, trousers, face = plain(coat, rough=0.9), plain(legs, rough=0.9), plain(skin, rough=0.7)
    for x in (-0.1, 0.1):
        tube([(x, 0.02, high + 0.07), (x * 1.2, -0.4, high + 0.09), (x * 1.2, -0.44, 0.06)], 0.07, trousers, [1.1, 0.95, 0.66], smooth=False)
        box((0.09, 0.25, 0.07), (x * 1.2, -0.5, 0.035), trousers, 0.03)
    with at((0, 0.03, high - 0.8), (0, 0, 0), (1.0, 0.62, 1.0)):
        lathe([(0, 0.8), (0.17, 0.8), (0.165, 0.95), (0.15, 1.08), (0.185, 1.3), (0.19, 1.38), (0.13, 1.45), (0.055, 1.49), (0, 1.49)], cloth, segments=32, soft=1)
    top = high - 0.8
    tube([(0, 0.03, top + 1.44), (0, 0.02, top + 1.56)], 0.048, face, smooth=False)
    ball(0.095, (0, 0.01, top + 1.615), face, (0.82, 0.95, 1.18), segments=24)
    ball(0.1, (0, 0.045, top + 1.645), plain(hair, rough=0.9), (0.9, 0.92, 1.08), segments=24)
    for s in (-1, 1):
        tube([(s * 0.19, 0.03, top + 1.36), (s * 0.25, -0.06, top + 1.1), (s * 0.12, -0.28, top + 1.06)], 0.05, cloth, [1.2, 1.0, 0.72])


def cut_out(height, mat, thick=0.02):
    """A person cut from card, as they stand in models, in the x-z plane."""
    body = [(0.07, 0), (0.1, 0.02), (0.12, 0.45), (0.13, 0.82), (0.2, 0.86), (0.23, 1.12), (0.2, 1.38), (0.07, 1.46), (0.06, 1.5)]
    head = [(0.1 * math.cos(a), 1.61 + 0.12 * math.sin(a)) for a in (math.radians(-60 + 12 * k) for k in range(21))]
    right = [*body, *[p for p in head if p[0] > 0.0]]
    outline = [*right, (0, 1.73), *[(-x, z) for x, z in reversed(right)], (-0.02, 0), (-0.02, 0.72), (0.02, 0.72), (0.02, 0)]
    with at(scale=height / 1.73):
        extrude(outline, thick, mat, edge=0)
