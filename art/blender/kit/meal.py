"""Food that is looked at closely, in decimetres on z=0: rice in grains, saffron, bread with its crumb, soup, burrata."""
import math
import random

import numpy as np
from mathutils import Vector
from mathutils.noise import fractal

from .build import at, ball, lathe, mesh, tube
from .materials import foliage, noise, plain, principled, ramp, srgb
from .plants import leaves, soup
from .potted import blade
from .shading import add_bump


def moist(colour, through, rough=0.3, coat=0.35, share=0.35):
    """Cooked and wet: glossy on top, and a part of the light goes through."""
    mat, tree, shader = principled(f'moist {colour}')
    for key, value in {'Base Color': srgb(colour), 'Roughness': rough, 'Clearcoat': coat, 'Clearcoat Roughness': 0.12}.items():
        shader.inputs[key].default_value = value
    back, mix = tree.nodes.new('ShaderNodeBsdfTranslucent'), tree.nodes.new('ShaderNodeMixShader')
    back.inputs['Color'].default_value = srgb(through)
    mix.inputs[0].default_value = share
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(back.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return mat


def speckled(colour='#E4DCCB', rim='#8A6A4C', radius=1.0, rough=0.5):
    """Stoneware: a dull glaze with iron in it that breaks brown where it is thin, on the rim."""
    mat, tree, shader = principled(f'speckled {colour}')
    link, put = tree.links.new, tree.nodes.new
    spot = put('ShaderNodeTexCoord').outputs['Object']
    tone = ramp(tree, noise(tree, 2.2, 4, spot), [(0.3, srgb(colour)), (0.7, tuple(min(1, c * 1.14) for c in srgb(colour)[:3]) + (1,))])
    fleck = ramp(tree, noise(tree, 34, 2, spot), [(0.665, (0, 0, 0, 1)), (0.7, (1, 1, 1, 1))])
    dots, worn = put('ShaderNodeMixRGB'), put('ShaderNodeMixRGB')
    dots.inputs['Color2'].default_value, worn.inputs['Color2'].default_value = srgb('#5C4632'), srgb(rim)
    link(fleck, dots.inputs['Fac'])
    link(tone, dots.inputs['Color1'])
    flat, away = put('ShaderNodeVectorMath'), put('ShaderNodeVectorMath')
    flat.operation, away.operation = 'MULTIPLY', 'LENGTH'
    flat.inputs[1].default_value = (1, 1, 0)
    link(spot, flat.inputs[0])
    link(flat.outputs[0], away.inputs[0])
    edge = ramp(tree, away.outputs['Value'], [(min(0.999, 0.965 * radius), (0, 0, 0, 1)), (min(1.0, 0.995 * radius), (1, 1, 1, 1))]) if radius <= 1 else None
    if edge:
        link(edge, worn.inputs['Fac'])
    else:
        worn.inputs['Fac'].default_value = 0
    link(dots.outputs[0], worn.inputs['Color1'])
    link(worn.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, 0.4
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = 0.12, 0.35
    return mat


def stoneware(radius=1.12, colour='#E4DCCB', well=0.7):
    """Thrown plate of radius one, scaled: a broad well, a rim that rises, the rings of the fingers."""
    rings = [(well * k / 9, 0.052 + 0.0022 * (k % 2)) for k in range(9, -1, -1)]
    profile = [(0, 0), (0.6, 0), (0.64, 0.02), (0.9, 0.1), (0.985, 0.15), (1.0, 0.158), (0.99, 0.17), (0.97, 0.17), (0.88, 0.128), (0.78, 0.082), *rings]
    with at(scale=radius):
        lathe(profile, speckled(colour), segments=160, soft=2)


def stone_bowl(radius=0.8, height=0.5, colour='#E4DCCB'):
    h = height / radius
    profile = [(0, 0), (0.4, 0), (0.44, 0.03), (0.86, h * 0.45), (0.985, h * 0.97), (0.99, h), (0.965, h * 1.01), (0.945, h * 0.98), (0.81, h * 0.45), (0.4, h * 0.14), (0, h * 0.1)]
    with at(scale=radius):
        lathe(profile, speckled(colour), segments=160, soft=2)


def capsule(around=8, rows=7):
    """Grain of length one along x, thickest in its middle, one end blunter: verts and quads."""
    verts, faces = [], []
    for i in range(rows + 1):
        t = math.pi * i / rows
        r = 0.5 * math.sin(t) ** 0.72
        x = -0.5 * math.cos(t) + 0.03 * math.sin(2 * t)
        verts += [(x, r * math.cos(math.tau * j / around), r * math.sin(math.tau * j / around)) for j in range(around)]
    for i in range(rows):
        faces += [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for j in range(around)]
    return np.array(verts), np.array(faces)


def scatter(spots, ways, mat, size, seed=1, slim=0.36, spread=0.2, unit=None):
    """A grain at every spot, along its way; all of them one mesh."""
    verts, faces = unit or capsule()
    rng, n = np.random.RandomState(seed), len(spots)
    ways = ways / np.linalg.norm(ways, axis=1)[:, None]
    cross = np.cross(ways, np.array([0.02, 0.03, 1.0]))
    cross /= np.linalg.norm(cross, axis=1)[:, None]
    up = np.cross(cross, ways)
    long = size * (1 + spread * rng.randn(n).clip(-1.6, 1.6))
    wide = long * slim * (1 + 0.12 * rng.randn(n).clip(-1.5, 1.5))
    bend = 0.16 * rng.randn(n)
    x, y, z = verts[:, 0], verts[:, 1], verts[:, 2]
    curved = y[None] * wide[:, None] + (bend * long)[:, None] * (x * x)[None]
    points = spots[:, None] + ways[:, None] * (x[None] * long[:, None])[..., None] + cross[:, None] * curved[..., None] + up[:, None] * (z[None] * wide[:, None] * 0.9)[..., None]
    every = (np.arange(n)[:, None, None] * len(verts) + faces[None]).reshape(-1, 4)
    return soup('grains', points.reshape(-1, 3), every, mat)


def heap_outline(angle, seed, wobble=0.09):
    return 1 + wobble * math.sin(2 * angle + seed) + wobble * 0.6 * math.sin(3 * angle + 2.1 * seed) + wobble * 0.4 * math.sin(7 * angle + seed)


def rice(radius=0.66, high=0.17, count=5200, seed=4):
    """Rice as it lies: loose grains over a wet bed, some of them redder where a thread has bled."""
    rng = np.random.RandomState(seed)
    a = rng.rand(count) * math.tau
    edge = np.array([heap_outline(x, seed) for x in a])
    share = rng.rand(count) ** 0.5
    stray = rng.rand(count) < 0.035
    share = np.where(stray, 1.0 + 0.16 * rng.rand(count), share)
    r = radius * edge * share
    x, y = r * np.cos(a), r * np.sin(a)
    lumps = np.array([fractal(Vector((p * 3.4, q * 3.4, seed)), 1.0, 2.0, 3) for p, q in zip(x, y)])
    dome = np.clip(1 - share ** 2.6, 0, 1) ** 0.62
    z = high * dome * (0.86 + 0.3 * lumps) + 0.03 * rng.rand(count) + 0.012
    z = np.where(stray, 0.016, z)
    turn = rng.rand(count) * math.tau
    ways = np.stack([np.cos(turn), np.sin(turn), np.where(stray, 0, 0.34) * rng.randn(count)], 1)
    spots = np.stack([x, y, z], 1)
    bled = np.array([fractal(Vector((p * 2.6 + 9, q * 2.6, 3)), 1.0, 2.0, 2) for p, q in zip(x, y)]) + 0.22 * rng.randn(count)
    tones = (('#F2BE3C', '#FFDE7A'), ('#EBA823', '#FFC94E'), ('#F6D27A', '#FFE9AE'), ('#DE8413', '#FFA82E'))
    kind = np.select([bled > 0.36, bled > 0.06, bled < -0.42], [3, 1, 2], 0)
    for k, tone in enumerate(tones):
        if (kind == k).any():
            scatter(spots[kind == k], ways[kind == k], moist(*tone), 0.088, seed + k)
    bed(radius * 0.97, high * 0.86, seed, moist('#E09A1E', '#FFC24A', 0.16, 0.6))
    return lambda p, q: high * max(0.0, 1 - (math.hypot(p, q) / (radius * heap_outline(math.atan2(q, p), seed))) ** 2.6) ** 0.62 + 0.045


def bed(radius, high, seed, mat):
    """What the grains lie in."""
    rings, around, verts = 26, 120, [(0, 0, high * 0.9)]
    for i in range(1, rings + 1):
        for j in range(around):
            a, s = math.tau * j / around, i / rings
            r = radius * s * heap_outline(a, seed)
            verts.append((r * math.cos(a), r * math.sin(a), high * max(0.0, 1 - s ** 2.6) ** 0.62 * 0.9 + 0.004))
    faces = [(0, 1 + j, 1 + (j + 1) % around) for j in range(around)]
    faces += [(1 + i * around + j, 1 + (i + 1) * around + j, 1 + (i + 1) * around + (j + 1) % around, 1 + i * around + (j + 1) % around) for i in range(rings - 1) for j in range(around)]
    return mesh('bed', verts, faces, mat)


def thread(loc, turn, length=0.3, seed=1, thick=0.0068):
    """A saffron thread: thin and orange where it was joined, dark red, a torn trumpet at its end."""
    rnd = random.Random(seed)
    bend = rnd.uniform(-1.1, 1.1)
    points, heading, spot = [], math.radians(turn), Vector(loc)
    for k in range(9):
        points.append((spot.x, spot.y, spot.z + 0.012 * math.sin(k * 1.3 + seed)))
        heading += bend / 8 + rnd.uniform(-0.16, 0.16)
        spot = spot + Vector((math.cos(heading), math.sin(heading), 0)) * length / 8
    red = plain('#8E140C', rough=0.45, coat=0.1)
    tube(points, thick, red, [0.55, 0.62, 0.75, 0.9, 1.0, 1.1, 1.3, 1.6, 1.9])
    tube([points[0], (points[0][0] * 1.5 - points[1][0] * 0.5, points[0][1] * 1.5 - points[1][1] * 0.5, points[0][2])], thick * 0.55, plain('#D9761A', rough=0.5), smooth=False)
    tip, before = Vector(points[-1]), Vector(points[-2])
    way = (tip - before).normalized()
    side = Vector((-way.y, way.x, 0))
    for s in (-0.7, 0.1, 0.8):
        end = tip + way * length * 0.09 + side * s * length * 0.075
        tube([tuple(tip), tuple(tip.lerp(end, 0.6)), tuple(end)], thick, red, [1.5, 0.9, 0.35], smooth=False)


def saffron_rice(radius=0.66, threads=11, seed=4):
    """Yellow rice: eleven threads, shavings of hard cheese, a round of marrow, thyme, its butter run out to the rim."""
    rnd = random.Random(seed)
    high = rice(radius, seed=seed)
    oil(radius * 1.17, seed)
    for k in range(threads):
        a, r = k * 2.4 + 0.5, radius * 0.74 * math.sqrt((k + 0.6) / threads)
        p, q = r * math.cos(a), r * math.sin(a)
        thread((p, q, high(p, q) + 0.012), rnd.uniform(0, 360), rnd.uniform(0.24, 0.36), seed + k)
    marrow((0.3, -0.2, high(0.3, -0.2) - 0.02))
    for k in range(11):
        a, r = k * 2.4 + 2.0, radius * 0.82 * math.sqrt((k + 0.4) / 11)
        p, q = r * math.cos(a), r * math.sin(a)
        shaving((p, q, high(p, q) + 0.01), rnd.uniform(0, 360), rnd.uniform(0.14, 0.24), seed + k)
    herbs(radius * 0.85, 46, high, seed)
    thyme((-0.34, 0.16, high(-0.34, 0.16) + 0.03), 24, 0.5, seed)
    pepper(radius, 60, high, seed)


def oil(radius, seed, tone='#C9820E', drops=16):
    """Butter with saffron in it: a thin pool of no regular shape, and drops that ran further."""
    rnd = random.Random(seed)
    mat = moist(tone, '#FFB437', 0.05, 1.0, 0.25)
    outline = [(radius * (0.93 + 0.1 * heap_outline(a, seed + 3, 0.5)) * math.cos(a), radius * (0.93 + 0.1 * heap_outline(a, seed + 3, 0.5)) * math.sin(a)) for a in (math.tau * k / 140 for k in range(140))]
    inner = [(x * 0.9, y * 0.9, 0.0095) for x, y in outline]
    verts = [*inner, *[(x * 0.985, y * 0.985, 0.008) for x, y in outline], *[(x, y, 0.0) for x, y in outline]]
    n = len(outline)
    faces = [tuple(range(n))] + [(i + s, i + s + n, (i + 1) % n + s + n, (i + 1) % n + s) for s in (0, n) for i in range(n)]
    mesh('oil', verts, faces, mat)
    for _ in range(drops):
        a, r = rnd.uniform(0, math.tau), radius * rnd.uniform(1.08, 1.22)
        ball(rnd.choice((0.012, 0.016, 0.024, 0.034)), (r * math.cos(a), r * math.sin(a), 0.002), mat, (1, rnd.uniform(0.8, 1), 0.3), (0, 0, rnd.uniform(0, 180)), 20)


def shaving(loc, turn, size, seed):
    """A shard of hard cheese, curled as the plane left it."""
    rnd = random.Random(seed)
    cheese = moist('#F3E2B4', '#FFF3CF', 0.5, 0.0)
    curl, n = rnd.uniform(0.7, 1.5), 10
    verts = []
    for i in range(n + 1):
        t = i / n - 0.5
        half = size * 0.34 * (1 - (2 * t) ** 4 * 0.7) * (0.8 + 0.3 * rnd.random())
        verts += [(size * t, -half, size * curl * t * t * 0.7), (size * t, 0, size * curl * t * t * 0.7 + 0.004), (size * t, half, size * curl * t * t * 0.7)]
    faces = [(3 * i + j, 3 * i + 3 + j, 3 * i + 4 + j, 3 * i + 1 + j) for i in range(n) for j in range(2)]
    with at(loc, (rnd.uniform(-16, 16), rnd.uniform(-12, 12), turn)):
        mesh('shaving', verts, faces, cheese).modifiers.new('thick', 'SOLIDIFY').thickness = 0.007


def marrow(loc):
    """A round of bone, its marrow browned and full to the brim."""
    bone, fat = plain('#D9C29B', rough=0.55, vary=0.22, vary_scale=7, bump=0.4, bump_scale=26), moist('#B9712C', '#E9A24E', 0.14, 0.7)
    profile = [(0.12, 0.0), (0.185, 0.0), (0.2, 0.03), (0.195, 0.12), (0.175, 0.14), (0.135, 0.135), (0.12, 0.1)]
    with at(loc, (7, -5, 30), (1.0, 0.86, 1.0)):
        lathe(profile, bone, segments=64, soft=1)
        verts, rings, around = [(0, 0, 0.142)], 10, 48
        for i in range(1, rings + 1):
            for j in range(around):
                a, s = math.tau * j / around, i / rings
                p, q = 0.128 * s * math.cos(a), 0.128 * s * math.sin(a)
                verts.append((p, q, 0.118 + 0.024 * (1 - s ** 4) + 0.022 * fractal(Vector((p * 16, q * 16, 2)), 1.0, 2.0, 3) * (1 - s ** 6)))
        faces = [(0, 1 + j, 1 + (j + 1) % around) for j in range(around)]
        faces += [(1 + i * around + j, 1 + (i + 1) * around + j, 1 + (i + 1) * around + (j + 1) % around, 1 + i * around + (j + 1) % around) for i in range(rings - 1) for j in range(around)]
        mesh('marrow', verts, faces, fat)


def herbs(radius, count, high, seed, size=0.062, tones=(('#3F6B2C', '#8FB552'), ('#557F36', '#A5C766'))):
    """Leaves cut fine and strewn."""
    rng = np.random.RandomState(seed + 9)
    a, r = rng.rand(count) * math.tau, radius * rng.rand(count) ** 0.6
    spots = np.stack([r * np.cos(a), r * np.sin(a), [high(p, q) + 0.012 for p, q in zip(r * np.cos(a), r * np.sin(a))]], 1)
    ways = np.stack([np.cos(a * 7), np.sin(a * 7), 0.1 + 0 * a], 1)
    for k, tone in enumerate(tones):
        leaves(spots[k::2], ways[k::2], foliage(*tone, 0.4), size, seed + k, flat=1.4, slim=0.7)


def thyme(loc, turn, length=0.5, seed=2):
    """A twig no thicker than a pin, with leaves in pairs of a few millimetres."""
    rng = np.random.RandomState(seed)
    with at(loc, (0, -3, turn)):
        line = [Vector((length * t, 0.05 * length * math.sin(4 * t + seed), 0.02 * math.sin(3 * t))) for t in (0, 0.25, 0.5, 0.75, 1)]
        tube([tuple(p) for p in line], 0.0065, plain('#7A5A3C', rough=0.7), [1.3, 1.1, 0.9, 0.7, 0.4])
        spots, ways = [], []
        for k in range(15):
            t = 0.1 + 0.9 * k / 14
            spot = line[min(3, int(t * 4))].lerp(line[min(4, int(t * 4) + 1)], t * 4 - min(3, int(t * 4)))
            for side in (-1, 1):
                for tier in range(2):
                    spots.append(spot)
                    ways.append((0.7, side * (0.9 - 0.3 * tier), 0.3 + 0.6 * tier + 0.2 * rng.randn()))
        leaves(np.array(spots), np.array(ways), foliage('#5C7A46', '#A9C27C', 0.45), 0.062, seed, flat=2.2, slim=0.44)


def pepper(radius, count, high, seed, tone='#2A221C', size=0.009):
    rnd = random.Random(seed + 5)
    mat = plain(tone, rough=0.8)
    for _ in range(count):
        a, r = rnd.uniform(0, math.tau), radius * rnd.random() ** 0.55
        p, q = r * math.cos(a), r * math.sin(a)
        ball(size * rnd.uniform(0.6, 1.4), (p, q, high(p, q) + 0.012), mat, (1, 0.7, 0.6), (0, 0, rnd.uniform(0, 180)), 10)


def pumpkin_soup(radius=0.64, tone='#C8661A', seed=3):
    """Thick soup: a ribbon of cream turned through it, browned butter in eyes, seeds, threads."""
    rnd = random.Random(seed)
    mat, tree, shader = principled('soup')
    shade = ramp(tree, noise(tree, 1.6, 6), [(0.3, srgb('#B4530F')), (0.55, srgb(tone)), (0.75, srgb('#DB8A2E'))])
    tree.links.new(shade, shader.inputs['Base Color'])
    for key, value in {'Roughness': 0.2, 'Clearcoat': 0.5, 'Clearcoat Roughness': 0.06}.items():
        shader.inputs[key].default_value = value
    add_bump(tree, shader, noise(tree, 5.5, 6), 0.22, 0.03)
    lathe([(0, 0.012), (radius * 0.9, 0.01), (radius * 0.97, 0.012), (radius, 0.03)], mat, segments=120, soft=1)
    cream = moist('#FBF1DC', '#FFF8E6', 0.25, 0.4, 0.2)
    for turn, (a0, a1, r0, r1, fat) in enumerate(((0.4, 6.6, 0.5, 0.2, 0.06), (2.6, 6.0, 0.3, 0.1, 0.038), (5.0, 7.6, 0.66, 0.5, 0.026))):
        verts, n = [], 110
        for k in range(n + 1):
            t = k / n
            a, r = a0 + (a1 - a0) * t, radius * (r0 + (r1 - r0) * t) * (1 + 0.05 * math.sin(9 * t + turn))
            wide = fat * radius / 0.64 * math.sin(math.pi * t) ** 0.5 * (0.7 + 0.4 * fractal(Vector((t * 5, turn, 1)), 1.0, 2.0, 2) + 0.35 * math.sin(13 * t + turn) ** 2)
            for s in (-1, -0.6, 0, 0.6, 1):
                verts.append(((r + s * wide) * math.cos(a), (r + s * wide) * math.sin(a), 0.0135 + 0.007 * (1 - s * s)))
        mesh('cream', verts, [(5 * k + j, 5 * k + 5 + j, 5 * k + 6 + j, 5 * k + 1 + j) for k in range(n) for j in range(4)], cream)
    butter = moist('#9A5A12', '#E59A2A', 0.04, 1.0, 0.25)
    for _ in range(70):
        a, r = rnd.uniform(0, math.tau), radius * 0.92 * rnd.random() ** 0.5
        ball(rnd.choice((0.008, 0.012, 0.012, 0.02, 0.034)), (r * math.cos(a), r * math.sin(a), 0.012), butter, (1, rnd.uniform(0.85, 1), 0.24), segments=18)
    for k in range(17):
        a, r = 0.9 + rnd.gauss(0, 0.55), radius * rnd.uniform(0.12, 0.62)
        ball(0.062, (r * math.cos(a), r * math.sin(a), 0.022), plain(rnd.choice(('#5E6A34', '#6F7A3E', '#84703A')), rough=0.4, coat=0.3, vary=0.2, vary_scale=20), (1, 0.52, 0.24), (rnd.uniform(-14, 14), rnd.uniform(-14, 14), rnd.uniform(0, 360)), 20)
    level = lambda p, q: 0.012
    for k in range(6):
        a, r = 2.4 * k, radius * 0.5 * math.sqrt((k + 1) / 6)
        thread((r * math.cos(a), r * math.sin(a), 0.022), rnd.uniform(0, 360), rnd.uniform(0.2, 0.3), seed + k, 0.006)
    herbs(radius * 0.6, 18, level, seed, 0.05)
    pepper(radius * 0.9, 46, level, seed)


def torn_burrata(seed=5):
    """Soft cheese in yellow oil, gathered to a knot; roasted tomatoes of several sizes, basil, pepper."""
    rnd = random.Random(seed)
    oil(0.74, seed, '#C08A1C', 20)
    around, rows, verts = 120, 60, []
    for i in range(rows + 1):
        t = i / rows
        a0 = math.pi * t
        for j in range(around):
            a = math.tau * j / around
            gather = max(0.0, 1 - t * 3.1) ** 1.5
            r = 0.42 * math.sin(a0) ** 0.86 * (1 - 0.5 * gather * (0.5 + 0.5 * math.sin(9 * a + 1))) * (1 + 0.05 * math.sin(2 * a + 1) + 0.02 * math.sin(5 * a + 3 * t))
            z = 0.3 + 0.3 * math.cos(a0) * (0.92 if t < 0.5 else 1) + (0.09 * max(0.0, 1 - t * 9) ** 0.6)
            spot = Vector((r * math.cos(a), r * math.sin(a), z))
            verts.append(tuple(spot * (1 + 0.03 * fractal(spot * 5, 1.0, 2.0, 3))))
    faces = [(i * around + j, (i + 1) * around + j, (i + 1) * around + (j + 1) % around, i * around + (j + 1) % around) for i in range(rows) for j in range(around)]
    mesh('burrata', verts, faces, moist('#F7EFDE', '#FFF8E8', 0.22, 0.4, 0.3))
    for k in range(13):
        a = k * 2.4 + rnd.uniform(-0.3, 0.3)
        r = rnd.uniform(0.52, 0.74)
        size = rnd.uniform(0.08, 0.14)
        red = moist(rnd.choice(('#A82012', '#B93416', '#C7571A', '#8E1A10')), '#F0602A', 0.16, 0.5, 0.22)
        ball(size, (r * math.cos(a), r * math.sin(a), size * 0.7), red, (1, 0.92, 0.78), (rnd.uniform(-20, 20), rnd.uniform(-20, 20), rnd.uniform(0, 180)), 28)
    basil = foliage('#3C6A2A', '#93BC54', 0.35)
    for k in range(9):
        a, r = k * 2.4 + 0.4, 0.1 + 0.62 * (k / 9)
        z = 0.62 if r < 0.2 else (0.5 if r < 0.36 else 0.14)
        size = rnd.uniform(0.16, 0.27)
        with at((r * math.cos(a), r * math.sin(a), z), (rnd.uniform(-18, 18), rnd.uniform(-24, 4), rnd.uniform(0, 360))):
            blade(size, size * 0.6, basil, rnd.uniform(0.6, 1.3), 0.34, 14, 6)
    top = lambda p, q: 0.3 + 0.29 * math.sqrt(max(0.0, 1 - (math.hypot(p, q) / 0.42) ** 2)) if math.hypot(p, q) < 0.4 else 0.012
    pepper(0.7, 70, top, seed)
    for k in range(3):
        thread((0.12 - 0.1 * k, -0.2 + 0.12 * k, 0.6 - 0.03 * k), 40 + 70 * k, 0.26, k)


def baked():
    """Crust, crumb and flour by the attributes `cut` (how open), `dust` (how floured) and `dark` (how burnt)."""
    mat, tree, shader = principled('baked')
    link, put = tree.links.new, tree.nodes.new

    def attribute(name):
        node = put('ShaderNodeAttribute')
        node.attribute_name = name
        return node.outputs['Fac']

    def mixed(factor, below, colour=None, over=None):
        node = put('ShaderNodeMixRGB')
        link(factor, node.inputs['Fac'])
        link(below, node.inputs['Color1'])
        if over is None:
            node.inputs['Color2'].default_value = srgb(colour)
        else:
            link(over, node.inputs['Color2'])
        return node.outputs[0]
    crust = ramp(tree, noise(tree, 3.2, 9), [(0.3, srgb('#5A2C10')), (0.46, srgb('#8C4B1B')), (0.6, srgb('#B06A2C')), (0.76, srgb('#CF9350'))])
    crust = mixed(attribute('dark'), crust, '#2E150A')
    crumb = ramp(tree, noise(tree, 7, 6), [(0.35, srgb('#D9B277')), (0.65, srgb('#F0D9A9'))])
    tone = mixed(attribute('cut'), crust, over=crumb)
    tone = mixed(attribute('dust'), tone, '#F1E7D3')
    link(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.62, 0.3
    add_bump(tree, shader, noise(tree, 22, 8), 0.5, 0.03)
    return mat


def crumb():
    """Inside of a loaf: pale walls, yellow in the depth of its holes (attribute `deep`), a brown rim (`rim`)."""
    mat, tree, shader = principled('crumb')
    link, put = tree.links.new, tree.nodes.new
    deep, rim, mix = put('ShaderNodeAttribute'), put('ShaderNodeAttribute'), put('ShaderNodeMixRGB')
    deep.attribute_name, rim.attribute_name = 'deep', 'rim'
    link(ramp(tree, deep.outputs['Fac'], [(0.0, srgb('#F2E2BE')), (0.45, srgb('#E6CD9A')), (1.0, srgb('#C9A468'))]), mix.inputs['Color1'])
    link(ramp(tree, rim.outputs['Fac'], [(0.9, srgb('#E8CB92')), (0.965, srgb('#A8672A')), (1.0, srgb('#5A2C10'))]), mix.inputs['Color2'])
    edge = ramp(tree, rim.outputs['Fac'], [(0.87, (0, 0, 0, 1)), (0.94, (1, 1, 1, 1))])
    link(edge, mix.inputs['Fac'])
    link(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.55, 0.35
    add_bump(tree, shader, noise(tree, 30, 5), 0.35, 0.02)
    return mat


def profile_of(a, radius, seed=0):
    """Cross-section of a hearth loaf at an angle: round above, flat where it stood; (y, z)."""
    y, z = math.cos(a), math.sin(a)
    r = radius * (1 + 0.03 * math.sin(3 * a + seed))
    return (r * 1.12 * y, 0.86 * r * z if z > 0 else 0.5 * r * z * (1 - 0.35 * z * z))


def crumb_face(radius, seed=1, rings=84, around=220, holes=230, depth=0.085):
    """Sheet in the y-z plane, outwards to +x, sunk where the dough had bubbles: (verts, faces, deep, rim)."""
    rng = np.random.RandomState(seed)
    outline = np.array([profile_of(math.tau * j / around, radius, seed) for j in range(around)])
    share = np.concatenate([[0.0], np.linspace(1 / rings, 1, rings)])
    flat = np.concatenate([[[0, 0]], (share[1:, None, None] * outline[None]).reshape(-1, 2)])
    rim = np.concatenate([[0.0], np.repeat(share[1:], around)])
    low = np.zeros(len(flat))
    for _ in range(holes):
        spot = outline[rng.randint(around)] * rng.rand() ** 0.5 * 0.9
        size = radius * min(0.19, 0.016 / (rng.rand() + 0.07) ** 0.95)
        stretch, lean = rng.uniform(0.55, 1.0), rng.rand() * math.pi
        d = flat - spot
        u, v = d[:, 0] * math.cos(lean) + d[:, 1] * math.sin(lean), -d[:, 0] * math.sin(lean) + d[:, 1] * math.cos(lean)
        away = np.sqrt(u ** 2 + (v / stretch) ** 2)
        low = np.maximum(low, np.sqrt(np.clip(size ** 2 - away ** 2, 0, None)) * 1.25)
    low = np.minimum(low, depth) * np.clip((1 - rim) / 0.07, 0, 1)
    rough = np.array([0.012 * radius * fractal(Vector((y * 22, z * 22, seed)), 1.0, 2.0, 3) for y, z in flat])
    verts = np.stack([rough - low, flat[:, 0], flat[:, 1]], 1)
    faces = [(0, 1 + j, 1 + (j + 1) % around) for j in range(around)]
    faces += [(1 + i * around + j, 1 + (i + 1) * around + j, 1 + (i + 1) * around + (j + 1) % around, 1 + i * around + (j + 1) % around) for i in range(rings - 1) for j in range(around)]
    return verts, faces, np.clip(low / depth, 0, 1), rim


def keep(thing, **values):
    for name, each in values.items():
        thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(each, np.float32))
    return thing


def hearth_loaf(length=2.1, radius=0.6, until=1.0, seed=2):
    """Loaf along x on z=0: ringed with flour from its basket, slashed three times, blistered; cut off at `until` (-1 to 1)."""
    long, around = 230, 200
    verts, cut, dust, dark = [], [], [], []
    for i in range(long + 1):
        t = -1 + (until + 1) * i / long
        fat = max(0.0, 1 - abs(t) ** 2.7) ** 0.52
        for j in range(around):
            a = math.tau * j / around
            y, z = profile_of(a, radius * fat, seed)
            x = t * length / 2
            spot = Vector((x, y, z))
            up = max(0.0, math.sin(a))
            open_, lip = 0.0, 0.0
            if up > 0.15:
                for k in range(3):
                    d = (x - (k - 1) * length * 0.25) * 0.86 - (y * 0.42)
                    wide = 0.1 * radius / 0.6 * min(1, up * 1.5) * (1 + 0.3 * fractal(spot * 3 + Vector((k, 0, 0)), 1.0, 2.0, 2))
                    open_ = max(open_, math.exp(-(d / wide) ** 4) * min(1.0, (up - 0.15) * 3))
                    lip = max(lip, math.exp(-((d + 1.22 * wide) / (0.34 * wide)) ** 2) * min(1.0, (up - 0.15) * 3))
            rough = fractal(spot * 2.4, 1.0, 2.0, 4) * 0.03 + fractal(spot * 11, 1.0, 2.0, 3) * 0.012
            blister = max(0.0, fractal(spot * 8 + Vector((7, 1, 4)), 1.0, 2.0, 2) - 0.34) * 0.1
            torn = fractal(spot * 9, 1.0, 2.0, 4) * 0.05 * open_
            grow = 1 + (rough + blister * (1 - open_) + 0.055 * lip - 0.05 * open_ + torn) / max(radius * fat, 0.1)
            verts.append((x, y * grow, max(z * grow, -0.27 * radius)))
            ring = max(0.0, math.sin(x * 44 / radius * 0.6 + 2.2 * math.cos(a) + 1.4 * fractal(spot * 3, 1.0, 2.0, 2))) ** 1.6
            flour = up ** 0.8 * ring * max(0.0, 0.5 + 1.1 * fractal(spot * 4 + Vector((3, 3, 3)), 1.0, 2.0, 4))
            cut.append(open_ * 0.92)
            dust.append(max(0.0, min(0.62, flour)) * (1 - 0.95 * open_) * (1 - lip))
            dark.append(min(0.8, 0.75 * lip + 0.45 * max(0.0, -math.sin(a)) + 0.3 * max(0.0, fractal(spot * 1.6, 1.0, 2.0, 3))))
    faces = [(i * around + j, (i + 1) * around + j, (i + 1) * around + (j + 1) % around, i * around + (j + 1) % around) for i in range(long) for j in range(around)]
    with at((0, 0, 0.265 * radius)):
        keep(mesh('hearth loaf', verts, faces, baked()), cut=cut, dust=dust, dark=dark)
        if until < 0.98:
            fat = max(0.0, 1 - abs(until) ** 2.7) ** 0.52
            side, shapes, deep, rim = crumb_face(radius * fat * 1.0, seed)
            with at((until * length / 2, 0, 0)):
                keep(mesh('crumb', side, shapes, crumb()), deep=deep, rim=rim)


def slice_of(radius=0.56, thick=0.15, seed=3):
    """A slice that stands in the y-z plane, its middle at the origin: crumb on both faces, a crust round it."""
    around = 220
    outline = [profile_of(math.tau * j / around, radius, seed) for j in range(around)]
    for side in (1, -1):
        verts, faces, deep, rim = crumb_face(radius, seed + (side < 0) * 11)
        if side < 0:
            verts[:, 0] *= -1
        verts[:, 0] += side * thick / 2
        if side < 0:
            faces = [tuple(reversed(face)) for face in faces]
        keep(mesh('crumb', verts, faces, crumb()), deep=deep, rim=rim)
    steps, verts, dust, dark = 8, [], [], []
    for i in range(steps + 1):
        s = i / steps - 0.5
        for j, (y, z) in enumerate(outline):
            spot = Vector((s * thick, y, z))
            grow = 1 + 0.02 * (1 - (2 * s) ** 4) + 0.03 * fractal(spot * 9, 1.0, 2.0, 3) * (1 - (2 * s) ** 8)
            verts.append((s * thick, y * grow, z * grow))
            dust.append(max(0.0, 0.4 * math.sin(math.tau * j / around)) * max(0.0, fractal(spot * 6, 1.0, 2.0, 3) + 0.2))
            dark.append(0.2)
    faces = [(i * around + j, (i + 1) * around + j, (i + 1) * around + (j + 1) % around, i * around + (j + 1) % around) for i in range(steps) for j in range(around)]
    keep(mesh('crust', verts, faces, baked()), cut=[0] * len(verts), dust=dust, dark=dark)


def crumbs_about(x0, x1, y0, y1, z, count=70, seed=6):
    """What the knife left on the board: flakes of crust, crumbs, a breath of flour."""
    rnd = random.Random(seed)
    tones = [plain(tone, rough=0.85) for tone in ('#E7CF9C', '#A8692E', '#7A4218', '#D9B277')]
    for _ in range(count):
        size = rnd.choice((0.008, 0.012, 0.012, 0.02, 0.032))
        ball(size, (rnd.uniform(x0, x1), rnd.uniform(y0, y1), z + size * 0.35), rnd.choice(tones), (1, rnd.uniform(0.5, 0.9), rnd.uniform(0.35, 0.7)), (0, 0, rnd.uniform(0, 180)), 10)


def olive_oil(radius):
    lathe([(0, 0), (radius * 0.96, 0), (radius, 0.012)], moist('#A8861C', '#E2C44A', 0.03, 1.0, 0.3), segments=80, soft=0)


def slate(tone='#23272B', light='#3A3D40'):
    """Split stone: layers that end in low steps, scratches, a bloom where cloths have wiped it."""
    mat, tree, shader = principled('slate')
    put, link = tree.nodes.new, tree.links.new
    spot = put('ShaderNodeTexCoord').outputs['Object']
    turn = put('ShaderNodeMapping')
    turn.inputs['Rotation'].default_value, turn.inputs['Scale'].default_value = (0, 0, 0.5), (0.5, 2.1, 1)
    link(spot, turn.inputs['Vector'])
    layers, wiped = noise(tree, 1.1, 9, turn.outputs['Vector']), noise(tree, 0.5, 5, spot)
    link(ramp(tree, layers, [(0.34, srgb(tone)), (0.52, srgb('#2E3236')), (0.68, srgb(light))]), shader.inputs['Base Color'])
    link(ramp(tree, wiped, [(0.35, (0.42, 0.42, 0.42, 1)), (0.65, (0.66, 0.66, 0.66, 1))]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = 0.4
    add_bump(tree, shader, layers, 0.75, 0.06)
    return mat


def crocus(loc, turn, scale=1.0, seed=1):
    """A saffron flower that lies on its side: six petals with veins of their own tone, three threads between them."""
    rnd = random.Random(seed)
    with at(loc, (0, 0, turn), scale):
        tube([(-0.62, 0.03, 0.03), (-0.3, -0.02, 0.05), (0, 0, 0.1)], 0.018, foliage('#D9CBE6', '#F3ECF7'), [0.6, 0.9, 1.5])
        for k in range(6):
            with at((0, 0, 0.1), (60 * k + 12, 0, 0)):
                with at((0, 0, 0), (0, -rnd.uniform(20, 46), 0)):
                    blade(rnd.uniform(0.42, 0.5), 0.2, foliage(('#7C5AA6', '#8D6DB6')[k % 2], '#C3A4E0', 0.5), -0.55, 0.3, 16, 6)
        for k in (-1, 0, 1):
            thread((0.06, 0.03 * k, 0.14 + 0.02 * (k == 0)), 14 * k, 0.4, k + seed + 3, 0.009)


def pinch(radius, count, seed=1):
    """Threads in a heap, as they are kept."""
    rnd = random.Random(seed)
    for k in range(count):
        a, r = rnd.uniform(0, math.tau), radius * rnd.random() ** 0.7
        thread((r * math.cos(a), r * math.sin(a), 0.01 + 0.06 * (1 - r / radius) * rnd.random()), rnd.uniform(0, 360), rnd.uniform(0.14, 0.24), seed + k, 0.0062)
