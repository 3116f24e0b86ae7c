"""Words on things: flat on a front, or bent round a bottle. Faces are Debian's fonts-urw-base35."""
import math
import os

import bpy

from .build import degrees, link, mesh

FOLDER = '/usr/share/fonts/opentype/urw-base35'
FACES = {'round': 'URWGothic-Demi.otf', 'light': 'URWGothic-Book.otf', 'book': 'URWBookman-Demi.otf', 'tall': 'NimbusSansNarrow-Bold.otf', 'serif': 'P052-Bold.otf'}


def face(name):
    """The typeface, or Blender's own where Debian's is not installed."""
    path = os.path.join(FOLDER, FACES[name])
    return bpy.data.fonts.load(path, check_existing=True) if os.path.exists(path) else None


def curve_of(text, size, font, spacing, align):
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.space_character = text, size, spacing
    curve.align_x, curve.align_y = align, 'CENTER'
    curve.space_line = 0.86
    chosen = face(font)
    if chosen:
        curve.font = chosen
    return curve


def words(text, size, mat, loc=(0, 0, 0), rot=(0, 0, 0), font='round', spacing=1.0, align='CENTER', thick=0.002):
    """Text in the x-z plane, read from -y, its middle at `loc`."""
    curve = curve_of(text, size, font, spacing, align)
    curve.extrude = thick
    curve.materials.append(mat)
    thing = link(bpy.data.objects.new('words', curve))
    thing.location = loc
    thing.rotation_euler = degrees((90 + rot[0], rot[1], rot[2]))
    return thing


def words_round(text, size, mat, radius, z, font='round', spacing=1.0, turn=0.0):
    """Text bent round an upright drum of `radius`, its middle at height `z`, read from -y."""
    helper = bpy.data.objects.new('words', curve_of(text, size, font, spacing, 'CENTER'))
    flat = helper.to_mesh()
    step = max(radius * 0.03, 0.004)
    verts = [tuple(v.co) for v in flat.vertices]
    faces = [tuple(p.vertices) for p in flat.polygons]
    helper.to_mesh_clear()
    bpy.data.objects.remove(helper)
    verts, faces = sliced(verts, faces, step)
    bent = [(radius * math.sin(x / radius + math.radians(turn)), -radius * math.cos(x / radius + math.radians(turn)), z + y) for x, y, _ in verts]
    return mesh('words', bent, faces, mat, smooth=False)


def sliced(verts, faces, step):
    """Cut faces by upright lines, so that they can be bent."""
    import bmesh
    work = bmesh.new()
    made = [work.verts.new(v) for v in verts]
    for each in faces:
        try:
            work.faces.new([made[i] for i in each])
        except ValueError:
            continue
    low, high = min(v[0] for v in verts), max(v[0] for v in verts)
    for k in range(1, int((high - low) / step)):
        bmesh.ops.bisect_plane(work, geom=[*work.verts, *work.edges, *work.faces], plane_co=(low + k * step, 0, 0), plane_no=(1, 0, 0))
    work.verts.index_update()
    out = [tuple(v.co) for v in work.verts], [tuple(v.index for v in f.verts) for f in work.faces]
    work.free()
    return out
