"""Hand tools and what lies about on a bench."""
from .build import at, box, drum, extrude, lathe, panel, ring, tube
from .materials import LARKFIELD as C
from .materials import clay, metal, paint, plain, wood


def hammer(head=C['ink']):
    """Lies along x on z=0."""
    tube([(-0.2, 0, 0.03), (0, 0, 0.032), (0.18, 0, 0.035)], 0.018, wood('#D6AE7E', '#B0814F'), [1.15, 0.85, 1])
    box((0.06, 0.2, 0.06), (0.2, 0.0, 0.035), metal('#5A6060', 0.35), 0.012)


def plane_tool():
    """Joiner's plane; lies along x on z=0."""
    box((0.42, 0.12, 0.1), (0, 0, 0.05), wood('#B97F4B', '#8A572F'), 0.018)
    box((0.1, 0.09, 0.14), (0.02, 0, 0.15), metal('#8C9293', 0.3), 0.006, (0, -38, 0))
    lathe([(0.02, 0), (0.03, 0.03), (0.022, 0.05), (0.035, 0.085), (0.02, 0.11), (0, 0.115)], paint(C['vermilion']), (-0.14, 0, 0.1))
    tube([(0.12, 0, 0.1), (0.17, 0, 0.18), (0.12, 0, 0.25), (0.09, 0, 0.22)], 0.022, paint(C['vermilion']))


def saw():
    """Hand saw in the x-z plane, handle at the left."""
    extrude([(-0.05, -0.07), (0.62, -0.07), (0.62, -0.01), (-0.05, 0.08)], 0.008, metal('#C3C8C8', 0.25), edge=0)
    ring(0.07, 0.024, (-0.12, 0, 0), wood('#A8683A', '#7C4824'), (90, 0, 0), 48, 16)


def screwdriver(colour=C['vermilion'], length=0.26):
    """Stands along -z from the origin, handle up."""
    lathe([(0, 0), (0.03, 0.005), (0.034, 0.05), (0.026, 0.09), (0.033, 0.12), (0.02, 0.14), (0, 0.142)], clay(colour), segments=32)
    drum(0.009, length * 0.6, (0, 0, -length * 0.6), metal(), 0.002, segments=16)


def pencil(colour=C['mustard'], length=0.4):
    """Lies along x, point at +x."""
    tube([(-length / 2, 0, 0), (0, 0, 0), (length / 2 - 0.05, 0, 0)], 0.016, clay(colour), smooth=False)
    lathe([(0.0165, 0), (0.006, 0.04), (0, 0.052)], wood('#E2C39A', '#CFA878'), (length / 2 - 0.05, 0, 0), (0, 90, 0), 24, 0)
    lathe([(0.007, 0.036), (0, 0.054)], plain(C['ink']), (length / 2 - 0.05, 0, 0), (0, 90, 0), 24, 0)


def mug(colour=C['paper'], scale=1.0):
    """Stands on z=0; handle at +x."""
    with at(scale=scale):
        lathe([(0, 0.01), (0.075, 0.01), (0.085, 0.02), (0.088, 0.17), (0.083, 0.176), (0.078, 0.17), (0.075, 0.03), (0, 0.028)], plain(colour, rough=0.35, coat=0.3))
        tube([(0.08, 0, 0.145), (0.13, 0, 0.15), (0.145, 0, 0.095), (0.12, 0, 0.05), (0.08, 0, 0.05)], 0.013, plain(colour, rough=0.35, coat=0.3))
        drum(0.077, 0.004, (0, 0, 0.14), plain('#3A2114', rough=0.15), 0.001)


def envelope(width=0.5, height=0.33, colour=C['paper'], flap='#E9DFCB', seal=C['vermilion']):
    """Closed envelope in the x-z plane, flap to -y."""
    panel(width, height, 0.04, plain(colour, rough=0.75), radius=0.02, edge=0.012)
    extrude([(-width * 0.48, height * 0.47), (0, -height * 0.06), (width * 0.48, height * 0.47)], 0.02, plain(flap, rough=0.75), (0, -0.026, 0), edge=0.006)
    if seal:
        drum(height * 0.12, 0.03, (0, -0.03, -height * 0.02), clay(seal), 0.01, (90, 0, 0), 40)
