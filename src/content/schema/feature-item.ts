import { z } from 'zod';
import { iconName, link, text } from './text.ts';

/** A feature or a service in a few words. Source: `features.ts`, `services.ts`. */
export const featureItemSchema = z
  .object({
    /** A lucide icon name. */
    icon: iconName,
    title: text,
    /** One to three sentences. */
    content: text,
    /** Words of the link; needs `link`. */
    linkTitle: text.optional(),
    link: link.optional(),
  })
  .refine((item) => !item.linkTitle || item.link, {
    path: ['link'],
    message: 'linkTitle needs a link',
  });
export type FeatureItem = z.infer<typeof featureItemSchema>;
