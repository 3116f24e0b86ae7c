import { darker, lighter } from '../colour.ts';

type Hair = {
  /** Behind head and shoulders. */
  readonly back?: (colour: string) => string;
  /** Over the forehead. */
  readonly front: (colour: string) => string;
};

const shape = (d: string) => (colour: string) => `<path fill="${colour}" d="${d}"/>`;
const strand = (d: string, colour: string) =>
  `<path d="${d}" fill="none" stroke="${darker(colour, 0.28)}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`;
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** Points along an ellipse round the skull, from one ear over the top to the other. */
function arc(count: number, rx: number, ry: number, from: number, to: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [Math.round(200 + rx * Math.cos(angle)), Math.round(152 + ry * Math.sin(angle))];
  });
}

const ring = (points: readonly [number, number][], r: number, colour: string) =>
  points.map(([x, y], i) => disc(x, y, r + ((i * 7) % 5) - 2, colour)).join('');

const locks = (xs: readonly number[], top: number, ends: readonly number[], colour: string) =>
  xs
    .map((x, i) => {
      const tone = i % 2 ? colour : darker(colour, 0.2);
      return `<rect x="${x - 9}" y="${top}" width="18" height="${(ends[i] ?? 240) - top}" rx="9" fill="${tone}"/>`;
    })
    .join('');

/** Hairstyles by what one sees. */
export const hairs = {
  sidePart: {
    front: (c) =>
      `${shape('M130 172C118 108 140 64 206 64C264 62 286 108 270 172C266 152 262 138 254 126C226 134 186 128 166 108C160 126 140 138 130 172Z')(c)}${strand('M168 106C186 92 214 86 240 92', c)}`,
  },
  fade: {
    front: (c) =>
      `<path fill="${c}" opacity=".55" d="M132 176C128 150 132 128 142 114L150 150C142 154 138 164 138 178ZM268 176C272 150 268 128 258 114L250 150C258 154 262 164 262 178Z"/>${shape('M138 140C134 94 160 72 200 72S266 94 262 140C256 120 244 108 232 107C212 103 188 103 168 107C156 108 144 120 138 140Z')(c)}`,
  },
  bald: {
    front: (c) =>
      `<path fill="${c}" d="M131 184C122 156 126 136 139 120C137 140 141 158 139 184ZM269 184C278 156 274 136 261 120C263 140 259 158 261 184Z"/><ellipse cx="176" cy="106" rx="22" ry="9" transform="rotate(-24 176 106)" fill="#fff" opacity=".3"/>`,
  },
  bob: {
    back: shape(
      'M120 164C112 88 154 60 200 60S288 88 280 164C286 204 284 232 274 250C258 258 242 256 232 250H168C158 256 142 258 126 250C116 232 114 204 120 164Z',
    ),
    front: (c) =>
      `${shape('M129 178C121 108 154 72 206 72C254 72 279 108 271 178C264 142 246 120 222 106C204 128 160 134 146 142C136 150 132 160 129 178Z')(c)}${strand('M220 106C232 96 238 90 240 84', c)}`,
  },
  long: {
    back: shape(
      'M118 168C108 86 152 58 200 58S292 86 282 168C292 232 296 284 288 330C262 342 240 334 232 322H168C160 334 138 342 112 330C104 284 108 232 118 168Z',
    ),
    front: shape(
      'M129 198C119 110 152 74 200 74S281 110 271 198C269 150 248 114 200 98C152 114 131 150 129 198Z',
    ),
  },
  waves: {
    back: shape(
      'M112 176C102 94 150 56 200 56S298 94 288 176C306 204 294 226 300 252C304 284 282 304 262 298C246 304 238 292 230 286H170C162 292 154 304 138 298C118 304 96 284 100 252C106 226 94 204 112 176Z',
    ),
    front: (c) =>
      `${shape('M129 186C119 108 150 70 200 70C254 70 283 110 271 186C266 152 250 124 218 102C204 98 190 108 178 118C158 134 136 142 129 186Z')(c)}${strand('M218 102C238 96 254 104 262 122M112 214C118 236 112 256 122 276M288 214C282 236 288 256 278 276', c)}`,
  },
  bun: {
    back: (c) => `${disc(200, 50, 32, c)}${strand('M182 44C192 32 212 32 220 46', c)}`,
    front: shape(
      'M131 168C123 102 156 72 200 72S277 102 269 168C264 136 246 110 200 106C154 110 136 136 131 168Z',
    ),
  },
  afro: {
    back: (c) => `${disc(200, 140, 98, c)}${ring(arc(17, 92, 90, 150, 390), 24, c)}`,
    front: shape(
      'M136 158C138 108 168 100 200 100S262 108 264 158C276 108 252 76 200 76S124 108 136 158Z',
    ),
  },
  curls: {
    back: (c) => ring(arc(11, 74, 80, 168, 372), 24, c),
    front: (c) =>
      `${ring(arc(9, 62, 62, 192, 348), 19, c)}${ring(arc(6, 44, 66, 215, 325), 17, lighter(c, 0.06))}`,
  },
  pixie: {
    front: (c) =>
      `${shape('M131 180C115 116 150 62 210 64C266 66 284 112 269 178C264 154 260 142 254 134C250 114 242 106 234 102C214 132 176 140 158 142C148 150 146 162 144 182C140 190 134 188 131 180Z')(c)}${strand('M160 140C190 134 216 118 230 102', c)}`,
  },
  headscarf: {
    back: shape(
      'M112 172C106 92 150 54 200 54S294 92 288 172C292 222 302 262 312 306L296 350H104L88 306C98 262 108 222 112 172Z',
    ),
    front: (c) =>
      `<path fill-rule="evenodd" fill="${c}" d="M118 180C112 96 152 60 200 60S288 96 282 180C280 236 250 272 200 272S120 236 118 180ZM200 104C160 104 143 132 143 170C143 214 166 244 200 244S257 214 257 170C257 132 240 104 200 104Z"/><path fill="${darker(c, 0.14)}" d="M130 236C160 268 240 268 272 232C300 270 312 320 302 356C250 380 150 380 98 356C90 318 102 270 130 236Z"/>${strand('M150 274C190 300 246 292 286 276M132 306C190 330 250 322 296 308', c)}`,
  },
  ponytail: {
    back: shape('M246 104C314 88 338 158 318 222C310 252 292 262 284 254C298 218 288 178 252 150Z'),
    front: shape(
      'M131 168C123 102 156 72 200 72S277 102 269 168C262 132 244 116 222 108C190 104 148 124 131 168Z',
    ),
  },
  turban: {
    front: (c) =>
      `${shape('M124 150C108 84 148 42 206 40C266 40 294 88 276 150C262 118 236 104 200 102C164 104 138 118 124 150Z')(c)}${strand('M130 122C160 92 220 74 274 108M138 96C170 68 226 56 266 84M168 62C196 50 226 50 246 62', c)}<path fill="${darker(c, 0.2)}" d="M200 102L176 84C190 76 210 76 224 84Z"/>`,
  },
  beanie: {
    front: (c) =>
      `${shape('M128 140C122 76 156 48 200 48S278 76 272 140C250 128 150 128 128 140Z')(c)}<path fill="${darker(c, 0.18)}" d="M123 126C150 112 250 112 277 126V152C250 138 150 138 123 152Z"/>${strand('M150 120V142M175 116V137M200 115V136M225 116V137M250 120V142', c)}`,
  },
  locs: {
    back: (c) =>
      `${disc(200, 142, 82, c)}${locks([120, 136, 152, 248, 264, 280], 140, [262, 296, 282, 288, 304, 256], c)}`,
    front: (c) =>
      `${shape('M126 172C116 98 154 62 200 62S284 98 274 172C266 130 246 108 200 104C154 108 134 130 126 172Z')(c)}${locks([128, 272], 120, [228, 222], c)}${strand('M150 122C152 102 160 88 170 78M178 108C180 92 184 82 190 74M222 108C220 92 216 82 210 74M250 122C248 102 240 88 230 78', c)}`,
  },
  quiff: {
    front: (c) =>
      `${shape('M131 168C118 110 138 78 168 76C184 52 254 50 272 96C280 118 276 146 269 170C264 146 258 132 248 122C224 116 200 122 176 110C158 116 142 132 131 168Z')(c)}${strand('M176 108C196 84 226 76 254 86', c)}`,
  },
  fringe: {
    back: shape(
      'M118 168C108 84 152 56 200 56S292 84 282 168C290 220 290 262 282 288C262 298 242 294 232 286H168C158 294 138 298 118 288C110 262 110 220 118 168Z',
    ),
    front: (c) =>
      `${shape('M127 206C117 102 154 68 200 68S283 102 273 206C270 176 268 158 264 146C222 154 178 154 136 146C132 158 130 176 127 206Z')(c)}${strand('M168 148C166 128 170 108 178 96M232 148C234 128 230 108 222 96', c)}`,
  },
  sweptBack: {
    front: (c) =>
      `${shape('M133 160C125 98 158 68 200 68S275 98 267 160C262 126 246 104 200 102C154 104 138 126 133 160Z')(c)}${strand('M168 104C170 90 178 82 186 78M200 100V76M232 104C230 90 222 82 214 78', c)}`,
  },
  braid: {
    back: shape(
      'M118 168C110 88 154 58 200 58S290 88 282 168C284 190 282 214 276 232H124C118 214 116 190 118 168Z',
    ),
    front: (c) =>
      `${shape('M129 190C119 108 152 72 200 72S281 108 271 190C268 150 250 122 216 104C186 112 136 134 129 190Z')(c)}${[232, 256, 280, 304, 326].map((y, i) => `<ellipse cx="${276 + i * 2}" cy="${y}" rx="${19 - i * 1.6}" ry="16" fill="${i % 2 ? c : darker(c, 0.16)}"/>`).join('')}<rect x="278" y="336" width="14" height="9" rx="4" fill="#d9481c"/><path fill="${c}" d="M277 344H293L290 366L285 358L279 366Z"/>`,
  },
} as const satisfies Record<string, Hair>;
