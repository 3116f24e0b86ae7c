import { networkLabels, turningSocial } from '../../../content/social.ts';
import { SocialLinks } from '../../../elements/social-links/social-links.tsx';

/** Social links as tiles that turn over on hover or focus. */
export function SocialTiles() {
  return (
    <SocialLinks
      label="Our profiles, turning"
      variant="tiles"
      items={turningSocial.map((item) => ({ ...item, label: networkLabels[item.network] }))}
    />
  );
}
