import { z } from 'zod';
import { link } from './text.ts';

export const networks = [
  'facebook',
  'twitter',
  'google-plus',
  'dribbble',
  'linkedin',
  'instagram',
  'behance',
] as const;
export const networkSchema = z.enum(networks);
export type Network = z.infer<typeof networkSchema>;

/** Display names of the networks. */
export const networkNames = [
  'FACEBOOK',
  'DRIBBBLE',
  'BEHANCE',
  'INSTAGRAM',
  'TWITTER',
  'LINKEDIN',
  'GOOGLE',
] as const;

/** Positions of the label of a social tile. */
export const socialPositions = ['top-left', 'top', 'top-right'] as const;

/** Texts on the back of a flipping social tile. */
export const socialbackTexts = ['LIKE US', 'FOLLOW US', 'JOIN US'] as const;

/** Link to a profile on a social network. Source: `social.ts`, addresses from `site.config.ts`. */
export const socialItemSchema = z.object({
  /** Network, which decides the accessible name of the link. */
  network: networkSchema,
  /** Address of the profile. */
  link,
  /** Classes of the icon font, e.g. `fa-brands fa-facebook-f`. */
  icon: z.string().regex(/^fa-brands fa-[a-z-]+$/, 'must look like fa-brands fa-facebook-f'),
  /** Brand color of the network, `#RRGGBB`. */
  color: z.string().regex(/^#[0-9A-F]{6}$/i, 'must look like #1877F2'),
  name: z.enum(networkNames).optional(),
  position: z.enum(socialPositions).optional(),
  socialback: z.enum(socialbackTexts).optional(),
});
export type SocialItem = z.infer<typeof socialItemSchema>;
