import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../site.config.ts';
import { regionalSpelling } from '../../src/content/regional-spelling.ts';
import { fonts } from '../../src/themes/fonts.ts';
import type { Hex } from '../../src/themes/theme.ts';
import type { Answers } from './answers.ts';
import { recolorHouseTheme } from './choices.ts';
import { plainCopies } from './plain-copies.ts';

const isIdentifier = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** Prints a value as TypeScript. */
function printValue(value: unknown, indent: string): string {
  const innerIndent = `${indent}  `;
  if (typeof value === 'string') {
    const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
    return `${quote}${value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)}${quote}`;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => printValue(item, innerIndent));
    const line = `[${items.join(', ')}]`;
    return line.length < 80 && !line.includes('\n')
      ? line
      : `[\n${items.map((item) => `${innerIndent}${item},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => {
      const name = isIdentifier(key) ? key : `'${key}'`;
      return `${innerIndent}${name}: ${printValue(field, innerIndent)},\n`;
    });
  return `{\n${fields.join('')}${indent}}`;
}

const declaration = 'export const siteConfig: SiteConfig = ';

/** Writes the configuration into `site.config.ts`, below the comments at its head. */
export function writeConfig(projectRoot: string, config: SiteConfig): void {
  const file = join(projectRoot, 'site.config.ts');
  const [header = ''] = readFileSync(file, 'utf8').split(declaration);
  writeFileSync(file, `${header}${declaration}${printValue(config, '')};\n`);
}

const fontKeyOf = (name: string) =>
  Object.entries(fonts).find(([, font]) => font.name === name)?.[0] ?? name;

/** Writes accent, color of the logo and typefaces into the house theme. */
export function writeTheme(projectRoot: string, answers: Answers): void {
  const file = join(projectRoot, 'src/themes/house.ts');
  let text = readFileSync(file, 'utf8')
    .replace(
      /display: \{ font: fonts\.\w+/,
      `display: { font: fonts.${fontKeyOf(answers.displayFont)}`,
    )
    .replace(/text: \{ font: fonts\.\w+/, `text: { font: fonts.${fontKeyOf(answers.textFont)}`);
  if (answers.accent !== 'kept') {
    const { colors, extra } = recolorHouseTheme(answers.accent as Hex);
    // The other colors of the accent are mixed from it (tones.css).
    text = text
      .replace(/ {2}grounds: \{[^}]*\},\n/, '')
      .replace(/accent: '#\w+'/, `accent: '${colors.accent}'`)
      .replace(/onAccent: '#\w+'/, `onAccent: '${colors.onAccent}'`)
      .replace(/signal: '#\w+'/, `signal: '${extra?.['signal']}'`);
  }
  writeFileSync(file, text);
}

/**
 * Replaces the copy of the sample firm by plain copy with gaps, in the language of the site where
 * there is one, otherwise in English.
 *
 * @returns the number of files that were replaced
 */
export function usePlainCopy(projectRoot: string, language: string): number {
  const copies = plainCopies(projectRoot, language);
  for (const [file, source] of copies) {
    const text = readFileSync(join(projectRoot, source), 'utf8');
    writeFileSync(join(projectRoot, file), regionalSpelling(text, language));
  }
  return copies.size;
}
