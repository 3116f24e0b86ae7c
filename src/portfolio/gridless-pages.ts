import type { ProjectOrder } from './orders/project-order.ts';

/** Portfolio page without a grid. */
export interface GridlessPage {
  path: string;
  title: string;
  headTitle: string;
  description: string;
  heading: string;
  lead: string;
  order: ProjectOrder;
}

/** Three portfolio pages without a grid. */
export const gridlessPages = {
  scattered: {
    path: '/portfolio/portfolio-scattered',
    title: 'Scattered',
    headTitle: 'Pinned where there was room: scattered portfolio',
    description:
      'A scattered portfolio: pictures of all sizes in their own shapes, near and far on one large sheet, in an order that keys follow, too.',
    heading: 'Pinned where there was room',
    lead: 'The most colorful first, because it shouted. The others found a place beside it.',
    order: { by: 'chroma', descending: true },
  },
  justified: {
    path: '/portfolio/portfolio-justified-gallery',
    title: 'Justified gallery',
    headTitle: 'Everything on one wall: justified portfolio gallery',
    description:
      'A justified gallery of all projects: rows that fill the wall without cutting a picture, a filter by kind of work, and a lightbox for mouse, keys and touch.',
    heading: 'Everything on one wall',
    lead: 'Three pictures of each: the work, how it was made, how large it is. Upright pictures hang at the top.',
    order: { by: 'aspectRatio' },
  },
  slider: {
    path: '/portfolio/portfolio-slider',
    title: 'Slider',
    headTitle: 'One at a time, please: portfolio as a slider',
    description:
      'A portfolio as a slider: one project after another nearly as large as the window, turned by arrow keys, buttons, a finger or a hand that drags.',
    heading: 'One at a time, please',
    lead: 'By town, from the end of the alphabet. Drag, swipe, or use the arrow keys.',
    order: { by: 'town', descending: true },
  },
} as const satisfies Record<string, GridlessPage>;
