import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPictures, isPictureName } from './pictures.ts';

/**
 * Returns the pixel size of an AVIF file, from the first `ispe` (image spatial extents) box.
 * @throws when the bytes hold no such box.
 */
function avifSize(bytes: Buffer): { width: number; height: number } {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  if (at < 0) throw new Error('Not an AVIF file: it has no ispe box.');
  // Four bytes of version and flags are between the name and the two sizes.
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

const folder = new URL('../../public/media/', import.meta.url);
const files = readdirSync(folder);
const bytesOf = (file: string) => statSync(new URL(file, folder)).size;
const listed = allPictures.flatMap(({ name, widths }) => [
  ...widths.map((width) => `${name}-${width}.avif`),
]);

/**
 * Exceptions to the limit of 0.12 bytes per pixel over all widths of a picture: pictures of lines and
 * grain throughout (chalk, wool, silk from near, half-tone print, film, engraving, linocut).
 */
const grainy =
  /^(?:afterward-bridge|bitten|burin|chalk|hang-near|night-folded|placards-goat-eye|short|engraved-rosette|tailrace)/;

describe('pictures in public/media', () => {
  it('exist for every entry of the manifest', () => {
    expect(listed.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('are all in the manifest', () => {
    const pictures = files.filter((file) => /\.(avif|jpe?g|png|webp)$/.test(file));
    expect(pictures.filter((file) => !listed.includes(file))).toEqual([]);
  });

  it('have the sizes that the manifest states', () => {
    const wrong = allPictures.flatMap(({ name, widths, width, height }) =>
      widths.filter((each) => {
        const size = avifSize(readFileSync(new URL(`${name}-${each}.avif`, folder)));
        const expected = Math.round((height * each) / width);
        return size.width !== each || Math.abs(size.height - expected) > 1;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('stay within the limit of bytes per pixel', () => {
    const heavy = allPictures.flatMap(({ name, widths, width, height }) => {
      const bytes = widths.reduce((sum, each) => sum + bytesOf(`${name}-${each}.avif`), 0);
      const pixels = widths.reduce((sum, each) => sum + (height * each * each) / width, 0);
      const weight = bytes / pixels;
      return weight > (grainy.test(name) ? 0.3 : 0.12) ? [`${name}: ${weight.toFixed(3)}`] : [];
    });
    expect(heavy).toEqual([]);
  });
});

describe('every picture', () => {
  it('has a sentence as alternative text, not its file name', () => {
    const poor = allPictures.filter(({ name, alt }) => {
      const plain = alt.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      return plain === name || alt.split(' ').length < 4 || alt.length > 140;
    });
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it('has its own alternative text', () => {
    const texts = allPictures.map(({ alt }) => alt);
    expect(texts.filter((alt, index) => texts.indexOf(alt) !== index)).toEqual([]);
  });

  it('has a focus point inside itself, and a narrow picture that exists', () => {
    for (const { focus, narrow } of allPictures) {
      for (const part of focus) expect(part >= 0 && part <= 1).toBe(true);
      if (narrow) expect(isPictureName(narrow)).toBe(true);
    }
  });
});
