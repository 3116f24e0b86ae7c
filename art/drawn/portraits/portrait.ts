import { darker, lighter } from '../colour.ts';
import { clothes } from './clothes.ts';
import { face } from './face.ts';
import { hairs } from './hair.ts';
import type { Person } from './person.ts';

/** A head and shoulders as one SVG of 400 by 400. */
export function portrait(person: Person): string {
  const { skin, headwear, ground, hairstyle, tilt = 0 } = person;
  const hair = headwear ?? person.hair;
  const style: { back?: (c: string) => string; front: (c: string) => string } = hairs[hairstyle];
  const lean = `transform="rotate(${tilt} 200 260)"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="22 12 356 356">
<rect width="400" height="400" fill="${ground}"/>
<circle cx="118" cy="118" r="210" fill="${lighter(ground, 0.4)}" opacity=".7"/>
<g ${lean}>${style.back?.(darker(hair, 0.12)) ?? ''}</g>
<path fill="${darker(skin, 0.12)}" d="M170 220H230V292C214 316 186 316 170 292Z"/>
<path fill="${darker(skin, 0.28)}" opacity=".6" d="M170 240C184 268 216 268 230 240V262C214 284 186 284 170 262Z"/>
${clothes[person.clothes](...person.cloth)}
<g ${lean}>${face(person)}${style.front(hair)}</g>
</svg>`;
}
