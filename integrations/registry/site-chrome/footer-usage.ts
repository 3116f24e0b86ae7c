import { footerCollection } from '../../../src/footers/collection.ts';
import type { CollectionFooter } from '../../../src/footers/collection-footer.ts';
import { footerContent, footerFacts } from '../../../src/layouts/page-footer-props.ts';
import { componentName } from '../entry.ts';
import { type ChromeUsage, Code, printElement } from './print-usage.ts';

/** Maximum number of entries of a list in usage code. */
const maxEntries = 3;

const picture = new Code('picture');

/** Placeholder form: ours would bring its validation, its captcha and its copy. */
const placeholderForm =
  new Code(`<form action="/subscribe" method="post" className="flex flex-wrap gap-3">
  <input
    type="email"
    name="email"
    required
    aria-label="Your e-mail address"
    className="min-h-12 grow rounded-lg border border-line bg-surface px-4 text-ink"
  />
  <button type="submit" className="min-h-12 rounded-lg bg-ink px-6 font-semibold text-paper">
    Put me on the list
  </button>
</form>`);

const { map, pictures, people, directory, ...otherContent } = footerContent;
/** Props other than the facts, by arrangement, with placeholder pictures and shortened lists. */
const propsByArrangement: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...otherContent,
  posts: {
    ...footerContent.posts,
    posts: [
      { title: 'What a second costs', date: 'March 3, 2026', link: '/blog/what-a-second-costs' },
      { title: 'A form is a letter', date: 'February 10, 2026', link: '/blog/a-form-is-a-letter' },
    ],
  },
  directory: {
    ...directory,
    groups: directory.groups
      .slice(0, maxEntries)
      .map(({ heading, links }) => ({ heading, links: links.slice(0, maxEntries) })),
  },
  map: { heading: map.heading, directions: map.directions, map: picture },
  pictures: {
    ...pictures,
    posts: new Code("pictures.map((picture) => ({ link: '/', picture }))"),
  },
  people: {
    ...people,
    people: people.people.slice(0, maxEntries).map((person) => ({ ...person, picture })),
  },
};
/** Name of the prop for pictures, by arrangement. */
const pictureProps: Readonly<Record<string, ChromeUsage['pictures']>> = {
  map: 'picture',
  people: 'picture',
  pictures: 'pictures',
};

/** Returns the usage of one footer of the collection: the props that our own pages give it. */
function footerUsage(name: string, { description, options }: CollectionFooter): ChromeUsage {
  const { arrangement, tone } = options;
  // `FooterBigType` in `footer-big-type.tsx`.
  const component = componentName(`footer-${arrangement}`);
  const props = { facts: new Code('facts'), tone, ...propsByArrangement[arrangement] };
  const children = arrangement === 'subscribe' ? placeholderForm : undefined;
  return {
    file: `src/showcase/footers/${name}.tsx`,
    description,
    component: 'PageFooter',
    imports: { [component]: `src/footers/footer-${arrangement}.tsx` },
    constants: { facts: footerFacts },
    pictures: pictureProps[arrangement],
    element: printElement(component, props, children),
  };
}

/** Returns the usage of every footer of the collection. */
export const footerUsages = (): [name: string, usage: ChromeUsage][] =>
  [...footerCollection].map(([name, footer]) => [name, footerUsage(name, footer)]);
