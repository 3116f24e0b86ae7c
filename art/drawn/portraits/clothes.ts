import { darker, lighter } from '../colour.ts';

type Clothes = (outer: string, inner: string) => string;

const body = 'M36 400C40 332 92 308 158 288C176 306 224 306 242 288C308 308 360 332 364 400Z';
const torso = (colour: string) => `<path fill="${colour}" d="${body}"/>`;
/** The side away from the light. */
const shade =
  '<path fill="#2a0f1e" opacity=".1" d="M242 288C308 308 360 332 364 400H262C274 360 268 320 242 288Z"/>';
const rib = (colour: string) =>
  `<path fill="${darker(colour, 0.22)}" d="M158 288C172 318 228 318 242 288L252 291C236 334 164 334 148 291Z"/>`;
const button = (x: number, y: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="4.5" fill="${colour}"/>`;

function stripes(colour: string): string {
  const lines = [318, 342, 366, 390].map(
    (y) =>
      `<path d="M20 ${y + 14}Q200 ${y - 6} 380 ${y + 14}" stroke="${colour}" stroke-width="10"/>`,
  );
  return `<clipPath id="body"><path d="${body}"/></clipPath><g clip-path="url(#body)" fill="none">${lines.join('')}</g>`;
}

const collar = (colour: string) =>
  `<path fill="${colour}" d="M164 282L200 324L172 350L144 296ZM236 282L200 324L228 350L256 296Z"/><path d="M200 324V400" stroke="${darker(colour, 0.18)}" stroke-width="3"/>`;

/** Clothes by what one sees: main garment, then what is under or on it. */
export const clothes = {
  crew: (outer) => torso(outer) + shade + rib(outer),
  striped: (outer, inner) => torso(outer) + stripes(inner) + shade + rib(inner),
  shirt: (outer, inner) =>
    `${torso(outer)}${shade}${collar(lighter(outer, 0.25))}${button(200, 352, inner)}${button(200, 382, inner)}`,
  blazer: (outer, inner) =>
    `${torso(inner)}<path fill="${outer}" d="M36 400C40 332 92 308 152 289L190 400ZM364 400C360 332 308 308 248 289L210 400Z"/>${shade}<path fill="${darker(outer, 0.24)}" d="M150 289L134 330L154 338L146 350L190 400L160 300ZM250 289L266 330L246 338L254 350L210 400L240 300Z"/>`,
  turtleneck: (outer) =>
    `${torso(outer)}${shade}<path fill="${darker(outer, 0.12)}" d="M162 252C180 262 220 262 238 252L244 296C226 318 174 318 156 296Z"/><path d="M178 262V306M200 264V310M222 262V306" stroke="${darker(outer, 0.3)}" stroke-width="3" opacity=".5"/>`,
  hoodie: (outer, inner) =>
    `<path fill="${darker(outer, 0.24)}" d="M112 312C112 256 156 240 200 240S288 256 288 312C256 330 144 330 112 312Z"/>${torso(outer)}${shade}<path fill="${darker(outer, 0.14)}" d="M112 312C124 290 150 282 162 280C170 316 192 330 200 338C208 330 230 316 238 280C250 282 276 290 288 312C262 340 222 352 200 372C178 352 138 340 112 312Z"/><path d="M180 346V384M220 346V384" stroke="${inner}" stroke-width="5" stroke-linecap="round"/>`,
  apron: (outer, inner) =>
    `${torso(inner)}${shade}${rib(inner)}<path fill="${outer}" d="M132 296L150 291L160 344H240L250 291L268 296L266 400H134Z"/><path d="M172 372H228" stroke="${darker(outer, 0.35)}" stroke-width="4"/>`,
  dungarees: (outer, inner) =>
    `${torso(inner)}${shade}${rib(inner)}<path fill="${outer}" d="M112 304L136 295L154 350H246L264 295L288 304L272 400H128Z"/>${button(154, 358, '#f0b64a')}${button(246, 358, '#f0b64a')}`,
  cardigan: (outer, inner) =>
    `${torso(inner)}${rib(inner)}<path fill="${outer}" d="M36 400C40 332 92 308 150 290C156 330 176 372 194 400ZM364 400C360 332 308 308 250 290C244 330 224 372 206 400Z"/>${shade}<path d="M152 296C160 334 176 366 192 394M248 296C240 334 224 366 208 394" fill="none" stroke="${darker(outer, 0.24)}" stroke-width="8"/>`,
  scarf: (outer, inner) =>
    `${torso(outer)}${shade}<path fill="${inner}" d="M142 282C160 262 240 262 258 282C268 306 250 324 200 326S132 306 142 282Z"/><path fill="${darker(inner, 0.16)}" d="M210 314L250 302L262 388L222 396Z"/><path d="M152 296C180 310 224 310 250 294" fill="none" stroke="${darker(inner, 0.3)}" stroke-width="4" opacity=".6"/>`,
} as const satisfies Record<string, Clothes>;
