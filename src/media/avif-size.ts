/**
 * Pixel size of an AVIF file, from the first `ispe` (image spatial extents) box of its header.
 * @throws when the bytes hold no such box.
 */
export function avifSize(bytes: Buffer): { width: number; height: number } {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  if (at < 0) throw new Error('Not an AVIF file: it has no ispe box.');
  // Four bytes of version and flags stand between the name and the two sizes.
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}
