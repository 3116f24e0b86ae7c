import type { PageGroup } from '../../page-meta/page-meta.ts';

/** Texts of the demo pages: bar, heading, and the lines below every specimen. */
export const demoCopy = {
  bar: 'Demo pages',
  previous: 'Previous',
  next: 'Next',
  all: 'All pages',
  source: 'Source',
  /** `{position}` and `{total}` are filled in, two digits each. */
  positionText: '{position} of {total}',
  usage: 'Usage',
  lines: 'lines',
  copyCode: 'Copy the code',
  copyCommand: 'Copy the command',
  copied: 'Copied',
  copyFailed: 'Selected: press Ctrl+C',
} as const;

/** Singular name of a page, by group. */
export const demoKinds: Partial<Record<PageGroup, string>> = {
  element: 'Element',
  modal: 'Modal',
  'page-title': 'Page title',
  icons: 'Icon set',
  animation: 'Animation',
  header: 'Header',
  footer: 'Footer',
  portfolio: 'Portfolio',
  'blog-listing': 'Blog list',
  shop: 'Shop',
};
