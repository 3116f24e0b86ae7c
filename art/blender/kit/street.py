"""A main street: brick fronts with sash windows, a laundry with its lights on, lamps, wires, a pickup, wet ground, fog."""
import math
import random

import bpy

from .build import at, ball, beam, box, drum, extrude, lathe, mesh, ring, tube
from .light import area
from .materials import glow, metal, pane, plain
from .shading import add_bump, noise, principled, ramp, srgb


def upright(tree):
    """Coordinates of a wall in the x-z plane, for textures that lie in x-y."""
    parts, whole = tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeCombineXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], parts.inputs[0])
    tree.links.new(parts.outputs['X'], whole.inputs['X'])
    tree.links.new(parts.outputs['Z'], whole.inputs['Y'])
    return whole.outputs[0]


def brickwork(colour, mortar='#6A6259', rough=0.8):
    mat, tree, shader = principled(f'brick {colour}')
    brick = tree.nodes.new('ShaderNodeTexBrick')
    spot = upright(tree)
    tree.links.new(spot, brick.inputs['Vector'])
    base = srgb(colour)
    darker = tuple(c * 0.62 for c in base[:3]) + (1,)
    for key, value in {'Scale': 1, 'Brick Width': 0.215, 'Row Height': 0.075, 'Mortar Size': 0.006, 'Mortar Smooth': 0.3, 'Color1': base, 'Color2': darker, 'Mortar': srgb(mortar)}.items():
        brick.inputs[key].default_value = value
    stain = tree.nodes.new('ShaderNodeMixRGB')
    stain.blend_type = 'MULTIPLY'
    stain.inputs['Fac'].default_value = 0.8
    tree.links.new(brick.outputs['Color'], stain.inputs['Color1'])
    tree.links.new(ramp(tree, noise(tree, 0.7, 6, spot), [(0.3, (0.5, 0.48, 0.46, 1)), (0.7, (1, 1, 1, 1))]), stain.inputs['Color2'])
    tree.links.new(stain.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    add_bump(tree, shader, brick.outputs['Fac'], -0.5, 0.01)
    return mat


def wet(colour='#1C1D1E', puddle=0.5, dry=0.42, scale=0.5, grit=55.0, bump=0.25):
    """Asphalt or stone after rain: mirrors where water stands, gritty between; `puddle` is the share under water."""
    mat, tree, shader = principled(f'wet {colour} {puddle}')
    spot = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    low = 0.66 - 0.36 * puddle
    mask = ramp(tree, noise(tree, scale, 6, spot), [(low, (1, 1, 1, 1)), (low + 0.1, (0, 0, 0, 1))])
    tree.links.new(ramp(tree, mask, [(0.0, (0.035,) * 3 + (1,)), (1.0, (dry,) * 3 + (1,))]), shader.inputs['Roughness'])
    base = srgb(colour)
    tree.links.new(ramp(tree, noise(tree, grit * 0.6, 3, spot), [(0.3, tuple(c * 0.55 for c in base[:3]) + (1,)), (0.7, tuple(c * 1.5 for c in base[:3]) + (1,))]), shader.inputs['Base Color'])
    shader.inputs['Specular'].default_value = 0.6
    grains, times = noise(tree, grit, 2, spot), tree.nodes.new('ShaderNodeMath')
    times.operation = 'MULTIPLY'
    tree.links.new(grains, times.inputs[0])
    tree.links.new(mask, times.inputs[1])
    add_bump(tree, shader, times.outputs[0], bump, 0.02)
    return mat


def veiled(colour, reach, strength=1.0, start=0.0, lift=None):
    """Put fog between the camera and everything: each surface fades to `colour` with distance, at no cost in light.

    `lift` is the height over which the fog thins upwards.
    """
    for mat in [m for m in bpy.data.materials if m.use_nodes and m.users]:
        tree = mat.node_tree
        out = next((n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL'), None)
        if out is None or not out.inputs['Surface'].links:
            continue
        put, link = tree.nodes.new, tree.links.new
        before = out.inputs['Surface'].links[0].from_socket
        away, part, power, share, ray, sees, both = put('ShaderNodeCameraData'), put('ShaderNodeMath'), put('ShaderNodeMath'), put('ShaderNodeMath'), put('ShaderNodeLightPath'), put('ShaderNodeMath'), put('ShaderNodeMath')
        part.operation, part.inputs[1].default_value, part.inputs[2].default_value = 'MULTIPLY_ADD', -1 / reach, start / reach
        link(away.outputs['View Distance'], part.inputs[0])
        part.use_clamp = False
        power.operation = 'EXPONENT'
        link(part.outputs[0], power.inputs[0])
        share.operation, share.inputs[0].default_value, share.use_clamp = 'SUBTRACT', 1.0, True
        link(power.outputs[0], share.inputs[1])
        sees.operation = 'MAXIMUM'
        link(ray.outputs['Is Camera Ray'], sees.inputs[0])
        link(ray.outputs['Is Glossy Ray'], sees.inputs[1])
        both.operation = 'MULTIPLY'
        link(share.outputs[0], both.inputs[0])
        link(sees.outputs[0], both.inputs[1])
        amount = both.outputs[0]
        if lift:
            where, parts, high, less = put('ShaderNodeNewGeometry'), put('ShaderNodeSeparateXYZ'), put('ShaderNodeMapRange'), put('ShaderNodeMath')
            link(where.outputs['Position'], parts.inputs[0])
            high.inputs['From Max'].default_value = lift
            high.inputs['To Min'].default_value, high.inputs['To Max'].default_value = 1.0, 0.25
            link(parts.outputs['Z'], high.inputs['Value'])
            less.operation = 'MULTIPLY'
            link(amount, less.inputs[0])
            link(high.outputs[0], less.inputs[1])
            amount = less.outputs[0]
        light, mix = put('ShaderNodeEmission'), put('ShaderNodeMixShader')
        mix.name = 'veil'
        light.inputs['Color'].default_value, light.inputs['Strength'].default_value = srgb(colour), strength
        link(amount, mix.inputs[0])
        link(before, mix.inputs[1])
        link(light.outputs[0], mix.inputs[2])
        link(mix.outputs[0], out.inputs['Surface'])


def unveiled():
    """Take the fog of an earlier view off again: materials outlive a scene."""
    for mat in [m for m in bpy.data.materials if m.use_nodes]:
        out = next((n for n in mat.node_tree.nodes if n.type == 'OUTPUT_MATERIAL'), None)
        if out and out.inputs['Surface'].links and out.inputs['Surface'].links[0].from_node.name.startswith('veil'):
            mix = out.inputs['Surface'].links[0].from_node
            mat.node_tree.links.new(mix.inputs[1].links[0].from_socket, out.inputs['Surface'])


def pierced(width, z0, z1, openings, mat, deep=0.2):
    """Wall from x=0 to `width` in the plane y=0 with openings [(x0, x1, z0, z1)] and their reveals, in one mesh."""
    xs = sorted({0, width, *(v for o in openings for v in o[:2])})
    zs = sorted({z0, z1, *(v for o in openings for v in o[2:])})
    verts, faces = [], []

    def quad(*points):
        faces.append(tuple(range(len(verts), len(verts) + 4)))
        verts.extend(points)

    for a, b in zip(xs, xs[1:]):
        for c, d in zip(zs, zs[1:]):
            mx, mz = (a + b) / 2, (c + d) / 2
            if not any(o[0] < mx < o[1] and o[2] < mz < o[3] for o in openings):
                quad((a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d))
    for a, b, c, d in openings:
        quad((a, 0, c), (a, deep, c), (a, deep, d), (a, 0, d))
        quad((b, 0, c), (b, 0, d), (b, deep, d), (b, deep, c))
        quad((a, 0, c), (b, 0, c), (b, deep, c), (a, deep, c))
        quad((a, 0, d), (a, deep, d), (b, deep, d), (b, 0, d))
    return mesh('wall', verts, faces, mat, smooth=False)


def sheet(x0, x1, z0, z1, y, mat):
    return mesh('sheet', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], mat, smooth=False)


def sash(x0, x1, z0, z1, lit=None, blind=0.0, trim='#8A857A'):
    """Double-hung window in an opening; `lit` is (colour, strength), `blind` the share that is drawn."""
    wood, mid = plain(trim, rough=0.5), (z0 + z1) / 2
    for x in (x0 + 0.03, x1 - 0.03):
        box((0.06, 0.08, z1 - z0), (x, 0.14, mid), wood, 0.006)
    for z in (z0 + 0.03, z1 - 0.03):
        box((x1 - x0 - 0.1, 0.078, 0.06), ((x0 + x1) / 2, 0.14, z), wood, 0.006)
    box((x1 - x0 - 0.12, 0.1, 0.05), ((x0 + x1) / 2, 0.145, mid), wood, 0.006)
    box((x1 - x0 + 0.24, 0.24, 0.09), ((x0 + x1) / 2, 0.02, z0 - 0.05), plain('#8F887C', rough=0.7), 0.01)
    sheet(x0, x1, z0, z1, 0.16, pane(mirror=0.7))
    sheet(x0 - 0.5, x1 + 0.5, z0 - 0.3, z1 + 0.3, 0.9, glow(lit[0], lit[1]) if lit else plain('#0B0B0C', rough=1))
    if blind:
        sheet(x0 + 0.05, x1 - 0.05, z1 - (z1 - z0) * blind, z1, 0.24, glow(lit[0], lit[1] * 0.55) if lit else plain('#7F786A', rough=0.9))


def building(width, height, brick, seed=1, lit=(), bays=3, shop='#15171A'):
    """Two or three storeys with a plain shopfront, from x=0 to `width`, front towards -y."""
    rnd = random.Random(seed)
    ground, storeys = 3.7, max(1, round((height - 4.6) / 3.1))
    step = width / bays
    openings = []
    for s in range(storeys):
        for b in range(bays):
            x, z = (b + 0.5) * step, ground + 0.95 + s * 3.1
            openings.append((x - 0.5, x + 0.5, z, z + 1.75))
    pierced(width, ground, height, openings, brick)
    for k, (a, b, c, d) in enumerate(openings):
        lamp = ('#FFCB86', 1.7) if k in lit else None
        sash(a, b, c, d, lamp, rnd.choice((0, 0.3, 0.5, 0.62, 1.0)) if not lamp else rnd.choice((0.0, 0.45)))
        box((b - a + 0.3, 0.1, 0.2), ((a + b) / 2, -0.02, d + 0.1), plain('#8F887C', rough=0.75), 0.01)
    stone = plain('#77716A', rough=0.75)
    box((width, 0.55, 0.3), (width / 2, -0.05, height + 0.05), stone, 0.03)
    box((width - 0.1, 0.3, 0.22), (width / 2, -0.02, height - 0.28), stone, 0.02)
    for k in range(int(width / 0.55)):
        box((0.14, 0.4, 0.22), (0.3 + k * 0.55, -0.1, height - 0.14), stone, 0.015)
    low = 0 if shop else ground
    box((width - 0.06, 6, height - 0.1 - low), (width / 2, 3.95, (height + low) / 2 - 0.1), plain('#0E0E0F', rough=1), 0)
    if shop:
        front_board(width, ground, shop)
    return openings


def front_board(width, high, tone):
    """Dark shopfront with a recessed door: bulkhead, glass, transom, fascia."""
    paint, stone = plain(tone, rough=0.35, coat=0.3), plain('#4B4844', rough=0.6)
    box((width, 0.2, 0.62), (width / 2, 0.06, high - 0.31), paint, 0.02)
    box((width, 0.3, 0.08), (width / 2, -0.02, high - 0.6), stone, 0.015)
    door = width * 0.62
    for a, b in ((0.3, door - 0.6), (door + 0.6, width - 0.3)):
        box((b - a, 0.16, 0.6), ((a + b) / 2, 0.08, 0.3), paint, 0.015)
        sheet(a, b, 0.6, high - 0.62, 0.1, pane(mirror=0.8))
        for x in (a, b):
            box((0.07, 0.12, high - 0.6), (x, 0.08, (high - 0.6) / 2), paint, 0.01)
        box((b - a, 0.1, 0.06), ((a + b) / 2, 0.08, 2.5), paint, 0.01)
        sheet(a, b, 0.2, 2.3, 0.7, plain('#3B362F', rough=0.9))
    box((1.1, 0.06, 2.3), (door, 0.75, 1.15), paint, 0.01)
    for x in (0.14, width - 0.14):
        box((0.28, 0.3, high), (x, 0.02, high / 2), stone, 0.02)


def lamp_post(side=1, watts=260, colour='#FFD9A0', height=7.2, reach=2.3):
    """Cobra-head street lamp; its arm runs to -x for side=1."""
    steel = metal('#5E605F', 0.45)
    tube([(0, 0, 0), (0, 0, height * 0.9), (-side * 0.35, 0, height), (-side * reach, 0, height + 0.25)], 0.075, steel, [1.4, 1, 0.8, 0.6])
    with at((-side * (reach + 0.25), 0, height + 0.22)):
        box((0.75, 0.28, 0.12), (0, 0, 0), steel, 0.05)
        box((0.42, 0.2, 0.05), (0, 0, -0.075), glow(colour, 26), 0.02)
    if watts:
        area((-side * (reach + 0.25), 0, height + 0.1), (-side * (reach + 0.25), 0, 0), 0.5, watts, colour)


def hung(a, b, sag=0.5, radius=0.012, mat=None):
    """Wire between two points."""
    points = [tuple(p + (q - p) * t - (4 * sag * t * (1 - t) if k == 2 else 0) for k, (p, q) in enumerate(zip(a, b))) for t in (i / 14 for i in range(15))]
    tube(points, radius, mat or plain('#0A0A0A', rough=0.6), smooth=False)


def utility_pole(height=9.6, drum_at=True, arms=2):
    """Wooden pole with crossarms, insulators and a transformer; wires leave along y."""
    wood, iron = plain('#2E2620', rough=0.95, vary=0.2, vary_scale=6, bump=0.3, bump_scale=14), metal('#6D706F', 0.5)
    lathe([(0.16, 0), (0.15, 1), (0.11, height), (0, height)], wood, soft=0, segments=24)
    spots = []
    for k in range(arms):
        z = height - 0.5 - k * 0.95
        box((2.3, 0.1, 0.12), (0, -0.14, z), wood, 0.01)
        beam((0, -0.15, z - 0.6), (-0.7, -0.15, z - 0.06), 0.035, iron)
        beam((0, -0.15, z - 0.6), (0.7, -0.15, z - 0.06), 0.035, iron)
        for x in (-1.05, -0.45, 0.45, 1.05):
            lathe([(0, 0), (0.05, 0.0), (0.06, 0.05), (0.035, 0.09), (0.05, 0.13), (0, 0.17)], plain('#4B3A30', rough=0.2, coat=0.4), (x, -0.14, z + 0.06), segments=16)
            spots.append((x, -0.14, z + 0.22))
    if drum_at:
        z = height - 3.1
        drum(0.27, 0.85, (0.46, -0.05, z), plain('#6A6D6C', rough=0.4), 0.05)
        for t in (0, 120):
            lathe([(0.03, 0), (0.05, 0.06), (0.02, 0.2), (0, 0.22)], plain('#4B3A30', rough=0.2), (0.46 + 0.13 * math.cos(math.radians(t)), -0.05 + 0.13 * math.sin(math.radians(t)), z + 0.85), segments=12)
        tube([(0.46, -0.05, z + 1.05), (0.3, -0.2, z + 1.5), (0.45, -0.14, height - 1.2)], 0.012, plain('#0A0A0A'))
    return spots


def pickup(colour='#20262B', tail=True):
    """Old pickup seen from behind or aside; lies along y, its tail at -y, wheels on z=0."""
    body, black, chrome = plain(colour, rough=0.22, coat=0.6), plain('#0A0A0B', rough=0.6), metal('#B9BCBC', 0.2)
    box((1.86, 2.15, 0.52), (0, -1.5, 0.83), body, 0.05, segments=4)
    box((1.66, 1.95, 0.06), (0, -1.48, 1.07), black, 0.01)
    extrude([(-1.0, 0.55), (0.95, 0.55), (0.95, 1.12), (0.42, 1.72), (-0.72, 1.74), (-0.98, 1.66)], 1.72, body, (0, 0.6, 0), (0, 0, 90), edge=0.07, segments=4)
    box((1.86, 1.95, 0.54), (0, 0.6, 0.83), body, 0.06, segments=4)
    box((1.84, 1.5, 0.5), (0, 2.0, 0.82), body, 0.1, segments=4)
    box((1.42, 0.03, 0.46), (0, -0.412, 1.4), plain('#07080A', rough=0.06, coat=0.5), 0.01)
    for x in (-1, 1):
        box((0.02, 1.0, 0.42), (x * 0.868, 0.46, 1.38), plain('#07080A', rough=0.06, coat=0.5), 0.005)
        for y in (-1.65, 1.75):
            with at((x * 0.8, y, 0.36), (0, 90, 0)):
                drum(0.36, 0.22, (0, 0, -0.11), black, 0.05)
                drum(0.19, 0.24, (0, 0, -0.12), chrome, 0.02)
        box((0.13, 0.05, 0.34), (x * 0.85, -2.58, 0.86), glow('#FF2A18', 9) if tail else plain('#6A0F0A', rough=0.2), 0.01)
        box((0.18, 0.1, 0.12), (x * 1.0, 0.98, 1.2), chrome, 0.02)
    box((1.9, 0.14, 0.16), (0, -2.66, 0.52), chrome, 0.05, segments=3)
    box((0.32, 0.02, 0.16), (0, -2.595, 0.72), plain('#C9C4B6', rough=0.5), 0.005)


def walker(stride=0.2, canopy='#08080A', tilt=8):
    """Somebody in a long coat under an umbrella, from behind: a silhouette, no more."""
    cloth = plain('#0C0C0E', rough=0.85)
    with at((0, 0, 0), (0, 0, 0), (1.0, 0.72, 1.0)):
        lathe([(0, 0.42), (0.27, 0.42), (0.25, 0.7), (0.2, 1.0), (0.225, 1.28), (0.22, 1.4), (0.12, 1.48), (0.06, 1.52), (0, 1.52)], cloth, segments=32)
    for x, y in ((-0.09, stride), (0.09, -stride)):
        tube([(x, 0, 0.6), (x, y * 0.5, 0.3), (x, y, 0.04)], 0.065, cloth, [1.1, 0.95, 0.7])
        box((0.09, 0.26, 0.08), (x, y + 0.05, 0.04), cloth, 0.035)
    ball(0.105, (0, 0.02, 1.62), cloth, (0.9, 1, 1.15))
    tube([(0.2, 0.0, 1.36), (0.3, 0.12, 1.12), (0.16, 0.24, 1.22)], 0.055, cloth, [1.1, 0.9, 0.7])
    with at((0.14, 0.22, 1.2), (-tilt, tilt * 0.6, 0)):
        tube([(0, 0, -0.1), (0, 0, 0.4), (0, 0, 0.86)], 0.01, metal('#777777', 0.3), smooth=False)
        shade = lathe([(0.56, 0.52), (0.5, 0.6), (0.34, 0.72), (0.16, 0.79), (0, 0.81)], plain(canopy, rough=0.5), segments=8, soft=1)
        shade.modifiers.new('thick', 'SOLIDIFY').thickness = 0.004


def rain(x0, x1, y0, y1, high, count, strength=0.12, seed=3, long=0.32, slant=0.05):
    """Streaks that the shutter drew out, in one mesh."""
    rnd, verts, faces = random.Random(seed), [], []
    for _ in range(count):
        x, y, z = rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(0, high)
        w, h = 0.0016 + 0.001 * rnd.random(), long * rnd.uniform(0.6, 1.3)
        faces.append(tuple(range(len(verts), len(verts) + 4)))
        verts += [(x - w, y, z), (x + w, y, z), (x + w + slant * h, y, z + h), (x - w + slant * h, y, z + h)]
    mat = bpy.data.materials.new('rain')
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    out, mix, clear, light = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'Emission'))
    light.inputs['Strength'].default_value = strength
    mix.inputs[0].default_value = 0.35
    for a, b in ((clear.outputs[0], mix.inputs[1]), (light.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(a, b)
    drops = mesh('rain', verts, faces, mat, smooth=False)
    for kind in ('visible_diffuse', 'visible_shadow', 'visible_glossy'):
        setattr(drops, kind, False)


def signal(lit=0):
    """Three lights on a cable, facing -y; `lit` counts from the top."""
    box((0.36, 0.24, 1.02), (0, 0, 0), plain('#14140F', rough=0.5), 0.04)
    for k, colour in enumerate(('#FF3420', '#FFB020', '#4CFFB0')):
        z = 0.32 - k * 0.32
        with at((0, -0.125, z), (90, 0, 0)):
            drum(0.12, 0.02, (0, 0, 0), glow(colour, 30) if k == lit else plain('#15100C', rough=0.3), 0.005, segments=32)
        ring(0.125, 0.012, (0, -0.14, z), plain('#0B0B0A', rough=0.6), (90, 0, 0), 32, 8)
    tube([(0, 0, 0.5), (0, 0, 0.8)], 0.02, plain('#0A0A0A'), smooth=False)
