"""Cloth that Blender lets fall: simulated for some frames, then kept as a plain mesh."""
import bpy


def settle(thing, frames=45, pinned=(), solids=(), quality=6, stiff=14.0, bend=0.25, mass=0.3, smooth=1, thick=0.008):
    """Let `thing` hang from its `pinned` vertices or fall on `solids`, freeze it, make it a little thick."""
    scene = bpy.context.scene
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    how = cloth.settings
    how.quality, how.mass, how.air_damping = quality, mass, 1.5
    how.tension_stiffness = how.compression_stiffness = how.shear_stiffness = stiff
    how.bending_stiffness = bend
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    if pinned:
        group = thing.vertex_groups.new(name='pins')
        group.add(list(pinned), 1.0, 'REPLACE')
        how.vertex_group_mass = 'pins'
    cloth.collision_settings.use_collision = bool(solids)
    cloth.collision_settings.distance_min = 0.012
    cloth.collision_settings.collision_quality = 4
    for solid in solids:
        solid.modifiers.new('solid', 'COLLISION')
        solid.collision.thickness_outer, solid.collision.cloth_friction = 0.012, 40
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = fallen
    for solid in solids:
        solid.modifiers.remove(solid.modifiers['solid'])
    scene.frame_set(1)
    if thick:
        solidify = thing.modifiers.new('thick', 'SOLIDIFY')
        solidify.thickness, solidify.offset = thick, 0
    if smooth:
        soft = thing.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = smooth
    return thing
