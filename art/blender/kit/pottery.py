"""Thrown things and woven things, in metres, each on z=0 at the origin."""
import math

import bpy

from .build import at, box, drum, lathe, mesh, ring, soften, tube
from .cloth import grid, linen
from .materials import plain, principled, ramp, noise, srgb, add_bump

BODY = '#B56A45'
# Outlines as shares of half the width and of the height.
SHAPES = {
    'crock': [(0, 0), (0.86, 0), (0.94, 0.03), (0.99, 0.3), (1, 0.6), (0.97, 0.86), (0.93, 0.9), (1.0, 0.92), (1.0, 0.99), (0.96, 1), (0.88, 1), (0.87, 0.92), (0.9, 0.6)],
    'moon': [(0, 0), (0.44, 0), (0.5, 0.03), (0.86, 0.24), (1, 0.5), (0.86, 0.76), (0.5, 0.93), (0.4, 0.95), (0.41, 1), (0.35, 1), (0.33, 0.94)],
    'bottle': [(0, 0), (0.82, 0), (0.96, 0.04), (1, 0.3), (0.88, 0.5), (0.4, 0.64), (0.25, 0.72), (0.23, 0.94), (0.34, 1), (0.25, 1), (0.17, 0.9)],
    'churn': [(0, 0), (0.74, 0), (0.8, 0.03), (0.97, 0.4), (1, 0.62), (0.8, 0.84), (0.6, 0.9), (0.62, 0.97), (0.72, 1), (0.6, 1), (0.53, 0.9), (0.7, 0.8)],
    'bowl': [(0, 0), (0.4, 0), (0.42, 0.12), (0.46, 0.16), (0.8, 0.5), (1, 1), (0.955, 1), (0.74, 0.52), (0.4, 0.24), (0, 0.2)],
    'beaker': [(0, 0), (0.78, 0), (0.84, 0.04), (0.95, 0.5), (1, 1), (0.93, 1), (0.88, 0.5), (0.76, 0.08), (0, 0.08)],
    'flask': [(0, 0), (0.7, 0), (0.78, 0.03), (1, 0.26), (0.9, 0.42), (0.5, 0.56), (0.42, 0.66), (0.46, 0.9), (0.62, 1), (0.53, 1), (0.38, 0.9), (0.34, 0.66)],
}


def fired(colour, shine=0.32):
    """Glaze that came out a little uneven."""
    return plain(colour, rough=shine, coat=0.3, vary=0.16, vary_scale=7)


def raw(colour=BODY):
    return plain(colour, rough=0.88, spec=0.25, vary=0.1, vary_scale=9)


def pot(kind, height, width, glaze, body=None, dip=0.0, loc=(0, 0, 0), scored=()):
    """Pot of a shape; below `dip` (a share of its height) it shows its clay; `scored` are heights of lines."""
    outline = soften([(r * width / 2, z * height) for r, z in SHAPES[kind]], 2)
    bare = body or raw()
    if dip:
        low = [outline[0]]
        while len(low) < len(outline) and outline[len(low)][1] <= dip * height:
            low.append(outline[len(low)])
        lathe(low, bare, loc, soft=0, segments=96)
        lip = [(r + 0.0015, z) for r, z in outline[len(low) - 1:]]
        lathe([(lip[0][0] - 0.004, lip[0][1]), *lip], glaze, loc, soft=0, segments=96)
    else:
        lathe(outline, glaze, loc, soft=0, segments=96)
    for share in scored:
        near = min(outline, key=lambda spot: abs(spot[1] - share * height) - spot[0] * 0.01)
        ring(near[0] + 0.0006, 0.0024, (loc[0], loc[1], share * height + loc[2]), bare)


def ears(height, width, mat):
    """Two lugs on the shoulder of a crock."""
    for side in (-1, 1):
        with at((side * width / 2 * 0.98, 0, height * 0.8)):
            tube([(0, -0.05, 0), (side * 0.02, -0.045, 0.005), (side * 0.036, 0, 0.008), (side * 0.02, 0.045, 0.005), (0, 0.05, 0)], 0.011, mat)


def jug(height, width, glaze, body=None):
    """Pitcher: a belly, a neck and one handle to +x."""
    w, h = width / 2, height
    lathe([(0, 0), (w * 0.66, 0), (w * 0.74, h * 0.03), (w, h * 0.34), (w * 0.72, h * 0.68), (w * 0.58, h * 0.82), (w * 0.72, h), (w * 0.65, h), (w * 0.5, h * 0.82), (w * 0.6, h * 0.68)], glaze)
    tube([(w * 0.62, 0, h * 0.9), (w * 1.2, 0, h * 0.97), (w * 1.55, 0, h * 0.72), (w * 1.35, 0, h * 0.45), (w * 0.9, 0, h * 0.36)], h * 0.04, glaze)


def plate(radius, glaze, rim):
    """Plate that faces up, its rim in a second glaze."""
    r = radius
    lathe([(0, 0), (r * 0.6, 0), (r * 0.64, 0.008), (r * 0.8, 0.012), (r * 0.8, 0.018), (r * 0.6, 0.014), (0, 0.012)], glaze, soft=1, segments=96)
    lathe([(r * 0.795, 0.011), (r * 0.97, 0.026), (r, 0.031), (r * 0.97, 0.034), (r * 0.795, 0.0185)], rim, soft=1, segments=96)


def dog_bowl(colour, inside):
    """Low and wide at the foot, so that nobody tips it."""
    lathe([(0, 0), (0.15, 0), (0.152, 0.01), (0.118, 0.082), (0.11, 0.086), (0.102, 0.082), (0.098, 0.03), (0, 0.026)], fired(colour), segments=96)
    drum(0.095, 0.012, (0, 0, 0.024), plain(inside, rough=0.9, vary=0.2, vary_scale=60, bump=0.6, bump_scale=90), 0.005)


def woven(width, bands, point, seed=1):
    """Cloth in bands [(share, colour)]: `point(u, v)` says where it lies, v from its foot to its head."""
    below = 0.0
    for share, colour in bands:
        low, high = below, below + share
        rows = max(2, round(60 * share))
        grid(lambda u, v, a=low, b=high: point(u, a + (b - a) * v), 48, rows, linen(colour, 0.2), 0.008, 'woven')
        below = high


def hanging(width, height, bands, rod):
    """Woven cloth on a rod, with a fringe at its foot; its head is at z=0."""
    def point(u, v):
        wave = 0.012 * math.sin(u * 9 + v * 1.4) * (1 - v) + 0.006 * math.sin(u * 23)
        return (width * (u - 0.5), -0.02 - wave, -height * (1 - v))
    woven(width, bands, point)
    tube([(-width / 2 - 0.07, -0.02, 0.012), (width / 2 + 0.07, -0.02, 0.012)], 0.012, rod, smooth=False)
    thread = linen(bands[0][1])
    for i in range(44):
        x = width * ((i + 0.5) / 44 - 0.5)
        y = -0.02 - 0.012 * math.sin((i + 0.5) / 44 * 9)
        tube([(x, y, -height), (x + 0.004 * math.sin(i * 2.3), y, -height - 0.05), (x + 0.009 * math.sin(i * 3.7), y - 0.004, -height - 0.1)], 0.0036, thread)


def over_arm(depth, path, bands):
    """Blanket laid over something: `path` is its run in the x-z plane, `depth` its width along y."""
    runs = soften(path, 3)
    spans = [math.dist(a, b) for a, b in zip(runs, runs[1:])]
    total = sum(spans)

    def spot(share):
        left = share * total
        for (a, b), span in zip(zip(runs, runs[1:]), spans):
            if left <= span:
                t = left / span
                return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            left -= span
        return runs[-1]

    def point(u, v):
        x, z = spot(v)
        hang = 0.012 * math.sin(u * 11 + 1) * (1 - v)
        return (x + hang, depth * (u - 0.5) * (1 + 0.03 * math.sin(v * 7)), z)
    woven(depth, bands, point)


def brick_tones(tones, vary=0.1):
    return [plain(tone, rough=0.92, spec=0.2, vary=vary, vary_scale=6, bump=0.12, bump_scale=30) for tone in tones]


def brick_floor(x0, x1, y0, y1, tones, mortar='#9C8A76', long=0.23, wide=0.115, gap=0.006):
    """Bricks laid flat in running bond; one mesh a tone."""
    mesh('bed', [(x0, y0, -0.004), (x1, y0, -0.004), (x1, y1, -0.004), (x0, y1, -0.004)], [(0, 1, 2, 3)], plain(mortar, rough=1), smooth=False)
    heaps = [([], []) for _ in tones]
    rows, cols = int((y1 - y0) / wide), int((x1 - x0) / long) + 2
    for j in range(rows):
        for i in range(cols):
            n = (i * 7919 + j * 104729 + (i * j) % 31 * 17) % 97
            verts, faces = heaps[n % len(tones)]
            x, y, z = x0 + (i - (j % 2) * 0.5) * long, y0 + j * wide, 0.002 + (n % 5) * 0.0005
            start = len(verts)
            verts += [(x + gap, y + gap, z), (x + long - gap, y + gap, z), (x + long - gap, y + wide - gap, z), (x + gap, y + wide - gap, z)]
            faces.append((start, start + 1, start + 2, start + 3))
    for (verts, faces), mat in zip(heaps, brick_tones(tones)):
        mesh('bricks', verts, faces, mat, smooth=False)


def wicket(middle, width, spring, y, tones, out=0.035):
    """The bricks round the mouth of a kiln: jambs and two rings of an arch, standing off the wall at `y`."""
    mats = brick_tones(tones, 0.16)
    r, high, count = width / 2, 0.078, 0
    for side in (-1, 1):
        for k in range(int(spring / high)):
            count += 1
            long = 0.225 if k % 2 else 0.17
            x = middle + side * (r + long / 2)
            box((long - 0.007, 0.12, high - 0.008), (x, y + 0.06 - out + 0.004 * (count % 3), high * (k + 0.5)), mats[(count * 5 + k) % len(mats)], 0.006)
    foot = int(spring / high) * high
    for course, (inner, tall) in enumerate(((r, 0.112), (r + 0.117, 0.112))):
        n = round(math.pi * (inner + tall / 2) / 0.083)
        for i in range(n):
            a = math.pi * (i + 0.5) / n
            size = math.pi * (inner + tall / 2) / n - 0.008
            count += 1
            box((tall - 0.006, 0.12, size), (middle + (inner + tall / 2) * math.cos(a), y + 0.06 - out - course * 0.008 + 0.003 * (count % 3), foot + (inner + tall / 2) * math.sin(a)), mats[(count * 3 + course) % len(mats)], 0.006, (0, -math.degrees(a), 0))


def running(green, amber, clay, speck):
    """Glaze where the attribute `glaze` is 1, breaking to amber where it is thin, and clay where it is 0."""
    mat, tree, shader = principled('running glaze')
    join, put = tree.links.new, tree.nodes.new
    film = put('ShaderNodeAttribute')
    film.attribute_name = 'glaze'
    spot = put('ShaderNodeTexCoord').outputs['Object']
    cloud = noise(tree, 9, 5, spot)
    lift, add = put('ShaderNodeMath'), put('ShaderNodeMath')
    lift.operation, lift.inputs[1].default_value, lift.inputs[2].default_value = 'MULTIPLY_ADD', 0.5, -0.25
    join(cloud, lift.inputs[0])
    join(film.outputs['Fac'], add.inputs[0])
    join(lift.outputs[0], add.inputs[1])
    glazed = ramp(tree, add.outputs[0], [(0.1, srgb(amber)), (0.34, srgb('#8C7A34')), (0.58, srgb(green)), (0.95, srgb('#0F3A2A'))])
    grains = ramp(tree, noise(tree, 190, 2, spot), [(0.3, srgb(speck)), (0.42, srgb(clay))])
    mask = ramp(tree, film.outputs['Fac'], [(0.0, (0, 0, 0, 1)), (0.06, (1, 1, 1, 1))])
    mix = put('ShaderNodeMixRGB')
    join(mask, mix.inputs['Fac'])
    join(grains, mix.inputs['Color1'])
    join(glazed, mix.inputs['Color2'])
    join(mix.outputs[0], shader.inputs['Base Color'])
    rough = put('ShaderNodeMapRange')
    rough.inputs['To Min'].default_value, rough.inputs['To Max'].default_value = 0.9, 0.13
    join(mask, rough.inputs['Value'])
    join(rough.outputs[0], shader.inputs['Roughness'])
    join(mask, shader.inputs['Clearcoat'])
    shader.inputs['Clearcoat Roughness'].default_value = 0.06
    return mat


def run_pot(height, width, runs, mat, around=1500, up=560, kind='churn'):
    """Pot down which its glaze has run: `runs` are (angle in degrees, reach, half width in degrees)."""
    outline = soften([(r * width / 2, z * height) for r, z in SHAPES[kind]], 3)
    spans = [math.dist(a, b) for a, b in zip(outline, outline[1:])]
    total, verts, film = sum(spans), [], []
    places, k, passed = [], 0, 0.0
    for j in range(up + 1):
        want = total * j / up
        while k < len(spans) - 1 and passed + spans[k] < want:
            passed += spans[k]
            k += 1
        t = (want - passed) / max(spans[k], 1e-9)
        (ra, za), (rb, zb) = outline[k], outline[k + 1]
        places.append((ra + (rb - ra) * t, za + (zb - za) * t))
    for i in range(around):
        a = 360 * i / around
        edge = 0.56 + 0.012 * math.sin(math.radians(a * 3)) + 0.006 * math.sin(math.radians(a * 11 + 40))
        bead = 0.0
        for at_angle, reach, wide in runs:
            d = ((a - at_angle + 180) % 360 - 180) / wide
            drip = math.exp(-d * d * d * d) if abs(d) < 2 else 0
            soft = math.exp(-d * d * 0.5)
            edge -= reach * drip + 0.02 * soft
            bead = max(bead, drip)
        for r, z in places:
            over = z / height - edge
            lip = min(1.0, max(0.0, over / 0.012))
            bulge = 0.75 * math.exp(-((over - 0.02) / 0.017) ** 2) * (0.35 + 0.65 * bead)
            thick = lip * (min(1.0, max(0.0, over) / 0.03) ** 0.5 * (0.62 + 0.38 * bead) + bulge)
            # Below the edge it goes on downwards, so that the line itself falls between the points and is smooth.
            film.append(min(over * 40, thick * 0.75 - 0.67 * max(0.0, over - 0.3), 1.0))
            grow = 0.011 * thick * width
            verts.append(((r + grow) * math.cos(math.radians(a)), (r + grow) * math.sin(math.radians(a)), z))
    n = up + 1
    faces = [(i * n + j, ((i + 1) % around) * n + j, ((i + 1) % around) * n + j + 1, i * n + j + 1) for i in range(around) for j in range(up)]
    thing = mesh('run pot', verts, faces, mat)
    thing.data.attributes.new('glaze', 'FLOAT', 'POINT').data.foreach_set('value', film)
    return thing
