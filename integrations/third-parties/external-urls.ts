import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ThirdParty } from '../../server/security/third-parties.ts';
import { hasHost, urlsInCss } from './urls-in-css.ts';

/**
 * Kind of a request, named after the directive of the content security policy that has to allow it;
 * `embed` is a frame that loads after a click.
 */
export type RequestKind = keyof ThirdParty | 'embed';

/** URL of another host that a page requests, or sends a form to. */
export interface ExternalUrl {
  /** Location of the URL, for messages: tag and attribute, `<img src>`. */
  place: string;
  url: string;
  /** Kinds of request: one of them has to allow the host. Empty: no page may request such a URL. */
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

const allKinds: readonly RequestKind[] = [
  'script',
  'style',
  'frame',
  'connect',
  'img',
  'font',
  'media',
  'form',
];

/** Kinds of request by the relation of a `<link>`; other relations are no requests. */
const linkKinds: KindsByName = {
  stylesheet: ['style'],
  modulepreload: ['script'],
  icon: ['img'],
  'apple-touch-icon': ['img'],
  'mask-icon': ['img'],
  manifest: [],
  preload: allKinds,
  prefetch: allKinds,
  preconnect: allKinds,
  'dns-prefetch': allKinds,
};

/** Kinds of request of a preload by its attribute `as`. */
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
 * Returns the URLs of an attribute. In a `srcset`, a size follows each URL; in `ping`, spaces
 * separate them.
 */
function urlsOf(attribute: string, value: string): string[] {
  if (attribute.endsWith('srcset'))
    return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  return attribute === 'ping' ? value.split(/\s+/) : [value];
}

type Attributes = Readonly<Record<string, string>>;

function linkRequests({
  rel = '',
  as = '',
  href = '',
  imagesrcset = '',
}: Attributes): ExternalUrl[] {
  const relations = rel.toLowerCase().split(/\s+/);
  const requestRelations = relations.filter((name) => Object.hasOwn(linkKinds, name));
  if (requestRelations.length === 0) return [];
  const kinds = preloadKinds[as] ?? requestRelations.flatMap((name) => linkKinds[name] ?? []);
  const urls = [href, ...urlsOf('imagesrcset', imagesrcset)];
  return urls.map((url) => ({ place: `<link rel="${rel}">`, url, kinds }));
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function requestsOf(element: Tree.Element): ExternalUrl[] {
  const { tagName, attrs } = element;
  const attributes: Attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const urls: ExternalUrl[] = [];
  for (const [name, kinds] of Object.entries(urlAttributes[tagName] ?? {}))
    for (const url of urlsOf(name, attributes[name] ?? ''))
      urls.push({ place: `<${tagName} ${name}>`, url, kinds });
  if (tagName === 'link') urls.push(...linkRequests(attributes));
  const { 'data-embed': embedUrl, srcdoc = '', style = '' } = attributes;
  if (tagName === 'iframe')
    for (const innerUrl of externalUrls(srcdoc))
      urls.push({ ...innerUrl, place: `${innerUrl.place} in <iframe srcdoc>` });
  if (embedUrl !== undefined)
    urls.push({ place: `<${tagName} data-embed>`, url: embedUrl, kinds: ['embed'] });
  urls.push(...urlsInCss(style, `<${tagName} style>`));
  if (tagName === 'style') urls.push(...urlsInCss(textOf(element), '<style>'));
  return urls;
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
 * pings. Links to other sites do not count; requests that scripts make are not in the HTML.
 */
export function externalUrls(html: string): ExternalUrl[] {
  // Without scripting, so that the content of `noscript` is parsed as elements.
  const document = parse(html, { scriptingEnabled: false });
  const requests = [...elementsOf(document)].flatMap((element) => requestsOf(element));
  return requests.filter(({ url }) => hasHost(url));
}
