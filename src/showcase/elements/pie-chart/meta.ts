import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['donut chart', 'diagram', 'graph'],
  path: '/elements/pie-chart',
  title: 'Pie chart',
  headTitle: 'Pie charts for React: rings, donut, gauges',
  description:
    'Shares of a whole as rings, as a donut with a readable list, and as gauges: drawn once when seen, in SVG, without a chart library.',
};
