"""Surfaces. Colours are sRGB hex; each call with the same values returns the same material."""
import functools

import bpy

from .shading import add_bump, noise, principled, ramp, srgb

LARKFIELD = {
    'paper': '#F6F3EC', 'ink': '#14211B', 'field': '#1F5E45', 'vermilion': '#D9481C', 'sky': '#CFE3EA',
    'cream': '#F3E7D0', 'mustard': '#E3A93B', 'leaf': '#7FA650', 'brass': '#B08A4E', 'steel': '#AEB4B4',
}


@functools.lru_cache(maxsize=None)
def plain(colour, rough=0.5, metal=0.0, spec=0.5, coat=0.0, sheen=0.0, sss=0.0, bump=0.0, bump_scale=40.0, vary=0.0, vary_scale=3.0, glow=0.0):
    """One colour, with optional clear coat, cloth sheen, grain (bump), stain (vary) and glow."""
    mat, tree, shader = principled(f'plain {colour}')
    base, put = srgb(colour), shader.inputs
    values = {'Base Color': base, 'Roughness': rough, 'Metallic': metal, 'Specular': spec, 'Clearcoat': coat, 'Clearcoat Roughness': 0.25, 'Sheen': sheen, 'Subsurface': sss, 'Subsurface Color': base}
    for key, value in values.items():
        put[key].default_value = value
    put['Subsurface Radius'].default_value = (0.1, 0.05, 0.03)
    if glow:
        put['Emission'].default_value = base
        put['Emission Strength'].default_value = glow
    if bump:
        add_bump(tree, shader, noise(tree, bump_scale), bump)
    if vary:
        dark, light = (tuple(min(1, c * k) for c in base[:3]) + (1,) for k in (1 - vary, 1 + vary))
        tree.links.new(ramp(tree, noise(tree, vary_scale), [(0.3, dark), (0.7, light)]), put['Base Color'])
    return mat


def clay(colour):
    """Soft toy clay: satin with a light coat."""
    return plain(colour, rough=0.36)


def paint(colour):
    """Brushed paint on wood or tin: a little uneven."""
    return plain(colour, rough=0.5, vary=0.07, vary_scale=2.2)


def metal(colour='#AEB4B4', rough=0.3):
    return plain(colour, rough=rough, metal=1.0)


def glow(colour, strength):
    return plain(colour, rough=0.4, glow=strength)


@functools.lru_cache(maxsize=None)
def wood(light='#C99B68', dark='#9A6B40', grain=(1.2, 13, 13), rough=0.5, bump=0.12, coat=0.0, shift=0.0):
    """Straight-grained wood along x of the object; `shift` moves the pattern from board to board."""
    mat, tree, shader = principled(f'wood {light}')
    place = tree.nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = grain
    place.inputs['Location'].default_value = (shift, shift * 3.1, shift * 1.7)
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], place.inputs['Vector'])
    grains = noise(tree, 1.7, 8, place.outputs['Vector'])
    tone = ramp(tree, grains, [(0.32, srgb(dark)), (0.68, srgb(light))])
    tree.links.new(pored(tree, tone, place.outputs['Vector']), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Clearcoat'].default_value = coat
    add_bump(tree, shader, grains, bump, 0.01)
    return mat


def pored(tree, tone, spot):
    """Pores: short dark strokes along the grain, which wood has at any distance and paint never."""
    stretch = tree.nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (2.4, 9, 9)
    tree.links.new(spot, stretch.inputs['Vector'])
    strokes = ramp(tree, noise(tree, 2.6, 2, stretch.outputs['Vector']), [(0.34, (0.66, 0.62, 0.58, 1)), (0.5, (1, 1, 1, 1))])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 0.7
    tree.links.new(tone, mix.inputs['Color1'])
    tree.links.new(strokes, mix.inputs['Color2'])
    return mix.outputs['Color']


@functools.lru_cache(maxsize=None)
def planks(light='#C79F72', dark='#9B7148', length=1.9, width=0.16, rough=0.45, coat=0.0):
    """A laid floor: boards along x with joints and a tone of their own."""
    mat, tree, shader = principled('planks')
    link = tree.links.new
    spot = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    brick = tree.nodes.new('ShaderNodeTexBrick')
    link(spot, brick.inputs['Vector'])
    values = {'Scale': 1, 'Brick Width': length, 'Row Height': width, 'Mortar Size': 0.0022, 'Mortar Smooth': 0.2, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (0.5, 0.5, 0.5, 1)}
    for key, value in values.items():
        brick.inputs[key].default_value = value
    brick.offset, brick.offset_frequency = 0.37, 2
    place = tree.nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (1.2, 14, 14)
    link(spot, place.inputs['Vector'])
    move = tree.nodes.new('ShaderNodeVectorMath')
    move.operation = 'MULTIPLY_ADD'
    move.inputs[1].default_value = (17, 31, 7)
    link(brick.outputs['Color'], move.inputs[0])
    link(place.outputs['Vector'], move.inputs[2])
    grains = noise(tree, 1.6, 8, move.outputs[0])
    tone = tree.nodes.new('ShaderNodeMapRange')
    tone.inputs['To Min'].default_value, tone.inputs['To Max'].default_value = 0.8, 1.12
    link(brick.outputs['Color'], tone.inputs['Value'])
    hue = tree.nodes.new('ShaderNodeHueSaturation')
    link(tone.outputs[0], hue.inputs['Value'])
    link(pored(tree, ramp(tree, grains, [(0.32, srgb(dark)), (0.68, srgb(light))]), move.outputs[0]), hue.inputs['Color'])
    joint = tree.nodes.new('ShaderNodeMixRGB')
    joint.inputs['Color2'].default_value = srgb('#3A2818')
    link(brick.outputs['Fac'], joint.inputs['Fac'])
    link(hue.outputs['Color'], joint.inputs['Color1'])
    link(joint.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Clearcoat'].default_value = coat
    add_bump(tree, shader, grains, 0.1, 0.01)
    return mat


@functools.lru_cache(maxsize=None)
def chalked(colour, chalk, reach):
    """Rubber floor with chalk rubbed into it round the origin, thinner and in streaks further out."""
    mat, tree, shader = principled('chalked')
    link, put = tree.links.new, tree.nodes.new
    spot = put('ShaderNodeTexCoord').outputs['Object']
    away, near = put('ShaderNodeVectorMath'), put('ShaderNodeMapRange')
    away.operation = 'LENGTH'
    link(spot, away.inputs[0])
    near.inputs['From Max'].default_value = max(reach, 0.001)
    near.inputs['To Min'].default_value, near.inputs['To Max'].default_value = 0.55 if reach else 0.0, 0.0
    link(away.outputs['Value'], near.inputs['Value'])
    streaks = put('ShaderNodeMapping')
    streaks.inputs['Rotation'].default_value = (0, 0, 0.5)
    streaks.inputs['Scale'].default_value = (5, 22, 1)
    link(spot, streaks.inputs['Vector'])
    cloud = ramp(tree, noise(tree, 1.0, 9, streaks.outputs['Vector']), [(0.42, (0, 0, 0, 1)), (0.7, (1, 1, 1, 1))])
    grains = ramp(tree, noise(tree, 420, 2, spot), [(0.4, (0.25, 0.25, 0.25, 1)), (0.66, (1, 1, 1, 1))])
    amount = near.outputs[0]
    for factor in (cloud, grains):
        times = put('ShaderNodeMath')
        times.operation = 'MULTIPLY'
        link(amount, times.inputs[0])
        link(factor, times.inputs[1])
        amount = times.outputs[0]
    mix = put('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = srgb(colour), srgb(chalk)
    link(amount, mix.inputs['Fac'])
    link(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.8, 0.35
    add_bump(tree, shader, noise(tree, 190), 0.05)
    return mat


@functools.lru_cache(maxsize=None)
def foliage(colour='#5E8B3F', through='#A9C66A', rough=0.55):
    """Leaf or blade: lets a third of the light through."""
    mat, tree, shader = principled(f'leaf {colour}')
    shader.inputs['Base Color'].default_value = srgb(colour)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.25
    back = tree.nodes.new('ShaderNodeBsdfTranslucent')
    back.inputs['Color'].default_value = srgb(through)
    mix = tree.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = 0.3
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(back.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return mat


@functools.lru_cache(maxsize=None)
def pane(tint='#EAF2F0', rough=0.0, mirror=0.55):
    """Thin glass that lets daylight and lamps through (real refraction goes dark without caustics)."""
    mat = bpy.data.materials.new('pane')
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    out, mix = tree.nodes.new('ShaderNodeOutputMaterial'), tree.nodes.new('ShaderNodeMixShader')
    clear, shine = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfGlossy')
    clear.inputs[0].default_value = srgb(tint)
    shine.inputs['Roughness'].default_value = rough
    facing, slope = tree.nodes.new('ShaderNodeLayerWeight'), tree.nodes.new('ShaderNodeMath')
    facing.inputs[0].default_value = 0.12
    slope.operation = 'MULTIPLY_ADD'
    slope.inputs[1].default_value, slope.inputs[2].default_value = mirror, 0.04
    tree.links.new(facing.outputs['Facing'], slope.inputs[0])
    tree.links.new(slope.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return mat


@functools.lru_cache(maxsize=None)
def glass(tint='#FFFFFF', rough=0.02, ior=1.45):
    """Solid glass; with rough about 0.3 it is frosted."""
    mat, _, shader = principled('glass')
    for key, value in {'Base Color': srgb(tint), 'Roughness': rough, 'Transmission': 1.0, 'IOR': ior}.items():
        shader.inputs[key].default_value = value
    return mat


@functools.lru_cache(maxsize=None)
def backdrop(left, right, slant=0.35):
    """Matt sweep whose colour runs over the picture itself, so that a page can go on in it."""
    mat, tree, shader = principled('backdrop')
    shader.inputs['Roughness'].default_value = 1
    shader.inputs['Specular'].default_value = 0
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Window'], parts.inputs[0])
    rise, run = tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeMath')
    rise.operation, run.operation = 'MULTIPLY', 'MULTIPLY_ADD'
    rise.inputs[1].default_value, run.inputs[1].default_value = slant, 1 - slant
    tree.links.new(parts.outputs['Y'], rise.inputs[0])
    tree.links.new(parts.outputs['X'], run.inputs[0])
    tree.links.new(rise.outputs[0], run.inputs[2])
    tree.links.new(ramp(tree, run.outputs[0], [(0.1, srgb(left)), (0.95, srgb(right))]), shader.inputs['Base Color'])
    return mat


@functools.lru_cache(maxsize=None)
def veil(colour, through=0.3):
    """Milky sheet that lets part of the light straight through: frosted glass without its noise."""
    mat, tree, shader = principled('veil')
    shader.inputs['Base Color'].default_value = srgb(colour)
    shader.inputs['Roughness'].default_value = 0.3
    clear, mix = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = through
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return mat
