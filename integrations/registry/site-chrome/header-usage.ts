import { mainMenu } from '../../../src/content/menu.ts';
import { stops } from '../../../src/headers/collection/one-page-navigation.ts';
import { headerCollection } from '../../../src/headers/collection.ts';
import type { CollectionHeader, HeaderTrial } from '../../../src/headers/collection-header.ts';
import { pageHeaderProps } from '../../../src/layouts/page-header-props.ts';
import { componentName, houseTheme } from '../entry.ts';
import { type ChromeUsage, Code, printElement } from './print-usage.ts';

/** Stylesheets in `src/headers/` by arrangement and placement of the menu; others need none. */
const sheetsByOption: Readonly<Record<string, readonly string[]>> = {
  centered: ['arrangements/centered'],
  'center-logo': ['arrangements/centered', 'arrangements/center-logo'],
  'top-logo': ['arrangements/top-logo'],
  'left-classic': ['arrangements/left'],
  'left-modern': ['arrangements/left'],
  classic: ['placements/classic'],
  half: ['placements/half'],
  full: ['placements/full'],
  start: ['placements/start'],
  modern: ['placements/aside'],
  push: ['placements/aside'],
};

/** Placeholder pictures as plain markup: ours come from a list that is not installed. */
const pictures = ['bench', 'letters', 'machine'].map((name) => ({
  src: `/pictures/${name}.jpg`,
  alt: `A ${name.replace(/s$/, '')} in our workshop`,
}));
const pictureList = new Code(`<ul className="mb-8 grid max-w-[27rem] grid-cols-3 gap-2">
  {pictures.map(({ src, alt }) => (
    <li key={src}>
      <img src={src} alt={alt} className="aspect-square w-full object-cover" />
    </li>
  ))}
</ul>`);

/**
 * Returns the usage of one header of the collection: the props that our own pages give it, and its
 * slots.
 */
function headerUsage(name: string, header: CollectionHeader<HeaderTrial>): ChromeUsage {
  const { topBar, push, drawer, menu: _, ...options } = header.options;
  const props = pageHeaderProps('/', header.options, { theme: houseTheme, menu: mainMenu });
  const drawerContent = drawer === 'pictures' ? pictureList : undefined;
  const contacts = new Code('contacts');
  const panel = push && printElement('PushPanel', { texts: props.push, contacts }, pictureList);
  const sheets = [options.arrangement, options.menuPanel, push ? 'push' : ''].flatMap(
    (option) => sheetsByOption[option] ?? [],
  );
  return {
    file: `src/showcase/headers/${name}.tsx`,
    description: header.description,
    component: componentName(name),
    imports: {
      ...(push ? { PushPanel: 'src/headers/push-panel.tsx' } : {}),
      SiteHeader: 'src/headers/site-header.tsx',
      ...(topBar ? { TopBar: 'src/headers/top-bar.tsx' } : {}),
    },
    sheets: new Set(sheets.map((sheet) => `src/headers/${sheet}.css`)),
    constants: {
      menu: name === 'one-page-navigation' ? stops : props.menu,
      contacts: props.contacts,
      ...(push || drawerContent ? { pictures } : {}),
    },
    element: printElement('SiteHeader', {
      path: '/',
      options,
      menu: new Code('menu'),
      brand: props.brand,
      labels: props.labels,
      contacts,
      topBar: topBar && printElement('TopBar', { ...props.topBar }),
      buttons: panel,
      drawerContent,
    }),
  };
}

/** Returns the usage of every header of the collection. */
export const headerUsages = (): [name: string, usage: ChromeUsage][] =>
  [...headerCollection].map(([name, header]) => [name, headerUsage(name, header)]);
