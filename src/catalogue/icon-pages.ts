import type { PageRecord } from './page-record.ts';

const icons = { group: 'icons', theme: 'larkfield' } as const;

export const iconPages: readonly PageRecord[] = [
  {
    ...icons,
    path: '/iconsmindline',
    title: 'Iconsmind line',
    headTitle: 'Line icons, 1,512 of them, in place of Iconsmind',
    description:
      'Phosphor’s regular icons in the place of Iconsmind Line, which is a commercial set: search by name, click to copy the import line, MIT license.',
  },
  {
    ...icons,
    path: '/iconsmindsolid',
    title: 'Iconsmind solid',
    headTitle: 'Solid icons, 1,512 of them, in place of Iconsmind',
    description:
      'Phosphor’s filled icons in the place of Iconsmind Solid, which is a commercial set: search by name, click to copy the import line, MIT license.',
  },
  {
    ...icons,
    path: '/ETlineicon',
    title: 'ET line',
    headTitle: 'ET line icons: one hundred thin drawings',
    description:
      'The hundred line icons of Elegant Themes with their license, GPL 3.0: search by name, click to copy the import line, one sprite with all of them.',
  },
  {
    ...icons,
    path: '/fontawesome',
    title: 'Font Awesome',
    headTitle: 'Font Awesome 7 Free: solid, regular and brands',
    description:
      'All free icons of Font Awesome 7, solid, regular and brands: search by name, click to copy the import line for React, CC BY 4.0.',
  },
  {
    ...icons,
    path: '/feather',
    title: 'Feather',
    headTitle: 'Feather icons: 286 drawings with one stroke',
    description:
      'All 286 Feather icons: search by name, click to copy the import line for React, one SVG sprite with all of them, MIT license.',
  },
  {
    ...icons,
    path: '/simple-line',
    title: 'Simple line',
    headTitle: 'Simple Line Icons: 189 hairline drawings',
    description:
      'All 189 Simple Line Icons: search by name, click to copy the import line for React, one SVG sprite with all of them, MIT license.',
  },
  {
    ...icons,
    path: '/themify',
    title: 'Themify',
    headTitle: 'Themify icons: 352 thin drawings',
    description:
      'All 352 Themify icons, drawn from the glyphs of their font: search by name, click to copy the import line for React, SIL OFL license.',
  },
];

/** The one page of its group. */
export const animationPages: readonly PageRecord[] = [
  {
    path: '/animation',
    group: 'animation',
    theme: 'larkfield',
    title: 'Animation',
    headTitle: 'Animation: every entrance of the site, with times',
    description:
      'Every entrance with name, duration, delay and what starts it, a button to play each again, and what visitors see who asked for less motion.',
  },
];
