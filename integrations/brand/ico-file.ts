/** Square PNG with the length of its side in px, 256 at most. */
export interface IcoImage {
  side: number;
  png: Uint8Array;
}

/** Size of the file header. */
const headerBytes = 6;
/** Size of a directory entry: one for each image. */
const entryBytes = 16;

/** Encodes an `.ico` of several sizes: a directory, then the PNGs one after another. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes * images.length);
  // Type 1 is an icon, 2 a cursor.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of images.entries()) {
    const entryOffset = headerBytes + entryBytes * index;
    // Width and height are one byte each; 0 means 256.
    header.writeUInt8(side % 256, entryOffset);
    header.writeUInt8(side % 256, entryOffset + 1);
    // Color planes.
    header.writeUInt16LE(1, entryOffset + 4);
    // Bits per pixel, a hint for choosing an image; the PNG itself is authoritative.
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(png.length, entryOffset + 8);
    header.writeUInt32LE(offset, entryOffset + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
