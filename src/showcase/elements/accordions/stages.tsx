import { Accordion } from '../../../elements/accordion/accordion.tsx';

/** Accordion with large numbers, for steps that have an order. */
export function AccordionStages() {
  return (
    <Accordion
      variant="numbers"
      name="stages"
      items={[
        {
          id: 'listen',
          heading: 'Listen',
          body: <p>Two days on site. We watch the work, and we write down what people say.</p>,
        },
        {
          id: 'draw',
          heading: 'Draw',
          body: <p>Pencil first. Every screen on paper, pinned up, argued over, thrown away.</p>,
        },
        {
          id: 'build',
          heading: 'Build',
          open: true,
          body: <p>Six weeks. Every Friday there is something that you can click.</p>,
        },
        {
          id: 'hand-over',
          heading: 'Hand over',
          body: <p>A folder, a checklist, an afternoon together. Then it is yours.</p>,
        },
      ]}
    />
  );
}
