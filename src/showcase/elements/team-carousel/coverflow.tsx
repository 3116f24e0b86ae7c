'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { Person } from '../../../elements/person/person.tsx';

const people = [
  {
    img: '/media/portrait-01-480.avif',
    name: 'Ruth Aldous',
    designation: 'Founder, systems',
  },
  {
    img: '/media/portrait-02-480.avif',
    name: 'Desmond Achebe',
    designation: 'Head of engineering',
  },
  {
    img: '/media/portrait-03-480.avif',
    name: 'Ingrid Solvang',
    designation: 'Design lead',
  },
  {
    img: '/media/portrait-04-480.avif',
    name: 'Mateo Barrientos',
    designation: 'Front-end developer',
  },
  {
    img: '/media/portrait-05-480.avif',
    name: 'Priya Raghunathan',
    designation: 'Back-end developer',
  },
  {
    img: '/media/portrait-06-480.avif',
    name: 'Owen Tillotson',
    designation: 'Mobile developer',
  },
  {
    img: '/media/portrait-07-480.avif',
    name: 'Hana Kobayashi',
    designation: 'Research and accessibility',
  },
  {
    img: '/media/portrait-08-480.avif',
    name: 'Yusuf Demir',
    designation: 'Hosting and operations',
  },
  {
    img: '/media/portrait-09-480.avif',
    name: 'Colette Fournier',
    designation: 'Project lead',
  },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous face',
  next: 'Next face',
};

/** Coverflow: the one in front, the others turned away by 50 degrees. */
export function TeamCoverflow() {
  return (
    <Carousel
      label="Faces, turned"
      view="coverflow"
      labels={labels}
      slides={people.map((item) => ({
        id: item.name,
        body: <Person look="over" {...item} level={4} />,
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">Turn them round</h3>
    </Carousel>
  );
}
