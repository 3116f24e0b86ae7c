import { darker, lighter, mix } from '../colour.ts';
import type { Person } from './person.ts';

const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

const mouths: Record<Person['mouth'], (dark: string) => string> = {
  smile: (dark) => line('M180 210Q200 228 220 210', dark, 5),
  grin: () =>
    '<path fill="#7c2a2a" d="M176 206Q200 212 224 206Q220 232 200 232T176 206Z"/><path fill="#fff" d="M180 207Q200 212 220 207Q219 217 200 218T180 207Z"/>',
  calm: (dark) => line('M184 213Q200 220 216 213', dark, 5),
  crooked: (dark) => line('M182 214Q204 222 220 206', dark, 5),
};

function beard({ beard: kind, hair, skin, jaw, chin }: Person): string {
  const reach = kind === 'stubble' ? 1 : 10;
  const full = `M136 172C140 190 150 196 166 198C184 188 216 188 234 198C250 196 260 190 264 172C268 ${chin - 14} ${200 + jaw} ${chin + reach} 200 ${chin + reach}S132 ${chin - 14} 136 172Z`;
  if (kind === 'full') return `<path fill="${hair}" d="${full}"/>`;
  if (kind === 'stubble') return `<path fill="${mix(skin, hair, 0.5)}" opacity=".45" d="${full}"/>`;
  const moustache = `<path fill="${hair}" d="M200 194C188 188 168 192 164 208C178 206 192 206 200 202C208 206 222 206 236 208C232 192 212 188 200 194Z"/>`;
  if (kind === 'moustache') return moustache;
  if (kind === 'goatee')
    return `${moustache}<path fill="${hair}" d="M178 226Q200 236 222 226Q222 ${chin + 8} 200 ${chin + 8}T178 226Z"/>`;
  return '';
}

const glassFrames = {
  round:
    '<circle cx="173" cy="172" r="21"/><circle cx="227" cy="172" r="21"/><path d="M194 169Q200 164 206 169M152 168L136 162M248 168L264 162"/>',
  square:
    '<rect x="150" y="155" width="44" height="34" rx="9"/><rect x="206" y="155" width="44" height="34" rx="9"/><path d="M194 167Q200 162 206 167M150 164L136 161M250 164L264 161"/>',
  half: '<path d="M150 166V172C150 196 194 196 194 172V166ZM206 166V172C206 196 250 196 250 172V166ZM194 169Q200 164 206 169M150 167L136 162M250 167L264 162"/>',
} as const;

function glasses({ glasses: kind, skin }: Person): string {
  if (!kind) return '';
  const frame = mix('#14211b', skin, 0.06);
  return `<g fill="#fff" fill-opacity=".22" stroke="${frame}" stroke-width="4.5" stroke-linejoin="round">${glassFrames[kind]}</g>`;
}

function extras({ extras: list = [], skin }: Person): string {
  const crease = darker(skin, 0.3);
  const parts: Record<NonNullable<Person['extras']>[number], string> = {
    lines: line(
      'M176 128Q200 122 224 128M150 186Q146 190 144 196M250 186Q254 190 256 196M168 200Q164 210 167 220M232 200Q236 210 233 220',
      crease,
      2.6,
      'opacity=".7"',
    ),
    earrings:
      '<circle cx="130" cy="204" r="6" fill="#f0b64a"/><circle cx="270" cy="204" r="6" fill="#f0b64a"/>',
    freckles: [158, 166, 174, 226, 234, 242]
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${190 + ((i * 5) % 9)}" r="2" fill="${crease}" opacity=".6"/>`,
      )
      .join(''),
    pencil:
      '<g transform="translate(20 6) rotate(-24 268 150)"><rect x="244" y="144" width="72" height="9" fill="#f0b64a"/><path fill="#f4e3c1" d="M244 144L230 148.500L244 153Z"/><path fill="#14211b" d="M235 147L230 148.500L235 150Z"/><rect x="308" y="144" width="9" height="9" fill="#d9481c"/></g>',
    'hearing-aid': `<path d="M272 162C284 160 286 176 280 188" fill="none" stroke="#5a665f" stroke-width="6" stroke-linecap="round"/>`,
    lipstick:
      '<path fill="#b5363c" d="M178 209Q190 203 200 207Q210 203 222 209Q200 229 178 209Z"/>',
  };
  return list.map((name) => parts[name]).join('');
}

/** Head, ears, features; without hair. */
export function face(person: Person): string {
  const { skin, hair, jaw, chin, mouth, glasses: worn } = person;
  const head = `M134 158C134 110 162 84 200 84S266 110 266 158C266 ${chin - 30} ${200 + jaw} ${chin} 200 ${chin}S134 ${chin - 30} 134 158Z`;
  const dark = darker(skin, 0.62);
  const shadow = darker(skin, 0.14);
  const brow = mix(hair, '#2a1a18', 0.35);
  const browY = worn ? 142 : 150;
  const cheek = mix(skin, '#e2462c', 0.3);
  return `
<clipPath id="head"><path d="${head}"/></clipPath>
<ellipse cx="131" cy="178" rx="13" ry="19" fill="${skin}"/><ellipse cx="269" cy="178" rx="13" ry="19" fill="${shadow}"/>
${line('M128 171Q134 178 130 187', darker(skin, 0.3), 3)}
<path fill="${skin}" d="${head}"/>
<g clip-path="url(#head)"><path fill="${shadow}" d="M236 70C262 110 262 200 216 270H300V70Z" opacity=".75"/>
<circle cx="156" cy="202" r="17" fill="${cheek}" opacity=".28"/><circle cx="244" cy="202" r="17" fill="${cheek}" opacity=".28"/></g>
${beard(person)}
<g fill="#221715"><ellipse cx="173" cy="173" rx="6.200" ry="7"/><ellipse cx="227" cy="173" rx="6.200" ry="7"/></g>
<circle cx="171" cy="170.500" r="2" fill="#fff"/><circle cx="225" cy="170.500" r="2" fill="#fff"/>
${line(`M160 ${browY + 3}Q172 ${browY - 6} 186 ${browY + 1}M214 ${browY + 1}Q228 ${browY - 6} 240 ${browY + 3}`, brow, 6)}
${line('M199 172Q190 194 203 196', darker(skin, 0.34), 4)}
${mouths[mouth](person.beard === 'full' ? lighter(skin, 0.05) : dark)}
${extras(person)}${glasses(person)}`;
}
