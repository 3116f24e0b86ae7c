import { FancyBox } from '../../../elements/fancy-box/fancy-box.tsx';

/** Text boxes in the shape of tickets, for events. */
export function Tickets() {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:pb-8">
      <FancyBox
        variant="ticket"
        media="May 7"
        title="Open shed"
        content="From four o’clock on. Bring the thing that annoys you; we look at it together, for nothing."
        link="/page/contact-us"
      />
      <FancyBox
        variant="ticket"
        media="Jun 18"
        title="An evening on forms"
        content="Why people give up on page two, with recordings of people who did. Twelve seats."
        link="/page/contact-us"
        className="[--ticket:var(--ink)] lg:translate-y-8"
      />
    </div>
  );
}
