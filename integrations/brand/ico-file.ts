/** Square PNG with the length of its side in px, 256 at most. */
export interface IcoImage {
  side: number;
  png: Uint8Array;
}

/** Bytes of the file header. */
const headerBytes = 6;
/** Bytes of an image's entry in the directory, which follows the header. */
const entryBytes = 16;

/** Encodes an `.ico` of several sizes: a directory, then the PNGs one after another. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * images.length);
  // Type 1 is an icon, 2 a cursor.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { side, png }] of images.entries()) {
    const entryOffset = headerBytes + entryBytes * index;
    // Width and height are one byte each; 0 means 256.
    directory.writeUInt8(side % 256, entryOffset);
    directory.writeUInt8(side % 256, entryOffset + 1);
    // Color planes.
    directory.writeUInt16LE(1, entryOffset + 4);
    // Bits per pixel, a hint for choosing an image; the PNG itself is authoritative.
    directory.writeUInt16LE(32, entryOffset + 6);
    directory.writeUInt32LE(png.length, entryOffset + 8);
    directory.writeUInt32LE(offset, entryOffset + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
