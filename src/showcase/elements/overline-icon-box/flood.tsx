import ChartPie from 'lucide-react/icons/chart-pie';
import Hourglass from 'lucide-react/icons/hourglass';
import Users from 'lucide-react/icons/users';
import { OverlineBox } from '../../../elements/overline-box/overline-box.tsx';

const items = [
  {
    icon: <Hourglass />,
    title: 'Hours',
    content: 'Started by one key, stopped by the same. Forgotten ones ask in the evening.',
    link: '/page/our-services',
    className: '[--flood:var(--deep)] [--flood-words:white]',
  },
  {
    icon: <Users />,
    title: 'People',
    content: 'Who is here, who is away, and who is the only one who knows how it works.',
    link: '/page/our-services',
    className: '[--flood:var(--ink)]',
  },
  {
    icon: <ChartPie />,
    title: 'Budgets',
    content: 'What is left, in hours and in dollars, while something can still be done.',
    link: '/page/our-services',
    className: '[--flood:var(--accent)] [--flood-words:white]',
  },
];

/** Boxes with a bar at the upper edge, which fills the box on hover. */
export function FloodedBoxes() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {items.map((item) => (
        <li key={item.title}>
          <OverlineBox variant="flood" {...item} />
        </li>
      ))}
    </ul>
  );
}
