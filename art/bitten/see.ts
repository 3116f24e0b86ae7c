import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bitten } from './bitten.ts';
import { type Seen, trace } from './trace.ts';

interface Size {
  width: number;
  height: number;
  looks: number;
}

/** A share of a picture for one worker: bands of rows with their numbers. */
interface Share extends Size {
  name: string;
  bands: readonly { index: number; rows: readonly [number, number] }[];
}

/** Puts bands under one another. */
function joined(bands: readonly Seen[], { width, height }: Size): Seen {
  const whole = <A extends Float32Array | Int16Array>(pick: (band: Seen) => A, target: A): A => {
    let at = 0;
    for (const band of bands) {
      target.set(pick(band), at);
      at += pick(band).length;
    }
    return target;
  };
  return {
    width,
    height,
    light: whole(({ light }) => light, new Float32Array(width * height)),
    blue: whole(({ blue }) => blue, new Float32Array(width * height)),
    depth: whole(({ depth }) => depth, new Float32Array(width * height)),
    normals: whole(({ normals }) => normals, new Float32Array(width * height * 3)),
    materials: whole(({ materials }) => materials, new Int16Array(width * height)),
  };
}

/** Traces a share and hands on each band as soon as it is done. */
async function traceShare(share: Share, done: (index: number, band: Seen) => void): Promise<void> {
  const { name, width, height, looks, bands } = share;
  const picture = bitten.find((one) => one.name === name);
  if (!picture) throw new Error(`Nothing is called ${name}.`);
  const scene = await picture.build();
  for (const { index, rows } of bands) done(index, trace(scene, { width, height }, looks, rows));
}

/** Traces a picture with so many workers; with none, in this thread. */
export async function see(name: string, size: Size, workers: number): Promise<Seen> {
  const count = Math.max(1, workers * 6);
  const bands = Array.from({ length: count }, (_, index) => ({
    index,
    rows: [
      Math.round((size.height * index) / count),
      Math.round((size.height * (index + 1)) / count),
    ] as const,
  }));
  const found: Seen[] = [];
  if (workers === 0) {
    await traceShare({ name, ...size, bands }, (index, band) => {
      found[index] = band;
    });
    return joined(found, size);
  }
  const work = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const share: Share = {
        name,
        ...size,
        bands: bands.filter(({ index }) => index % workers === number),
      };
      const worker = new Worker(new URL(import.meta.url), { workerData: share });
      worker.on('message', ({ index, band }: { index: number; band: Seen }) => {
        found[index] = band;
      });
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: workers }, (_, number) => work(number)));
  return joined(found, size);
}

if (!isMainThread)
  await traceShare(workerData as Share, (index, band) => parentPort?.postMessage({ index, band }));
