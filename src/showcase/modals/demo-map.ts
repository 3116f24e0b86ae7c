import { type SiteConfig, siteConfig } from '../../../site.config.ts';

/** Map of the demos; of a town of the samples where the site has none. */
export const demoMap: NonNullable<SiteConfig['map']> = siteConfig.map ?? {
  provider: 'openstreetmap',
  latitude: 44.2601,
  longitude: -72.5754,
  picture: 'map-town',
  narrowPicture: 'map-town-narrow',
};
