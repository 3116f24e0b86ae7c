import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ThirdParty } from '../../server/security/third-parties.ts';
import { namesHost, urlsInCss } from './urls-in-css.ts';

/**
 * Kind of a request, by the directive of the content security policy that has to allow it; `embed`
 * is a frame that loads after a click.
 */
export type RequestKind = keyof ThirdParty | 'embed';

/** URL of another host that a page requests, or sends a form to. */
export interface AskedUrl {
  /** Tag and attribute: `<img src>`. */
  place: string;
  url: string;
  /** Kinds of which one has to name the host; none: no page may ask another host this way. */
  kinds: readonly RequestKind[];
}

type KindsByName = Readonly<Record<string, readonly RequestKind[]>>;

/** Attributes with URLs, by tag, each with the kinds of its request. */
const urlAttributes: Readonly<Record<string, KindsByName>> = {
  /** Within `<svg>`, a script has `href`. */
  script: { src: ['script'], href: ['script'] },
  iframe: { src: ['frame'] },
  img: { src: ['img'], srcset: ['img'] },
  source: { src: ['media'], srcset: ['img'] },
  video: { src: ['media'], poster: ['img'] },
  audio: { src: ['media'] },
  track: { src: ['media'] },
  input: { src: ['img'], formaction: ['form'] },
  button: { formaction: ['form'] },
  form: { action: ['form'] },
  image: { href: ['img'] },
  feImage: { href: ['img'] },
  use: { href: [] },
  a: { ping: ['connect'] },
  area: { ping: ['connect'] },
  object: { data: [] },
  embed: { src: [] },
};

const everyKind: readonly RequestKind[] = [
  'script',
  'style',
  'frame',
  'connect',
  'img',
  'font',
  'media',
  'form',
];

/** Relations of links that are requests. */
const linkKinds: KindsByName = {
  stylesheet: ['style'],
  modulepreload: ['script'],
  icon: ['img'],
  'apple-touch-icon': ['img'],
  'mask-icon': ['img'],
  manifest: [],
  preload: everyKind,
  prefetch: everyKind,
  preconnect: everyKind,
  'dns-prefetch': everyKind,
};

/** Kinds of a preload by its `as`. */
const preloadKinds: KindsByName = {
  script: ['script'],
  style: ['style'],
  image: ['img'],
  font: ['font'],
  audio: ['media'],
  video: ['media'],
  fetch: ['connect'],
};

/**
 * Returns the URLs of an attribute; those of a `srcset` are followed by a size each, and `ping` has
 * several.
 */
function urlsOf(attribute: string, value: string): string[] {
  if (attribute.endsWith('srcset'))
    return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  return attribute === 'ping' ? value.split(/\s+/) : [value];
}

type Attributes = Readonly<Record<string, string>>;

function linkRequests({ rel = '', as = '', href = '', imagesrcset = '' }: Attributes): AskedUrl[] {
  const relations = rel.toLowerCase().split(/\s+/);
  const requests = relations.filter((name) => Object.hasOwn(linkKinds, name));
  if (requests.length === 0) return [];
  const kinds = preloadKinds[as] ?? requests.flatMap((name) => linkKinds[name] ?? []);
  const urls = [href, ...urlsOf('imagesrcset', imagesrcset)];
  return urls.map((url) => ({ place: `<link rel="${rel}">`, url, kinds }));
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function requestsOf(element: Tree.Element): AskedUrl[] {
  const { tagName, attrs } = element;
  const attributes: Attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const found: AskedUrl[] = [];
  for (const [name, kinds] of Object.entries(urlAttributes[tagName] ?? {}))
    for (const url of urlsOf(name, attributes[name] ?? ''))
      found.push({ place: `<${tagName} ${name}>`, url, kinds });
  if (tagName === 'link') found.push(...linkRequests(attributes));
  const { 'data-embed': frame, srcdoc = '', style = '' } = attributes;
  if (tagName === 'iframe')
    for (const inner of askedUrls(srcdoc))
      found.push({ ...inner, place: `${inner.place} in <iframe srcdoc>` });
  if (frame !== undefined)
    found.push({ place: `<${tagName} data-embed>`, url: frame, kinds: ['embed'] });
  found.push(...urlsInCss(style, `<${tagName} style>`));
  if (tagName === 'style') found.push(...urlsInCss(textOf(element), '<style>'));
  return found;
}

function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf('content' in child ? child.content : child);
  }
}

/**
 * Returns the URLs of other hosts that a page requests when it is opened, sends its forms to, or
 * pings; links to other sites are none. Requests of scripts are not in the HTML.
 */
export function askedUrls(html: string): AskedUrl[] {
  // Without scripting, so that `noscript` has elements.
  const document = parse(html, { scriptingEnabled: false });
  const requests = [...elementsOf(document)].flatMap((element) => requestsOf(element));
  return requests.filter(({ url }) => namesHost(url));
}
