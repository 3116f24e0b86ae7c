import CalendarCheck from 'lucide-react/icons/calendar-check';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { ClayBadge } from '../../../elements/clay-badge/clay-badge.tsx';
import { IconText } from '../../../elements/icon-text/icon-text.tsx';

const badge = 'text-[3.5rem] md:text-[4.5rem] [&_svg]:size-[0.45em]';

/** Icons on colored badges, in boxes of two widths. */
export function BadgeIconBoxes() {
  return (
    <ul className="grid gap-4 *:rounded-4xl *:bg-surface *:p-7 md:grid-cols-2 lg:*:p-10">
      <li className="md:col-span-2">
        <IconText
          variant="beside"
          className="md:gap-x-8!"
          icon={
            <ClayBadge color="coral" className={badge}>
              <CalendarCheck />
            </ClayBadge>
          }
          title="A date that holds"
          content="The plan knows holidays, sick days and the week in August when nobody answers. What it promises on Monday is still true on Friday."
        />
      </li>
      <li>
        <IconText
          variant="above"
          icon={
            <ClayBadge color="teal" className={badge}>
              <MessagesSquare />
            </ClayBadge>
          }
          title="One thread a task"
          content="Questions stand beside the thing that they are about."
        />
      </li>
      <li>
        <IconText
          variant="above"
          icon={
            <ClayBadge color="sun" className={badge}>
              <ReceiptText />
            </ClayBadge>
          }
          title="An invoice by itself"
          content="Hours become lines, lines become a PDF on the last of the month."
        />
      </li>
    </ul>
  );
}
