import { z } from 'zod';
import type { MenuGroup, MenuItem } from '../menu-item.ts';
import { link, text } from './text.ts';

export const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z
    .strictObject({
      title: text,
      link: link.optional(),
      pages: z.array(link).min(1).optional(),
      dropdown: z.array(menuItemSchema).min(1).optional(),
      megamenu: z.array(menuGroupSchema).min(1).optional(),
    })
    .refine((item) => item.link || item.dropdown || item.megamenu, {
      path: ['link'],
      message: 'an entry needs a link, a dropdown or a megamenu',
    })
    .refine((item) => !(item.dropdown && item.megamenu), {
      path: ['megamenu'],
      message: 'an entry has a dropdown or a megamenu, not both',
    }),
);

export const menuGroupSchema: z.ZodType<MenuGroup> = z.strictObject({
  title: text,
  items: z.array(menuItemSchema).min(1),
});
