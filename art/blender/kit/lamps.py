"""Small matt things on no ground, lit without a single sample of chance: hundreds of lamps with shadows.

A tenth of what path tracing costs, and nothing to denoise. Good for clay and paint; there is no glass,
no mirror and no texture here. Several glazes of one thing share their light.
"""
import math

import bpy
import numpy as np
from mathutils import Vector

from .denoise import library, pointer
from .output import save
from .shading import srgb


def triangles():
    """Corners, normals and colour of everything in the scene, as it will be seen."""
    graph = bpy.context.evaluated_depsgraph_get()
    places, normals, owners, names = [], [], [], []
    for thing in bpy.context.scene.objects:
        if thing.type not in ('MESH', 'CURVE'):
            continue
        seen = thing.evaluated_get(graph)
        data = seen.to_mesh()
        data.calc_normals_split()
        data.calc_loop_triangles()
        count = len(data.loop_triangles)
        corners, loops = np.empty(count * 3, np.int32), np.empty(count * 3, np.int32)
        data.loop_triangles.foreach_get('vertices', corners)
        data.loop_triangles.foreach_get('loops', loops)
        points, around = np.empty(len(data.vertices) * 3, np.float32), np.empty(len(data.loops) * 3, np.float32)
        data.vertices.foreach_get('co', points)
        data.loops.foreach_get('normal', around)
        world = np.array(seen.matrix_world, np.float32)
        turn = np.linalg.inv(world[:3, :3]).T
        points = points.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3]
        around = around.reshape(-1, 3) @ turn.T
        around /= np.maximum(np.linalg.norm(around, axis=1, keepdims=True), 1e-9)
        name = thing.data.materials[0].name.split('.')[0]
        if name not in names:
            names.append(name)
        places.append(points[corners])
        normals.append(around[loops])
        owners.append(np.full(count, names.index(name), np.int32))
        seen.to_mesh_clear()
    return [np.ascontiguousarray(np.concatenate(parts)) for parts in (places, normals, owners)], names


def softbox(loc, target, size, watts, colour, across):
    """A square lamp as a grid of parallel ones; watts as Blender counts them."""
    aim, place = Vector(target), Vector(loc)
    way = (place - aim).normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    top = side.cross(way)
    power = watts / (math.pi * (place - aim).length_squared) / across**2
    tone = [power * c for c in srgb(colour)[:3]]
    steps = [((i + 0.5) / across - 0.5) * size for i in range(across)]
    return [(*(place + side * u + top * v - aim).normalized(), *tone, 0, 0) for u in steps for v in steps]


def dome(colour, strength, count, below=False):
    """An even sky, or the ground's answer to it."""
    lights, tone = [], [strength * 2 * math.pi / count * c for c in srgb(colour)[:3]]
    for i in range(count):
        z, a = (i + 0.5) / count, i * 2.399963
        r = math.sqrt(1 - z * z)
        lights.append((r * math.cos(a), r * math.sin(a), -z if below else z, *tone, 1, 0))
    return lights


def render(jobs, size, lights, fine=2):
    """`jobs` are (path, {colour that a part was built in: colour that it gets})."""
    (places, normals, owners), names = triangles()
    width, height = size
    camera = bpy.context.scene.camera
    bpy.context.view_layer.update()
    axes = np.array(camera.matrix_world, np.float32)
    frame = np.ascontiguousarray(np.concatenate([axes[:3, 3], axes[:3, 0], axes[:3, 1], axes[:3, 2]]))
    lamps = np.array(lights, np.float32)
    built = [name.split()[-1] for name in names]
    colours = np.array([[srgb(glaze.get(colour, colour))[:3] for colour in built] for _, glaze in jobs], np.float32)
    out = np.zeros((len(jobs), height, width, 4), np.float32)
    draw = library('lamps').lamps
    draw.argtypes = None
    from ctypes import POINTER, c_float, c_int
    draw(c_int(width), c_int(height), c_int(fine), pointer(frame), c_float(camera.data.lens / camera.data.sensor_width * width), c_int(len(owners)), pointer(places), pointer(normals), owners.ctypes.data_as(POINTER(c_int)), c_int(len(lamps)), pointer(lamps), c_int(len(jobs)), c_int(len(names)), pointer(colours), pointer(out))
    for (path, _), picture in zip(jobs, out):
        save(path, picture)
