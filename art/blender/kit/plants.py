"""Grass, leaves, trees. Blades and leaves are one mesh each, so that tens of thousands stay cheap."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from .build import ball, link, tube
from .materials import foliage, plain, wood

GREENS = (('#6B9150', '#AFC878'), ('#85A65E', '#C6D78C'), ('#587F4A', '#9BB970'))


def soup(name, verts, faces, mat):
    """Object from numpy arrays: verts (n, 3), faces (m, k)."""
    data = bpy.data.meshes.new(name)
    count, corners = faces.shape
    data.vertices.add(len(verts))
    data.vertices.foreach_set('co', verts.astype(np.float32).ravel())
    data.loops.add(count * corners)
    data.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    data.polygons.add(count)
    data.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(count, bool))
    data.update(calc_edges=True)
    data.materials.append(mat)
    return link(bpy.data.objects.new(name, data))


def blades(roots, mat, height=0.12, width=0.014, seed=1, lean=0.5):
    """A blade of grass on every root (n, 3)."""
    rng = np.random.RandomState(seed)
    n = len(roots)
    turn, tall = rng.rand(n) * math.tau, height * (0.55 + 0.75 * rng.rand(n))
    side = np.stack([np.cos(turn), np.sin(turn), np.zeros(n)], 1)
    away = np.stack([-np.sin(turn), np.cos(turn), np.zeros(n)], 1) * (lean * tall * rng.rand(n))[:, None]
    rows = []
    for t, w in ((0, 1), (0.45, 0.8), (0.8, 0.45), (1, 0.04)):
        mid = roots + away * t * t + np.array([0, 0, 1.0]) * (tall * t * (1 - 0.12 * t))[:, None]
        rows += [mid - side * width / 2 * w, mid + side * width / 2 * w]
    verts = np.stack(rows, 1).reshape(-1, 3)
    quads = np.array([[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(3)])
    faces = (np.arange(n)[:, None, None] * 8 + quads[None]).reshape(-1, 4)
    return soup('grass', verts, faces, mat)


def meadow(points, height=0.12, width=0.014, seed=1, greens=GREENS):
    """Grass in three greens on the given ground points."""
    points = np.asarray(points, float)
    pick = np.random.RandomState(seed).randint(0, len(greens), len(points))
    for i, (leaf, through) in enumerate(greens):
        if (pick == i).any():
            blades(points[pick == i], foliage(leaf, through), height, width, seed + i)


def leaves(spots, normals, mat, size=0.12, seed=1, flat=0.5, slim=0.5):
    """A pointed leaf at every spot, turned more or less along its normal."""
    rng = np.random.RandomState(seed)
    n = len(spots)
    way = normals * flat + rng.randn(n, 3) * 0.75
    way /= np.linalg.norm(way, axis=1)[:, None]
    cross = np.cross(way, rng.randn(n, 3))
    cross /= np.linalg.norm(cross, axis=1)[:, None]
    up = np.cross(cross, way)
    long = (size * (0.65 + 0.7 * rng.rand(n)))[:, None]
    rows = [spots + long * (way * t + cross * w * slim + up * z) for t, w, z in ((0, 0, 0), (0.3, -0.42, 0.08), (0.72, -0.3, 0.06), (1, 0, -0.1), (0.72, 0.3, 0.06), (0.3, 0.42, 0.08))]
    verts = np.stack(rows, 1).reshape(-1, 3)
    faces = (np.arange(n)[:, None, None] * 6 + np.array([[0, 1, 2, 3], [0, 3, 4, 5]])[None]).reshape(-1, 4)
    return soup('leaves', verts, faces, mat)


def crown(blobs, greens=GREENS, count=900, size=0.13, seed=1, core='#4A6B3B', slim=0.5):
    """Foliage round blobs [(middle, radius)]: a dark heart and leaves on its skin."""
    rng = np.random.RandomState(seed)
    spots, outs = [], []
    for middle, radius in blobs:
        ball(radius * 0.86, middle, plain(core, rough=0.9, bump=1, bump_scale=9), segments=32)
        d = rng.randn(int(count * radius * radius), 3)
        d /= np.linalg.norm(d, axis=1)[:, None]
        spots.append(np.array(middle) + d * radius * (0.8 + 0.25 * rng.rand(len(d)))[:, None])
        outs.append(d)
    spots, outs = np.concatenate(spots), np.concatenate(outs)
    pick = rng.randint(0, len(greens), len(spots))
    for i, (leaf, through) in enumerate(greens):
        leaves(spots[pick == i], outs[pick == i], foliage(leaf, through), size, seed + i, slim=slim)


def tree(loc, height=2.4, spread=0.95, seed=1, greens=GREENS, count=1500, leaf=0.13):
    """Small broad tree: forked trunk, crown of overlapping blobs."""
    rnd = random.Random(seed)
    base = Vector(loc)
    bark = wood('#8A6B4C', '#5C4531', grain=(9, 9, 1.5), rough=0.9, bump=0.5)
    fork = base + Vector((rnd.uniform(-0.05, 0.05), 0, height * 0.42))
    tube([base - Vector((0, 0, 0.05)), base + Vector((0.03, 0, height * 0.2)), fork], 0.085, bark, [1.5, 1, 0.85])
    blobs = [(tuple(base + Vector((0, 0, height * 0.8))), spread * 0.62)]
    for k in range(6):
        a = k * math.tau / 6 + rnd.random() * 0.6
        reach = spread * rnd.uniform(0.42, 0.62)
        spot = base + Vector((math.cos(a) * reach, math.sin(a) * reach, height * rnd.uniform(0.6, 0.82)))
        blobs.append((tuple(spot), spread * rnd.uniform(0.36, 0.48)))
        tube([fork, fork.lerp(spot, 0.55) + Vector((0, 0, 0.04)), spot], 0.045, bark, [1, 0.8, 0.5])
    blobs.append((tuple(base + Vector((spread * 0.1, 0, height * 1.02))), spread * 0.42))
    crown(blobs, greens, count, leaf, seed)


def bush(loc, radius=0.35, seed=1, greens=GREENS, count=1500, leaf=0.09):
    rnd = random.Random(seed)
    x, y, z = loc
    blobs = [((x + rnd.uniform(-0.6, 0.6) * radius, y + rnd.uniform(-0.4, 0.4) * radius, z + radius * rnd.uniform(0.4, 0.75)), radius * rnd.uniform(0.55, 0.8)) for _ in range(4)]
    crown(blobs, greens, count, leaf, seed)


def flowers(points, colours, height=0.16, size=0.03, seed=1):
    """Daisy-like heads on thin stems."""
    rnd = random.Random(seed)
    stem = foliage(*GREENS[0])
    for x, y, z in points:
        tall = height * rnd.uniform(0.7, 1.2)
        top = (x + rnd.uniform(-0.02, 0.02), y + rnd.uniform(-0.02, 0.02), z + tall)
        tube([(x, y, z), (x, y, z + tall * 0.5), top], 0.004, stem)
        ball(size, top, plain(rnd.choice(colours), rough=0.7), scale=(1, 1, 0.55), segments=16)
        ball(size * 0.45, (top[0], top[1], top[2] + size * 0.4), plain('#E3A93B', rough=0.7), segments=12)
