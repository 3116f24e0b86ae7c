import Anchor from 'lucide-react/icons/anchor';
import Sailboat from 'lucide-react/icons/sailboat';
import Waves from 'lucide-react/icons/waves';
import { IconText } from '../../../elements/icon-text/icon-text.tsx';

const items = [
  {
    icon: <Anchor strokeWidth={1.25} />,
    title: 'Berths',
    content: 'Guests see what is free tonight, how deep it is there and what it costs.',
    link: '/page/CaseStudy',
    linkTitle: 'How a guest books',
  },
  {
    icon: <Sailboat strokeWidth={1.25} />,
    title: 'Boats',
    content: 'Length, draft and the name on the stern, entered once and kept for next summer.',
    link: '/page/web-dev',
    linkTitle: 'What is kept, and for how long',
  },
  {
    icon: <Waves strokeWidth={1.25} />,
    title: 'Tides',
    content: 'High and low water of the week, printed on the confirmation.',
    link: '/page/MobileAppDev',
    linkTitle: 'See a confirmation',
  },
];

/** Icons above texts with a link each, in columns that step down. */
export function SteppedIconColumns() {
  return (
    <ul className="grid gap-10 md:grid-cols-3 md:gap-12 md:*:nth-2:mt-12 md:*:nth-3:mt-24">
      {items.map((item) => (
        <li key={item.title}>
          <IconText variant="above" {...item} />
        </li>
      ))}
    </ul>
  );
}
