"""Render settings, the two half renders, and the PNG master."""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np

from .denoise import DENOISERS

PASSES = {'image': 'Image', 'normal': 'Denoising Normal', 'albedo': 'Denoising Albedo', 'depth': 'Denoising Depth'}


def settings(size, samples, look='Medium High Contrast', exposure=0.2, bounces=4, clamp=4.0, alpha=False):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y = size
    render.resolution_percentage = 100
    render.use_persistent_data = True
    render.film_transparent = alpha
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = cycles.glossy_bounces = bounces
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = clamp
    cycles.use_auto_tile = False
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure


def route_passes(folder):
    """Send the picture and the denoiser's features to EXR files through the compositor."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGBA'
    files.file_slots.clear()
    for key, name in PASSES.items():
        files.file_slots.new(f'{key}_')
        tree.links.new(layers.outputs[name], files.inputs[f'{key}_'])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def half_render(folder, seed, channels):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    bpy.ops.render.render(write_still=False)
    half = {key: read(os.path.join(folder, f'{key}_0001.exr')) for key in PASSES}
    half['image'] = half['image'][..., :channels]
    return half


def fade_edges(picture, share=0.07):
    """Let a shadow that runs out of the frame fade before it gets there; solid things stay as they are."""
    height, width = picture.shape[:2]
    to_edge = [np.minimum(np.arange(n), np.arange(n)[::-1]) / (share * n) for n in (height, width)]
    ramp = np.clip(np.minimum(to_edge[0][:, None], to_edge[1][None]), 0, 1)
    # By degrees: where a thing's edge shares its pixel with the shadow, a limit would leave dark dots.
    light = picture[..., :3].max(2) / np.maximum(picture[..., 3], 1e-4)
    # A dark thing is no shadow: nothing shines through it.
    shadow = np.clip((0.12 - light) / 0.1, 0, 1) * np.clip((0.97 - picture[..., 3]) / 0.1, 0, 1)
    picture[..., 3] *= 1 + (ramp - 1) * shadow
    return picture


def save(path, picture):
    """Apply the view transform and write a PNG; `picture` is linear, premultiplied where it has alpha."""
    scene = bpy.context.scene
    height, width, channels = picture.shape
    if channels == 4:
        picture = fade_edges(picture)
        # Colour under nothing cannot be seen but would still be paid for in the file.
        picture[picture[..., 3] < 0.004] = 0
    image = bpy.data.images.new('master', width, height, float_buffer=True, alpha=channels == 4)
    image.alpha_mode = 'PREMUL'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :channels] = picture
    pixels[..., 3] = np.clip(pixels[..., 3], 0, 1)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene.use_nodes = False
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if channels == 4 else 'RGB'
    image.save_render(path, scene=scene)


def render(path, denoiser='quick'):
    """Render the scene as it stands: two halves with different seeds, denoised into one PNG."""
    scene = bpy.context.scene
    channels = 4 if scene.render.film_transparent else 3
    folder = tempfile.mkdtemp(prefix='larkfield-')
    started = time.time()
    route_passes(folder)
    scene.cycles.samples = max(1, scene.cycles.samples // 2)
    halves = [half_render(folder, seed, channels) for seed in (1, 2)]
    rendered = time.time()
    save(path, DENOISERS[denoiser](halves))
    shutil.rmtree(folder)
    print(f'DONE {os.path.basename(path)} render {rendered - started:.0f} s, denoise {time.time() - rendered:.0f} s', flush=True)
