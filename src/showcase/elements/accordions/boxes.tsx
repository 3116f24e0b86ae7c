import { Accordion } from '../../../elements/accordion/accordion.tsx';

/** Accordion of boxes; several can be open at once, because they share no name. */
export function AccordionBoxes() {
  return (
    <Accordion
      variant="boxes"
      items={[
        {
          id: 'trial',
          heading: 'Is there a trial?',
          open: true,
          body: <p>Thirty days, all features, no card. On day 31 it goes quiet, and so do we.</p>,
        },
        {
          id: 'data',
          heading: 'Where does our data live?',
          body: (
            <p>
              In two data centers, in Burlington and Albany. Backups are encrypted with your key.
            </p>
          ),
        },
        {
          id: 'seats',
          heading: 'Do you charge for each seat?',
          body: <p>No. A plan is for the whole company, the intern included.</p>,
        },
      ]}
    />
  );
}
