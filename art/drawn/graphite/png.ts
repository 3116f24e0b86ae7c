import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** One piece of a picture of `width` pixels, as the address of a PNG. */
function tile(rgb: Uint8Array, width: number, x: number, y: number, w: number, h: number): string {
  const rows = Buffer.alloc((w * 3 + 1) * h);
  for (let row = 0; row < h; row += 1) {
    const from = ((y + row) * width + x) * 3;
    rows.set(rgb.subarray(from, from + w * 3), row * (w * 3 + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(w, 0);
  head.writeUInt32BE(h, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const png = [signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 3 }))];
  return Buffer.concat([...png, chunk('IEND', Buffer.alloc(0))]).toString('base64');
}

/** Pixels as an SVG of the same size, in pieces: its reader takes no attribute of more than 10 MB. */
export function pixelsAsSvg(rgb: Uint8Array, width: number, height: number): string {
  const side = 480;
  const pieces: string[] = [];
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      const [w, h] = [Math.min(side, width - x), Math.min(side, height - y)];
      pieces.push(
        `<image x="${x}" y="${y}" width="${w}" height="${h}" xlink:href="data:image/png;base64,${tile(rgb, width, x, y, w, h)}"/>`,
      );
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" image-rendering="optimizeSpeed">${pieces.join('')}</svg>`;
}
