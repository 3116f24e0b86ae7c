'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { Person } from '../../../elements/person/person.tsx';

const people = [
  {
    img: '/media/portrait-01-768.avif',
    name: 'Ruth Aldous',
    designation: 'Founder, systems',
    description:
      'Started the firm above the old grist mill, alone. Still answers the phone when it rings twice.',
  },
  {
    img: '/media/portrait-05-768.avif',
    name: 'Priya Raghunathan',
    designation: 'Back-end developer',
    description: 'Practices restoring backups the way others practice fire drills.',
  },
  {
    img: '/media/portrait-09-768.avif',
    name: 'Colette Fournier',
    designation: 'Project lead',
    description: 'Calls clients before they have to call her.',
  },
  {
    img: '/media/portrait-07-768.avif',
    name: 'Hana Kobayashi',
    designation: 'Research and accessibility',
    description: 'Watches people use what we made, and comes back with a short list.',
  },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous person',
  next: 'Next person',
};

/** Carousel that fades from one person to the next, each with a sentence. */
export function TeamFade() {
  return (
    <Carousel
      label="One after another"
      effect="fade"
      labels={labels}
      slides={people.map((item) => ({
        id: item.name,
        body: <Person variant="side" {...item} level={4} />,
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">One after another</h3>
    </Carousel>
  );
}
