"""Rooms in a town that floods: one hung up above the water, one before anybody touched it, a rail at night."""
import math
import random

import bpy

from kit.build import at, ball, beam, box, drum, lathe, mesh, ring, tube
from kit.cloth import grid, linen
from kit.drapery import settle
from kit.furniture import OAK, WALNUT, chair
from kit.interior import flat, floor, niche_wall, plaster, window_wall
from kit.light import area, bulb, camera, sun, world
from kit.materials import glow, metal, plain, planks
from kit.shading import add_bump, noise, principled, ramp, srgb

LINE = 0.787  # thirty-one inches
BRASS = '#B98A3C'
BLACK = '#191613'


def still_water(tint='#6E7468'):
    """Flood water an hour after the wind: dark from above, a mirror from the side."""
    mat = bpy.data.materials.new('water')
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    put, link = tree.nodes.new, tree.links.new
    out, mix, under, shine = put('ShaderNodeOutputMaterial'), put('ShaderNodeMixShader'), put('ShaderNodeBsdfTransparent'), put('ShaderNodeBsdfGlossy')
    under.inputs[0].default_value = srgb(tint)
    shine.inputs['Roughness'].default_value = 0.0
    shine.inputs['Color'].default_value = srgb('#F4F1EA')
    facing = put('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = 0.42
    stretch = put('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (0.7, 2.6, 1)
    link(put('ShaderNodeTexCoord').outputs['Object'], stretch.inputs['Vector'])
    add_bump(tree, shine, noise(tree, 1.3, 2, stretch.outputs['Vector']), 0.05, 0.05)
    link(facing.outputs['Facing'], mix.inputs[0])
    link(under.outputs[0], mix.inputs[1])
    link(shine.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    return mat


def stained(dry, wet, tide):
    """Old paint over plaster: brown up to the line, darkest where the water stood longest."""
    mat, tree, shader = principled('stained')
    put, link = tree.nodes.new, tree.links.new
    spot = put('ShaderNodeTexCoord').outputs['Object']
    parts, high, wave = put('ShaderNodeSeparateXYZ'), put('ShaderNodeMath'), put('ShaderNodeMath')
    link(spot, parts.inputs[0])
    high.operation, wave.operation = 'MULTIPLY_ADD', 'MULTIPLY_ADD'
    high.inputs[1].default_value, high.inputs[2].default_value = 1 / 1.2, -0.02
    link(parts.outputs['Z'], high.inputs[0])
    link(noise(tree, 5.5, 6, spot), wave.inputs[0])
    wave.inputs[1].default_value = 0.045
    link(high.outputs[0], wave.inputs[2])
    at_line = LINE / 1.2
    tone = ramp(tree, wave.outputs[0], [(0.0, srgb(tide)), (at_line - 0.32, srgb(wet)), (at_line - 0.035, srgb(wet)), (at_line - 0.008, srgb(tide)), (at_line + 0.006, srgb(dry)), (1.0, srgb(dry))])
    blotch = ramp(tree, noise(tree, 1.6, 7, spot), [(0.36, (0.8, 0.78, 0.74, 1)), (0.62, (1, 1, 1, 1))])
    times = put('ShaderNodeMixRGB')
    times.blend_type, times.inputs['Fac'].default_value = 'MULTIPLY', 0.85
    link(tone, times.inputs['Color1'])
    link(blotch, times.inputs['Color2'])
    link(times.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.95
    add_bump(tree, shader, noise(tree, 16, 8, spot), 0.22, 0.02)
    return mat


def wainscot(x0, x1, y=2.0, width=0.62):
    """Black panels up to the line, and the brass that marks it."""
    black = plain(BLACK, rough=0.42)
    box((x1 - x0, 0.03, LINE), ((x0 + x1) / 2, y - 0.005, LINE / 2), black, 0.002)
    for i in range(int((x1 - x0) / width) + 1):
        box((0.1, 0.024, LINE - 0.02), (x0 + 0.18 + i * width, y - 0.03, LINE / 2), black, 0.006)
    box((x1 - x0, 0.024, 0.1), ((x0 + x1) / 2, y - 0.031, LINE - 0.07), black, 0.006)
    box((x1 - x0, 0.05, 0.034), ((x0 + x1) / 2, y - 0.045, LINE), metal(BRASS, 0.24), 0.008, segments=4)


def pegs(x0, x1, z, every=0.3, y=1.98):
    box((x1 - x0, 0.026, 0.085), ((x0 + x1) / 2, y, z), plain(BLACK, rough=0.42), 0.008)
    brass = metal(BRASS, 0.26)
    for i in range(int((x1 - x0 - 0.12) / every) + 1):
        x = x0 + 0.12 + i * every
        tube([(x, y - 0.005, z), (x, y - 0.085, z + 0.012)], 0.009, brass, smooth=False)
        ball(0.017, (x, y - 0.09, z + 0.013), brass)


def hung_chair(seat, legs, x, z=1.86, turn=0):
    """A chair on its peg by the back, face to the wall."""
    with at((x, 1.72, z - 0.79), (-3, turn, 180)):
        chair(seat, legs)


def rolled_rug(x, z, length=1.25, radius=0.13):
    """A rug rolled up and slung from two straps."""
    cloth, strap = linen('#D6B27A'), plain('#3B2A1B', rough=0.7)
    with at((x, 1.8, z), (0, 90, 0)):
        with at((0, 0, -length / 2)):
            verts, faces, steps, turns = [], [], 300, 6.2
            for end in (0, length):
                for i in range(steps + 1):
                    a = math.tau * turns * i / steps
                    r = 0.025 + (radius - 0.025) * i / steps
                    verts.append((r * math.cos(a), r * math.sin(a), end))
            faces = [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]
            roll = mesh('rug', verts, faces, cloth)
            thick = roll.modifiers.new('thick', 'SOLIDIFY')
            thick.thickness, thick.offset = 0.0145, 0
    for dx in (-0.3, 0.3):
        with at((x + dx, 1.8, z), (0, 90, 0)):
            ring(radius + 0.012, 0.012, (0, 0, 0), strap)
        tube([(x + dx, 1.8, z + radius), (x + dx, 1.86, z + 0.3), (x + dx, 1.9, z + 0.62)], 0.009, strap, smooth=False)


def hat(x, z):
    straw = plain('#D8B878', rough=0.9, bump=0.3, bump_scale=60)
    with at((x, 1.9, z), (84, 0, 0)):
        lathe([(0, 0.12), (0.075, 0.12), (0.088, 0.09), (0.095, 0.01), (0.21, -0.006), (0.21, -0.012), (0.09, 0.0), (0, 0.0)], straw, soft=2)
        ring(0.094, 0.012, (0, 0, 0.02), plain(BLACK, rough=0.8))


def lantern(x, z, lit):
    """A storm lamp on its peg."""
    brass = metal(BRASS, 0.24)
    with at((x, 1.83, z)):
        drum(0.075, 0.075, (0, 0, 0), brass, 0.02)
        lathe([(0.05, 0.075), (0.052, 0.09), (0.074, 0.14), (0.066, 0.2), (0.045, 0.235), (0.043, 0.235), (0.064, 0.2), (0.072, 0.14), (0.05, 0.09)], plain('#FFF3DC', rough=0.1, glow=lit * 0.5), soft=2)
        lathe([(0.06, 0.235), (0.05, 0.26), (0.03, 0.29), (0, 0.3)], brass, soft=1)
        for side in (-1, 1):
            tube([(side * 0.07, 0, 0.05), (side * 0.1, 0, 0.16), (side * 0.055, 0, 0.27)], 0.006, brass)
        tube([(-0.05, 0, 0.27), (-0.05, 0.04, 0.4), (0, 0.06, 0.46), (0.05, 0.04, 0.4), (0.05, 0, 0.27)], 0.005, brass)
        ball(0.024, (0, 0, 0.145), glow('#FFD08A', lit * 14))
    bulb((x, 1.6, z + 0.15), lit * 9, '#FFBE74', 0.06)


def mirror_up(x, z, radius=0.3):
    ring(radius, 0.02, (x, 1.93, z), metal(BRASS, 0.25), (90, 0, 0))
    with at((x, 1.94, z), (90, 0, 0)):
        drum(radius, 0.01, (0, 0, 0), metal('#DDE0DE', 0.04), 0.002, segments=96)


def hung(view):
    """The hero: everything on pegs, and the water in the room."""
    wall = plaster('#E2D6C0')
    flat([(-5, 2, 0), (5.4, 2, 0), (5.4, 2, 4.6), (-5, 2, 4.6)], wall)
    flat([(5.4, 2, 0), (5.4, -6, 0), (5.4, -6, 4.6), (5.4, 2, 4.6)], plaster('#D5C8B0'))
    floor(-5, 5.4, -7, 2, planks('#A98A63', '#7C6042', 2.0, 0.17))
    wainscot(-5, 5.4)
    pegs(-0.35, 5.2, 2.05)
    hung_chair(BLACK, OAK, 0.67, 1.99, 1.5)
    lantern(1.27, 1.6, 1.0)
    rolled_rug(2.47, 1.38, 1.12)
    hung_chair('#B98A3C', WALNUT, 3.37, 1.99, -1)
    hat(1.87, 1.98)
    flat([(-5.2, -8, 0.27), (5.6, -8, 0.27), (5.6, 2.1, 0.27), (-5.2, 2.1, 0.27)], still_water())
    sun((0.5, 0.92, -0.3), 1.5, '#FFDCAE', 3.5)
    area((-4.6, -1.5, 2.6), (0.6, 1.6, 1.2), 2.6, 110, '#EEF0F2', height=2.4)
    area((0.6, -6.5, 3.6), (0.6, 1.6, 1.0), 4.5, 70, '#F8EEDD')
    world('#E4E4E0', 0.4)


def carton(x, y, z, size, turn, tape=True, tone='#B08A5C'):
    wide, deep, tall = size
    with at((x, y, z), (0, 0, turn)):
        box((wide, deep, tall), (0, 0, tall / 2), plain(tone, rough=0.85, vary=0.08, vary_scale=3), 0.006)
        if tape:
            box((0.06, deep + 0.004, 0.004), (0, 0, tall + 0.001), plain('#CDB48A', rough=0.3), 0.001)
            box((0.06, 0.004, tall * 0.3), (0, -deep / 2 - 0.001, tall * 0.86), plain('#CDB48A', rough=0.3), 0.001)


def stepladder(x, y, turn):
    wood = plain('#A77F52', rough=0.7, vary=0.1)
    with at((x, y, 0), (0, 0, turn)):
        for side in (-1, 1):
            beam((side * 0.27, -0.38, 0), (side * 0.17, 0, 1.5), 0.034, wood, 0.075, 0.006)
            beam((side * 0.25, 0.42, 0), (side * 0.16, 0.04, 1.46), 0.03, wood, 0.05, 0.006)
        for i in range(1, 6):
            z = 0.255 * i
            box((0.52 - 0.036 * i, 0.13, 0.028), (0, -0.38 + 0.38 * z / 1.5, z), wood, 0.006)
        box((0.4, 0.19, 0.03), (0, 0.01, 1.51), wood, 0.006)
        for side in (-1, 1):
            tube([(side * 0.2, -0.18, 0.8), (side * 0.2, 0.24, 0.8)], 0.006, metal('#7A736A', 0.5), smooth=False)


def pail(x, y):
    with at((x, y, 0)):
        lathe([(0, 0.004), (0.1, 0), (0.125, 0.25), (0.128, 0.255), (0.121, 0.25), (0.098, 0.01), (0, 0.012)], metal('#9A9A94', 0.45), soft=0)
        tube([(-0.12, 0, 0.23), (-0.16, -0.1, 0.12), (0, -0.16, 0.06), (0.16, -0.1, 0.12), (0.12, 0, 0.23)], 0.004, metal('#777770', 0.4))
        tube([(0.02, 0.03, 0.12), (0.1, 0.1, 0.34)], 0.012, plain('#8B6239', rough=0.7), smooth=False)


def before(view):
    """The room of scenes/living.py from its own camera, on the day that its owner unlocked it."""
    rnd = random.Random(4)
    wall = stained('#D2C8AB', '#8E7D5C', '#58482F')
    floor(-3, 4.2, -6, 2, planks('#8D7A62', '#5E4E3C', 2.0, 0.17, rough=0.75))
    niche_wall(-3, 4.2, 2, 4.8, [(-1.62, 1.15, 0, 1.55)], wall, stained('#A8B09A', '#7C6E52', '#4E4130'))
    window_wall(-3, -6, 2, 3.4, (-1.7, 0.5, 0.45, 2.65), plaster('#B9B298'), colour='#D5CDB8')
    carton(1.3, 1.25, 0, (0.62, 0.5, 0.46), 8)
    carton(1.27, 1.27, 0.462, (0.5, 0.42, 0.34), -9, tone='#A67F50')
    carton(1.98, 1.05, 0, (0.5, 0.46, 0.38), 24, tone='#BC9666')
    carton(0.62, 1.45, 0, (0.46, 0.4, 0.3), -14, tone='#9E7A4E')
    stepladder(-0.4, 0.95, 32)
    pail(0.35, 0.55)
    with at((1.05, 1.985, 1.72)):
        ghost = plain('#D8D2B8', rough=0.95)
        box((0.64, 0.006, 0.86), (0, 0, 0), ghost, 0.001)
        tube([(0, -0.005, 0.47), (0, -0.03, 0.475)], 0.004, metal('#55504A', 0.5), smooth=False)
    tube([(0.43, 1.0, 4.6), (0.43, 1.0, 3.4), (0.45, 1.0, 2.12)], 0.006, plain('#2A2622', rough=0.6), smooth=False)
    drum(0.022, 0.07, (0.45, 1.0, 2.06), plain('#2A2622', rough=0.5), 0.006)
    ball(0.045, (0.45, 1.0, 2.02), plain('#EFEBDD', rough=0.15))
    for _ in range(34):
        x, y, s = rnd.uniform(-2.6, 3.6), rnd.uniform(1.55, 1.95), rnd.uniform(0.012, 0.05)
        box((s * 1.6, s, s * 0.5), (x, y, s * 0.25), plain(rnd.choice(('#C9C3A6', '#A79B7C', '#8E7D5C')), rough=0.95), s * 0.1, (0, 0, rnd.uniform(0, 180)))
    area((-4.2, -0.8, 2.0), (0.5, 0.6, 0.9), 2.4, 210, '#DCE6EE', height=2.2)
    area((1.5, -5.5, 2.9), (0.2, 1, 1.0), 3.5, 60, '#E6E9E6')
    world('#D2DAE0', 0.3)


def sheet_on_pegs(places, z):
    """A dust sheet that hangs from pegs: it is wider than they are apart, and gravity does the rest."""
    across, down, left, right = 72, 52, places[0] - 0.1, places[-1] + 0.12

    def point(u, v):
        return (left + (right - left) * u, 1.86 - 0.05 * math.sin(math.tau * 4.5 * u), z - 0.8 * v)
    cloth = grid(point, across, down, linen('#E9DFCB', 0.2), name='sheet')
    columns = [round((x - left) / (right - left) * across) for x in places]
    settle(cloth, 40, [c + d for c in columns for d in (-1, 0, 1)], stiff=9.0, bend=0.12, thick=0.004)


def night_rail(view):
    """Upright and near: a curtain thrown up over the brass, a lamp on the other side."""
    flat([(-3, 2, 0), (3, 2, 0), (3, 2, 4), (-3, 2, 4)], plaster('#D8C9AE'))
    floor(-3, 3, -3, 2, planks('#7C6042', '#54402C', 2.0, 0.17))
    wainscot(-3, 3)
    pegs(-1.3, 1.3, 1.86, 0.3)
    sheet_on_pegs((-0.58, -0.28, 0.02), 1.87)
    lantern(0.47, 1.42, 0.62)
    hat(-0.93, 1.8)
    area((-3.6, -1.5, 1.6), (0, 2, 1.2), 1.6, 22, '#8FA9D8', height=2.6)
    world('#5C76A8', 0.1)


ROOM = {'loc': (0.35, -4.9, 1.32), 'target': (0.25, 2, 1.32), 'lens': 37, 'shift': (0, -0.015)}
VIEWS = {
    'raised-hung': {'make': hung, 'size': (2880, 1728), 'film': {'exposure': 0.35}, 'camera': {'loc': (0.45, -4.1, 1.05), 'target': (0.45, 2, 1.05), 'lens': 31, 'shift': (0, -0.062)}},
    'raised-before': {'make': before, 'size': (2000, 1333), 'film': {'exposure': 0.55}, 'camera': ROOM},
    'raised-night': {'make': night_rail, 'size': (1600, 2000), 'film': {'exposure': 0.9}, 'camera': {'loc': (0.35, -0.75, 1.42), 'target': (0.05, 2, 1.3), 'lens': 44, 'fstop': 2.8, 'focus': (0.2, 1.83, 1.3)}},
}
for each in VIEWS.values():
    each['samples'] = 24
    each['film'] = {'bounces': 4, 'clamp': 3, **each['film']}


def build(view):
    view['make'](view)
    camera(**view['camera'])
