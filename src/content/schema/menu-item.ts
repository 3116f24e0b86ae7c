import { z } from 'zod';
import { link, text } from './text.ts';

/** An entry of a menu. It leads somewhere, or opens a dropdown or a mega menu. Source: `menu.ts`. */
export interface MenuItem {
  title: string;
  /** Missing when the entry only opens its dropdown. */
  link?: string | undefined;
  /** Entries below this one, nested as deep as needed. */
  dropdown?: MenuItem[] | undefined;
  /** Groups side by side in a wide panel. Never together with `dropdown`. */
  megamenu?: MenuGroup[] | undefined;
}

/** A column of a mega menu. */
export interface MenuGroup {
  title: string;
  items: MenuItem[];
}

export const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z
    .object({
      title: text,
      link: link.optional(),
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

export const menuGroupSchema: z.ZodType<MenuGroup> = z.object({
  title: text,
  items: z.array(menuItemSchema).min(1),
});
