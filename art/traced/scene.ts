/** A point or a direction: x to the right, y away from the camera, z up. */
export type Point = readonly [x: number, y: number, z: number];
export type Color = readonly [red: number, green: number, blue: number];

/** Pixels of a texture, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Material of a surface; numbers from 0 to 1 where nothing else is said. */
export interface MaterialOptions {
  /** Linear light, or `#rrggbb`. */
  color?: Color | string;
  texture?: Pixels;
  /** The texture's transparent places are holes. */
  cutout?: boolean;
  rough?: number;
  specular?: number;
  metal?: number;
  /** Share of the diffuse light that goes through, as through paper. */
  through?: number;
  glow?: Color;
  glowTexture?: Pixels;
  /** Small unevenness: waves a unit of length, and their slope. */
  bump?: readonly [frequency: number, slope: number];
  /** Uneven color: waves a unit of length, and how much darker at most. */
  stain?: readonly [frequency: number, amount: number];
  kind?: 'solid' | 'water' | 'backdrop';
}

/** A picture's point of view. */
export interface Camera {
  eye: Point;
  target: Point;
  /** Vertical angle of view in degrees. */
  angle: number;
  /** Radius of the lens, and the distance that is sharp. */
  aperture?: number;
  focus?: number;
  /** Moves the picture in shares of its width and height, as a shift lens does. */
  shift?: readonly [x: number, y: number];
}

export type Material = number & { readonly material: true };

const toLinear = (byte: number) =>
  byte < 11 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

/** Linear light of `#rrggbb`. */
export const linearOf = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
};

const kinds = { solid: 0, water: 1, backdrop: 2 };

/** Collects what `tracer.cpp` reads: materials, lamps, triangles, textures. */
export class Scene {
  private readonly materials: number[] = [];
  private readonly lamps: number[] = [];
  private readonly textures: Pixels[] = [];
  private triangles = new Float32Array(25 * 4096);
  private count = 0;
  private haze: { density: number; light: Color } = { density: 0, light: [0, 0, 0] };
  private sky: { light: Color; texture: number } = { light: [0, 0, 0], texture: -1 };

  private textureOf(pixels: Pixels | undefined): number {
    if (!pixels) return -1;
    const known = this.textures.indexOf(pixels);
    return known < 0 ? this.textures.push(pixels) - 1 : known;
  }

  material(options: MaterialOptions): Material {
    const { color = [1, 1, 1], rough = 0.6, specular = 0.5, metal = 0, through = 0 } = options;
    const { glow, glowTexture, bump = [0, 0], stain = [0, 0], kind = 'solid' } = options;
    this.materials.push(
      ...(typeof color === 'string' ? linearOf(color) : color),
      this.textureOf(options.texture),
      rough,
      specular,
      metal,
      through,
      ...(glow ?? (glowTexture ? [1, 1, 1] : [0, 0, 0])),
      this.textureOf(glowTexture),
      ...bump,
      kinds[kind],
      options.cutout ? 1 : 0,
      ...stain,
      0,
      0,
    );
    return (this.materials.length / 20 - 1) as Material;
  }

  /** A lamp with two edges from a corner; it shines to the side from which `u` turns left into `v`. `seen` is how bright gloss mirrors it. */
  lamp(corner: Point, u: Point, v: Point, light: Color, seen = 1): void {
    this.lamps.push(...corner, ...u, ...v, ...light, 0, 0, seen, 0);
  }

  /** The sun: a direction towards it, its light, and how wide it is. */
  sun(towards: Point, light: Color, spread: number): void {
    const length = Math.hypot(...towards);
    const unit = towards.map((part) => part / length);
    this.lamps.push(...unit, 0, 0, 0, 0, 0, 0, ...light, 1, spread, 0, 0);
  }

  /** Surroundings beyond everything: one light, or a painting of all directions. */
  setSky(light: Color, painting?: Pixels): void {
    this.sky = { light, texture: this.textureOf(painting) };
  }

  /** Air that is not clear: what share a unit of length takes of the light (small), and its own light. */
  setHaze(density: number, light: Color): void {
    this.haze = { density, light };
  }

  /** Adds a triangle; normals and texture places belong to its corners. */
  triangle(
    corners: readonly [Point, Point, Point],
    normals: readonly [Point, Point, Point],
    places: readonly (readonly [u: number, v: number])[],
    material: Material,
  ): void {
    if ((this.count + 1) * 25 > this.triangles.length) {
      const larger = new Float32Array(this.triangles.length * 2);
      larger.set(this.triangles);
      this.triangles = larger;
    }
    const [a, b, c] = corners;
    const at = this.count * 25;
    this.triangles.set(a, at);
    this.triangles.set([b[0] - a[0], b[1] - a[1], b[2] - a[2]], at + 3);
    this.triangles.set([c[0] - a[0], c[1] - a[1], c[2] - a[2]], at + 6);
    for (const [index, normal] of normals.entries()) this.triangles.set(normal, at + 9 + index * 3);
    for (const [index, place] of places.entries()) this.triangles.set(place, at + 18 + index * 2);
    new Int32Array(this.triangles.buffer)[at + 24] = material;
    this.count += 1;
  }

  /** The scene as the tracer reads it. `smoothing` is how strongly noise is taken out; 0 leaves it. */
  file(
    camera: Camera,
    size: { width: number; height: number },
    { samples = 32, bounces = 5, smoothing = 0.5 } = {},
  ): Uint8Array[] {
    const { eye, target, angle, aperture = 0, focus = 1, shift = [0, 0] } = camera;
    const head = new Float32Array(32);
    head.set([size.width, size.height, samples, bounces, ...eye, ...target]);
    head.set([(angle * Math.PI) / 180, aperture, focus, ...shift, this.sky.texture], 10);
    head.set([...this.sky.light, smoothing, this.materials.length / 20], 16);
    head.set([this.lamps.length / 16, this.textures.length, this.count], 21);
    head.set([this.haze.density, ...this.haze.light], 24);
    const bytes = (floats: Float32Array | Int32Array) =>
      new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
    return [
      bytes(head),
      bytes(new Float32Array(this.materials)),
      bytes(new Float32Array(this.lamps)),
      bytes(this.triangles.subarray(0, this.count * 25)),
      ...this.textures.flatMap(({ width, height, data }) => [
        bytes(new Int32Array([width, height])),
        data,
      ]),
    ];
  }
}
