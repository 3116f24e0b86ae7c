import type { PictureRecord } from '../../media/picture-record.ts';
import { ScatteredPortfolio } from '../../portfolio/scattered/scattered-portfolio.tsx';

const clients = ['Alder House', 'Second Ferry', 'Tin & Thread', 'The Cold Store'];

/** Sample of the portfolio that scatters pictures of several sizes. */
export function ScatteredProjects({ pictures }: { pictures: readonly PictureRecord[] }) {
  const cards = pictures.slice(0, clients.length).map((picture, index) => ({
    slug: `project-${index}`,
    client: clients[index] ?? '',
    title: 'What was made for them, in one line',
    year: 2026,
    effort: '6 weeks, 2 people',
    toggleLabel: 'Show the other picture',
    kind: 'Story',
    categories: ['story'],
    link: `/projects/${index}`,
    hue: 90,
    picture,
    hoverPicture: picture,
  }));
  return <ScatteredPortfolio cards={cards} label="Our projects" />;
}
