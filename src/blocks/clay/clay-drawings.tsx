import type { ReactNode } from 'react';

/** The clays that a drawing may use. */
export type Clay = 'ink' | 'coral' | 'teal' | 'cream' | 'sun' | 'rose';
/** Gives the fill of a clay inside one drawing. */
export type Mix = (clay: Clay) => string;

interface ClayDrawing {
  /** What is to be seen, for who cannot see it. */
  alt: string;
  ground: readonly [string, string];
  draw: (mix: Mix) => ReactNode;
}

const grounds = {
  peach: ['#ffe9d9', '#ffd3b8'],
  blush: ['#ffdcd2', '#ffbbab'],
  mint: ['#d9f1ec', '#a6dcd3'],
  pale: ['#e3e4f8', '#bfc1ec'],
  butter: ['#fff1cf', '#ffdb93'],
} as const;

const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

function envelope(x: number, y: number, body: string, seal: string, flap: string) {
  return (
    <g>
      <rect x={x} y={y} width="190" height="124" rx="18" fill={body} />
      <path d={`M${x + 16} ${y + 18}l79 62 79-62`} {...round} stroke={flap} strokeWidth="7" />
      <circle cx={x + 95} cy={y + 80} r="17" fill={seal} />
    </g>
  );
}

/** Clay things drawn in code, under the names of the renders that may take their place. */
export const clayDrawings: Readonly<Record<string, ClayDrawing>> = {
  'clay-feature-build': {
    alt: 'A small clay crane lowering a block onto two others.',
    ground: grounds.peach,
    draw: (mix) => (
      <>
        <rect x="84" y="294" width="78" height="24" rx="11" fill={mix('cream')} />
        <rect x="112" y="96" width="22" height="206" rx="10" fill={mix('ink')} />
        <rect x="84" y="94" width="222" height="22" rx="11" fill={mix('ink')} />
        <rect x="76" y="88" width="38" height="38" rx="11" fill={mix('coral')} />
        <path d="M254 114v54" {...round} stroke="#2b2b66" strokeWidth="4" />
        <circle cx="254" cy="174" r="9" {...round} stroke="#ff6b57" strokeWidth="6" />
        <rect x="225" y="184" width="58" height="46" rx="13" fill={mix('rose')} />
        <rect x="186" y="252" width="66" height="66" rx="15" fill={mix('teal')} />
        <rect x="258" y="252" width="66" height="66" rx="15" fill={mix('sun')} />
      </>
    ),
  },
  'clay-feature-measure': {
    alt: 'A clay pie chart with one coral slice pulled out, and two bars beside it.',
    ground: grounds.mint,
    draw: (mix) => (
      <>
        <circle cx="172" cy="206" r="98" fill={mix('cream')} />
        <path d="M172 206V122a84 84 0 1 0 84 84z" fill={mix('ink')} />
        <path d="M184 194V106a88 88 0 0 1 88 88z" fill={mix('coral')} />
        <rect x="282" y="232" width="28" height="86" rx="11" fill={mix('sun')} />
        <rect x="318" y="190" width="28" height="128" rx="11" fill={mix('teal')} />
      </>
    ),
  },
  'clay-feature-grow': {
    alt: 'A coral flowerpot with a sprout whose leaves are round clay discs.',
    ground: grounds.butter,
    draw: (mix) => (
      <>
        <path d="M200 226c0-50-5-74 4-112" {...round} stroke="#128a81" strokeWidth="13" />
        <circle cx="150" cy="160" r="31" fill={mix('sun')} />
        <circle cx="254" cy="150" r="34" fill={mix('teal')} />
        <circle cx="204" cy="100" r="40" fill={mix('teal')} />
        <path d="M142 240h116l-15 72q-2 8-10 8h-66q-8 0-10-8z" fill={mix('coral')} />
        <rect x="128" y="216" width="144" height="38" rx="17" fill={mix('coral')} />
      </>
    ),
  },
  'clay-post-envelope': {
    alt: 'Three clay envelopes, one behind another, each with a round seal.',
    ground: grounds.peach,
    draw: (mix) => (
      <>
        {envelope(132, 104, mix('teal'), mix('cream'), '#0d8078')}
        {envelope(114, 146, mix('sun'), mix('ink'), '#d8962a')}
        {envelope(94, 192, mix('coral'), mix('cream'), '#d9503d')}
      </>
    ),
  },
  'clay-post-hourglass': {
    alt: 'A clay hourglass with teal sand running through it.',
    ground: grounds.pale,
    draw: (mix) => (
      <>
        <path
          d="M142 112h116c0 58-44 78-44 96s44 38 44 98H142c0-60 44-80 44-98s-44-38-44-96z"
          fill={mix('cream')}
        />
        <path d="M156 150h88c-6 26-34 42-38 54h-12c-4-12-32-28-38-54z" fill={mix('teal')} />
        <path d="M200 200v70" {...round} stroke="#17a59a" strokeWidth="5" />
        <path d="M150 304c4-36 34-46 50-52 16 6 46 16 50 52z" fill={mix('teal')} />
        <rect x="118" y="90" width="164" height="30" rx="15" fill={mix('ink')} />
        <rect x="118" y="292" width="164" height="30" rx="15" fill={mix('ink')} />
      </>
    ),
  },
  'clay-post-steps': {
    alt: 'Four clay steps rising to a small flag.',
    ground: grounds.mint,
    draw: (mix) => (
      <>
        <path d="M301 150V84" {...round} stroke="#2b2b66" strokeWidth="7" />
        <path d="M304 86l46 16-46 18z" fill={mix('coral')} />
        {(['sun', 'coral', 'teal', 'ink'] as const).map((clay, index) => (
          <rect
            key={clay}
            x={72 + index * 66}
            y={272 - index * 42}
            width="64"
            height={46 + index * 42}
            rx="14"
            fill={mix(clay)}
          />
        ))}
      </>
    ),
  },
  'clay-post-plane': {
    alt: 'A paper plane climbing past a clay cloud, leaving a trail of dots.',
    ground: grounds.blush,
    draw: (mix) => (
      <>
        <circle cx="112" cy="146" r="34" fill={mix('cream')} />
        <circle cx="154" cy="130" r="44" fill={mix('cream')} />
        <circle cx="196" cy="148" r="32" fill={mix('cream')} />
        <path d="M118 244l206-98-84 150-34-42z" fill={mix('teal')} />
        <path d="M206 254l118-108-112 132z" fill={mix('ink')} />
        <circle cx="112" cy="286" r="9" fill={mix('coral')} />
        <circle cx="142" cy="306" r="7" fill={mix('sun')} />
        <circle cx="84" cy="312" r="6" fill={mix('coral')} />
      </>
    ),
  },
  'clay-post-key': {
    alt: 'A coral clay padlock with a yellow key in front of it.',
    ground: grounds.pale,
    draw: (mix) => (
      <>
        <path d="M160 186v-38a40 40 0 0 1 80 0v38" {...round} stroke="#2b2b66" strokeWidth="20" />
        <rect x="134" y="174" width="132" height="116" rx="26" fill={mix('coral')} />
        <circle cx="200" cy="222" r="13" fill={mix('ink')} />
        <rect x="194" y="226" width="12" height="34" rx="6" fill={mix('ink')} />
        <circle cx="116" cy="308" r="20" {...round} stroke="#ffc24d" strokeWidth="13" />
        <rect x="134" y="301" width="128" height="14" rx="7" fill={mix('sun')} />
        <rect x="226" y="306" width="12" height="24" rx="5" fill={mix('sun')} />
        <rect x="248" y="306" width="12" height="18" rx="5" fill={mix('sun')} />
      </>
    ),
  },
  'clay-post-telephone': {
    alt: 'Two clay cups joined by a slack string: a toy telephone.',
    ground: grounds.butter,
    draw: (mix) => (
      <>
        <path d="M140 236c28 84 92 84 120 0" {...round} stroke="#2b2b66" strokeWidth="5" />
        <path d="M64 168l76 22q8 3 8 10v68q0 8-8 10l-76 20z" fill={mix('coral')} />
        <ellipse cx="64" cy="233" rx="20" ry="65" fill={mix('ink')} />
        <path d="M336 168l-76 22q-8 3-8 10v68q0 8 8 10l76 20z" fill={mix('teal')} />
        <ellipse cx="336" cy="233" rx="20" ry="65" fill={mix('ink')} />
      </>
    ),
  },
  'clay-post-puzzle': {
    alt: 'Three clay puzzle pieces lying together and a fourth held above its place.',
    ground: grounds.peach,
    draw: (mix) => (
      <>
        <rect x="98" y="120" width="98" height="98" rx="18" fill={mix('sun')} />
        <rect x="98" y="222" width="98" height="98" rx="18" fill={mix('teal')} />
        <circle cx="147" cy="221" r="18" fill={mix('sun')} />
        <rect x="200" y="222" width="98" height="98" rx="18" fill={mix('coral')} />
        <circle cx="198" cy="271" r="18" fill={mix('teal')} />
        <g transform="rotate(14 262 138)">
          <rect x="214" y="84" width="98" height="98" rx="18" fill={mix('ink')} />
          <circle cx="263" cy="184" r="18" fill={mix('ink')} />
        </g>
      </>
    ),
  },
  'clay-post-lighthouse': {
    alt: 'A striped clay lighthouse on a rock, its lamp lit.',
    ground: grounds.mint,
    draw: (mix) => (
      <>
        <path d="M220 116l130-34v72z" fill="#ffc24d" opacity="0.4" />
        <path d="M94 320c6-44 62-54 106-46 46-10 102 2 108 46z" fill={mix('ink')} />
        <path d="M168 282l14-140h38l14 140z" fill={mix('cream')} />
        <path d="M179 176h44l4 36h-52zM172 246h58l4 36h-66z" fill={mix('coral')} />
        <rect x="166" y="130" width="70" height="18" rx="9" fill={mix('ink')} />
        <rect x="182" y="98" width="38" height="34" rx="9" fill={mix('sun')} />
        <path d="M174 102q-2-4 1-7l20-24q6-6 12 0l20 24q3 3 1 7z" fill={mix('coral')} />
      </>
    ),
  },
};
