"""Entry for Blender, called by art/render.ts.

blender -b --factory-startup -noaudio -P art/blender/render.py -- [width=…] [samples=…] [bounces=…] [denoiser=…] scene:view:file …
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.output import render, settings  # noqa: E402
from kit.place import empty_scene  # noqa: E402


def draw(scene_name, view_name, target, options):
    """Build one view of a scene and render it; a draft is narrower and has fewer samples."""
    empty_scene()
    scene = importlib.import_module(f'scenes.{scene_name}')
    view = scene.VIEWS[view_name]
    scene.build(view)
    width, height = view['size']
    if 'width' in options:
        width, height = int(options['width']), round(height * int(options['width']) / width)
    # A large picture is seen smaller than it is: noise averages out. Under twelve, edges are stepped.
    share = 0.5 if width >= 2400 else 0.7
    samples = int(options.get('samples', max(12, view.get('samples', 16) * share)))
    film = dict(view.get('film', {}))
    if 'bounces' in options:
        film['bounces'] = int(options['bounces'])
    if hasattr(scene, 'draw'):
        settings((width, height), 1, alpha=view.get('alpha', False), **film)
        scene.draw(view, target, (width, height))
        return
    settings((width, height), samples, alpha=view.get('alpha', False), **film)
    render(target, options.get('denoiser', view.get('denoiser', 'thorough')))


def main():
    words = sys.argv[sys.argv.index('--') + 1:]
    options = dict(word.split('=', 1) for word in words if '=' in word)
    for word in words:
        if '=' not in word:
            scene_name, view_name, target = word.split(':', 2)
            draw(scene_name, view_name, target, options)


main()
