import { z } from 'zod';
import { iconName, link, text } from './text.ts';

/** Feature or service in a few words. Source: `src/homes/startup/features.ts`, `src/content/services.ts`. */
export const featureItemSchema = z
  .object({
    /** Name of a lucide icon. */
    icon: iconName,
    title: text,
    /** One to three sentences. */
    content: text,
    /** Text of the link; needs `link`. */
    linkTitle: text.optional(),
    link: link.optional(),
  })
  .refine((item) => !item.linkTitle || item.link, {
    path: ['link'],
    message: 'linkTitle needs a link',
  });
export type FeatureItem = z.infer<typeof featureItemSchema>;
