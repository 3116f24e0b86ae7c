import { noServiceIcon, serviceIcons } from './service-icons.ts';

/** The icon of a service. Throws for a name that is not listed, which fails the build. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = serviceIcons[name];
  if (!Icon) throw new Error(noServiceIcon(name));
  return <Icon className="size-[0.5em]" strokeWidth={1.5} />;
}
