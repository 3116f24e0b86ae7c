import { siteConfig } from '../../site.config.ts';
import { type IconMark, networkMark, networkName } from '../content/network-marks.ts';
import { companySocial, networkLabels } from '../content/social.ts';

/** Profile of the company as header and footer show it. */
interface CompanyProfile {
  name: string;
  link: string;
  /** Font Awesome class. */
  icon: string;
  /** Icon, where the elements do not have that of the class. */
  mark?: IconMark;
}

/** Profiles of `site.config.ts`, at any network that has an icon. */
export const companyProfiles: readonly CompanyProfile[] = siteConfig.social.map(
  ({ network, link, name }) => {
    const knownProfile = companySocial.find((item) => item.network === network);
    return knownProfile
      ? { name: name ?? networkLabels[knownProfile.network], link, icon: knownProfile.icon }
      : {
          name: name ?? networkName(network),
          link,
          icon: `fa-brands fa-${network}`,
          mark: networkMark(network),
        };
  },
);
