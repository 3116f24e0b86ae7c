import puppeteer from 'puppeteer-core';
import { head } from './glsl.ts';
import { type ShaderName, shaders } from './shaders.ts';

const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--use-gl=angle',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** Runs in the page: compiles the shader and leaves `frame(time)` behind, which answers a data address. */
function prepare(source: string, width: number, height: number, type: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
  const program = gl?.createProgram();
  if (!gl || !program) throw new Error('This browser draws no WebGL 2.');
  const corners =
    '#version 300 es\nvoid main() { vec2 p = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2); gl_Position = vec4(p * 2.0 - 1.0, 0, 1); }';
  for (const [kind, code] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, source],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('No shader.');
    gl.shaderSource(shader, code);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? '');
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.viewport(0, 0, width, height);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);
  const time = gl.getUniformLocation(program, 'time');
  Object.assign(globalThis, {
    frame: (at: number) => {
      gl.uniform1f(time, at);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return canvas.toDataURL(type, 0.95);
    },
  });
}

/** Draws frames of one shader in a headless browser; the renderer is in software. */
export async function framesOf(
  name: ShaderName,
  {
    width,
    height,
    times,
    type,
  }: { width: number; height: number; times: readonly number[]; type: string },
  take: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  const browser = await puppeteer.launch({ executablePath, args: flags, protocolTimeout: 600_000 });
  try {
    const page = await browser.newPage();
    await page.evaluate(prepare, head + shaders[name], width, height, type);
    for (const time of times) {
      const address = await page.evaluate(
        (at) => (globalThis as unknown as { frame: (at: number) => string }).frame(at),
        time,
      );
      await take(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
    }
  } finally {
    await browser.close();
  }
}
