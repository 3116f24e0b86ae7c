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
export const serviceIcons: Readonly<Record<string, LucideIcon>> = {
  accessibility: Accessibility,
  'app-window': AppWindow,
  gauge: Gauge,
  'pen-line': PenLine,
  'shopping-basket': ShoppingBasket,
  smartphone: Smartphone,
  truck: Truck,
  wrench: Wrench,
};

/** Returns the error text for an unknown name. */
export const noServiceIcon = (name: string) =>
  `no service has the icon "${name}". Known: ${Object.keys(serviceIcons).join(', ')}; more are added in src/homes/startup/service-icons.ts.`;
