import { mainMenu } from '../../../src/content/menu.ts';
import { stops } from '../../../src/headers/collection/one-page-navigation.ts';
import { headerCollection } from '../../../src/headers/collection.ts';
import type { CollectionHeader, HeaderTrial } from '../../../src/headers/collection-header.ts';
import { pageHeaderProps } from '../../../src/layouts/page-header-props.ts';
import { Code, Markup, UsageElement } from './write-code.ts';
import type { ChromeUsage } from './write-specimen.ts';

const headersFolder = 'src/headers';

/** Stylesheets by arrangement; other arrangements need none. */
const arrangementSheets: Readonly<Record<string, readonly string[]>> = {
  centered: ['centered'],
  'center-logo': ['centered', 'center-logo'],
  'top-logo': ['top-logo'],
  'left-classic': ['left'],
  'left-modern': ['left'],
};
/** Stylesheet by placement of the menu on small screens; other placements need none. */
const placementSheets: Readonly<Record<string, string>> = {
  classic: 'classic',
  half: 'half',
  full: 'full',
  start: 'start',
  modern: 'aside',
};

function sheetsOf({ options }: CollectionHeader<HeaderTrial>): string[] {
  const { arrangement, menuPanel, push } = options;
  const sheets = [placementSheets[menuPanel], push && placementSheets['modern']].filter(Boolean);
  return [
    ...(arrangementSheets[arrangement] ?? []).map(
      (name) => `${headersFolder}/arrangements/${name}.css`,
    ),
    ...[...new Set(sheets)].map((name) => `${headersFolder}/placements/${name}.css`),
  ];
}

/** Placeholder pictures as plain markup: ours come from a list that is not installed. */
const pictures = ['bench', 'letters', 'machine'].map((name) => ({
  src: `/pictures/${name}.jpg`,
  alt: `A ${name.replace(/s$/, '')} in our workshop`,
}));
const pictureListMarkup = `<ul className="mb-8 grid max-w-[27rem] grid-cols-3 gap-2">
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
  const { brand, labels, contacts, ...otherProps } = pageHeaderProps('/', header.options, {
    theme: 'house',
    menu: mainMenu,
  });
  const isOnePage = name === 'one-page-navigation';
  const drawerContent = drawer === 'pictures' ? new Markup(pictureListMarkup) : undefined;
  const hook = {
    file: `${headersFolder}/use-section-in-view.ts`,
    name: 'useSectionInView',
    callingLine: 'const section = useSectionInView(menu);',
  };
  return {
    file: `src/showcase/headers/${name}.tsx`,
    description: header.description,
    component: componentName(name),
    facts: {
      menu: isOnePage ? stops : mainMenu,
      contacts,
      ...(push || drawerContent ? { pictures } : {}),
    },
    sheets: sheetsOf(header),
    ...(isOnePage ? { hook } : {}),
    element: new UsageElement('SiteHeader', `${headersFolder}/site-header.tsx`, {
      path: isOnePage ? new Code(`\`/\${section}\``) : '/',
      options,
      menu: new Code('menu'),
      brand,
      labels,
      contacts: new Code('contacts'),
      topBar:
        topBar &&
        new UsageElement('TopBar', `${headersFolder}/top-bar.tsx`, { ...otherProps.topBar }),
      buttons:
        push &&
        new UsageElement(
          'PushPanel',
          `${headersFolder}/push-panel.tsx`,
          { texts: otherProps.push, contacts: new Code('contacts') },
          pictureListMarkup,
        ),
      drawerContent,
    }),
  };
}

/** Returns the usage of every header of the collection. */
export const headerUsages = (): [name: string, usage: ChromeUsage][] =>
  [...headerCollection].map(([name, header]) => [name, headerUsage(name, header)]);
