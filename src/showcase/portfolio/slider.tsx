import type { PictureRecord } from '../../media/picture-record.ts';
import { ProjectSlides } from '../../portfolio/slider/project-slides.tsx';
import { SlideControls } from '../../portfolio/slider/slide-controls.tsx';

const clients = ['Lower Lock', 'Hazel & Sons', 'Weather Station 9', 'Open Kitchen'];

/** Projects one after another; buttons, keys and a hand turn them. */
export function ProjectSlider({ pictures }: { pictures: readonly PictureRecord[] }) {
  const cards = pictures.slice(0, clients.length).map((picture, index) => ({
    slug: `project-${index}`,
    client: clients[index] ?? '',
    title: 'What was made for them, in one line',
    year: 2026,
    effort: '9 weeks, 3 people',
    toggleLabel: 'Show the other picture',
    kind: 'Tool',
    categories: ['tool'],
    link: `/projects/${index}`,
    hue: 200,
    picture,
    hoverPicture: picture,
  }));
  const copy = {
    previous: 'Previous project',
    next: 'Next project',
    position: '{number} of {count}',
  };
  return (
    <section>
      <SlideControls rowId="slides" count={cards.length} copy={copy} />
      <ProjectSlides id="slides" cards={cards} label="Our projects" />
    </section>
  );
}
