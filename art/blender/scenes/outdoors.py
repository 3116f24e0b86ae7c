"""Larkfield out of doors: a letterbox at the fence, a gate without a fence, a ferry at its landing."""
import math
import random

import numpy as np

from kit.build import at, beam, box, drum, extrude, lathe, mesh, panel, ring, tube
from kit.interface import phone, row
from kit.light import area, bulb, camera, sun, world
from kit.machine import conveyor, machine
from kit.materials import LARKFIELD as C
from kit.materials import clay, glow, metal, paint, plain, wood
from kit.plants import bush, flowers, meadow, tree
from kit.workshop import crate, envelope, fence, ladder, lark, letterbox, painted, stones, timber

HAZE = ('#9DB48A', '#B4C4AE', '#C5D3CF', '#D3DEE0')


def hills(tones=HAZE, start=16, base=-0.5, rise=1.1, seed=1):
    """Layer on layer of hills, paler with distance."""
    for k, tone in enumerate(tones):
        far = start * (1.55 ** k)
        ridge = [(-far * 2 + i * far / 20, base + rise * (1 + 0.55 * k) + (0.45 + 0.35 * k) * math.sin(i * 0.31 + k * 2 + seed) + 0.25 * math.sin(i * 0.77 + k)) for i in range(81)]
        extrude([(-far * 2, base - 2), *ridge, (far * 2, base - 2)][::-1], 0.2, plain(tone, rough=1, spec=0), (0, far, 0), edge=0)


def field(near=-4.0, far=12.0, width=9.0, count=26000, height=0.15, skip=None):
    """Open field up to the hills, with grass where the camera is near."""
    mesh('field', [(-90, near - 4, 0), (90, near - 4, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)], plain('#86A262', rough=1, vary=0.14, vary_scale=0.5), smooth=False)
    rng = np.random.RandomState(8)
    y = near + (far - near) * rng.rand(count) ** 1.5
    x = (rng.rand(count) - 0.5) * (width + (y - near) * 0.9)
    keep = np.ones(count, bool) if skip is None else ~skip(x, y)
    meadow(np.stack([x, y, np.zeros(count)], 1)[keep], height, 0.018, 3)


def morning_sky():
    sun((0.8, 0.5, -0.42), 4.4, '#FFD8A2', 1.8)
    area((-5, -6, 5), (0, 0, 0.8), 5, 200, '#FFF0DA')
    world('#FBEAD2', 0.85, '#B5D3E6')


def letterbox_scene():
    field()
    hills()
    fence([(-5.2, 1.1), (-3.2, 0.95), (-1.2, 0.85), (0.7, 0.9), (2.6, 1.0), (4.6, 1.2)], 0.85)
    with at((0.62, 0.0, 0), (0, 0, -24), 1.25):
        letterbox(0.98, C['field'], True, True)
        with at((0, 0, 1.02)):
            for i, (lift, turn, colours) in enumerate(((0.07, 8, (C['paper'], '#E9DFCB', None)), (0.13, -4, (C['sky'], '#B5CDD6', None)), (0.19, 3, (C['paper'], '#E9DFCB', C['vermilion'])))):
                with at((-0.32 - 0.05 * i, -0.0, lift), (-90 + 4 * i, 0, 90 + turn)):
                    envelope(0.26, 0.36, *colours)
    with at((-1.15, 0.85, 0.82), (0, 0, 12)):
        lark(1.5)
    tree((-3.3, 3.6, 0), 3.0, 1.2, seed=6)
    bush((2.7, 1.9, 0), 0.5, seed=7)
    flowers([(x, y, 0) for x, y in ((-0.4, -0.7), (-0.1, -0.9), (0.2, -0.75), (1.6, -0.6), (1.8, -0.85), (2.1, -0.5), (-1.7, -0.3), (-1.9, -0.6), (-2.3, -0.2), (1.2, -1.2), (-0.9, -1.2))], (C['paper'], C['vermilion'], C['mustard'], C['paper']), 0.3, 0.042)
    morning_sky()


def gate_scene():
    """A gate with nothing on either side of it: one can simply walk round."""
    field(skip=lambda x, y: abs(x - 0.15 * np.sin(y)) < 0.34)
    hills(seed=4)
    mesh('path', [(0.15 * math.sin(y) + s * (0.42 + 0.02 * math.sin(y * 5)), y, 0.004) for y in [(-5 + i * 0.5) for i in range(60)] for s in (-1, 1)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(59)], plain('#D9C7A3', rough=1, vary=0.08, vary_scale=3))
    post = wood('#B98A5A', '#85603A', grain=(13, 13, 1.2))
    for x in (-1.02, 1.02):
        box((0.19, 0.19, 1.5), (x, 0, 0.75), post, 0.03)
        lathe([(0.12, 0), (0.13, 0.03), (0.06, 0.1), (0, 0.12)], post, (x, 0, 1.5), segments=32)
    paper = paint(C['paper'])
    with at((0, 0, 0.05)):
        for z in (0.22, 0.47, 0.72, 0.97, 1.2):
            box((1.78, 0.05, 0.1), (0, 0, z), paper, 0.012)
        for x in (-0.84, 0, 0.84):
            box((0.1, 0.07, 1.12), (x, 0, 0.71), paper, 0.012)
        beam((-0.84, -0.02, 0.24), (0.84, -0.02, 1.18), 0.04, paper, 0.09)
        ring(0.07, 0.018, (0.84, -0.07, 0.98), metal('#3A4442', 0.4), (90, 0, 0), 32, 12)
    with at((2.25, -0.1, 0)):
        box((0.12, 0.12, 2.25), (0, 0, 1.12), post, 0.02)
        for z, turn, side, colour in ((2.0, -12, 1, C['vermilion']), (1.66, 16, -1, C['field']), (1.34, -6, 1, C['mustard'])):
            with at((0, -0.09, z), (0, 0, turn)):
                arrow = [(-0.35, -0.13), (0.42, -0.13), (0.6, 0), (0.42, 0.13), (-0.35, 0.13)]
                extrude([(x * side + 0.12 * side, q) for x, q in arrow][::side], 0.05, paint(colour), edge=0.012)
    with at((-1.02, 0, 1.62), (0, 0, 190)):
        lark(1.5)
    tree((-4.2, 4.4, 0), 3.2, 1.3, seed=3)
    bush((3.6, 2.6, 0), 0.5, seed=5)
    stones([(-0.75, -1.1, 0.14), (0.7, -1.7, 0.18), (0.95, -1.4, 0.1)])
    flowers([(x, y, 0) for x, y in ((-1.6, -0.5), (-1.8, -0.8), (-1.4, -0.9), (1.5, -0.7), (1.7, -0.4), (2.7, -0.8), (-2.4, 0.1), (-2.7, -0.2))], (C['paper'], C['vermilion'], C['mustard'], C['paper']), 0.3, 0.042)
    morning_sky()


def water(level=-0.45):
    mat = plain('#6F97A3', rough=0.06, spec=0.6, bump=0.16, bump_scale=1.6)
    mesh('water', [(-120, -20, level), (120, -20, level), (120, 160, level), (-120, 160, level)], [(0, 1, 2, 3)], mat, smooth=False)


def ferry():
    """Small double-ended ferry, bow to -x, its waterline at z=0."""
    hull = []
    for i in range(41):
        t = i / 40
        hull.append((-2.3 + 4.6 * t, 0.78 * (math.sin(math.pi * min(1, max(0, t)))) ** 0.42))
    outline = hull + [(x, -y) for x, y in reversed(hull[1:-1])]
    for low, high, k0, k1, colour in ((-0.25, 0.1, 0.93, 0.97, C['vermilion']), (0.1, 0.5, 0.97, 1.03, C['field']), (0.5, 0.57, 1.04, 1.04, C['paper'])):
        n = len(outline)
        verts = [(x * k, y * k, z) for z, k in ((low, k0), (high, k1)) for x, y in outline]
        faces = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)] + [tuple(range(n, 2 * n))]
        mesh('hull', verts, faces, paint(colour), tidy=True, angle=40)
    deck = [(x * 0.97, y * 0.97, 0.572) for x, y in outline]
    mesh('deck', deck, [tuple(range(len(deck)))], wood('#D0A574', '#A97C4F'), smooth=False)
    box((2.0, 0.95, 0.72), (0.15, 0, 0.93), paint(C['paper']), 0.05)
    for i in range(5):
        for y in (-0.48, 0.48):
            panel(0.27, 0.3, 0.03, plain('#2C4650', rough=0.1), (-0.62 + i * 0.385, y, 1.0), radius=0.05, edge=0.004)
    box((2.2, 1.12, 0.07), (0.15, 0, 1.32), paint(C['field']), 0.03)
    box((0.8, 0.72, 0.5), (-0.35, 0, 1.6), paint(C['paper']), 0.05)
    for y in (-0.37, 0.37):
        panel(0.56, 0.24, 0.03, plain('#2C4650', rough=0.1), (-0.35, y, 1.66), radius=0.04, edge=0.004)
    panel(0.5, 0.24, 0.03, plain('#2C4650', rough=0.1), (-0.76, 0, 1.66), (0, 0, 90), radius=0.04, edge=0.004)
    box((0.95, 0.86, 0.06), (-0.35, 0, 1.87), paint(C['vermilion']), 0.025)
    drum(0.17, 0.55, (0.62, 0, 1.35), paint(C['vermilion']), 0.02, (0, 5, 0))
    drum(0.175, 0.12, (0.66, 0, 1.78), plain(C['ink'], rough=0.5), 0.02, (0, 5, 0))
    tube([(-0.35, 0, 1.88), (-0.35, 0, 2.3), (-0.35, 0, 2.65)], 0.022, paint(C['paper']), smooth=False)
    extrude([(0, 0), (0.42, -0.03), (0.4, -0.25), (0, -0.23)], 0.012, plain(C['vermilion'], rough=0.8), (-0.34, 0, 2.62), edge=0)
    for y in (-1, 1):
        points = [(x * 0.96, 0.0 + y * yy * 0.97, 0.86) for x, yy in hull[3:-3]]
        tube(points, 0.016, paint(C['paper']))
        for x, yy in hull[4:-3:4]:
            tube([(x * 0.96, y * yy * 0.97, 0.57), (x * 0.96, y * yy * 0.97, 0.72), (x * 0.96, y * yy * 0.97, 0.86)], 0.013, paint(C['paper']), smooth=False)
    for x in (-1.0, 0.25, 1.3):
        ring(0.16, 0.05, (x, -0.82, 0.3), clay('#F2EEE4'), (90, 0, 0), 48, 16)


def landing(rnd):
    """Planked stage on piles with a ramp; its deck is z=0, it runs along x from the origin."""
    for i in range(26):
        box((0.17, 1.7, 0.07), (0.09 + i * 0.18, 0, -0.035), timber(rnd), 0.01, (0, 0, rnd.uniform(-0.5, 0.5)))
    for x in (0.25, 1.7, 3.1, 4.5):
        for y in (-0.82, 0.82):
            drum(0.1, 1.35, (x, y, -0.95), wood('#8F6E4C', '#5F4630', grain=(9, 9, 1.5)), 0.03, segments=32)
        ring(0.105, 0.02, (x, -0.82, 0.2), plain('#D9C6A0', rough=0.9), around=48, across=12)
        ring(0.105, 0.02, (x, -0.82, 0.24), plain('#D9C6A0', rough=0.9), around=48, across=12)


def booth(lit=False):
    """Ticket booth with a counter window towards -y; floor at z=0."""
    box((1.3, 1.1, 0.08), (0, 0, 0.04), wood(), 0.01)
    for x in (-0.58, 0.58):
        for i in range(6):
            box((0.04, 0.17, 1.75), (x, -0.46 + i * 0.183, 0.95), painted(C['field'])[i % 3], 0.008)
    with at((-0.6, 0.5, 0.08)):
        boards(1.2)
    with at((-0.6, -0.53, 0.08)):
        boards(1.2, 0.85)
    for x in (-0.55, 0.55):
        box((0.1, 0.06, 1.75), (x, -0.53, 0.95), paint(C['paper']), 0.01)
    box((1.2, 0.06, 0.34), (0, -0.53, 1.66), paint(C['paper']), 0.01)
    box((1.36, 0.34, 0.055), (0, -0.62, 0.96), wood('#D6AE7E', '#AD7F53'), 0.012)
    mesh('back', [(-0.55, 0.46, 0.1), (0.55, 0.46, 0.1), (0.55, 0.46, 1.8), (-0.55, 0.46, 1.8)], [(0, 1, 2, 3)], plain('#F2D9AE', rough=0.9, glow=0.25 if lit else 0.0), smooth=False)
    for i, sign in enumerate((C['vermilion'], C['ink'], C['ink'])):
        panel((0.5, 0.28, 0.2)[i], 0.09, 0.03, clay(sign), ((-0.25, 0.18, 0.46)[i] - 0.05, -0.575, 1.66), radius=0.03, edge=0.006)
    with at((0, -0.05, 1.98), (9, 0, 0)):
        box((1.7, 1.75, 0.07), (0, 0, 0), paint(C['vermilion']), 0.025)
        for i in range(8):
            box((0.03, 1.77, 0.05), (-0.75 + i * 0.214, 0, 0.05), paint(C['vermilion']), 0.012)
    drum(0.055, 0.12, (0, -0.2, 1.72), glow('#FFDFA8', 3.0), 0.02)


def boards(width, height=1.75):
    for i in range(6):
        box((width / 6 - 0.01, 0.04, height), ((i + 0.5) * width / 6, 0, height / 2), painted(C['field'])[i % 3], 0.008)


def ferry_landing():
    water()
    hills(('#7F9C86', '#9DB3AA', '#B7C7C6', '#CCD7D8', '#DDE4E2'), 24, -0.6, 1.0, 2)
    with at((-0.5, 2.0, -0.42), (0, 0, -10), 1.25):
        ferry()
    rnd = random.Random(4)
    with at((1.65, -0.35, 0.05), (0, 0, 3), 1.1):
        landing(rnd)
        with at((2.9, 0.5, 0)):
            booth(True)
        with at((1.0, 0.55, 0)):
            crate(0.42)
        with at((4.1, 0.6, 0)):
            letterbox(0.8, C['field'])
        for x in (0.25, 0.25):
            with at((x, -0.82, 0.42), (0, 0, 10)):
                lark(1.05)
    mesh('bank', [(5.4, -4, -0.02), (14, -6, 0.3), (16, 8, 0.8), (6.6, 2.2, -0.02)], [(0, 1, 2, 3)], plain('#86A262', rough=1), smooth=False)
    meadow([(6 + 3 * a, -3 + 5 * b, 0.02 + 0.12 * a) for a, b in np.random.RandomState(2).rand(5000, 2)], 0.26, 0.02, 4)
    bush((7.0, 1.4, 0.1), 0.7, seed=3)
    for far, strength in ((8, 0.14), (13, 0.22), (20, 0.32)):
        mist(far, strength)
    sun((0.82, 0.42, -0.3), 3.6, '#FFCF96', 2)
    area((-6, -6, 5), (0, 1, 0.5), 5, 170, '#FFEBD0')
    world('#FFE9CF', 0.95, '#A9CBDD')


def mist(far, strength):
    """Sheet of haze low over the water, thinning upwards."""
    import bpy

    mat = bpy.data.materials.new('mist')
    mat.use_nodes = True
    tree, put = mat.node_tree, mat.node_tree.nodes.new
    tree.nodes.clear()
    clear, white, mix, out = put('ShaderNodeBsdfTransparent'), put('ShaderNodeEmission'), put('ShaderNodeMixShader'), put('ShaderNodeOutputMaterial')
    white.inputs[0].default_value = (1, 0.93, 0.84, 1)
    white.inputs[1].default_value = 0.85
    spot, parts, fade = put('ShaderNodeTexCoord'), put('ShaderNodeSeparateXYZ'), put('ShaderNodeMapRange')
    fade.inputs['From Min'].default_value, fade.inputs['From Max'].default_value = -0.45, 1.6
    fade.inputs['To Min'].default_value, fade.inputs['To Max'].default_value = strength, 0
    fade.interpolation_type = 'SMOOTHSTEP'
    for a, b in ((spot.outputs['Object'], parts.inputs[0]), (parts.outputs['Z'], fade.inputs['Value']), (fade.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]), (white.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(a, b)
    thing = mesh('mist', [(-80, far, -0.45), (80, far, -0.45), (80, far, 1.6), (-80, far, 1.6)], [(0, 1, 2, 3)], mat, smooth=False)
    thing.visible_shadow = thing.visible_glossy = thing.visible_diffuse = False


def ferry_booth():
    water()
    hills(('#7F9C86', '#9DB3AA', '#B7C7C6', '#CCD7D8'), 20, -0.6, 0.9, 5)
    with at((-3.1, 5.2, -0.42), (0, 0, -16), 1.1):
        ferry()
    rnd = random.Random(4)
    with at((-2.4, -0.1, 0), (0, 0, 0), 1.15):
        landing(rnd)
    with at((0.55, 0.3, 0), (0, 0, 8), 1.1):
        booth(True)
        with at((-0.22, -0.68, 1.22), (-16, 0, 10), 0.22):
            phone(1.3, 2.0)
            row(-0.5, 0.65, 0.7, 0.14, C['ink'], -0.08)
            for i, colour in enumerate((C['sky'], C['sky'], C['mustard'])):
                panel(1.02, 0.3, 0.04, clay(colour), (0, -0.08, 0.3 - i * 0.38), radius=0.08)
            panel(1.02, 0.28, 0.06, clay(C['vermilion']), (0, -0.09, -0.8), radius=0.14)
        for i in range(5):
            box((0.13, 0.09, 0.008), (0.3 + 0.02 * i, -0.7, 0.995 + 0.008 * i), plain((C['paper'], C['vermilion'])[i % 2], rough=0.8), 0.001, (0, 0, 12 * i - 20))
        bulb((0, -0.1, 1.6), 14, '#FFC98A', 0.1)
    with at((-1.55, -0.55, 0), (0, 0, 16)):
        crate(0.5)
    with at((-2.2, -1.05, 0.5), (0, 0, 30)):
        lark(1.3)
    mist(12, 0.2)
    sun((0.8, 0.5, -0.36), 3.6, '#FFCF96', 2)
    area((-4, -6, 4), (0, 0, 0.8), 4, 150, '#FFEBD0')
    world('#FFE9CF', 0.9, '#A9CBDD')


def machine_close():
    """The interface machine from low down, in the grass."""
    field(near=-3.2, width=7.5, count=24000)
    hills()
    with at((0, 0, 0), (0, 0, -16)):
        machine()
    with at((0.98, -0.42, 0), (0, 0, 4)):
        conveyor(1.7, 0.42)
    with at((-1.75, 0.55, 0), (0, 10, 0)):
        with at(rot=(0, 0, 80)):
            ladder(2.0, 0.42, 7, C['paper'])
    tree((-3.6, 4.2, 0), 3.4, 1.3, seed=4)
    bush((3.4, 2.4, 0), 0.5, seed=5)
    fence([(-6, 3.4), (-3, 3.2), (0, 3.1), (3, 3.2), (6, 3.5)], 0.8)
    with at((0.55, -0.1, 2.24), (0, 0, 0)):
        lark(1.15)
    flowers([(x, y, 0) for x, y in ((-1.6, -1.1), (-1.9, -0.8), (-1.3, -1.4), (1.9, -1.2), (2.2, -0.9), (0.4, -1.7))], (C['paper'], C['vermilion'], C['mustard']), 0.28, 0.036)
    morning_sky()


VIEWS = {
    'letterbox': {'make': letterbox_scene, 'size': (1600, 1067), 'camera': {'loc': (-0.9, -5.6, 1.35), 'target': (0.1, 0.2, 1.12), 'lens': 46, 'fstop': 2.4, 'focus': (0.6, 0, 1.2)}},
    'gate-lost': {'make': gate_scene, 'size': (1600, 1067), 'camera': {'loc': (-0.3, -7.2, 1.6), 'target': (0.35, 0, 1.22), 'lens': 44}},
    'ferry-landing': {'make': ferry_landing, 'size': (1920, 1080), 'camera': {'loc': (1.2, -10.6, 2.1), 'target': (1.25, 0, 1.0), 'lens': 36}},
    'ferry-booth': {'make': ferry_booth, 'size': (1600, 1067), 'camera': {'loc': (-0.9, -5.0, 1.7), 'target': (-0.25, 0, 1.2), 'lens': 42}},
    'workshop-machine': {'make': machine_close, 'size': (1600, 1067), 'camera': {'loc': (-1.6, -5.4, 0.75), 'target': (0.2, 0, 1.42), 'lens': 36}},
}
for each in VIEWS.values():
    each.update({'samples': 16, 'film': {'exposure': 0.25, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    camera(**view['camera'])


