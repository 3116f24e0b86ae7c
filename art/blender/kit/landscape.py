"""Ground and distance out of doors: hills, field, water, mist, morning light."""
import math

import bpy
import numpy as np

from .build import extrude, mesh
from .light import area, sky, sun
from .materials import plain
from .plants import meadow

# Warm at the horizon, pale blue above: Filmic washes colours out, so these are richer than the picture.
MORNING = ((0.0, '#FFDFA6'), (0.06, '#FFE0B4'), (0.15, '#EAE3CF'), (0.28, '#A6CFE6'), (0.45, '#78B2DA'))
HAZE = ('#9DB48A', '#B4C4AE', '#C5D3CF', '#D3DEE0')


def hills(tones=HAZE, start=16, base=-0.5, rise=1.1, seed=1, own=0.0):
    """Layer on layer of hills, paler with distance; `own` light stands in for haze after sunset."""
    for k, tone in enumerate(tones):
        far = start * (1.55 ** k)
        ridge = [(-far * 2 + i * far / 20, base + rise * (1 + 0.55 * k) + (0.45 + 0.35 * k) * math.sin(i * 0.31 + k * 2 + seed) + 0.25 * math.sin(i * 0.77 + k)) for i in range(-40, 121)]
        extrude([(-far * 4, base - 2), *ridge, (far * 4, base - 2)][::-1], 0.2, plain(tone, rough=1, spec=0, glow=own), (0, far, 0), edge=0)


def field(near=-4.0, far=12.0, width=9.0, count=26000, height=0.15, skip=None):
    """Open field up to the hills, with grass where the camera is near."""
    mesh('field', [(-90, near - 4, 0), (90, near - 4, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)], plain('#86A262', rough=1, vary=0.14, vary_scale=0.5), smooth=False)
    rng = np.random.RandomState(8)
    y = near + (far - near) * rng.rand(count) ** 1.5
    x = (rng.rand(count) - 0.5) * (width + (y - near) * 0.9)
    keep = np.ones(count, bool) if skip is None else ~skip(x, y)
    meadow(np.stack([x, y, np.zeros(count)], 1)[keep], height, 0.018, 3)


def water(level=-0.45):
    mat = plain('#6F97A3', rough=0.06, spec=0.6, bump=0.16, bump_scale=1.6)
    mesh('water', [(-120, -20, level), (120, -20, level), (120, 160, level), (-120, 160, level)], [(0, 1, 2, 3)], mat, smooth=False)


def mist(far, strength):
    """Sheet of haze low over the water, thinning upwards."""
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


def morning_sky():
    sun((0.8, 0.5, -0.42), 4.4, '#FFD8A2', 1.8)
    area((-5, -6, 5), (0, 0, 0.8), 5, 200, '#FFF0DA')
    sky(MORNING, 1.4, '#EADFD0', 0.85)
