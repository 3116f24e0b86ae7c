import { z } from 'zod';

/** A modal that a page opens with content of its own. */
export const customModalSchema = z.object({
  /** DOM id of the dialog's element; null when none is set. */
  element: z.string().min(1).nullable(),
  open: z.boolean(),
});
export type CustomModal = z.infer<typeof customModalSchema>;

/** What the frame shares with the parts of a page. Source: measured in the browser. */
export const layoutContextSchema = z.object({
  /** CSS pixels. */
  headerHeight: z.number().nonnegative(),
  /** CSS pixels. */
  footerHeight: z.number().nonnegative(),
  /** True while any modal is open: the page behind it does not scroll. */
  isModalOpen: z.boolean(),
  customModal: customModalSchema,
});
export type LayoutContext = z.infer<typeof layoutContextSchema>;

/** What the frame starts with, before it has measured anything. */
export const initialLayoutContext: LayoutContext = {
  headerHeight: 0,
  footerHeight: 0,
  isModalOpen: false,
  customModal: { element: null, open: false },
};
