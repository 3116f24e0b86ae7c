import { siteConfig } from '../../site.config.ts';

/** Matches files of samples, and those of sections that own pages and samples share. */
const sampleFiles =
  /^src\/(?:sample-pages|portfolio|shop|showcase|headers|footers|page-titles|blocks)\//;

/**
 * Matches the copy of own pages that leave out a link together with its target
 * (`src/page-meta/included-links.ts`), and the texts of the cart, the showcase menu and the footers.
 */
const linkOmittingFiles =
  /^src\/(?:company\/(?:faq-s|latest-news|our-story|pricing-packages|who-we-are)\/|content\/(?:cart|footer|footer-collection|showcase-menu)\.)/;

/**
 * Returns true for a file that may link to a page which `samples` in `site.config.ts` leaves out: a
 * sample, because samples refer to each other, or copy whose links are left out with their pages.
 *
 * @param isSample true for a Markdown record of the samples
 */
export function mayLinkToLeftOut(file: string, isSample: boolean, home = siteConfig.home): boolean {
  if (sampleFiles.test(file)) return true;
  if (file.endsWith('.md')) return isSample;
  const [, folder] = /^src\/homes\/([\w-]+)\//.exec(file) ?? [];
  if (folder !== undefined) return folder !== home;
  return linkOmittingFiles.test(file) || file.startsWith('src/blog/');
}
