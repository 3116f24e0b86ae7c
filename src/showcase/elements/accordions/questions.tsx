import { Accordion } from '../../../elements/accordion/accordion.tsx';

/** Accordion with one open item at a time, because all items share a name. */
export function AccordionQuestions() {
  return (
    <Accordion
      variant="lines"
      name="questions"
      items={[
        {
          id: 'start',
          heading: 'How soon can you start?',
          open: true,
          body: (
            <p>
              Usually in five to eight weeks. We take on nine or ten projects a year and never more
              than four at once, so there is a queue, and we tell you where you stand in it.
            </p>
          ),
        },
        {
          id: 'cost',
          heading: 'What does a project cost?',
          body: (
            <p>
              A company site starts at about $18,000, a shop at $35,000, an app at $70,000. The
              price of the first version is fixed.
            </p>
          ),
        },
        {
          id: 'owner',
          heading: 'Who owns what you build?',
          body: (
            <p>
              You do: code, design, words, domain names and logins, from the day the invoice is
              paid.
            </p>
          ),
        },
        {
          id: 'leave',
          heading: 'What happens if we want to leave?',
          body: (
            <p>
              You get a folder with the source, a fresh backup and every login. It takes us a day,
              and we do not bill for it.
            </p>
          ),
        },
      ]}
    />
  );
}
