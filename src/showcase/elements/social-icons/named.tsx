import { namedSocial, networkLabels } from '../../../content/social.ts';
import { SocialLinks } from '../../../elements/social-links/social-links.tsx';

/** Social links with icon and name. */
export function SocialNamed() {
  return (
    <SocialLinks
      label="Our profiles, by name"
      variant="named"
      items={namedSocial.map((item) => ({ ...item, label: networkLabels[item.network] }))}
    />
  );
}
