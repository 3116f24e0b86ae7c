import { companySocial, networkLabels } from '../../../content/social.ts';
import { SocialLinks } from '../../../elements/social-links/social-links.tsx';

/** Names in large type between rules: a footer that is nothing but this. */
export function SocialList() {
  return (
    <SocialLinks
      label="Our profiles, as a list"
      variant="list"
      items={companySocial.map((item) => ({ ...item, label: networkLabels[item.network] }))}
    />
  );
}
