'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { Person } from '../../../elements/person/person.tsx';

const people = [
  {
    img: '/media/portrait-01-768.avif',
    name: 'Ruth Aldous',
    designation: 'Founder, systems',
  },
  {
    img: '/media/portrait-02-768.avif',
    name: 'Desmond Achebe',
    designation: 'Head of engineering',
  },
  {
    img: '/media/portrait-03-768.avif',
    name: 'Ingrid Solvang',
    designation: 'Design lead',
  },
  {
    img: '/media/portrait-04-768.avif',
    name: 'Mateo Barrientos',
    designation: 'Front-end developer',
  },
  {
    img: '/media/portrait-05-768.avif',
    name: 'Priya Raghunathan',
    designation: 'Back-end developer',
  },
  {
    img: '/media/portrait-06-768.avif',
    name: 'Owen Tillotson',
    designation: 'Mobile developer',
  },
  {
    img: '/media/portrait-07-768.avif',
    name: 'Hana Kobayashi',
    designation: 'Research and accessibility',
  },
  {
    img: '/media/portrait-08-768.avif',
    name: 'Yusuf Demir',
    designation: 'Hosting and operations',
  },
  {
    img: '/media/portrait-09-768.avif',
    name: 'Colette Fournier',
    designation: 'Project lead',
  },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous person',
  next: 'Next person',
};

/** Carousel of portraits: one, two or four in view, depending on the width. */
export function TeamRow() {
  return (
    <Carousel
      label="Nine of fourteen"
      effect="row"
      labels={labels}
      slides={people.map((item) => ({
        id: item.name,
        body: <Person variant="plain" {...item} level={4} />,
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">Nine of fourteen</h3>
    </Carousel>
  );
}
