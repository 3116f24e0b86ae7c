"""A friendly dentist: clay tooth, mirror, brush and paste, appointment card, in aqua, white and coral."""
import math

import bmesh
import bpy

from kit.build import at, ball, box, drum, extrude, lathe, mesh, panel, ring, soften, tube
from kit.light import area, camera, sweep, world
from kit.materials import backdrop, clay, metal, plain
from kit.place import unlink

AQUA, WHITE, CORAL, DEEP = '#6FC7C4', '#FDFBF7', '#FF7F6B', '#1F6F78'


def tooth(mat=None, scale=1.0, face=False):
    """Molar on z=0: crown, four cusps and two roots, melted into one soft body."""
    mat = mat or plain(WHITE, rough=0.2, coat=0.5)
    with at(scale=scale):
        parts = [box((1.46, 1.2, 0.95), (0, 0, 1.34), mat, 0.4, segments=6)]
        parts += [ball(0.42, (0.35 * x, 0.26 * y, 1.54), mat, (1, 1, 0.9)) for x in (-1, 1) for y in (-1, 1)]
        parts += [ball(0.6, (0.3 * x, 0, 1.1), mat, (0.95, 0.95, 0.9)) for x in (-1, 1)]
        for x in (-1, 1):
            parts.append(lathe([(0, 0), (0.14, 0), (0.25, 0.22), (0.34, 0.6), (0.44, 1.1), (0, 1.1)], mat, (0.38 * x, 0, 0), (0, 5 * x, 0), soft=2))
        melt(parts, mat)
        if face:
            for x in (-0.27, 0.27):
                ball(0.075, (x, -0.63, 1.42), clay(DEEP), (1, 0.6, 1.3), segments=24)
                ball(0.022, (x - 0.02, -0.69, 1.47), clay(WHITE), segments=16)
                ball(0.09, (x * 1.75, -0.575, 1.24), plain('#FFB3A4', rough=0.6), (1, 0.35, 0.7), (0, 0, 20 if x > 0 else -20), 24)
            tube([(-0.16, -0.64, 1.27), (-0.09, -0.66, 1.17), (0.09, -0.66, 1.17), (0.16, -0.64, 1.27)], 0.03, clay(CORAL))
            for x in (-0.16, 0.16):
                ball(0.03, (x, -0.64, 1.27), clay(CORAL), segments=16)


def melt(parts, mat, grain=0.03, rounds=26):
    """One smooth skin round several bodies that overlap."""
    body = parts[0]
    joined = bmesh.new()
    bpy.context.view_layer.update()
    for part in parts:
        shape = part.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        shape.transform(part.matrix_basis)
        joined.from_mesh(shape)
    for part in parts[1:]:
        unlink(part)
    body.modifiers.clear()
    body.data = bpy.data.meshes.new('melted')
    joined.to_mesh(body.data)
    joined.free()
    body.data.materials.append(mat)
    body.matrix_basis.identity()
    skin = body.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', grain, True
    calm = body.modifiers.new('calm', 'SMOOTH')
    calm.factor, calm.iterations = 0.5, rounds
    return body


def mirror():
    """Dentist's mirror; stands along z with its disc on top."""
    steel = metal('#D5DADA', 0.18)
    tube([(0, 0, 0), (0, 0, 1.0), (0, 0, 1.9)], 0.075, clay(AQUA), [1.1, 1, 0.75], smooth=False)
    tube([(0, 0, 1.85), (0, 0, 2.2), (0.06, 0, 2.42)], 0.04, steel)
    with at((0.16, 0, 2.72), (90, 0, -8)):
        drum(0.34, 0.08, (0, 0, -0.04), steel, 0.03)
        drum(0.29, 0.01, (0, 0, 0.036), metal('#F2F6F6', 0.03), 0.002)


def brush(colour=CORAL, length=2.6):
    """Lies along x on z=0: grip, narrow neck, head with its bristles up at +x."""
    half = ((0.0, 0.06), (0.03, 0.13), (0.14, 0.17), (0.3, 0.165), (0.52, 0.14), (0.66, 0.085), (0.72, 0.085), (0.77, 0.15), (0.84, 0.17), (0.94, 0.165), (0.99, 0.12), (1.0, 0.05))
    half = soften([(length * (t - 0.5), w) for t, w in half], 2)
    with at((0, 0, 0.12), (-90, 0, 0)):
        extrude([*half, *[(x, -w) for x, w in reversed(half)]][::-1], 0.17, clay(colour), edge=0.07, segments=5)
    for i in range(7):
        for j in range(3):
            tall = 0.3 + 0.04 * (i % 2)
            drum(0.042, tall, (length * 0.285 + i * 0.088, -0.09 + j * 0.09, 0.2), clay(AQUA if i in (0, 6) else WHITE), 0.02, segments=20)


def paste():
    """Tube of toothpaste lying on its side, cap at +x."""
    verts, n = [], 48
    for x, w, h in ((-1.0, 0.5, 0.02), (-0.9, 0.5, 0.04), (-0.3, 0.47, 0.22), (0.5, 0.36, 0.34), (0.7, 0.3, 0.3)):
        verts += [(x, w * math.cos(math.tau * k / n), 0.34 + h * math.sin(math.tau * k / n)) for k in range(n)]
    faces = [(i * n + k, (i + 1) * n + k, (i + 1) * n + (k + 1) % n, i * n + (k + 1) % n) for i in range(4) for k in range(n)]
    faces += [tuple(range(n)), tuple(range(4 * n, 5 * n))]
    mesh('paste', verts, faces, clay(WHITE), tidy=True, angle=50)
    drum(0.24, 0.34, (0.68, 0, 0.34), clay(AQUA), 0.05, (0, 90, 0))
    ring(0.455, 0.05, (-0.28, 0, 0.34), clay(CORAL), (0, 90, 0), 64, 12).scale = (0.5, 1, 1.4)


def card():
    """Appointment card: a month with one day ringed."""
    panel(1.7, 1.5, 0.1, clay(WHITE), radius=0.16, edge=0.04)
    panel(1.7, 0.36, 0.13, clay(CORAL), (0, -0.002, 0.57), radius=0.15, edge=0.04)
    for x in (-0.45, 0.45):
        tube([(x, -0.02, 0.66), (x, -0.02, 0.8), (x, -0.02, 0.92)], 0.05, clay(DEEP))
    for row in range(3):
        for col in range(5):
            chosen = (row, col) == (1, 3)
            panel(0.2, 0.2, 0.05, clay(AQUA if chosen else '#DDEBEA'), (-0.58 + col * 0.29, -0.055, 0.16 - row * 0.29), radius=0.06, edge=0.015)
    ring(0.17, 0.03, (0.29, -0.085, -0.13), clay(CORAL), (90, 0, 0), 48, 12)


def hero():
    with at((0.9, 0.4, 0)):
        tooth(scale=1.15, face=True)
    with at((2.35, 0.3, 0.05), (-4, 7, 0), 0.92):
        mirror()
    with at((-0.7, 0.1, 0.82), (-10, 0, 14)):
        card()
    with at((0.6, -1.25, 0), (0, 0, 8)):
        brush()
    for x, y, r, tone in ((2.75, -0.85, 0.2, CORAL), (-1.9, -0.9, 0.14, AQUA), (3.1, 0.9, 0.3, WHITE), (-1.75, 0.7, 0.22, CORAL)):
        ball(r, (x, y, r), clay(tone))


def alone():
    tooth(scale=1.1, face=True)
    ball(0.2, (1.1, -0.5, 0.2), clay(CORAL))
    ball(0.12, (-1.1, -0.6, 0.12), clay(AQUA))


def mirrors():
    with at((-0.35, 0, 0.1), (0, -16, 0)):
        mirror()
    with at((0.5, 0.1, 0.1), (0, 18, 0)):
        tube([(0, 0, 0), (0, 0, 1.0), (0, 0, 1.9)], 0.075, clay(CORAL), [1.1, 1, 0.75], smooth=False)
        tube([(0, 0, 1.85), (0, 0, 2.3), (0.05, 0, 2.5), (0.26, 0, 2.6), (0.3, 0, 2.5)], 0.035, metal('#D5DADA', 0.18), [1, 1, 0.8, 0.5, 0.2])
    box((1.6, 0.7, 0.26), (0.05, 0.05, 0.13), clay(WHITE), 0.1, segments=5)


def brushes():
    with at((-0.1, 0.45, 0), (0, 0, 10)):
        brush(AQUA)
    with at((0.2, -0.35, 0), (0, 0, -8)):
        brush(CORAL)
    with at((-0.6, 1.35, 0), (0, 0, -6)):
        paste()


def dated():
    with at((0, 0.1, 0.78), (-12, 0, -10)):
        card()
    ball(0.18, (1.15, -0.5, 0.18), clay(CORAL))
    with at((-1.1, -0.5, 0), (0, 0, 12), 0.4):
        tooth(face=True)


FRONT = {'loc': (0, -9.4, 2.9), 'target': (0, 0, 1.1), 'lens': 66}
MINT, PALE, ROSE = ('#BFE6E3', '#7CC9C6'), ('#CDEBE9', '#93D2CF'), ('#FFCFC3', '#FFA593')
VIEWS = {
    'dental-clay': {'make': hero, 'ground': MINT, 'size': (2000, 1333), 'camera': {**FRONT, 'target': (0.6, 0, 1.2), 'lens': 50}},
    'dental-tooth': {'make': alone, 'ground': ROSE, 'camera': {**FRONT, 'target': (0, 0, 1.0), 'lens': 84}},
    'dental-mirror': {'make': mirrors, 'ground': MINT, 'camera': {**FRONT, 'target': (0.05, 0, 1.35), 'lens': 72}},
    'dental-brush': {'make': brushes, 'ground': PALE, 'camera': {'loc': (0, -6.6, 6.6), 'target': (0, 0.42, 0.1), 'lens': 82}},
    'dental-card': {'make': dated, 'ground': MINT, 'camera': {**FRONT, 'target': (0, 0, 0.85), 'lens': 98}},
}
for each in VIEWS.values():
    each.setdefault('size', (2000, 2000))
    each.update({'samples': 12, 'film': {'look': 'High Contrast', 'exposure': 0.5, 'bounces': 3}})


def build(view):
    view['make']()
    sweep(backdrop(*view['ground']), width=60, back=8, radius=5)
    area((-5, -4.5, 7), (0.4, 0, 0.6), 4, 850, '#FFF8F0')
    area((6, 3, 4), (0.4, 0, 0.8), 3, 240, '#FFE0D8')
    world('#F4FBFA', 0.5)
    camera(**view['camera'])
