"""A hot spring: terraces of its own crust under steam, and on a ledge stones, a candle, a towel."""
import math

import bpy
from mathutils import Vector, noise as grain

from kit.build import at, ball, box, mesh
from kit.crockery import candle
from kit.drapery import settle
from kit.light import area, bulb, camera, sun, world
from kit.materials import plain
from kit.shading import add_bump, noise, principled, ramp, srgb


def blend(low, high, x):
    t = min(1.0, max(0.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def cloudy(x, y, seed=0.0, octaves=3):
    return sum(grain.noise(Vector((x * 2 ** k, y * 2 ** k, seed + 7 * k))) / 2 ** k for k in range(octaves))


def slope(x, y):
    """How far up the hill a spot is, in steps: up to the right and to the back, with scalloped edges."""
    scallops = 0.66 * cloudy(x * 0.2, y * 0.2, 3, 2) + 0.3 * cloudy(x * 0.62, y * 0.62, 11, 2)
    return 2.9 + 0.2 * x + 0.27 * y + scallops * 1.25


STEP = 0.56


def terrain(x, y):
    """Height of the crust, and that of the water that stands there."""
    t = max(0.0, slope(x, y))
    step, f = math.floor(t), t - math.floor(t)
    lip = 0.11 * math.exp(-((f - 0.05) / 0.05) ** 2)
    pan = -0.2 * blend(0.06, 0.2, f) * (1 - blend(0.62, 0.8, f))
    rise = blend(0.7, 1.0, f) ** 1.1
    drip = 0.05 * cloudy(x * 2.3, y * 2.3, 21) * (1 - blend(0.0, 0.1, f) + rise)
    z = STEP * (step + rise) + (lip if step else 0) + pan + drip + 0.012 * cloudy(x * 6, y * 6, 5, 2)
    return z, STEP * step + 0.02


def crust():
    """Travertine: colour by height as the water cools, growth lines, wet low down in every pan."""
    mat, tree, shader = principled('crust')
    link, put = tree.links.new, tree.nodes.new
    spot = put('ShaderNodeTexCoord').outputs['Object']
    parts = put('ShaderNodeSeparateXYZ')
    link(spot, parts.inputs[0])
    bent, tall = put('ShaderNodeMath'), put('ShaderNodeMath')
    bent.operation = 'MULTIPLY_ADD'
    bent.inputs[1].default_value = 1.5
    link(noise(tree, 0.55, 6, spot), bent.inputs[0])
    link(parts.outputs['Z'], bent.inputs[2])
    tall.operation = 'DIVIDE'
    tall.inputs[1].default_value = 5.2
    link(bent.outputs[0], tall.inputs[0])
    tone = ramp(tree, tall.outputs[0], [(0.14, srgb('#474B26')), (0.28, srgb('#7A7434')), (0.38, srgb('#A8752A')), (0.5, srgb('#CDA868')), (0.62, srgb('#E4D8C0')), (0.9, srgb('#F3ECDF'))])
    lines, stretch, times = put('ShaderNodeTexNoise'), put('ShaderNodeMapping'), put('ShaderNodeMixRGB')
    stretch.inputs['Scale'].default_value = (0.5, 0.5, 9)
    lines.inputs['Scale'].default_value, lines.inputs['Detail'].default_value = 2.2, 5
    link(spot, stretch.inputs['Vector'])
    link(stretch.outputs[0], lines.inputs['Vector'])
    times.blend_type, times.inputs['Fac'].default_value = 'MULTIPLY', 0.75
    link(tone, times.inputs['Color1'])
    link(ramp(tree, lines.outputs['Fac'], [(0.36, (0.62, 0.52, 0.4, 1)), (0.56, (1, 1, 1, 1))]), times.inputs['Color2'])
    link(times.outputs[0], shader.inputs['Base Color'])
    link(ramp(tree, noise(tree, 0.8, 3, spot), [(0.4, (0.22, 0.22, 0.22, 1)), (0.6, (0.75, 0.75, 0.75, 1))]), shader.inputs['Roughness'])
    add_bump(tree, shader, noise(tree, 7, 6, spot), 0.35, 0.05)
    return mat


def water(tint='#8E9A78', rough=0.05, wave=0.07):
    """Still, milky water: a mirror at a flat angle, chalk and algae from above."""
    mat, tree, shader = principled('water')
    put, link = tree.nodes.new, tree.links.new
    spot = put('ShaderNodeTexCoord').outputs['Object']
    parts = put('ShaderNodeSeparateXYZ')
    link(spot, parts.inputs[0])
    tall = put('ShaderNodeMath')
    tall.operation, tall.inputs[1].default_value = 'DIVIDE', 5.2
    link(parts.outputs['Z'], tall.inputs[0])
    link(ramp(tree, tall.outputs[0], [(0.05, srgb('#565E38')), (0.3, srgb(tint)), (0.55, srgb('#B9C0A4')), (0.9, srgb('#D9DCC8'))]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, 0.6
    add_bump(tree, shader, noise(tree, 1.5, 3), wave, 0.1)
    return mat


def hill(x0, x1, y0, y1, fine):
    """The crust and the water in its pans, as two grids."""
    across, down = round((x1 - x0) / fine), round((y1 - y0) / fine)
    spots = [(x0 + (x1 - x0) * i / across, y0 + (y1 - y0) * j / down) for j in range(down + 1) for i in range(across + 1)]
    heights = [terrain(x, y) for x, y in spots]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(down) for i in range(across)]
    mesh('crust', [(x, y, z) for (x, y), (z, _) in zip(spots, heights)], faces, crust())
    wet = [face for face in faces if len({heights[k][1] for k in face}) == 1 and any(heights[k][0] < heights[k][1] for k in face)]
    mesh('water', [(x, y, w) for (x, y), (_, w) in zip(spots, heights)], wet, water(), smooth=False)


def steam(loc, width, height, strength, seed, colour='#FBF4E6', scale=0.5):
    """A sheet of steam: light that is thick in clouds and thins out towards its rim."""
    mat = bpy.data.materials.new('steam')
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    put, link = tree.nodes.new, tree.links.new
    out, mix, clear, light = put('ShaderNodeOutputMaterial'), put('ShaderNodeMixShader'), put('ShaderNodeBsdfTransparent'), put('ShaderNodeEmission')
    light.inputs[0].default_value, light.inputs[1].default_value = srgb(colour), 0.86
    spot = put('ShaderNodeTexCoord').outputs['Generated']
    moved = put('ShaderNodeMapping')
    moved.inputs['Location'].default_value = (seed * 3.7, 0, seed * 1.9)
    moved.inputs['Scale'].default_value = (width * scale * 0.4, 1, height * scale * 0.55)
    link(spot, moved.inputs['Vector'])
    cloud = ramp(tree, noise(tree, 1.0, 5, moved.outputs[0]), [(0.38, (0, 0, 0, 1)), (0.72, (1, 1, 1, 1))])
    parts = put('ShaderNodeSeparateXYZ')
    link(spot, parts.inputs[0])
    amount = cloud
    for axis, stops in (('X', [(0.0, 0), (0.3, 1), (0.7, 1), (1.0, 0)]), ('Z', [(0.0, 0), (0.22, 1), (0.5, 0.8), (1.0, 0)])):
        rim, times = ramp(tree, parts.outputs[axis], [(p, (v, v, v, 1)) for p, v in stops]), put('ShaderNodeMath')
        times.operation = 'MULTIPLY'
        link(amount, times.inputs[0])
        link(rim, times.inputs[1])
        amount = times.outputs[0]
    last = put('ShaderNodeMath')
    last.operation, last.inputs[1].default_value = 'MULTIPLY', strength
    link(amount, last.inputs[0])
    link(last.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(light.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    x, y, z = loc
    sheet = mesh('steam', [(x - width / 2, y, z), (x + width / 2, y, z), (x + width / 2, y, z + height), (x - width / 2, y, z + height)], [(0, 1, 2, 3)], mat, smooth=False)
    sheet.visible_shadow = False


def wet_stone(colour='#3B3A36', rough=0.16):
    return plain(colour, rough=rough, coat=0.7, vary=0.35, vary_scale=1.3, bump=0.12, bump_scale=14)


def towelling(colour='#EFE6D3'):
    """Woven loops: fine grain on coarse, so that it is cloth from near and from far."""
    mat, tree, shader = principled('towelling')
    for key, value in {'Base Color': srgb(colour), 'Roughness': 1, 'Specular': 0.05, 'Sheen': 0.8}.items():
        shader.inputs[key].default_value = value
    tree.links.new(ramp(tree, noise(tree, 42, 3), [(0.3, tuple(c * 0.72 for c in srgb(colour)[:3]) + (1,)), (0.62, srgb(colour))]), shader.inputs['Base Color'])
    add_bump(tree, shader, noise(tree, 55, 2), 0.9, 0.05)
    return mat


def fallen_towel(width, depth, loc, turn, solids, colour='#EFE6D3', frames=40, fine=44, folded=True):
    """A towel let fall on what is there."""
    across, down = fine, round(fine * depth / width)

    def point(u, v):
        x, y = width * (u - 0.5), depth * (v - 0.5)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return (loc[0] + c * x - s * y, loc[1] + s * x + c * y, loc[2] + 0.16 * math.sin(x * 2.1 + 1) * math.sin(y * 1.4))
    verts = [point(i / across, j / down) for j in range(down + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(down) for i in range(across)]
    return settle(mesh('towel', verts, faces, towelling(colour)), frames, solids=solids, thick=0.05, bend=0.6)


def ledge(loc, width, depth, top, turn):
    """A rock with a flat top, worn round at its edge."""
    profile = [(0.02, 0), (0.4, 0), (0.7, 0), (0.88, -0.01), (0.95, -0.04), (0.99, -0.12), (1.01, -0.25), (1.03, -0.5), (1.06, -0.9), (1.12, -1.5)]
    verts, n, around = [], len(profile), 160
    for i in range(around):
        a = math.tau * i / around
        c, s = math.cos(a), math.sin(a)
        reach = (abs(c) ** 3.4 + abs(s) ** 3.4) ** (-1 / 3.4)
        for share, z in profile:
            bulge = 1 + (0.07 * cloudy(c * 1.6, s * 1.6 + z * 0.7, 31) + 0.05 * cloudy(c * 5, s * 5 + z * 3, 17, 2)) * share
            verts.append((c * reach * share * bulge * width / 2, s * reach * share * bulge * depth / 2, z + 0.012 * cloudy(c * share * 6, s * share * 6, 2) * share))
    faces = [(i * n + k, i * n + k + 1, ((i + 1) % around) * n + k + 1, ((i + 1) % around) * n + k) for i in range(around) for k in range(n - 1)]
    stone = plain('#8A8478', rough=0.5, vary=0.3, vary_scale=2.2, bump=0.5, bump_scale=8)
    return mesh('ledge', verts, faces, stone, (loc[0], loc[1], top), (0, 0, turn))


def terraces():
    hill(-10.5, 10.5, -8, 13, 0.045)
    slab = ledge((3.4, -2.5), 3.7, 2.2, 2.25, -8)
    block = box((1.45, 0.95, 0.4), (3.95, -2.4, 2.47), plain('#E9DFCB', rough=1), 0.18, rot=(0, 0, -12))
    fallen_towel(1.9, 2.5, (4.0, -2.55, 3.1), -12, (slab, block))
    for x, y, r, turn in ((2.25, -3.0, 0.36, 20), (2.78, -3.15, 0.25, 70), (2.5, -2.25, 0.3, -30)):
        ball(r, (x, y, 2.24 + r * 0.44), wet_stone(), (1.25, 0.95, 0.46), (4, 3, turn))
    with at((2.98, -2.3, 2.25)):
        candle(0.22, 0.62)
    bulb((2.98, -2.3, 3.15), 9, '#FFB25E', 0.1)
    for k, (x, y, zz, w, h, s) in enumerate(((-4, 10, 2.2, 20, 8, 1.0), (5, 10.5, 3, 16, 8, 0.95), (-6, 6, 1.6, 14, 7, 1.0), (2, 6, 2, 12, 4.4, 0.6), (-7, 2.2, 0.6, 13, 7, 1.0), (-4.5, 0, 0.6, 10, 5.5, 0.85), (0.4, 1.6, 1.4, 8, 3.2, 0.45), (-6.4, -2.4, 0.2, 9, 5.4, 0.75))):
        steam((x, y, zz), w, h, s, k + 1, '#F4F0E6')
    area((-9, 4, 8), (1, 0, 1), 4, 1300, '#FFE9C4')
    sun((0.8, -0.3, -0.46), 2.6, '#FFDDAE', 3)
    world('#F2EEE4', 0.75)


def build(view):
    view['make']()
    camera(**view['camera'])


VIEWS = {
    'springs-terraces': {'make': terraces, 'size': (2880, 1800), 'camera': {'loc': (0.2, -12.6, 6.4), 'target': (0.2, -0.2, 2.0), 'lens': 42}},
}
for each in VIEWS.values():
    each.update({'samples': 40, 'film': {'exposure': 0.1, 'bounces': 5, 'clamp': 3}})
