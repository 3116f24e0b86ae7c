import type { ManifestLine } from '../src/media/manifest-line.ts';
import type { PictureSource } from './picture-source.ts';

/** Measurements that only the master can give. */
export type Measured = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly placeholder: string;
};

/** Content of `src/media/manifest.generated.json`: one line per picture, by its name. */
export type Manifest = Readonly<Record<string, ManifestLine>>;

/** Returns the line of a picture without default values: see `ManifestLine`. */
export function lineOf(
  source: Omit<PictureSource, 'name'>,
  { width, height, widths, color, placeholder }: Measured,
): ManifestLine {
  const { alt, focus, scene, alpha, narrow } = source;
  const central = focus.every((part) => part === 0.5);
  return {
    alt,
    scene,
    width,
    height,
    widths,
    color,
    ...(central ? {} : { focus }),
    ...(alpha ? { alpha } : {}),
    ...(narrow ? { narrow } : {}),
    ...(placeholder === '' ? {} : { placeholder }),
  };
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) =>
  one < other ? -1 : Number(one > other);

/** The manifest as JSON of one line a picture, in the order of their names: a change is one line. */
export function manifestText(manifest: Manifest): string {
  const lines = Object.entries(manifest)
    .sort(byName)
    .map(([name, line]) => `${JSON.stringify(name)}: ${JSON.stringify(line)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
