import DatabaseBackup from 'lucide-react/icons/database-backup';
import KeyRound from 'lucide-react/icons/key-round';
import Moon from 'lucide-react/icons/moon';
import Wrench from 'lucide-react/icons/wrench';
import { IconText } from '../../../elements/icon-text/icon-text.tsx';

const items = [
  {
    icon: <DatabaseBackup />,
    title: 'Backups that were tried',
    content: 'Every night a copy; on the first Monday of the month we bring one back to life.',
  },
  {
    icon: <KeyRound />,
    title: 'You hold the keys',
    content: 'Domain, hosting and code are in your name from the first day.',
  },
  {
    icon: <Wrench />,
    title: 'Small repairs within the week',
    content: 'A wrong price, a dead link, a new colleague: write, and it is done by Friday.',
  },
  {
    icon: <Moon />,
    title: 'Somebody is awake',
    content: 'A monitor asks every minute. If nobody answers, it rings our telephone, not yours.',
  },
];

/** Icons beside texts, in a grid of two columns. */
export function IconsBesideText() {
  return (
    <ul className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {items.map((item) => (
        <li key={item.title}>
          <IconText variant="beside" {...item} />
        </li>
      ))}
    </ul>
  );
}
