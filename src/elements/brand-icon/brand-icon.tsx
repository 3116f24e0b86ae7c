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
const marks: Record<string, IconDefinition> = {
  'fa-facebook-f': faFacebookF,
  'fa-twitter': faTwitter,
  'fa-google-plus-g': faGooglePlusG,
  'fa-dribbble': faDribbble,
  'fa-linkedin-in': faLinkedinIn,
  'fa-instagram': faInstagram,
  'fa-behance': faBehance,
};

interface Props {
  /** Icon-font class, e.g. `fa-brands fa-facebook-f`. */
  icon: string;
  className?: string;
}

/**
 * Brand icon of a social network as inline SVG. Decorative: the link around it carries the name.
 *
 * @throws Error for an unknown icon class
 */
export function BrandIcon({ icon, className }: Props) {
  const key = icon.split(' ').find((part) => part in marks);
  const mark = key && marks[key];
  if (!mark) {
    throw new Error(
      `No brand mark for "${icon}". Known: ${Object.keys(marks).join(', ')}. Add it in brand-icon.tsx.`,
    );
  }
  const [width, height, , , path] = mark.icon;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      className={className}
    >
      <path d={Array.isArray(path) ? path.join('') : path} />
    </svg>
  );
}
