import { expect, test } from 'vitest';
import { firstScreenText } from './first-screen-text.ts';

/** Shortened version of the theme styles and the global stylesheet. */
const sheet = `
  @layer theme, base, components, utilities;
  @layer base {
    button, input { font: inherit }
    ::placeholder { font-weight: 300 }
    b, strong { font-weight: bolder }
    [data-theme] { font-family: var(--face-text) }
    h1, h2 { font-family: var(--face-display); font-weight: var(--heading-weight) }
  }
  @layer utilities {
    .font-display { font-family: var(--face-display) }
    .font-text { font-family: var(--face-text) }
    .font-medium { --tw-font-weight: 500; font-weight: 500 }
    .font-semibold { font-weight: 600 }
    .font-extrabold { font-weight: 800 }
    .uppercase { text-transform: uppercase }
    .important { font-weight: 900 !important }
    @media (width >= 48rem) { .md-bold { font-weight: 700 } }
  }
  [data-theme=a] { --face-display: 'D'; --face-text: 'T', serif; --heading-weight: 650 }
  [data-theme=b] { --face-text: 'Other' }
  .figure::before { content: "↑" attr(data-sign) / "up"; font-weight: 700 }
  .slab { font: 200 clamp(1rem, 2vw, 3rem) / 1 var(--missing, 'Slab') }
  .tab[aria-selected=true] { font-weight: 600 }
  .late:hover { font-weight: 800 }
  .tab { font-weight: 500 }
  @media print { p { font-weight: 100 } }
`;

function words(body: string) {
  const { texts: found } = firstScreenText(
    `<!doctype html><html data-theme="a"><head><title>Not this</title><style>${sheet}</style></head><body>${body}`,
  );
  return Object.fromEntries(
    [...found].flatMap(([family, weights]) =>
      [...weights].map(([weight, texts]) => [`${family} ${weight}`, [...texts].join('|')]),
    ),
  );
}
const first = (part: string) => words(`<div data-first-screen>${part}</div>`);

test('collects text of the first screen', () => {
  const body =
    '<header data-first-screen>Home</header><div data-first-screen><p>Plain</p></div><p>Below</p>';
  expect(words(body)).toEqual({ 'T 400': 'Home|Plain' });
});

test.each<[string, string, Record<string, string>]>([
  ['a heading', '<h1>Big</h1>', { 'D 650': 'Big' }],
  ['a class', '<p class="font-semibold">a</p>', { 'T 600': 'a' }],
  [
    'a later layer before specificity',
    '<h1 class="font-text font-medium">a</h1>',
    { 'T 500': 'a' },
  ],
  ['an inherited font', '<p class="font-display font-extrabold"><i>a</i></p>', { 'D 800': 'a' }],
  ['bold words in a text', '<p>a <b>c</b></p>', { 'T 400': 'a', 'T 700': 'c' }],
  ['bold words in bold ones', '<h1>a <b>c</b></h1>', { 'D 650': 'a', 'D 900': 'c' }],
  ['a button', '<p class="font-medium"><button>a</button></p>', { 'T 500': 'a' }],
  ['a field', '<input placeholder="a" value="c">', { 'T 300': 'a', 'T 400': 'c' }],
  ['a select element', '<select><option>a</select>', { 'system-ui 400': 'a' }],
  ['generated content', '<p class="figure" data-sign="+">a</p>', { 'T 700': '↑+', 'T 400': 'a' }],
  ['a short form', '<p class="slab">a</p>', { 'Slab 200': 'a' }],
  ['an important declaration', '<p class="important font-medium">a</p>', { 'T 900': 'a' }],
  ['a style attribute', '<p style="font-weight:300">a</p>', { 'T 300': 'a' }],
  ['text in an SVG', '<svg><text font-weight="700">a</text></svg>', { 'T 700': 'a' }],
  ['capitals', '<p class="uppercase">Since</p>', { 'T 400': 'SINCE' }],
  ['an element with another theme', '<p data-theme="b">a</p>', { 'Other 400': 'a' }],
])('%s has the font and weight that a browser computes', (_, part, expected) => {
  expect(first(part)).toEqual(expected);
});

test.each<[string, string, Record<string, string>]>([
  ['windows', '<p class="md-bold">a</p>', { 'T 700': 'a', 'T 400': 'a' }],
  ['states', '<p class="tab" aria-selected="false">a</p>', { 'T 500': 'a' }],
  [
    'states that it is in',
    '<p class="tab" aria-selected="true">a</p>',
    { 'T 600': 'a', 'T 500': 'a' },
  ],
  ['a rule for hovering', '<p class="late">a</p>', { 'T 400': 'a' }],
])('all possible weights are included: %s', (_, part, expected) => {
  expect(first(part)).toEqual(expected);
});

test('a line is one run, so that glyphs are kerned across its elements', () => {
  expect(first('<p>To <a>wave</a>, <i>Tove</i></p><p>V</p>')).toEqual({
    'T 400': 'To wave, Tove|V',
  });
});

test('animated numbers need all digits', () => {
  expect(first('<p data-counter>7<span>+</span></p>')).toEqual({ 'T 400': '70123456789+' });
  expect(first('<p role="timer"><span>––</span></p>')).toEqual({ 'T 400': '––0123456789' });
});

test.each([
  '<dialog>Menu</dialog>',
  '<div popover>Menu</div>',
  '<p class="sr-only">Unseen</p>',
  '<p hidden>Unseen</p>',
  '<svg><title>Unseen</title></svg>',
  '<script>code()</script>',
])('%s is not visible at first', (part) => {
  expect(first(part)).toEqual({});
});

test('tabular figures are recognized by class and by Tailwind’s variables', () => {
  const tabularIn = (style: string, text: string) => [
    ...firstScreenText(
      `<!doctype html><html data-theme="a"><head><style>${sheet} .even { --spacing: tabular-nums; font-variant-numeric: var(--missing,) var(--spacing,) }</style></head><body><p data-first-screen class="${style}"><b>${text}</b></p>`,
    ).tabularFamilies,
  ];
  expect(tabularIn('even', '4.1 s')).toEqual(['T']);
  expect(tabularIn('even', 'none')).toEqual([]);
  expect(tabularIn('', '4.1 s')).toEqual([]);
});
