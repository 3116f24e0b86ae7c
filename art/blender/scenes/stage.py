"""A conference: the stage with beams, rows of seats, lanyards on a table."""
import math

import bpy

from kit.build import at, ball, beam, box, drum, lathe, mesh, panel, ring, tube
from kit.interior import flat
from kit.lettering import words
from kit.light import area, camera, sweep, world
from kit.materials import clay, glow, metal, plain

NIGHT, CORAL, LAVENDER, PAPER = '#14173A', '#FF6F61', '#B9A7F2', '#F4EFFA'


def ray(top, foot, spread, colour, strength):
    """A cone of lit haze from a lamp to the floor: thick at the lamp, torn further down, without an edge."""
    mat = bpy.data.materials.new('ray')
    mat.use_nodes = True
    tree, put = mat.node_tree, mat.node_tree.nodes.new
    tree.nodes.clear()
    from kit.materials import noise, ramp, srgb
    clear, light, mix, out = put('ShaderNodeBsdfTransparent'), put('ShaderNodeEmission'), put('ShaderNodeMixShader'), put('ShaderNodeOutputMaterial')
    light.inputs[0].default_value, light.inputs[1].default_value = srgb(colour), 1.5
    spot, parts, fade = put('ShaderNodeTexCoord'), put('ShaderNodeSeparateXYZ'), put('ShaderNodeMapRange')
    facing, times = put('ShaderNodeLayerWeight'), put('ShaderNodeMath')
    facing.inputs[0].default_value = 0.4
    times.operation = 'MULTIPLY'
    length = math.dist(top, foot)
    fade.inputs['From Min'].default_value, fade.inputs['From Max'].default_value = 0, length
    fade.inputs['To Min'].default_value, fade.inputs['To Max'].default_value = 0.0, strength
    minus = put('ShaderNodeMath')
    minus.operation, minus.inputs[0].default_value = 'SUBTRACT', 1.0
    def powered(value, exponent):
        node = put('ShaderNodeMath')
        node.operation, node.inputs[1].default_value = 'POWER', exponent
        tree.links.new(value, node.inputs[0])
        return node.outputs[0]
    smoke, torn = put('ShaderNodeMapping'), put('ShaderNodeMath')
    smoke.inputs['Scale'].default_value = (0.5, 1.7, 1.7)
    torn.operation = 'MULTIPLY'
    tree.links.new(spot.outputs['Object'], smoke.inputs['Vector'])
    clouds = ramp(tree, noise(tree, 1.0, 4, smoke.outputs['Vector']), [(0.3, (0.35, 0.35, 0.35, 1)), (0.7, (1, 1, 1, 1))])
    fade.inputs['To Max'].default_value = strength ** (1 / 1.7) * 1.15
    for a, b in ((spot.outputs['Object'], parts.inputs[0]), (parts.outputs['X'], fade.inputs['Value']), (facing.outputs['Facing'], minus.inputs[1]), (powered(minus.outputs[0], 2.4), times.inputs[0]), (powered(fade.outputs[0], 1.7), times.inputs[1]), (times.outputs[0], torn.inputs[0]), (clouds, torn.inputs[1]), (torn.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]), (light.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(a, b)
    thing = beam(foot, top, 0.1, mat, edge=0)
    n = 40
    verts = [(x, r * math.cos(math.tau * k / n), r * math.sin(math.tau * k / n)) for x, r in ((0, spread), (length, 0.08)) for k in range(n)]
    cone = mesh('cone', verts, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], mat)
    from mathutils import Matrix, Vector
    cone.matrix_basis = Matrix.Translation(foot) @ (Vector(top) - Vector(foot)).to_track_quat('X', 'Z').to_matrix().to_4x4()
    cone.visible_shadow = cone.visible_diffuse = cone.visible_glossy = False
    bpy.data.objects.remove(thing)


def seats(rows, across, first=-4.2, colour='#23264F'):
    """Rows of chair backs, seen from behind."""
    cloth = plain(colour, rough=0.9)
    for j in range(rows):
        for i in range(across):
            x = (i - (across - 1) / 2) * 0.72 + (0.36 if j % 2 else 0)
            if abs(x) < 0.6:
                continue
            with at((x, first - j * 1.05, 0)):
                box((0.56, 0.12, 0.52), (0, 0, 0.72), cloth, 0.055, (8, 0, 0), 4)
                box((0.56, 0.5, 0.12), (0, 0.28, 0.45), cloth, 0.05, segments=3)


def stage(screen=True):
    flat([(-30, -16, 0), (30, -16, 0), (30, 12, 0), (-30, 12, 0)], plain('#1A1D44', rough=0.5))
    flat([(-30, 8, 0), (30, 8, 0), (30, 8, 16), (-30, 8, 16)], plain('#22276A', rough=0.9))
    box((13, 5.2, 0.7), (0, 3.2, 0.35), plain('#2A2D63', rough=0.35), 0.05)
    box((13.04, 0.05, 0.08), (0, 0.58, 0.62), glow(CORAL, 1.6), 0.01)
    if screen:
        box((8.4, 0.2, 3.6), (0, 5.6, 3.5), plain('#0D0F28', rough=0.4), 0.08)
        for x, z, r, tone in ((-1.6, 3.4, 1.25, CORAL), (0.35, 3.7, 0.95, LAVENDER), (1.9, 3.2, 1.1, '#F7C873')):
            drum(r, 0.02, (x, 5.48, z), glow(tone, 0.75), 0.005, (90, 0, 0), 96)
    with at((2.4, 2.0, 0.7)):
        lathe([(0, 0), (0.3, 0), (0.3, 0.04), (0.04, 0.08), (0.04, 1.0), (0, 1.0)], metal('#8A8FB8', 0.3), soft=0)
        box((0.8, 0.5, 0.06), (0, 0, 1.06), plain(PAPER, rough=0.5), 0.02, (24, 0, 0))
    for x in (-1.7, -0.5):
        with at((x, 2.3, 0.7)):
            drum(0.34, 0.24, (0, 0, 0.2), clay(CORAL if x < -1 else LAVENDER), 0.1)
            for k in range(3):
                a = math.radians(90 + 120 * k)
                tube([(0.15 * math.cos(a), 0.15 * math.sin(a), 0.22), (0.2 * math.cos(a), 0.2 * math.sin(a), 0.1), (0.25 * math.cos(a), 0.25 * math.sin(a), 0)], 0.025, plain('#0D0F28'))
    for k in range(9):
        x = -6 + 1.5 * k
        tone = (CORAL, LAVENDER, '#8FB8FF')[k % 3]
        drum(0.16, 0.32, (x, 1.5, 7.4), plain('#0B0D22', rough=0.4), 0.03)
        drum(0.12, 0.02, (x, 1.5, 7.38), glow(tone, 8), 0.004)
        foot = (x * 0.55 + 0.9 * math.sin(k * 2.1), 2.2 + 0.4 * math.cos(k), 0.7)
        ray((x, 1.5, 7.36), foot, 0.62, tone, 0.34)
    tube([(-7, 1.5, 7.8), (0, 1.5, 7.8), (7, 1.5, 7.8)], 0.07, metal('#5A5E86', 0.4), smooth=False)
    for x, tone in ((-3, CORAL), (0, LAVENDER), (3, '#8FB8FF')):
        area((x, 1.5, 7.3), (x * 0.6, 2.4, 0.7), 0.8, 260, tone)
    seats(5, 16)


def lanyard(colour, name, role, x, turn):
    """A badge on its ribbon, lying on the table."""
    with at((x, 0, 0.01), (0, 0, turn)):
        with at((0, 0, 0.02), (-90, 0, 0)):
            panel(0.86, 1.16, 0.04, plain(PAPER, rough=0.5), radius=0.08, edge=0.015)
            panel(0.86, 0.42, 0.05, plain(colour, rough=0.5), (0, 0, 0.37), radius=0.08, edge=0.015)
            words(name, 0.25, plain(NIGHT, rough=0.6), (-0.34, -0.022, -0.02), align='LEFT')
            words(role, 0.085, plain(NIGHT, rough=0.6), (-0.335, -0.022, -0.2), align='LEFT', spacing=1.1)
            panel(0.68, 0.018, 0.044, plain(NIGHT, rough=0.6), (0, 0, -0.34), radius=0.005, edge=0.002)
            words('MERIDIAN 27', 0.1, plain(NIGHT, rough=0.6), (-0.335, -0.027, 0.37), align='LEFT', spacing=1.05)
        ribbon = plain(colour, rough=0.8)
        for s in (-1, 1):
            line = [(0.03 * s, 0.62, 0.05), (0.3 * s, 1.2, 0.05), (0.62 * s, 1.9, 0.05), (0.3 * s, 2.6, 0.05), (0.0, 2.75, 0.05)]
            tube(line, 0.06, ribbon).scale = (1, 1, 0.35)
        ring(0.07, 0.018, (0, 0.62, 0.06), metal('#B9BBC8', 0.25), around=40, across=10)


def badges():
    flat([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], plain('#3A3F86', rough=0.7))
    for x, turn, tone, name, role in ((-1.6, 14, CORAL, 'Ines', 'SPEAKER'), (0.1, -6, LAVENDER, 'Tomas', 'GUEST'), (1.75, -20, '#F7C873', 'Ruth', 'HOST')):
        lanyard(tone, name, role, x, turn)


def microphone():
    """One microphone before a round of light."""
    sweep(plain('#3B3F8C', rough=1, spec=0), back=5, radius=3)
    drum(1.6, 0.03, (0.5, 2.6, 1.7), plain(CORAL, rough=0.9, glow=0.25), 0.005, (90, 0, 0), 128)
    steel = metal('#C9CCDA', 0.22)
    with at((0, 0, 0.0)):
        lathe([(0, 0), (0.62, 0), (0.62, 0.06), (0.07, 0.12), (0.06, 1.5), (0, 1.5)], plain('#15173A', rough=0.4), soft=0)
        with at((0, 0, 1.5), (0, 34, 0)):
            lathe([(0, 0), (0.11, 0), (0.2, 0.9), (0.24, 0.95), (0.24, 1.02), (0, 1.02)], plain('#15173A', rough=0.3, coat=0.3), soft=0)
            ball(0.31, (0, 0, 1.22), plain('#9A9DB8', rough=0.45, metal=0.8, bump=1.0, bump_scale=70), (1, 1, 1.05))
            ring(0.25, 0.03, (0, 0, 1.03), steel, around=64, across=14)


VIEWS = {
    'stage-beams': {'make': stage, 'dark': True, 'size': (2880, 1800), 'camera': {'loc': (0, -12.5, 2.5), 'target': (0, 3, 3.0), 'lens': 32}},
    'stage-side': {'make': stage, 'dark': True, 'camera': {'loc': (-6.6, -8.6, 1.9), 'target': (-0.2, 3, 2.7), 'lens': 30}},
    'stage-badges': {'make': badges, 'camera': {'loc': (0.1, -1.6, 7.6), 'target': (0.08, 0.66, 0), 'lens': 54}},
    'stage-microphone': {'make': microphone, 'camera': {'loc': (0, -7.4, 1.7), 'target': (0.3, 0, 1.55), 'lens': 62}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.update({'samples': 28, 'film': {'exposure': 0.7 if each.get('dark') else 0.3, 'bounces': 3, 'clamp': 3}})


def build(view):
    view['make']()
    if view.get('dark'):
        world('#3A4088', 0.16)
        area((0, -9, 7), (0, 0, 0.5), 6, 160, '#8E94E8')
    else:
        area((-4, -1, 5.5), (0, 0.5, 0.4), 2.2, 520, '#FFF0E8')
        area((4, -3, 3), (0, 0, 0.8), 2, 110, '#B9A7F2')
        world('#C9C6F2', 0.42)
    camera(**view['camera'])
