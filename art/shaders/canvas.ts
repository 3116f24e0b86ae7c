import { readFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { head } from './glsl.ts';

const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--use-gl=angle',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** Letters that a shader reads as the texture `letters`: white on black, measures as shares of its width. */
export interface Lettering {
  /** A file below `node_modules`. */
  readonly face: string;
  readonly weight: number;
  /** Height of an em. */
  readonly em: number;
  /** Ratio of the height of the letters to their width. */
  readonly stretch: number;
  /** Start of each line, and its baseline from above. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

/** Draws the letters and passes them to the shader; runs in the page, after `prepare`. */
async function letter(
  { weight, em, stretch, lines }: Lettering,
  face: string,
  width: number,
  height: number,
): Promise<void> {
  const loaded = new FontFace('Letters', `url(data:font/woff2;base64,${face})`, {
    weight: '100 900',
  });
  document.fonts.add(await loaded.load());
  const sheet = new OffscreenCanvas(width, height).getContext('2d');
  if (!sheet) throw new Error('No sheet to letter.');
  sheet.fillRect(0, 0, width, height);
  sheet.fillStyle = 'white';
  sheet.font = `${weight} ${em * width}px Letters`;
  sheet.scale(1, stretch);
  for (const { text, x, y } of lines) sheet.fillText(text, x * width, (y * width) / stretch);
  (globalThis as unknown as { lettered: (sheet: OffscreenCanvas) => void }).lettered(sheet.canvas);
}

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
    lettered: (sheet: OffscreenCanvas) => {
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, gl.RED, gl.UNSIGNED_BYTE, sheet);
      for (const [what, how] of [
        [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
        [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
        [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
      ] as const)
        gl.texParameteri(gl.TEXTURE_2D, what, how);
    },
    frame: (at: number) => {
      gl.uniform1f(time, at);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return canvas.toDataURL(type, 0.95);
    },
  });
}

/** Draws frames of one shader in a headless browser; the renderer is in software. */
export async function framesOf(
  source: string,
  {
    width,
    height,
    times,
    type,
    lettering,
  }: {
    width: number;
    height: number;
    times: readonly number[];
    type: string;
    lettering?: Lettering | undefined;
  },
  take: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  const browser = await puppeteer.launch({ executablePath, args: flags, protocolTimeout: 600_000 });
  try {
    const page = await browser.newPage();
    await page.evaluate(prepare, head + source, width, height, type);
    if (lettering) {
      const file = new URL(`../../node_modules/${lettering.face}`, import.meta.url);
      await page.evaluate(letter, lettering, await readFile(file, 'base64'), width, height);
    }
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
