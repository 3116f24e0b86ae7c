"""The half-built machine of interface parts that stands in the Larkfield field."""
from .build import at, beam, box, drum, panel, tube
from .interface import browser, button, cog, cursor, gauge, opening, push_button, slider, tile, toggle
from .materials import LARKFIELD as C
from .materials import clay, metal, paint, plain, wood


def conveyor(length=1.6, height=0.5, width=0.42, tiles=(C['vermilion'], C['sky'], C['mustard'])):
    """Belt along x from the origin with tiles on it."""
    belt = plain('#2B3733', rough=0.8)
    box((length, width, 0.05), (length / 2, 0, height), belt, 0.02)
    for y in (-width / 2 - 0.02, width / 2 + 0.02):
        box((length + 0.06, 0.035, 0.1), (length / 2, y, height - 0.01), paint(C['mustard']), 0.012)
    for i in range(7):
        drum(0.04, width, (length * (i + 0.5) / 7, width / 2, height - 0.05), metal(), 0.005, (90, 0, 0), 24)
    for x in (0.15, length - 0.15):
        for y in (-width / 2, width / 2):
            beam((x, y, height - 0.04), (x + 0.03, y * 1.15, 0), 0.045, wood())
    for i, colour in enumerate(tiles):
        with at((length * (i + 0.6) / len(tiles), 0, height + 0.12), (0, 0, 12 * (-1) ** i)):
            tile(0.2, colour)


def crane(height=2.5, reach=1.1):
    """Timber post with a jib to +x; leaves its hook free at (reach, 0, height - 0.75)."""
    post = wood('#C99B68', '#9A6B40', grain=(13, 13, 1.2))
    box((0.13, 0.13, height), (0, 0, height / 2), post, 0.018)
    beam((-0.35, 0, height - 0.06), (reach + 0.14, 0, height - 0.06), 0.1, wood('#D6AE7E', '#AD7F53'))
    beam((0, 0, height - 0.62), (0.55, 0, height - 0.1), 0.07, wood('#C99B68', '#9A6B40'))
    with at((reach, -0.02, height - 0.13), (0, 0, 0)):
        cog(0.1, 10, C['vermilion'], 0.06, 0.3)
    tube([(reach, 0, height - 0.13), (reach, 0, height - 0.4), (reach, 0, height - 0.62)], 0.012, plain(C['ink']))
    tube([(-0.3, 0, height - 0.06), (-0.27, -0.05, height * 0.6), (-0.1, -0.09, height * 0.42)], 0.01, plain(C['ink']))
    tube([(reach, 0, height - 0.62), (reach + 0.07, 0, height - 0.68), (reach + 0.06, 0, height - 0.77), (reach - 0.03, 0, height - 0.76), (reach - 0.05, 0, height - 0.7)], 0.02, metal('#5A6060'))


def machine(screen=True, load=True):
    """About 1.9 wide, 1 deep and 2.5 high, its feet on z=0, its face to -y."""
    body = paint(C['field'])
    for x in (-0.68, 0.68):
        for y in (-0.3, 0.3):
            box((0.16, 0.16, 0.16), (x, y, 0.08), plain(C['ink'], rough=0.5), 0.03)
    box((1.66, 0.86, 0.62), (0, 0, 0.44), body, 0.07, segments=5)
    box((1.74, 0.94, 0.06), (0, 0, 0.76), wood('#D6AE7E', '#AD7F53'), 0.02)
    panel(1.46, 0.46, 0.03, clay(C['paper']), (0, -0.435, 0.43), radius=0.08)
    with at((-0.5, -0.47, 0.43)):
        push_button(0.135)
    for x, z, on in ((-0.08, 0.53, True), (-0.08, 0.33, False)):
        with at((x, -0.48, z)):
            toggle(0.28, on, depth=0.07)
    with at((0.42, -0.47, 0.53)):
        slider(0.5, 0.62, C['vermilion'], 0.026)
    with at((0.42, -0.47, 0.33)):
        slider(0.5, 0.35, C['mustard'], 0.026)
    for x in (-0.62, 0.62):
        box((0.09, 0.09, 0.3), (x, 0.06, 0.92), wood(grain=(13, 13, 1.2)), 0.012)
    if screen:
        with at((0, 0.06, 1.6), (-4, 0, 0)):
            browser(1.62, 1.18)
    for x, z, r, teeth, colour in ((-1.0, 0.62, 0.34, 12, C['mustard']), (-1.17, 0.15, 0.2, 8, C['vermilion'])):
        with at((x, -0.2, z + 0.05), (0, 0, 0)):
            cog(r, teeth, colour, 0.13)
            drum(r * 0.3, 0.3, (0, 0.2, 0), metal('#7C8484'), 0.01, (90, 0, 0), 32)
    with at((1.03, -0.28, 1.02)):
        gauge(0.24)
    tube([(0.84, -0.1, 0.5), (1.03, -0.12, 0.48), (1.04, -0.14, 0.7), (1.03, -0.14, 0.92)], 0.04, paint(C['vermilion']))
    tube([(0.55, 0.3, 2.0), (0.6, 0.5, 2.4), (1.0, 0.55, 2.2), (1.2, 0.5, 1.2), (1.05, 0.3, 0.4)], 0.022, plain(C['ink'], rough=0.4))
    tube([(-0.5, 0.3, 2.0), (-0.6, 0.55, 2.25), (-1.0, 0.5, 2.0), (-1.05, 0.4, 1.0), (-0.8, 0.3, 0.6)], 0.022, plain(C['vermilion'], rough=0.4))
    if load:
        with at((-1.0, 0.35, 0)):
            crane(3.3, 1.2)
        hanging_button((0.2, 0.35, 2.56))


def hanging_button(loc):
    """Vermilion button in two slings, its top at `loc`."""
    x, y, z = loc
    for side in (-0.2, 0.2):
        tube([(x, y, z), (x + side * 0.6, y, z - 0.12), (x + side, y, z - 0.24)], 0.009, plain(C['ink']))
    with at((x, y, z - 0.36), (0, 6, 0)):
        button(0.62, 0.25)


def parts_on_ground():
    """What waits to be built in: an empty window frame, a toggle, a cursor, tiles."""
    with at((0, 0, 0.46), (-16, 0, 8)):
        opening(1.0, 0.86, 0.09, C['sky'])
    with at((0.62, -0.32, 0.14), (-78, 0, 24)):
        toggle(0.56, True, C['vermilion'])
    with at((-0.55, -0.3, 0.36), (-10, -8, -20)):
        cursor(0.55, C['ink'])

