import { type Cloth, clothSize } from './cloth-simulation.ts';

/** Draws the rod and the threads from the front; threads farther back are fainter. */
export function drawThreads(
  canvas: HTMLCanvasElement,
  { points, threads, free }: Cloth,
  color: string,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const density = Math.min(2, devicePixelRatio || 1);
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== width * density || canvas.height !== height * density) {
    canvas.width = width * density;
    canvas.height = height * density;
  }
  // Space for the cloth and a fifth more of its length below.
  const scale = Math.min(width / (clothSize.width * 1.25), height / (clothSize.height * 1.32));
  const top = (height - clothSize.height * 1.2 * scale) / 2;
  const x = (p: number) =>
    width / 2 + ((points[p * 3] ?? 0) + (points[p * 3 + 1] ?? 0) * 0.22) * scale;
  const y = (p: number) => top + (clothSize.height / 2 - (points[p * 3 + 2] ?? 0)) * scale;
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.strokeStyle = color;
  pen.lineWidth = 1.1;
  pen.lineJoin = 'round';
  for (const line of threads) {
    const depth = line.reduce((sum, p) => sum + (points[p * 3 + 1] ?? 0), 0) / line.length;
    pen.globalAlpha = Math.max(0.35, Math.min(1, 0.78 + depth * 6));
    pen.beginPath();
    for (const [n, p] of line.entries()) n === 0 ? pen.moveTo(x(p), y(p)) : pen.lineTo(x(p), y(p));
    pen.stroke();
  }
  // Loops on the rod.
  pen.globalAlpha = 1;
  pen.beginPath();
  for (const [p, isFree] of free.entries())
    if (isFree === 0) {
      pen.moveTo(x(p), y(p));
      pen.lineTo(x(p), top - 3);
    }
  pen.stroke();
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(width / 2 - clothSize.width * 0.54 * scale, top - 3);
  pen.lineTo(width / 2 + clothSize.width * 0.54 * scale, top - 3);
  pen.stroke();
}
