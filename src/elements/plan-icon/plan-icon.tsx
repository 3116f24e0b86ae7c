import type { LucideIcon } from 'lucide-react';
import Eye from 'lucide-react/icons/eye';
import Hammer from 'lucide-react/icons/hammer';
import Mail from 'lucide-react/icons/mail';
import PencilLine from 'lucide-react/icons/pencil-line';
import Sprout from 'lucide-react/icons/sprout';
import Tag from 'lucide-react/icons/tag';
import Tractor from 'lucide-react/icons/tractor';
import Wheat from 'lucide-react/icons/wheat';
import Wrench from 'lucide-react/icons/wrench';

/** Icons by their lucide names. To add one: its import and its line. */
const icons: Record<string, LucideIcon> = {
  eye: Eye,
  hammer: Hammer,
  mail: Mail,
  'pencil-line': PencilLine,
  sprout: Sprout,
  tag: Tag,
  tractor: Tractor,
  wheat: Wheat,
  wrench: Wrench,
};

interface PlanIconProps {
  /** Lucide name from the plan's data. */
  name: string;
  className?: string;
}

/**
 * Icon of a price plan.
 *
 * @throws Error for a name that is not listed, which fails the build
 */
export function PlanIcon({ name, className = '' }: PlanIconProps) {
  const Icon = icons[name];
  if (!Icon) {
    throw new Error(
      `A plan asks for the icon ${name}, which is not among ${Object.keys(icons).join(', ')} (src/elements/plan-icon/plan-icon.tsx).`,
    );
  }
  return <Icon className={className} strokeWidth={1.75} aria-hidden />;
}
