import {
  faBehance,
  faDribbble,
  faFacebookF,
  faGooglePlusG,
  faInstagram,
  faLinkedinIn,
  faTwitter,
  type IconDefinition,
} from '@fortawesome/free-brands-svg-icons';

/** Brand icons by the icon-font class that the specification's social items use. */
const brandIcons: Record<string, IconDefinition> = {
  'fa-facebook-f': faFacebookF,
  'fa-twitter': faTwitter,
  'fa-google-plus-g': faGooglePlusG,
  'fa-dribbble': faDribbble,
  'fa-linkedin-in': faLinkedinIn,
  'fa-instagram': faInstagram,
  'fa-behance': faBehance,
};

/** Returns the icon of an icon-font class. */
function brandIcon(icon: string) {
  const key = icon.split(' ').find((part) => part in brandIcons);
  const definition = key && brandIcons[key];
  if (!definition) {
    throw new Error(
      `No brand mark for "${icon}". Known: ${Object.keys(brandIcons).join(', ')}. Pass another as mark.`,
    );
  }
  const [width, height, , , path] = definition.icon;
  return { viewBox: `0 0 ${width} ${height}`, d: Array.isArray(path) ? path.join('') : path };
}

export interface BrandIconProps {
  /** Icon-font class, e.g. `fa-brands fa-facebook-f`. */
  icon: string;
  /** Icon of another network than those with a known class, as one path. */
  mark?: { viewBox: string; d: string } | undefined;
  className?: string;
}

/**
 * Brand icon of a social network as inline SVG. Decorative: the link around it carries the name.
 *
 * @throws Error for an unknown icon class without `mark`
 */
export function BrandIcon({ icon, mark, className }: BrandIconProps) {
  const { viewBox, d } = mark ?? brandIcon(icon);
  return (
    <svg aria-hidden="true" viewBox={viewBox} fill="currentColor" className={className}>
      <path d={d} />
    </svg>
  );
}
