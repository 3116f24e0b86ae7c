import { FancyBox } from '../../../elements/fancy-box/fancy-box.tsx';

const boxes = [
  {
    media: '20',
    title: 'years in the same shed',
    content: 'The first customer still calls. Her shop runs on the third version by now.',
    link: '/page/about-us',
    className: 'md:col-span-3',
  },
  {
    media: '4',
    title: 'projects at once',
    content: 'Never more. The fifth waits, and knows until when.',
    link: '/page/web-dev',
    className: 'md:col-span-2 [--slab:var(--tint)]',
  },
  {
    media: '0',
    title: 'account managers',
    content: 'You talk to the person who builds it.',
    link: '/page/career',
    className: 'md:col-span-2 [--slab:var(--tint)]',
  },
  {
    media: '1,012',
    title: 'Fridays with something to show',
    content: 'Each week ends with a link that you can open, on whatever you have in your pocket.',
    link: '/page/CaseStudy',
    className: 'md:col-span-3',
  },
];

/** Text boxes with a large number on hard shadows; on hover a box covers its shadow. */
export function NumberSlabs() {
  return (
    <div className="grid gap-7 pe-2 pb-2 md:grid-cols-5">
      {boxes.map((box) => (
        <FancyBox key={box.title} variant="slab" {...box} />
      ))}
    </div>
  );
}
