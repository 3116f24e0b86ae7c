import { mainMenu } from '../../../src/content/menu.ts';
import { stops } from '../../../src/headers/collection/one-page-navigation.ts';
import { headerCollection } from '../../../src/headers/collection.ts';
import type { CollectionHeader, HeaderTrial } from '../../../src/headers/collection-header.ts';
import { pageHeaderProps } from '../../../src/layouts/page-header-props.ts';
import { Code, Markup, WrittenElement } from './write-code.ts';
import type { ChromeUsage } from './write-specimen.ts';

const folder = 'src/headers';

/** Stylesheets of arrangements and of menu placements; the others need none. */
const arrangements: Readonly<Record<string, readonly string[]>> = {
  centered: ['centered'],
  'center-logo': ['centered', 'center-logo'],
  'top-logo': ['top-logo'],
  'left-classic': ['left'],
  'left-modern': ['left'],
};
const placements: Readonly<Record<string, string>> = {
  classic: 'classic',
  half: 'half',
  full: 'full',
  start: 'start',
  modern: 'aside',
};

function sheetsOf({ options }: CollectionHeader<HeaderTrial>): string[] {
  const { arrangement, menuPanel, push } = options;
  const placed = [placements[menuPanel], push && placements['modern']].filter(Boolean);
  return [
    ...(arrangements[arrangement] ?? []).map((name) => `${folder}/arrangements/${name}.css`),
    ...[...new Set(placed)].map((name) => `${folder}/placements/${name}.css`),
  ];
}

/** Placeholder pictures as plain markup: ours come from a list that is not installed. */
const pictures = ['bench', 'letters', 'machine'].map((name) => ({
  src: `/pictures/${name}.jpg`,
  alt: `A ${name.replace(/s$/, '')} in our workshop`,
}));
const pictureList = `<ul className="mb-8 grid max-w-[27rem] grid-cols-3 gap-2">
  {pictures.map(({ src, alt }) => (
    <li key={src}>
      <img src={src} alt={alt} className="aspect-square w-full object-cover" />
    </li>
  ))}
</ul>`;

const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the usage of one header of the collection: the props that our own pages give it, and its
 * slots.
 */
function headerUsage(name: string, header: CollectionHeader<HeaderTrial>): ChromeUsage {
  const { topBar, push, drawer, menu: _, ...options } = header.options;
  const { brand, labels, contacts, ...own } = pageHeaderProps('/', header.options, {
    theme: 'house',
    menu: mainMenu,
  });
  const onePage = name === 'one-page-navigation';
  const shown = drawer === 'pictures' ? new Markup(pictureList) : undefined;
  const hook = {
    file: `${folder}/use-section-in-view.ts`,
    name: 'useSectionInView',
    line: 'const section = useSectionInView(menu);',
  };
  return {
    file: `src/showcase/headers/${name}.tsx`,
    description: header.description,
    component: componentName(name),
    facts: { menu: onePage ? stops : mainMenu, contacts, ...(push || shown ? { pictures } : {}) },
    sheets: sheetsOf(header),
    ...(onePage ? { hook } : {}),
    element: new WrittenElement('SiteHeader', `${folder}/site-header.tsx`, {
      path: onePage ? new Code(`\`/\${section}\``) : '/',
      options,
      menu: new Code('menu'),
      brand,
      labels,
      contacts: new Code('contacts'),
      above: topBar && new WrittenElement('TopBar', `${folder}/top-bar.tsx`, { ...own.topBar }),
      actions:
        push &&
        new WrittenElement(
          'PushPanel',
          `${folder}/push-panel.tsx`,
          { texts: own.push, contacts: new Code('contacts') },
          pictureList,
        ),
      aside: shown,
    }),
  };
}

/** Returns the usage of every header of the collection. */
export const headerUsages = (): [name: string, usage: ChromeUsage][] =>
  [...headerCollection].map(([name, header]) => [name, headerUsage(name, header)]);
