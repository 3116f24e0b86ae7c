import Gauge from 'lucide-react/icons/gauge';
import Languages from 'lucide-react/icons/languages';
import PackageOpen from 'lucide-react/icons/package-open';
import { OverlineBox } from '../../../elements/overline-box/overline-box.tsx';

const items = [
  {
    icon: <Gauge />,
    title: 'Web applications',
    content: 'Booking, dispatch, claims: the tool that your day runs on, in a browser.',
    link: '/page/web-dev',
  },
  {
    icon: <PackageOpen />,
    title: 'Shops',
    content: 'From the first jar of honey to nine hundred parcels on a December Monday.',
    link: '/page/Ecommerce',
  },
  {
    icon: <Languages />,
    title: 'Apps',
    content: 'For people with gloves on, on boats, under a roof that swallows the signal.',
    link: '/page/MobileAppDev',
  },
];

/** Boxes below a line that grows to their full width on hover; each box is one link. */
export function GrowingLines() {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
      {items.map((item) => (
        <li key={item.title}>
          <OverlineBox variant="grow" {...item} />
        </li>
      ))}
    </ul>
  );
}
