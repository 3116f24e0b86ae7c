"""Meshes from code: every function makes one object, links it and returns it. Units are metres."""
import math

import bpy
from mathutils import Matrix, Vector

from .place import at, bevel, degrees, link, mesh


def box(size, loc, mat, edge=0.01, rot=(0, 0, 0), segments=2):
    """Cuboid with rounded edges; `loc` is its middle."""
    x, y, z = (s / 2 for s in size)
    verts = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh('box', verts, faces, mat, loc, rot, smooth=edge > 0)
    return bevel(thing, min(edge, min(x, y, z) * 0.98), segments, by_angle=False) if edge > 0 else thing


def beam(start, end, width, mat, depth=None, edge=0.01, roll=0.0):
    """Straight timber from point to point."""
    a, b = Vector(start), Vector(end)
    thing = box(((b - a).length, width, depth or width), (0, 0, 0), mat, edge)
    turn = (b - a).to_track_quat('X', 'Z').to_matrix().to_4x4() @ Matrix.Rotation(math.radians(roll), 4, 'X')
    thing.matrix_basis = Matrix.Translation((a + b) / 2) @ turn
    return thing


def soften(profile, times):
    """Chaikin's corner cutting with fixed ends; subdivision modifiers cost minutes on a small machine."""
    for _ in range(times):
        cut = [profile[0]]
        for (a, b), (c, d) in zip(profile, profile[1:]):
            cut += [(a * 0.75 + c * 0.25, b * 0.75 + d * 0.25), (a * 0.25 + c * 0.75, b * 0.25 + d * 0.75)]
        profile = [*cut, profile[-1]]
    return profile


def lathe(profile, mat, loc=(0, 0, 0), rot=(0, 0, 0), segments=64, soft=2):
    """Turn a list of (radius, height) round the z axis; `soft` rounds its corners."""
    profile = soften(profile, soft)
    verts, faces, n = [], [], len(profile)
    for i in range(segments):
        a = math.tau * i / segments
        verts += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    for i in range(segments):
        j = (i + 1) % segments
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    return mesh('lathe', verts, faces, mat, loc, rot, tidy=True, angle=45 if soft == 0 else None)


def drum(radius, height, loc, mat, edge=0.02, rot=(0, 0, 0), segments=64):
    """Cylinder that stands on z=0 of its own space, with rounded rims."""
    e = min(edge, radius * 0.9, height * 0.49)
    arc = [(math.sin(t * math.pi / 8), 1 - math.cos(t * math.pi / 8)) for t in range(5)]
    low = [(radius - e + e * s, e * c) for s, c in arc]
    high = [(r, height - z) for r, z in reversed(low)]
    return lathe([(0, 0), *low, *high, (0, height)], mat, loc, rot, segments, soft=0)


globes = {}


def globe(mat, segments):
    """Unit sphere, made once for each material: many balls share it."""
    key = (mat.name, segments)
    if key not in globes:
        rows = segments // 2
        verts = [(0, 0, 1)]
        for i in range(1, rows):
            r, z = math.sin(math.pi * i / rows), math.cos(math.pi * i / rows)
            verts += [(r * math.cos(math.tau * j / segments), r * math.sin(math.tau * j / segments), z) for j in range(segments)]
        verts.append((0, 0, -1))
        last, s = len(verts) - 1, segments
        faces = [(0, 1 + j, 1 + (j + 1) % s) for j in range(s)]
        for i in range(rows - 2):
            faces += [(1 + i * s + j, 1 + (i + 1) * s + j, 1 + (i + 1) * s + (j + 1) % s, 1 + i * s + (j + 1) % s) for j in range(s)]
        faces += [(last, last - s + (j + 1) % s, last - s + j) for j in range(s)]
        data = bpy.data.meshes.new('globe')
        data.from_pydata(verts, [], faces)
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.materials.append(mat)
        globes[key] = data
    return globes[key]


def ball(radius, loc, mat, scale=(1, 1, 1), rot=(0, 0, 0), segments=48):
    thing = link(bpy.data.objects.new('ball', globe(mat, segments)))
    thing.location, thing.rotation_euler = loc, degrees(rot)
    thing.scale = [radius * s for s in scale]
    return thing


def ring(radius, thick, loc, mat, rot=(0, 0, 0), around=96, across=32, sweep=360):
    """Torus, or an arc of one with rounded ends when `sweep` is under 360 degrees."""
    if sweep < 360:
        steps = [math.radians(sweep) * i / 48 for i in range(49)]
        points = [(radius * math.cos(t), radius * math.sin(t), 0) for t in steps]
        with at(loc, rot):
            tube(points, thick, mat, smooth=False)
            ball(thick, points[0], mat, segments=24)
            ball(thick, points[-1], mat, segments=24)
        return None
    verts, faces = [], []
    for i in range(around):
        t = math.tau * i / around
        for j in range(across):
            p = math.tau * j / across
            r = radius + thick * math.cos(p)
            verts.append((r * math.cos(t), r * math.sin(t), thick * math.sin(p)))
    for i in range(around):
        k = (i + 1) % around
        faces += [(i * across + j, k * across + j, k * across + (j + 1) % across, i * across + (j + 1) % across) for j in range(across)]
    return mesh('ring', verts, faces, mat, loc, rot)


def tube(points, radius, mat, radii=None, smooth=True, closed=False):
    """Wire or pipe through points; `radii` multiply the radius point by point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps, curve.resolution_u = radius, 6, True, 12
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for i, point in enumerate(points):
        spline.points[i].co = (*point, 1)
        spline.points[i].radius = radii[i] if radii else 1
    if smooth:
        spline.use_endpoint_u = not closed
        spline.order_u = min(4, len(points))
    spline.use_cyclic_u = closed
    thing = link(bpy.data.objects.new('tube', curve))
    curve.materials.append(mat)
    return thing


def rounded(width, height, radius, steps=8):
    """Outline of a rounded rectangle round the origin, anticlockwise."""
    r = min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    points = []
    for cx, cy, start in ((width / 2 - r, height / 2 - r, 0), (r - width / 2, height / 2 - r, 90), (r - width / 2, r - height / 2, 180), (width / 2 - r, r - height / 2, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


def extrude(outline, depth, mat, loc=(0, 0, 0), rot=(0, 0, 0), edge=0.01, hole=None, segments=3):
    """Flat shape in the x-z plane, `depth` thick along y, front at -depth/2.

    `hole` is a second outline with as many points; the shape is then a frame.
    """
    n, y = len(outline), depth / 2
    verts = [(a, -y, b) for a, b in outline] + [(a, y, b) for a, b in outline]
    faces = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    if hole:
        verts += [(a, -y, b) for a, b in hole] + [(a, y, b) for a, b in hole]
        for i in range(n):
            j = (i + 1) % n
            faces += [(i, j, 2 * n + j, 2 * n + i), (n + i, n + j, 3 * n + j, 3 * n + i), (2 * n + i, 2 * n + j, 3 * n + j, 3 * n + i)]
    else:
        faces += [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    thing = mesh('plate', verts, faces, mat, loc, rot, tidy=True, angle=40)
    return bevel(thing, min(edge, depth * 0.48), segments) if edge else thing


def panel(width, height, depth, mat, loc=(0, 0, 0), rot=(0, 0, 0), radius=0.08, edge=0.015):
    """Upright rounded rectangle, middle at `loc`, front towards -y."""
    return extrude(rounded(width, height, radius), depth, mat, loc, rot, edge)


def frame(width, height, depth, border, mat, loc=(0, 0, 0), rot=(0, 0, 0), radius=0.08, edge=0.012):
    """Upright rounded rectangle with an opening."""
    inner = rounded(width - 2 * border, height - 2 * border, max(0.01, radius - border * 0.6))
    return extrude(rounded(width, height, radius), depth, mat, loc, rot, edge, hole=inner)
