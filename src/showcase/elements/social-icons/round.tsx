import { namedSocial, networkLabels } from '../../../content/social.ts';
import { SocialLinks } from '../../../elements/social-links/social-links.tsx';

const items = namedSocial.map((item) => ({ ...item, label: networkLabels[item.network] }));

/** Social links as icons, round ones and square ones. */
export function SocialRound() {
  return (
    <div className="grid gap-8">
      <SocialLinks label="Our profiles, round" variant="round" items={items} />
      <SocialLinks label="Our profiles, square" variant="square" items={items.slice(0, 5)} />
    </div>
  );
}
