import type { LucideIcon } from 'lucide-react';
import Accessibility from 'lucide-react/icons/accessibility';
import AppWindow from 'lucide-react/icons/app-window';
import Gauge from 'lucide-react/icons/gauge';
import PenLine from 'lucide-react/icons/pen-line';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Smartphone from 'lucide-react/icons/smartphone';
import Truck from 'lucide-react/icons/truck';
import Wrench from 'lucide-react/icons/wrench';

/** Icons that services may name. A service carousel is an island, so only these are shipped. */
const icons: Record<string, LucideIcon> = {
  accessibility: Accessibility,
  'app-window': AppWindow,
  gauge: Gauge,
  'pen-line': PenLine,
  'shopping-basket': ShoppingBasket,
  smartphone: Smartphone,
  truck: Truck,
  wrench: Wrench,
};

/** The icon of a service. Throws for a name that is not listed above, which fails the build. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = icons[name];
  if (!Icon) {
    throw new Error(
      `No icon "${name}" for a service. Add it to src/homes/startup/service-icon.tsx; it knows: ${Object.keys(icons).join(', ')}.`,
    );
  }
  return <Icon className="size-[0.5em]" strokeWidth={1.75} />;
}
