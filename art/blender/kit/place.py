"""Objects in the scene: meshes from lists, linking and taking away, moving what is made inside a block."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix

placing = []


@contextmanager
def at(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Everything made inside is moved, turned (degrees) and scaled together; may be nested."""
    made = []
    placing.append(made)
    try:
        yield
    finally:
        placing.pop()
    turn = Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
    size = Matrix.Diagonal((*(scale if isinstance(scale, tuple) else (scale,) * 3), 1))
    move = Matrix.Translation(loc) @ turn @ size
    for thing in made:
        thing.matrix_basis = move @ thing.matrix_basis
    if placing:
        placing[-1].extend(made)


def empty_scene():
    """Blender starts with a cube, a lamp and a camera (--factory-startup)."""
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    if placing:
        placing[-1].append(thing)
    return thing


def unlink(thing):
    """Take away something that was only needed on the way."""
    for made in placing:
        if thing in made:
            made.remove(thing)
    bpy.data.objects.remove(thing)


def degrees(rot):
    return tuple(math.radians(a) for a in rot)


def mesh(name, verts, faces, mat, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, angle=None, tidy=False):
    """Object from vertices and faces. `rot` in degrees; `angle` splits shading; `tidy` mends normals."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    if tidy:
        work = bmesh.new()
        work.from_mesh(data)
        bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        work.to_mesh(data)
        work.free()
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if angle:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(angle)
    thing = link(bpy.data.objects.new(name, data))
    thing.location = loc
    thing.rotation_euler = degrees(rot)
    if mat:
        data.materials.append(mat)
    return thing


def bevel(thing, width, segments=3, by_angle=True):
    mod = thing.modifiers.new('bevel', 'BEVEL')
    mod.width = width
    mod.segments = segments
    mod.limit_method = 'ANGLE' if by_angle else 'NONE'
    mod.harden_normals = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(45)
    return thing
