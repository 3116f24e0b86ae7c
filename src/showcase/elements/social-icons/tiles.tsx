import { networkLabels, turningSocial } from '../../../content/social.ts';
import { SocialLinks } from '../../../elements/social-links/social-links.tsx';

/** Tiles that turn when pointed at or focused, and ask for something on their back. */
export function SocialTiles() {
  return (
    <SocialLinks
      label="Our profiles, turning"
      variant="tiles"
      items={turningSocial.map((item) => ({ ...item, label: networkLabels[item.network] }))}
    />
  );
}
