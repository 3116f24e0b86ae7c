import { companySocial, networkLabels } from '../../../content/social.ts';
import { SocialLinks } from '../../../elements/social-links/social-links.tsx';

/** Social links by name in large type, with lines between them. */
export function SocialList() {
  return (
    <SocialLinks
      label="Our profiles, as a list"
      variant="list"
      items={companySocial.map((item) => ({ ...item, label: networkLabels[item.network] }))}
    />
  );
}
