"""Iron that is used: a chalked kettlebell without a ground, to set letters behind. Metres."""
from kit.build import lathe, ring, tube
from kit.lettering import words
from kit.light import area, camera, shadow_ground, world
from kit.materials import plain
from kit.shading import add_bump, noise, principled, ramp, srgb

from .gym import CHALK, RED

BLACK = '#1B1B1B'


def handled(low, high, much=0.9, colour=BLACK):
    """Cast iron with chalk rubbed into it between two heights, where hands take hold."""
    mat, tree, shader = principled('handled')
    link, put = tree.links.new, tree.nodes.new
    spot = put('ShaderNodeTexCoord').outputs['Object']
    parts, reach = put('ShaderNodeSeparateXYZ'), put('ShaderNodeMapRange')
    link(spot, parts.inputs[0])
    link(parts.outputs['Z'], reach.inputs['Value'])
    for key, value in {'From Min': low, 'From Max': high, 'To Min': 0.0, 'To Max': much}.items():
        reach.inputs[key].default_value = value
    smears = ramp(tree, noise(tree, 26, 7, spot), [(0.4, (0, 0, 0, 1)), (0.64, (1, 1, 1, 1))])
    grains = ramp(tree, noise(tree, 620, 2, spot), [(0.32, (0.2, 0.2, 0.2, 1)), (0.6, (1, 1, 1, 1))])
    amount = reach.outputs[0]
    for factor in (smears, grains):
        times = put('ShaderNodeMath')
        times.operation = 'MULTIPLY'
        link(amount, times.inputs[0])
        link(factor, times.inputs[1])
        amount = times.outputs[0]
    mix = put('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = srgb(colour), srgb(CHALK)
    link(amount, mix.inputs['Fac'])
    link(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.46, 0.6
    add_bump(tree, shader, noise(tree, 330, 3), 0.09, 0.004)
    return mat


def worn_bell():
    """The kettlebell of gym.py as it comes off the floor at the end of a turn."""
    lathe([(0, 0), (0.075, 0), (0.082, 0.006), (0.118, 0.06), (0.128, 0.115), (0.117, 0.165), (0.095, 0.2), (0.064, 0.221), (0.03, 0.2305), (0, 0.232)], handled(0.12, 0.4), segments=160, soft=3)
    tube([(-0.062, 0, 0.19), (-0.09, 0, 0.25), (-0.066, 0, 0.322), (0, 0, 0.334), (0.066, 0, 0.322), (0.09, 0, 0.25), (0.062, 0, 0.19)], 0.0185, handled(0.235, 0.3), [1.25, 1.05, 1, 1, 1, 1.05, 1.25])
    for x in (-1, 1):
        ring(0.0215, 0.0045, (x * 0.0752, 0, 0.232), plain(RED, rough=0.4), (0, 12 * x, 0), 64, 16)
    words('24', 0.085, plain(CHALK, rough=0.75), (0, -0.1275, 0.112), (-4, 0, 0), 'tall')


VIEWS = {
    'iron-bell': {'size': (1600, 2000), 'alpha': True, 'camera': {'loc': (0.0, -1.5, 0.2), 'target': (0.0, 0, 0.172), 'lens': 104}},
}


def build(view):
    worn_bell()
    shadow_ground(plain('#101010', rough=1))
    area((-1.15, -0.3, 0.75), (0, 0, 0.17), 0.16, 62, '#FFF4E4')
    area((0.9, 0.75, 0.5), (0, 0, 0.16), 0.3, 34, '#FF3A2A')
    area((-0.3, 1.2, 1.0), (0, 0, 0.2), 0.3, 20, '#DCE6FF')
    world('#5A5E66', 0.12)
    camera(**view['camera'])


for each in VIEWS.values():
    each.update({'samples': 26, 'film': {'exposure': 0.5, 'bounces': 3, 'clamp': 3}})
