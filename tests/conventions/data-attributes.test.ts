import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Attributes that other software reads: password managers, React Email, analytics. */
const readByOthers = [
  'data-1p-ignore',
  'data-bwignore',
  'data-domain',
  'data-form-type',
  'data-lpignore',
  'data-protonpass-ignore',
  'data-skip-in-text',
  'data-website-id',
];

/** Attributes that other software sets: the Markdown processor on footnotes. */
const setByOthers = ['data-footnote-backref', 'data-footnote-ref'];

/** Former names of attributes, each with its present one. */
const retired: Record<string, string> = {
  'data-bench': 'data-selected',
  'data-cap': 'data-drop-cap',
  'data-carries': 'data-contrast',
  'data-chosen': 'data-selected',
  'data-clay': 'data-color',
  'data-closes': 'data-deadline',
  'data-craft': 'data-mode',
  'data-dangle': 'data-outfit',
  'data-done': 'data-complete',
  'data-double': 'data-wide',
  'data-dress': 'data-style',
  'data-enter': 'data-highlighted',
  'data-face': 'data-version',
  'data-film': 'data-video',
  'data-glaze': 'data-variant-key',
  'data-gone': 'data-disabled',
  'data-grave': 'data-severe',
  'data-grid': 'data-state',
  'data-head': 'data-layout or data-label',
  'data-held': 'data-dragging',
  'data-here': 'data-current',
  'data-idle': 'data-inactive',
  'data-in-colour': 'data-print-colors',
  'data-large': 'data-lightbox',
  'data-leads': 'data-lead',
  'data-leaving': 'data-ending-style',
  'data-lit': 'data-highlighted or data-active',
  'data-live': 'data-ready',
  'data-losa-stop': 'data-arrow-key-stop',
  'data-none': 'data-empty or data-no-results',
  'data-nothing': 'data-empty or data-no-results',
  'data-off': 'data-hidden, data-inactive or data-disabled',
  'data-off-press': 'data-complete',
  'data-on': 'data-active, data-current or data-checked',
  'data-out': 'data-out-of-range',
  'data-over': 'data-over-limit',
  'data-places': 'data-anchors',
  'data-play': 'data-playing',
  'data-pointed': 'data-highlighted',
  'data-printed': 'data-printing',
  'data-ran': 'data-complete',
  'data-rises': 'data-increased',
  'data-run': 'data-in-view',
  'data-said': 'data-text',
  'data-same-goods': 'data-same-features',
  'data-shelf': 'data-product-list',
  'data-shown': 'data-visible',
  'data-shut': 'data-closed',
  'data-taken': 'data-disabled',
  'data-thing': 'data-product',
  'data-ticked': 'data-checked',
  'data-turned': 'data-flipped',
  'data-turning': 'data-flipping',
  'data-unread': 'data-console-ignore',
  'data-way': 'data-channel',
  'data-who': 'data-speaker',
  'data-worn': 'data-started',
};

interface Uses {
  set: Set<string>;
  /** Read by a style rule or by a script. */
  read: Set<string>;
  /** Read by a script. */
  scripted: Set<string>;
}

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const removeComments = (text: string) =>
  text
    .replace(/(?<!\w)\{?\/\*[\s\S]*?\*\/\}?/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/^\s*\/\/.*$/gm, '');

/** Attributes that the first group of a pattern matches, as a name or as a key of `dataset`. */
const named = (text: string, pattern: RegExp, name = (key: string) => `data-${key}`) =>
  [...text.matchAll(pattern)].map(([, key = '']) => name(key));
const ofKey = (key: string) => `data-${kebab(key)}`;

/** Any mention of an attribute, which is none in the path of an import. */
const mention = /(?<![\w/-])data-([a-z0-9][a-z0-9-]*)(?![\w/.-])/g;
/** Variants of Tailwind: `data-[x=y]:`, `group-data-x:`. */
const variant =
  /(?<![\w/])(?:(?:group|peer|has|in|not)-)*data-(?:\[([a-z0-9-]+)[\]=~^$*|]|([a-z0-9-]+)(?:\/\w+)?:(?=[\w[-]))/g;
const set = [
  /(?<=\s)data-([a-z0-9-]+)(?==["{]|\s|\/?>)/g,
  /['"]data-([a-z0-9-]+)['"]\]?\s*:/g,
  /\b(?:set|toggle)Attribute\(\s*'data-([a-z0-9-]+)'/g,
];
const read = [
  /\[data-([a-z0-9-]+)(?=[\]=~^$*|])/g,
  /\b(?:get|has)Attribute\(\s*'data-([a-z0-9-]+)'/g,
  /= 'data-([a-z0-9-]+)';/g,
];
/** Accesses of `dataset`: a deletion before the key, an assignment after it. */
const access =
  /(delete [\w.]*)?\bdataset(?:\??\.(?=\w)|\[')(\w+)(?:\b(?!')|'\])(\s*(?:\?\?)?=(?!=))?/g;
const keyInside = /'(\w+)' in [\w.]*\bdataset\b/g;
const destructured = /\{([^{}]+)\}(?: = [\w.]*\bdataset\b)/g;

function usesOf(file: string, source: string): Uses {
  const text = removeComments(source);
  const all = named(text, mention);
  if (file.endsWith('.css')) return { set: new Set(), read: new Set(all), scripted: new Set() };
  // Text of HTML: what is written there is read there as well.
  if (/^(?:integrations|server)\//.test(file) && file.endsWith('.ts'))
    return { set: new Set(all), read: new Set(all), scripted: new Set(all) };
  const accesses = [...text.matchAll(access)].map(([, deletion, key = '', assignment]) => ({
    name: ofKey(key),
    isSet: assignment !== undefined,
    isRead: deletion === undefined && assignment === undefined,
  }));
  const keys = [...text.matchAll(destructured)].flatMap(([, parts = '']) =>
    parts.split(',').map((part) => ofKey(/\w+/.exec(part)?.[0] ?? '')),
  );
  const styled = [...text.matchAll(variant)].map(([, inside, plain]) => `data-${inside ?? plain}`);
  const scripted = [
    ...read.flatMap((pattern) => named(text, pattern)),
    ...accesses.flatMap(({ name, isRead }) => (isRead ? [name] : [])),
    ...named(text, keyInside, ofKey),
    ...keys,
  ];
  return {
    set: new Set([
      ...set.flatMap((pattern) => named(text, pattern)),
      ...accesses.flatMap(({ name, isSet }) => (isSet ? [name] : [])),
    ]),
    read: new Set([...scripted, ...styled]),
    scripted: new Set(scripted.filter((name) => !styled.includes(name))),
  };
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');
const ownFile = 'tests/conventions/data-attributes.test.ts';
const texts = new Map(
  ['src', 'integrations', 'server', 'tests']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`),
    )
    .filter((file) => /(?<!\.d)\.ts$|\.(?:tsx|astro|css)$/.test(file) && file !== ownFile)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.includes('data-') || text.includes('dataset')),
);
const sources = [...texts].filter(([file]) => !isTest(file));
const uses = new Map(sources.map(([file, text]) => [file, usesOf(file, text)]));
const filesWith = (kind: keyof Uses, name: string) =>
  [...uses].filter(([, each]) => each[kind].has(name)).map(([file]) => file);
const namesOf = (kind: keyof Uses) =>
  new Set([...uses.values()].flatMap((each) => [...each[kind]]));

/** The typed list, by the name of its interface. */
const lists = new Map(
  readFileSync('src/script-hooks.d.ts', 'utf8')
    .split(/^interface /m)
    .map((text) => [/^\w*/.exec(text)?.[0] ?? '', new Set(named(text, /^ {2}'data-([\w-]+)'/gm))]),
);
const listOf = (name: string) => lists.get(name) ?? new Set<string>();
const listed = listOf('ScriptHooks');
const shared = listOf('SharedAttributes');
const listedForTests = listOf('TestHooks');

test('each attribute that is set is read by a style rule or a script', () => {
  const read = namesOf('read');
  const unread = [...namesOf('set')].filter(
    (name) => !read.has(name) && !readByOthers.includes(name) && !listedForTests.has(name),
  );
  expect(unread.map((name) => `${name} of ${filesWith('set', name).join(', ')}`)).toEqual([]);
});

test('each attribute that is read is set somewhere', () => {
  const set = namesOf('set');
  const unset = [...namesOf('read')].filter(
    (name) => !set.has(name) && !setByOthers.includes(name),
  );
  expect(unset.map((name) => `${name} in ${filesWith('read', name).join(', ')}`)).toEqual([]);
});

test('no attribute has a retired name', () => {
  const wrong = [...texts].flatMap(([file, text]) =>
    named(removeComments(text), mention)
      .concat([...(uses.get(file)?.set ?? []), ...(uses.get(file)?.read ?? [])])
      .filter((name) => Object.hasOwn(retired, name))
      .map((name) => `${file}: ${name} is ${retired[name]} now`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

/** Attributes by which a script finds what another file renders, with the files of the scripts. */
const crossing = [...namesOf('scripted')].flatMap((name) => {
  const setters = filesWith('set', name);
  const readers = filesWith('scripted', name).filter((file) => {
    const isOwn = setters.includes(file) && !/^(?:integrations|server)\//.test(file);
    return !isOwn && setters.some((setter) => setter !== file);
  });
  return readers.length > 0 ? [{ name, readers }] : [];
});

test('each attribute by which a script finds what another file renders is in the typed list', () => {
  const missing = crossing.filter(({ name }) => !listed.has(name));
  expect(
    missing.map(
      ({ name, readers }) => `${name} of ${readers.join(', ')}: add it to src/script-hooks.d.ts`,
    ),
  ).toEqual([]);
});

test('each attribute of the typed list is still what the list says', () => {
  const [set, scripted] = [namesOf('set'), namesOf('scripted')];
  const tests = [...texts].filter(([file]) => isTest(file)).map(([, text]) => text);
  const unused = [
    ...[...listed].filter((name) => !set.has(name) || !scripted.has(name)),
    ...[...shared].filter((name) => filesWith('set', name).length < 2),
    ...[...listedForTests].filter(
      (name) => !set.has(name) || !tests.some((text) => text.includes(name)),
    ),
  ];
  expect(unused).toEqual([]);
});
