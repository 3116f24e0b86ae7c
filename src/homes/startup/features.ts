import type { FeatureItem } from '../../content/schema/feature-item.ts';

/** The three feature boxes of the startup home. Pictures: clay-feature-build, -measure, -grow. */
export const features: FeatureItem[] = [
  {
    icon: 'blocks',
    title: 'Build the small version first',
    content:
      'Six weeks from sketch to something strangers can use. It does one job, it does it properly, and you own every line.',
    linkTitle: 'What you can ask for',
    link: '#ask',
  },
  {
    icon: 'gauge',
    title: 'Measure what people do',
    content:
      'Not page views. How many finished, how long it took them, and where the others gave up. One sheet, every Friday.',
    linkTitle: 'Our own numbers',
    link: '#numbers',
  },
  {
    icon: 'sprout',
    title: 'Grow without starting over',
    content:
      'The first hundred customers and the first hundred thousand run on the same foundations. You add rooms, not houses.',
    linkTitle: 'What that costs',
    link: '#prices',
  },
];
