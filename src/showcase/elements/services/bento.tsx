import CalendarRange from 'lucide-react/icons/calendar-range';
import FileInput from 'lucide-react/icons/file-input';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { ClayBadge } from '../../../elements/clay-badge/clay-badge.tsx';
import { List } from '../../../elements/list/list.tsx';
import { ServiceCard } from '../../../elements/service/service-card.tsx';

const badge = 'text-[4rem] [&_svg]:size-7';

/** Service cards in a bento grid: one large card and two small ones. */
export function ServiceBento() {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:grid-rows-2">
      <ServiceCard
        variant="soft"
        className="[--card-words:var(--paper)] [--card:var(--ink)] md:row-span-2 md:justify-between"
        media={
          <ClayBadge color="coral" className={badge}>
            <FileInput />
          </ClayBadge>
        }
        title="We bring your old data"
        content="Send the spreadsheet as it is, with its colors and its second sheet called “new new”."
        link="/page/our-services"
        linkTitle="Send it"
      >
        <List
          variant="check"
          className="mt-5 [--list-mark:var(--coral)]"
          items={['In within two days', 'Doubtful lines are asked about', 'Nothing is thrown away']}
        />
      </ServiceCard>
      <ServiceCard
        variant="soft"
        media={
          <ClayBadge color="teal" className={badge}>
            <GraduationCap />
          </ClayBadge>
        }
        title="An hour with your team"
        content="On their own projects, not on a demo called Acme."
        link="/page/our-services"
        linkTitle="Find an hour"
      />
      <ServiceCard
        variant="soft"
        media={
          <ClayBadge color="sun" className={badge}>
            <CalendarRange />
          </ClayBadge>
        }
        title="A look back after six weeks"
        content="What is used, what is not, and what we would switch off."
        link="/page/our-services"
        linkTitle="See an example"
      />
    </div>
  );
}
