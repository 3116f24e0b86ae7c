"""Money as matter: brass discs on marble, a stair of them, light through a vault."""
import math
import random

from kit.build import at, ball, box, extrude, lathe, mesh, ring
from kit.interior import flat
from kit.light import area, camera, sun, sweep, world
from kit.materials import metal, plain, principled, ramp, srgb

GREEN = '#12251D'


def marble(ground='#EDEBE4', vein='#A9AFA6'):
    """White stone with grey veins: two noises, one bending the other."""
    mat, tree, shader = principled('marble')
    place = tree.nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (0.5, 1.1, 0.8)
    place.inputs['Rotation'].default_value = (0.2, 0.3, 0.7)
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], place.inputs['Vector'])
    cloud = tree.nodes.new('ShaderNodeTexNoise')
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value, cloud.inputs['Distortion'].default_value = 1.1, 9, 1.6
    tree.links.new(place.outputs['Vector'], cloud.inputs['Vector'])
    colour = ramp(tree, cloud.outputs['Fac'], [(0.42, srgb(ground)), (0.495, srgb(vein)), (0.52, srgb(ground)), (0.6, srgb(ground))])
    tree.links.new(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.18
    shader.inputs['Clearcoat'].default_value = 0.4
    return mat


def disc(radius=0.5, thick=0.12, tone='#C49A4C'):
    """Turned disc with a raised rim and a groove."""
    r, t = radius, thick
    flats = [(0, 0), (r * 0.5, 0), (r * 0.95, 0), (r * 0.97, 0), (r * 0.995, t * 0.1), (r, t * 0.2), (r, t * 0.8), (r * 0.995, t * 0.9), (r * 0.975, t), (r * 0.96, t), (r * 0.87, t), (r * 0.86, t)]
    inside = [(r * 0.85, t * 0.86), (r * 0.83, t * 0.82), (r * 0.82, t * 0.82), (r * 0.5, t * 0.82), (r * 0.49, t * 0.82), (r * 0.475, t * 0.7), (r * 0.46, t * 0.82), (r * 0.45, t * 0.82), (r * 0.2, t * 0.82), (0, t * 0.82)]
    lathe(flats + inside, metal(tone, 0.26), segments=96, soft=0)


def pile(x, y, count, seed=1, z=0.0):
    rnd = random.Random(seed)
    for i in range(count):
        with at((x + rnd.uniform(-0.02, 0.02), y + rnd.uniform(-0.02, 0.02), z + i * 0.121), (0, 0, rnd.uniform(0, 90))):
            disc(tone='#C49A4C' if i % 4 else '#B98A3C')


def rising():
    """Five piles, each higher than the last."""
    box((9, 3.2, 0.5), (0.3, 0.2, -0.25), marble(), 0.04)
    for i, count in enumerate((2, 4, 6, 9, 13)):
        pile(-2.0 + i * 1.12, 0.15, count, i + 1)
    with at((-2.9, -0.6, 0.5), (82, 0, 24)):
        disc()


def lying():
    """Discs scattered on marble, from above."""
    box((12, 12, 0.5), (0, 0, -0.25), marble('#12291F', '#3C6A54'), 0.04)
    rnd = random.Random(7)
    for i in range(11):
        a = i * 2.4
        with at((0.62 * math.sqrt(i) * math.cos(a) + 0.5, 0.62 * math.sqrt(i) * math.sin(a), 0.001 * i), (0, 0, rnd.uniform(0, 90))):
            disc(rnd.choice((0.32, 0.42, 0.5)), tone=rnd.choice(('#C49A4C', '#B98A3C', '#D2AE66')))
    pile(0.5, 0.0, 4, 4, 0.1)


def balance():
    """A marble ball and a pile of discs on a beam across a half cylinder."""
    sweep(plain(GREEN, rough=1, spec=0), back=6, radius=3.5)
    half = [(0.8 * math.cos(math.pi * k / 40), 0.8 * math.sin(math.pi * k / 40)) for k in range(41)]
    extrude(half, 1.1, marble('#F0EEE7'), edge=0.02)
    with at((0, 0, 0.88), (0, 2.5, 0)):
        box((5.4, 0.9, 0.16), (0, 0, 0), metal('#C49A4C', 0.22), 0.05, segments=4)
        for i in range(6):
            with at((-1.9, 0, 0.08 + i * 0.121)):
                disc()
        ball(0.62, (1.95, 0, 0.72), marble('#F0EEE7'))
        ring(0.34, 0.05, (1.95, 0, 0.12), metal('#C49A4C', 0.22), around=96, across=16)


def vault():
    """Light through a row of arches."""
    stone = plain('#DDE3DA', rough=0.8, vary=0.05, vary_scale=0.6)
    flat([(-20, -6, 0), (20, -6, 0), (20, 40, 0), (-20, 40, 0)], marble('#E6EAE2', '#B4C0B4'))
    for k in range(9):
        y = k * 2.2
        arc = [(2.1 * math.cos(math.pi * i / 48), 2.6 + 2.1 * math.sin(math.pi * i / 48)) for i in range(49)]
        inner = [(-2.1, 0), *arc[::-1], (2.1, 0)]
        outer = [(-2.9, 0), *[(2.9 * math.cos(math.pi * i / 48), 2.6 + 2.9 * math.sin(math.pi * i / 48)) for i in range(48, -1, -1)], (2.9, 0)]
        n = len(inner)
        for dy in (0.0, 0.7):
            mesh('arch', [(x, y + dy, z) for x, z in inner + outer], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], stone, smooth=False)
        mesh('arch', [(x, y, z) for x, z in inner] + [(x, y + 0.7, z) for x, z in inner], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], stone, smooth=False)
        mesh('arch', [(x, y, z) for x, z in outer] + [(x, y + 0.7, z) for x, z in outer], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], stone, smooth=False)
    flat([(-8, 22, 0), (8, 22, 0), (8, 22, 9), (-8, 22, 9)], plain('#F2F6EE', rough=1, glow=0.9))
    flat([(2.95, -6, 0), (2.95, 22, 0), (2.95, 22, 9), (2.95, -6, 9)], stone)
    roof = [(2.86 * math.cos(math.radians(a)), 2.6 + 2.86 * math.sin(math.radians(a))) for a in range(8, 157, 4)]
    mesh('roof', [(x, y, z) for y in (-4, 20) for x, z in roof], [(i, i + 1, len(roof) + i + 1, len(roof) + i) for i in range(len(roof) - 1)], stone)
    ball(0.62, (0.95, 7.6, 0.62), metal('#C49A4C', 0.2), segments=96)


VIEWS = {
    'brass-rising': {'make': rising, 'light': 'still', 'camera': {'loc': (-0.6, -7.6, 2.3), 'target': (0.42, 0, 0.66), 'lens': 47}},
    'brass-scattered': {'make': lying, 'light': 'above', 'camera': {'loc': (0.3, -4.4, 6.6), 'target': (0.4, 0, 0), 'lens': 50, 'fstop': 3.2}},
    'brass-balance': {'make': balance, 'light': 'dark', 'camera': {'loc': (0.9, -9.6, 2.0), 'target': (0, 0, 0.98), 'lens': 50}},
    'vault-of-light': {'make': vault, 'light': 'vault', 'size': (2000, 1333), 'camera': {'loc': (0.0, 0.72, 1.6), 'target': (0, 9, 2.2), 'lens': 26}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 1333))
    each.update({'samples': 28, 'film': {'exposure': 0.3, 'bounces': 4, 'clamp': 3}})


def build(view):
    view['make']()
    if view['light'] == 'vault':
        sun((0.75, 0.28, -0.6), 4.2, '#FFF0D4', 1.0)
        world('#DDE9E2', 0.5)
    else:
        if view['light'] == 'still':
            flat([(-30, 9, -8), (30, 9, -8), (30, 9, 20), (-30, 9, 20)], plain(GREEN, rough=1))
        area((-6, 1, 6), (0, 0, 0.4), 2.6, 1100, '#FFF2DC')
        area((5, -5, 4), (0, 0, 0.5), 3, 150, '#CFEBDD')
        if view['light'] != 'above':
            area((0, 4, 5), (0, 0, 0.5), 3, 260, '#FFFFFF')
        area((1.0, -8, 3.4), (0, 0, 0.6), 3, 110, '#FFF2DC')
        world('#BFD0C6', 0.35)
    camera(**view['camera'])
