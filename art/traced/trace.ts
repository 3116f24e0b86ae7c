import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Camera, Scene } from './scene.ts';

const run = promisify(execFile);
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const sources = ['tracer.cpp', '../blender/kit/nfor.cpp'].map(pathOf);
const headers = ['bvh.h', 'scene.h', 'surface.h'].map(pathOf);
const flags = ['-O3', '-march=native', '-ffast-math', '-std=c++17', '-fopenmp'];

/** Compiles the tracer into the temporary folder where it is older than its sources. */
async function tracer(): Promise<string> {
  const target = join(tmpdir(), `larkfield-tracer-${process.getuid?.() ?? 0}`);
  const newest = Math.max(...[...sources, ...headers].map((path) => statSync(path).mtimeMs));
  if (!existsSync(target) || statSync(target).mtimeMs < newest) {
    await run('g++', [...flags, ...sources, '-o', `${target}.new`]);
    await rename(`${target}.new`, target);
  }
  return target;
}

/** Settings of tracing. */
export interface Quality {
  /** Rays a pixel. */
  samples?: number;
  bounces?: number;
  /** Strength of the noise filter; 0 leaves the noise. */
  smoothing?: number;
}

/** Linear light of a scene before a camera, three numbers a pixel from the top left. */
export async function trace(
  scene: Scene,
  camera: Camera,
  size: { width: number; height: number },
  quality: Quality = {},
): Promise<Float32Array> {
  const folder = await mkdtemp(join(tmpdir(), 'larkfield-scene-'));
  try {
    const [from, to] = [join(folder, 'scene'), join(folder, 'light')];
    await writeFile(from, scene.file(camera, size, quality));
    await run(await tracer(), [from, to], { env: { ...process.env, OMP_WAIT_POLICY: 'passive' } });
    const bytes = await readFile(to);
    return new Float32Array(bytes.buffer, bytes.byteOffset, size.width * size.height * 3);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
