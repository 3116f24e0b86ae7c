"""Lights, sky, camera, grounds."""
import math

import bpy
from mathutils import Vector

from .build import link, mesh
from .materials import ramp, srgb


def area(loc, target, size, watts, colour='#FFFFFF', height=None):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', size, height or size
    lamp.energy, lamp.color = watts, srgb(colour)[:3]
    thing = link(bpy.data.objects.new('area', lamp))
    thing.location = loc
    thing.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def sun(direction, strength, colour='#FFE3BD', angle=2.0):
    """Sunlight that travels along `direction`; `angle` is the disc in degrees (softness)."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, srgb(colour)[:3], math.radians(angle)
    thing = link(bpy.data.objects.new('sun', lamp))
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def bulb(loc, watts, colour='#FFB466', size=0.05):
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, srgb(colour)[:3], size
    thing = link(bpy.data.objects.new('bulb', lamp))
    thing.location = loc
    return thing


def world(colour, strength, top=None):
    """Even sky, or one that runs from `colour` at the horizon to `top` overhead."""
    sky = bpy.data.worlds.new('sky')
    bpy.context.scene.world = sky
    sky.use_nodes = True
    tree = sky.node_tree
    shade = tree.nodes['Background']
    shade.inputs[0].default_value = srgb(colour)
    shade.inputs[1].default_value = strength
    if top:
        parts = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], parts.inputs[0])
        blend = tree.nodes.new('ShaderNodeValToRGB')
        blend.color_ramp.elements[0].color, blend.color_ramp.elements[1].color = srgb(colour), srgb(top)
        blend.color_ramp.elements[0].position, blend.color_ramp.elements[1].position = 0.0, 0.45
        tree.links.new(parts.outputs['Z'], blend.inputs[0])
        tree.links.new(blend.outputs[0], shade.inputs[0])
    return sky


def sky(stops, look, light, strength):
    """What the camera sees of the sky, and what lights the scene, apart from one another.

    `stops` are [(height, colour)] from the horizon (0) upwards (1 is overhead); `look` is how bright
    they are in the picture, which Filmic turns pale, so they may be richer than paint would be.
    """
    world(light, strength)
    tree = bpy.context.scene.world.node_tree
    put, link_up = tree.nodes.new, tree.links.new
    parts, seen, ray, mix = put('ShaderNodeSeparateXYZ'), put('ShaderNodeBackground'), put('ShaderNodeLightPath'), put('ShaderNodeMixShader')
    link_up(put('ShaderNodeTexCoord').outputs['Generated'], parts.inputs[0])
    link_up(ramp(tree, parts.outputs['Z'], [(height, srgb(colour)) for height, colour in stops]), seen.inputs[0])
    seen.inputs[1].default_value = look
    link_up(ray.outputs['Is Camera Ray'], mix.inputs[0])
    link_up(tree.nodes['Background'].outputs[0], mix.inputs[1])
    link_up(seen.outputs[0], mix.inputs[2])
    link_up(mix.outputs[0], tree.nodes['World Output'].inputs[0])


def nishita(elevation, rotation, strength, air=1.0, dust=1.2, ozone=2.5):
    """Physical sky without the sun's disc; angles in degrees."""
    world('#FFFFFF', strength)
    tree = bpy.context.scene.world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    sky.sun_elevation, sky.sun_rotation = math.radians(elevation), math.radians(rotation)
    sky.air_density, sky.dust_density, sky.ozone_density = air, dust, ozone
    tree.links.new(sky.outputs[0], tree.nodes['Background'].inputs[0])


def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    cam = bpy.data.cameras.new('camera')
    thing = link(bpy.data.objects.new('camera', cam))
    thing.location = loc
    way = Vector(target) - Vector(loc)
    thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    cam.lens, cam.sensor_width = lens, 36
    cam.shift_x, cam.shift_y = shift
    if fstop:
        cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
        cam.dof.focus_distance = (Vector(focus) - Vector(loc)).dot(way.normalized()) if focus else way.length
    bpy.context.scene.camera = thing
    return thing


def sweep(mat, width=40, back=7, depth=20, height=20, radius=4.5, floor=0.0):
    """Seamless studio ground that curves up behind the things."""
    points = [(-depth, floor)]
    for i in range(49):
        a = math.pi / 2 * i / 48
        points.append((back - radius + radius * math.sin(a), floor + radius - radius * math.cos(a)))
    points.append((back, floor + height))
    verts = [(x, y, z) for y, z in points for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return mesh('sweep', verts, faces, mat)


def ground(mat, size=60, floor=0.0):
    s = size / 2
    return mesh('ground', [(-s, -s, floor), (s, -s, floor), (s, s, floor), (-s, s, floor)], [(0, 1, 2, 3)], mat, smooth=False)


def shadow_ground(mat, floor=0.0):
    """Ground that shows nothing but the shadow on it, for pictures with alpha."""
    thing = ground(mat, floor=floor)
    thing.is_shadow_catcher = True
    return thing
