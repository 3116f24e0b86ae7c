import Bug from 'lucide-react/icons/bug';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MapPinned from 'lucide-react/icons/map-pinned';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import { IconText } from '../../../elements/icon-text/icon-text.tsx';

const items = [
  {
    icon: <Bug />,
    title: 'Something is broken',
    content: 'Say what you saw and what you had expected.',
    link: '/page/contact-us',
  },
  {
    icon: <LifeBuoy />,
    title: 'I need it by Monday',
    content: 'We say within the hour whether that can be done honestly.',
    link: '/page/contact-us',
  },
  {
    icon: <PencilRuler />,
    title: 'I have a plan and no price',
    content: 'Two pages are enough for a first figure with its margin.',
    link: '/page/web-dev',
  },
  {
    icon: <MapPinned />,
    title: 'I would rather come by',
    content: 'The coffee is on from half past eight.',
    link: '/page/about-us',
  },
];

/** Rows of icon and text; each row is one link. */
export function IconLinkRows() {
  return (
    <ul className="border-ink/30 border-b">
      {items.map((item) => (
        <li key={item.title}>
          <IconText variant="row" {...item} />
        </li>
      ))}
    </ul>
  );
}
