import type { PageMeta } from '../../page-meta/page-meta.ts';
import type { IconFacts } from './icon-copy.ts';

/** Icon set as published by its makers. */
export interface IconSet {
  /** Name of the sprite: `/icons/<id>.svg`. */
  id: string;
  title: string;
  /** npm package of the drawings. */
  package: string;
  /** Suffix of the icons that belong to the set; left out: all icons of the package. */
  suffix?: string;
  /** Suffixes of icons that belong to another weight of the set. */
  excludedSuffixes?: readonly string[];
  /**
   * Import line that a click copies; `{Name}` is Activity, `{fa-name}` faActivity, `{name}`
   * activity.
   */
  importLine: string;
}

/** Icon page: one set, or a few that belong together. */
export interface IconPage
  extends Pick<PageMeta, 'path' | 'title' | 'headTitle' | 'description'>,
    IconFacts {
  lead: string;
  sets: readonly IconSet[];
}

const reactIconsInstall = 'npm install react-icons';
const phosphor = {
  license: {
    title: 'MIT',
    link: 'https://github.com/phosphor-icons/core/blob/main/LICENSE',
  },
  source: {
    title: 'Phosphor Icons, github.com/phosphor-icons/core',
    link: 'https://phosphoricons.com',
  },
  install: 'npm install @phosphor-icons/react',
} as const;

export const iconPages: readonly IconPage[] = [
  {
    path: '/feather',
    title: 'Feather',
    headTitle: 'Feather icons: 286 drawings with one stroke',
    description:
      'All 286 Feather icons: search by name, click to copy the import line for React, one SVG sprite with all of them, MIT license.',
    lead: 'Two hundred and eighty-six drawings on a grid of 24, one stroke of 2, round ends. Quiet beside text of any weight.',
    license: { title: 'MIT', link: 'https://github.com/feathericons/feather/blob/main/LICENSE' },
    source: { title: 'Feather by Cole Bemis', link: 'https://github.com/feathericons/feather' },
    notes: ['Finished by its maker: no icon comes, none goes. Lucide goes on where it ends.'],
    install: reactIconsInstall,
    sets: [
      {
        id: 'feather',
        title: 'Feather',
        package: '@iconify-json/feather',
        importLine: "import { Fi{Name} } from 'react-icons/fi';",
      },
    ],
  },
  {
    path: '/fontawesome',
    title: 'Font Awesome',
    headTitle: 'Font Awesome 7 Free: solid, regular and brands',
    description:
      'All free icons of Font Awesome 7, solid, regular and brands: search by name, click to copy the import line for React, CC BY 4.0.',
    lead: 'The free icons of Font Awesome 7: solid for interfaces, regular for their empty state, and the marks of six hundred brands.',
    license: { title: 'CC BY 4.0', link: 'https://creativecommons.org/licenses/by/4.0/' },
    source: {
      title: 'Font Awesome Free by Fonticons, Inc.',
      link: 'https://github.com/FortAwesome/Font-Awesome',
    },
    notes: [
      'The license asks for a credit; this line is ours.',
      'Brand marks belong to their owners. Use them for the companies that they stand for.',
    ],
    install:
      'npm install @fortawesome/react-fontawesome @fortawesome/free-solid-svg-icons @fortawesome/free-regular-svg-icons @fortawesome/free-brands-svg-icons',
    sets: [
      {
        id: 'fa7-solid',
        title: 'Solid',
        package: '@iconify-json/fa7-solid',
        importLine: "import { {fa-name} } from '@fortawesome/free-solid-svg-icons';",
      },
      {
        id: 'fa7-regular',
        title: 'Regular',
        package: '@iconify-json/fa7-regular',
        importLine: "import { {fa-name} } from '@fortawesome/free-regular-svg-icons';",
      },
      {
        id: 'fa7-brands',
        title: 'Brands',
        package: '@iconify-json/fa7-brands',
        importLine: "import { {fa-name} } from '@fortawesome/free-brands-svg-icons';",
      },
    ],
  },
  {
    path: '/iconsmindline',
    title: 'Iconsmind line',
    headTitle: 'Line icons, 1,512 of them, in place of Iconsmind',
    description:
      'Phosphor’s regular icons in the place of Iconsmind Line, which is a commercial set: search by name, click to copy the import line, MIT license.',
    lead: 'One thousand five hundred and twelve drawings in line. Phosphor stands here in the place of Iconsmind, which is sold and may not be passed on.',
    ...phosphor,
    notes: [
      'Iconsmind Line is a commercial set. This open one covers the same ground and has a solid twin.',
      'Every icon comes in six weights; this page shows the regular one.',
    ],
    sets: [
      {
        id: 'phosphor-line',
        title: 'Phosphor, regular',
        package: '@iconify-json/ph',
        excludedSuffixes: ['-bold', '-duotone', '-fill', '-light', '-thin'],
        importLine: "import { {Name}Icon } from '@phosphor-icons/react';",
      },
    ],
  },
  {
    path: '/iconsmindsolid',
    title: 'Iconsmind solid',
    headTitle: 'Solid icons, 1,512 of them, in place of Iconsmind',
    description:
      'Phosphor’s filled icons in the place of Iconsmind Solid, which is a commercial set: search by name, click to copy the import line, MIT license.',
    lead: 'The same one thousand five hundred and twelve, filled: for the state that is on. Phosphor again, in the place of a set that is sold.',
    ...phosphor,
    notes: [
      'Iconsmind Solid is a commercial set. This open one covers the same ground and has a twin in line.',
      'The import is the same as for the line; the weight is a prop: weight="fill".',
    ],
    sets: [
      {
        id: 'phosphor-solid',
        title: 'Phosphor, fill',
        package: '@iconify-json/ph',
        suffix: '-fill',
        importLine: 'import { {Name}Icon } from \'@phosphor-icons/react\'; // weight="fill"',
      },
    ],
  },
  {
    path: '/ETlineicon',
    title: 'ET line',
    headTitle: 'ET line icons: one hundred thin drawings',
    description:
      'The hundred line icons of Elegant Themes with their license, GPL 3.0: search by name, click to copy the import line, one sprite with all of them.',
    lead: 'One hundred thin drawings from 2013, as elegant now as then. Best above 32 px, where the hairlines have room.',
    license: { title: 'GPL 3.0', link: 'https://www.gnu.org/licenses/gpl-3.0.html' },
    source: {
      title: 'Elegant Themes line icons, drawn by Kenny Sing',
      link: 'https://github.com/pprince/etlinefont-bower',
    },
    notes: [
      'Under the GPL: what is built with these drawings and passed on has to be free as well.',
      'They are shown on this page alone and used nowhere else on the site.',
    ],
    install: 'npm install -D unplugin-icons @iconify-json/et @svgr/core @svgr/plugin-jsx',
    sets: [
      {
        id: 'et-line',
        title: 'ET line',
        package: '@iconify-json/et',
        importLine: "import {Name} from '~icons/et/{name}';",
      },
    ],
  },
  {
    path: '/simple-line',
    title: 'Simple line',
    headTitle: 'Simple Line Icons: 189 hairline drawings',
    description:
      'All 189 Simple Line Icons: search by name, click to copy the import line for React, one SVG sprite with all of them, MIT license.',
    lead: 'One hundred and eighty-nine hairline drawings, a little smaller in the frame than others. Good in menus with much air.',
    license: {
      title: 'MIT',
      link: 'https://github.com/thesabbir/simple-line-icons/blob/master/LICENSE.md',
    },
    source: {
      title: 'Simple Line Icons by Sabbir Ahmed',
      link: 'https://github.com/thesabbir/simple-line-icons',
    },
    notes: ['The marks of social networks are those of 2015. Some have changed since.'],
    install: reactIconsInstall,
    sets: [
      {
        id: 'simple-line',
        title: 'Simple line',
        package: '@iconify-json/simple-line-icons',
        importLine: "import { Sl{Name} } from 'react-icons/sl';",
      },
    ],
  },
  {
    path: '/themify',
    title: 'Themify',
    headTitle: 'Themify icons: 352 thin drawings',
    description:
      'All 352 Themify icons, drawn from the glyphs of their font: search by name, click to copy the import line for React, SIL OFL license.',
    lead: 'Three hundred and fifty-two drawings after the habits of a phone of 2014: thin, square, complete. Arrows in every direction there is.',
    license: { title: 'SIL OFL 1.1', link: 'https://openfontlicense.org' },
    source: { title: 'Themify Icons by Themify', link: 'https://themify.me/themify-icons' },
    notes: ['Published as a font. The drawings here are its glyphs, turned the right way up.'],
    install: reactIconsInstall,
    sets: [
      {
        id: 'themify',
        package: 'themify-icons',
        title: 'Themify',
        importLine: "import { Tfi{Name} } from 'react-icons/tfi';",
      },
    ],
  },
];

/** Returns the icon page at a path. @throws for an unknown path, which fails the build. */
export function iconPageAt(path: string): IconPage {
  const page = iconPages.find((each) => each.path === path);
  if (!page) throw new Error(`No row for ${path} in src/showcase/icons/icon-sets.ts.`);
  return page;
}
