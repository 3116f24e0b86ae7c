import type { PictureRecord } from '../../media/picture-record.ts';
import { ProjectFilter } from '../../portfolio/filter/project-filter.tsx';
import { StyledPortfolio } from '../../portfolio/styled-portfolio.tsx';

const projects = [
  { client: 'North Pier', title: 'Tickets without a queue', kind: 'App', categories: ['app'] },
  {
    client: 'Harrow & Daughter',
    title: 'A shop for one chair',
    kind: 'Shop',
    categories: ['shop'],
  },
  {
    client: 'Mill Street Baths',
    title: 'Towels included',
    kind: 'Booking',
    categories: ['booking'],
  },
];

/** Projects with a filter above them; cards take the pictures in turn. */
export function FilteredProjects({ pictures }: { pictures: readonly PictureRecord[] }) {
  const cards = projects.flatMap((project, index) => {
    const [picture, hoverPicture = picture] = pictures.slice(index);
    const slug = project.client.toLowerCase().replace(/\W+/g, '-');
    const details = { slug, year: 2026, link: `/projects/${slug}`, hue: 90 * index };
    const texts = {
      effort: '6 weeks, 2 people',
      toggleLabel: `Show the other picture of ${project.client}`,
    };
    return picture && hoverPicture
      ? [{ ...project, ...details, ...texts, picture, hoverPicture }]
      : [];
  });
  const options = [
    { title: 'All', key: '*', count: cards.length },
    { title: 'Apps', key: 'app', count: 1 },
    { title: 'Shops', key: 'shop', count: 1 },
  ];
  const copy = { label: 'Show', shown: '{count} of {all} projects', all: 'All {all} projects' };
  return (
    <section>
      <ProjectFilter options={options} listId="projects" copy={copy} />
      <div id="projects">
        <StyledPortfolio style="classic" layout="three-column" label="Projects" cards={cards} />
      </div>
    </section>
  );
}
