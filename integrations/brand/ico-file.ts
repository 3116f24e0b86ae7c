/** Square PNG with the length of its side in px, 256 at most. */
export interface IcoImage {
  side: number;
  png: Uint8Array;
}

const headBytes = 6;
const entryBytes = 16;

/** Encodes an `.ico` of several sizes: a directory, then the PNGs one after another. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * images.length);
  // Type 1 is an icon, 2 a cursor.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of images.entries()) {
    const at = headBytes + entryBytes * index;
    // One byte a side: 256 is 0.
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    // Bits per pixel, a hint for choosing an image; the PNG itself is authoritative.
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
