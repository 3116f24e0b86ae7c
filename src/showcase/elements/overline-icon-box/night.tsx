import BellRing from 'lucide-react/icons/bell-ring';
import PhoneCall from 'lucide-react/icons/phone-call';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { OverlineBox } from '../../../elements/overline-box/overline-box.tsx';

const minutes = [
  {
    overline: 'Minute 1',
    icon: <BellRing />,
    title: 'The monitor rings',
    content: 'Two checks from two cities failed.',
  },
  {
    overline: 'Minute 4',
    icon: <PhoneCall />,
    title: 'We ring you',
    content: 'What is down, and since when.',
  },
  {
    overline: 'Minute 20',
    icon: <Undo2 />,
    title: 'Back to yesterday',
    content: 'The last version that worked is up.',
  },
  {
    overline: 'Next day',
    icon: <ShieldCheck />,
    title: 'One page',
    content: 'What it was, and why it cannot return.',
  },
];

/** Boxes on a dark ground, four in a row, each with a label above. */
export function DarkOverlineBoxes() {
  return (
    <ol className="grid gap-x-6 gap-y-10 [--line-tone:var(--tint)] sm:grid-cols-2 lg:grid-cols-4">
      {minutes.map((item) => (
        <li key={item.title}>
          <OverlineBox variant="grow" className="[&>:first-child]:mb-6" {...item} />
        </li>
      ))}
    </ol>
  );
}
