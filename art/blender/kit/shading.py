"""Nodes that every surface is made of: colour, noise, ramp, bump."""
import bpy


def srgb(colour):
    """Hex to linear RGBA."""
    h = colour.lstrip('#')
    parts = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts) + (1.0,)


def principled(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    return mat, mat.node_tree, mat.node_tree.nodes['Principled BSDF']


def noise(tree, scale, detail=5.0, vector=None):
    node = tree.nodes.new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = scale
    node.inputs['Detail'].default_value = detail
    tree.links.new(vector or tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], node.inputs['Vector'])
    return node.outputs['Fac']


def ramp(tree, factor, stops):
    """Colour ramp from [(position, linear colour), ...]."""
    node = tree.nodes.new('ShaderNodeValToRGB')
    points = node.color_ramp.elements
    points[0].position, points[0].color = stops[0]
    points[1].position, points[1].color = stops[-1]
    for position, colour in stops[1:-1]:
        points.new(position).color = colour
    tree.links.new(factor, node.inputs['Fac'])
    return node.outputs['Color']


def add_bump(tree, shader, height, strength, distance=0.02):
    node = tree.nodes.new('ShaderNodeBump')
    node.inputs['Strength'].default_value = strength
    node.inputs['Distance'].default_value = distance
    tree.links.new(height, node.inputs['Height'])
    tree.links.new(node.outputs['Normal'], shader.inputs['Normal'])
