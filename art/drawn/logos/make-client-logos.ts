/** `node art/drawn/logos/make-client-logos.ts`: the client logos as outlines for the component. */
import { writeFile } from 'node:fs/promises';
import { textOutline } from '../../../integrations/text-outlines/text-outline.ts';
import { type LogoDrawing, logos } from './logos.ts';

const target = new URL(
  '../../../src/elements/client-logo/client-logos.generated.ts',
  import.meta.url,
);

/** Names are set at 300 units an em on a baseline at 300; the sign stands before them. */
async function outlined({ name, words, face, weight, tracking, fill, stroke }: LogoDrawing) {
  const style = { face, weight, size: 300, ...(tracking === undefined ? {} : { tracking }) };
  const { d, width } = await textOutline(words, style, 0, 300);
  const sign = { ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}) };
  return [name, { words, ...sign, wordWidth: width, word: d }] as const;
}

const rows = [];
for (const logo of logos) rows.push(await outlined(logo));
await writeFile(
  target,
  `// Written by art/drawn/logos/make-client-logos.ts. Do not edit.
import type { ClientLogoShape } from './client-logo-shape.ts';

export const clientLogos = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const satisfies Record<string, ClientLogoShape>;
`,
);
