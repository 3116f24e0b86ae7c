"""Things for a table, in decimetres (a cup is one unit wide), each on z=0 at the origin."""
import math

from .build import at, ball, beam, box, drum, extrude, lathe, mesh, ring, tube
from .materials import add_bump, metal, noise, pane, plain, principled, ramp, srgb, wood


def glaze(colour, rough=0.28):
    return plain(colour, rough=rough, coat=0.25)


def cup(colour='#F6F1E7', drink='#7A4A28', art=None, handle=True, scale=1.0):
    """Coffee cup; `art` is the colour of a milk heart on the drink."""
    mat = glaze(colour)
    with at(scale=scale):
        lathe([(0, 0), (0.24, 0), (0.25, 0.04), (0.22, 0.06), (0.36, 0.2), (0.46, 0.5), (0.47, 0.6), (0.445, 0.6), (0.43, 0.5), (0.33, 0.2), (0, 0.12)], mat, soft=2)
        lathe([(0, 0.5), (0.432, 0.5)], plain(drink, rough=0.25), soft=0)
        if handle:
            tube([(0.43, 0, 0.5), (0.6, 0, 0.55), (0.7, 0, 0.42), (0.62, 0, 0.25), (0.36, 0, 0.2)], 0.045, mat)
        if art:
            heart = [(0.22 * math.sin(t) ** 3, 0.017 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))) for t in (math.tau * i / 60 for i in range(60))]
            with at((0, 0, 0.506), (-90, 0, 0)):
                extrude(heart, 0.008, plain(art, rough=0.4), edge=0)


def plate(radius=0.8, colour='#F6F1E7', rim=0.72):
    """Flat plate with a raised rim."""
    r = radius
    lathe([(0, 0), (r * 0.58, 0), (r * 0.62, 0.03), (r * rim, 0.04), (r * 0.98, 0.1), (r, 0.125), (r * 0.97, 0.13), (r * rim, 0.07), (r * 0.55, 0.055), (0, 0.055)], glaze(colour), segments=96, soft=2)


def bowl(radius=0.6, height=0.42, colour='#E9E0D0', inner=None):
    r, h = radius, height
    lathe([(0, 0), (r * 0.42, 0), (r * 0.45, 0.04), (r * 0.82, h * 0.42), (r, h), (r * 0.95, h), (r * 0.76, h * 0.42), (r * 0.4, h * 0.14), (0, h * 0.12)], glaze(inner or colour), segments=80, soft=2)


def tumbler(height=0.9, radius=0.33, fill=None, level=0.7):
    """Glass; `fill` is the colour of what is in it."""
    lathe([(0, 0.0), (radius * 0.86, 0), (radius, height), (radius * 0.95, height), (radius * 0.82, 0.06), (0, 0.06)], pane(mirror=0.75), soft=0)
    if fill:
        drum(radius * 0.86, height * level, (0, 0, 0.07), plain(fill, rough=0.08), 0.02)


def wine_glass(wine='#5A0F1C', level=0.4):
    glass = pane(mirror=0.8)
    lathe([(0, 0), (0.34, 0), (0.34, 0.015), (0.05, 0.05), (0.03, 0.2), (0.03, 0.85), (0.12, 0.95), (0.4, 1.3), (0.42, 1.6), (0.33, 2.05)], glass, soft=2)
    if wine:
        top = 0.95 + level
        lathe([(0, 0.97), (0.11, 0.97), (0.38, 1.28), (0.405, top), (0, top)], plain(wine, rough=0.05), soft=1)


def bottle(colour='#26391F', height=3.0, radius=0.37, label='#F1E8D4', cap='#7A1F24', rough=0.12):
    h, r = height, radius
    lathe([(0, 0), (r * 0.92, 0), (r, 0.05), (r, h * 0.58), (r * 0.9, h * 0.66), (r * 0.38, h * 0.76), (r * 0.36, h * 0.95), (0, h * 0.95)], plain(colour, rough=rough, coat=0.5), soft=1)
    drum(r * 0.4, h * 0.17, (0, 0, h * 0.83), plain(cap, rough=0.4), 0.02)
    if label:
        lathe([(r * 1.006, h * 0.16), (r * 1.006, h * 0.46)], plain(label, rough=0.8), soft=0)


def jug(colour='#E9E0D0', height=1.7, radius=0.5):
    h, r, mat = height, radius, glaze(colour)
    lathe([(0, 0), (r * 0.7, 0), (r * 0.8, 0.05), (r, h * 0.34), (r * 0.66, h * 0.72), (r * 0.6, h * 0.86), (r * 0.72, h), (r * 0.66, h), (r * 0.54, h * 0.86), (r * 0.6, h * 0.7), (0, h * 0.3)], mat, soft=2)
    tube([(r * 0.62, 0, h * 0.9), (r * 1.35, 0, h * 0.95), (r * 1.5, 0, h * 0.6), (r * 0.9, 0, h * 0.42)], 0.07, mat)


def handle(length, steel):
    """Flat handle along y from -length, waisted where it meets the head at y=0.12."""
    half = [(-length, 0.05), (-length * 0.96, 0.075), (-length * 0.8, 0.085), (-length * 0.4, 0.06), (-0.1, 0.04), (0.12, 0.036)]
    outline = [(x, y) for y, x in half] + [(-x, y) for y, x in reversed(half)]
    with at((0, 0, 0.045), (-90, 0, 0)):
        extrude(outline, 0.045, steel, edge=0.018)


def fork(mat=None, length=1.9):
    """Lies along y, tines to +y: shoulders, four tapering tines, a bend that lifts their points."""
    steel = mat or metal('#C9CBC8', 0.25)
    handle(length * 0.58, steel)
    neck, tip, wide = 0.1, length * 0.42, 0.13
    outline = [(0.034, neck), (0.06, neck + 0.07), (0.112, neck + 0.16), (wide, neck + 0.28)]
    for i in range(4):
        right = wide - i * wide * 2 / 4 + (0 if i == 0 else -0.008)
        left = right - wide * 2 / 4 + 0.016 + (0 if i else 0.0)
        middle = (right + left) / 2
        outline += [(right - 0.003, tip - 0.1), (middle + 0.009, tip), (middle - 0.009, tip), (left + 0.003, tip - 0.1)]
        if i < 3:
            outline += [(left, neck + 0.33), (left - 0.009, neck + 0.31), (left - 0.016, neck + 0.33)]
    outline += [(-wide, neck + 0.28), (-0.112, neck + 0.16), (-0.06, neck + 0.07), (-0.034, neck)]
    with at((0, 0, 0.045), (-90, 0, 0)):
        head = extrude(outline, 0.024, steel, edge=0.007)
    # The bend: flat at the neck, a little down at the shoulders, up at the points.
    for vertex in head.data.vertices:
        run = max(0.0, vertex.co.z - neck) / (tip - neck)
        vertex.co.y -= 0.1 * run ** 2 - 0.07 * run


def knife(mat=None, length=2.1):
    """Lies along y: the edge is straight, the back comes down to a round point."""
    steel = mat or metal('#C9CBC8', 0.22)
    handle(length * 0.48, steel)
    long = length * 0.52
    back = [(0.09 * (1 - t ** 5) ** 0.5 - 0.02, 0.14 + (long - 0.14) * t) for t in (k / 14 for k in range(15))]
    with at((0, 0, 0.045), (-90, 0, 0)):
        extrude([(-0.045, 0.05), (0.04, 0.05), *back, (-0.05, long - 0.05), (-0.055, 0.16)], 0.018, steel, edge=0.006)


def spoon(mat=None, length=1.4):
    """Lies along y, bowl to +y."""
    steel = mat or metal('#C9CBC8', 0.22)
    tube([(0, -length / 2, 0.05), (0, 0, 0.04), (0, length * 0.3, 0.06)], 0.03, steel, [1.2, 0.8, 0.9])
    ball(0.15, (0, length * 0.42, 0.06), steel, (0.75, 1.15, 0.22))


def flaky(dark, middle, light):
    """Egg-washed pastry: dark where it is highest, pale in its seams, blistered and streaked."""
    mat, tree, shader = principled(f'flaky {middle}')
    link, put = tree.links.new, tree.nodes.new
    parts, bake = put('ShaderNodeSeparateXYZ'), put('ShaderNodeMath')
    link(put('ShaderNodeTexCoord').outputs['Object'], parts.inputs[0])
    bake.operation, bake.inputs[1].default_value = 'MULTIPLY_ADD', 0.34
    streaks = put('ShaderNodeMapping')
    streaks.inputs['Scale'].default_value = (9, 1.6, 1.6)
    link(put('ShaderNodeTexCoord').outputs['Object'], streaks.inputs['Vector'])
    grain = noise(tree, 1.8, 6, streaks.outputs['Vector'])
    link(parts.outputs['Z'], bake.inputs[0])
    link(grain, bake.inputs[2])
    link(ramp(tree, bake.outputs[0], [(0.28, srgb(light)), (0.55, srgb(middle)), (0.86, srgb(dark))]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Clearcoat'].default_value = 0.42, 0.3
    add_bump(tree, shader, grain, 0.5)
    return mat


def croissant(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Bent body of overlapping rolls, thick in the middle, its points towards -y."""
    skins = [flaky(*tones) for tones in (('#8A4A1A', '#C98A45', '#E9BC7C'), ('#7C3F14', '#BB7736', '#E0AC68'), ('#96541F', '#D49A57', '#F0CA92'))]
    with at(loc, rot, scale):
        for i in range(11):
            t = (i - 5) / 5
            a = math.radians(90 + t * 74)
            fat = 0.37 * (1 - 0.7 * abs(t) ** 1.6)
            with at((0.62 * math.cos(a), 0.62 * math.sin(a) - 0.3, fat * 0.92), (0, 0, math.degrees(a) - 90 + t * 8)):
                lean = -1 if t < 0 else 1
                for step in range(4):
                    ball(fat * (1 - 0.035 * step), (-lean * 0.035 * step, 0, 0), skins[(i + step) % 3], (0.46, 1.0, 0.9), (6 * lean, -16 * t + 5 * lean, 10 * lean))


def crust():
    """Baked crust, paler where the attribute `cut` says that it was slashed."""
    mat, tree, shader = principled('crust')
    join = tree.links.new
    baked = noise(tree, 2.2)
    skin = ramp(tree, baked, [(0.3, srgb('#A9652B')), (0.5, srgb('#C07F3E')), (0.72, srgb('#D69B58'))])
    cut = tree.nodes.new('ShaderNodeAttribute')
    cut.attribute_name = 'cut'
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color2'].default_value = srgb('#F0D6A6')
    join(cut.outputs['Fac'], mix.inputs['Fac'])
    join(skin, mix.inputs['Color1'])
    join(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.7, 0.3
    add_bump(tree, shader, noise(tree, 16), 0.3)
    return mat


def loaf(length=2.2, radius=0.55, cuts=4):
    """Long bread along x, slashed aslant, its crust burst open along the cuts."""
    long, around, verts, open_ = 170, 110, [], []
    for i in range(long + 1):
        t = 2 * i / long - 1
        fat = radius * max(0.0, 1 - abs(t) ** 2.5) ** 0.6
        for j in range(around):
            a = math.tau * j / around
            lean = (a - math.pi / 2 + math.pi) % math.tau - math.pi
            mask = max(0.0, 1 - (abs(lean) / 1.05) ** 3)
            r, cut = fat, 0.0
            for k in range(cuts):
                d = t * length / 2 - (k - (cuts - 1) / 2) * length * 0.17 - 0.42 * radius * lean
                inner, lip = math.exp(-(d / (0.17 * radius)) ** 4), math.exp(-((d + 0.25 * radius) / (0.1 * radius)) ** 2)
                r += fat * mask * (0.07 * lip - 0.06 * inner)
                cut = max(cut, mask * inner)
            verts.append((t * length / 2, r * math.cos(a), max(radius * 0.74 + 0.8 * r * math.sin(a), 0.3 * radius * (1 - fat / radius))))
            open_.append(cut)
    faces = [(i * around + j, (i + 1) * around + j, (i + 1) * around + (j + 1) % around, i * around + (j + 1) % around) for i in range(long) for j in range(around)]
    bread = mesh('loaf', verts, faces, crust())
    bread.data.attributes.new('cut', 'FLOAT', 'POINT').data.foreach_set('value', open_)
    return bread


def board(width=3.2, depth=1.8, tone=('#B98757', '#8A5F38'), thick=0.14):
    """Cutting board with a round handle end to +x."""
    with at((0, 0, thick / 2), (-90, 0, 0)):
        outline = [(-width / 2 + 0.1, -depth / 2), (width / 2 - 0.3, -depth / 2), (width / 2 - 0.1, -depth / 2 + 0.2), (width / 2, -0.2), (width / 2 + 0.6, -0.17), (width / 2 + 0.75, 0), (width / 2 + 0.6, 0.17), (width / 2, 0.2), (width / 2 - 0.1, depth / 2 - 0.2), (width / 2 - 0.3, depth / 2), (-width / 2 + 0.1, depth / 2), (-width / 2, depth / 2 - 0.1), (-width / 2, -depth / 2 + 0.1)]
        extrude(outline, thick, wood(*tone, grain=(0.8, 8, 8)), edge=0.04)


def candle(radius=0.3, height=0.5, colour='#F3EAD8', flame=True):
    """Stump with a hollow and a flame."""
    from .materials import glow
    lathe([(0, 0), (radius * 0.97, 0), (radius, 0.03), (radius, height * 0.96), (radius * 0.94, height), (radius * 0.6, height * 0.95), (0, height * 0.92)], plain(colour, rough=0.5, sss=0.15), soft=1)
    if flame:
        tube([(0, 0, height * 0.9), (0, 0, height), (0.01, 0, height + 0.06)], 0.012, plain('#2A2018'))
        lathe([(0, 0), (0.045, 0.05), (0.05, 0.1), (0.025, 0.2), (0, 0.29)], glow('#FFC56E', 14), (0.005, 0, height + 0.04), segments=24, soft=2)


def egg(loc, colour='#E9CDA8', rot=(0, 0, 0)):
    profile = [(0.2 * math.sin(t) * (1 + 0.12 * math.cos(t)), 0.26 - 0.26 * math.cos(t)) for t in (math.pi * i / 24 for i in range(25))]
    lathe(profile, plain(colour, rough=0.5), loc, rot, 40, 0)


def rim(radius, thick, loc, mat):
    return ring(radius, thick, loc, mat)


def sheet(points, mat):
    return mesh('sheet', points, [tuple(range(len(points)))], mat, smooth=False)
