import type { RegistryEntry } from './registry-entry.ts';
import { textRegistry } from './registry-text.ts';

/** Folder in somebody else's project under which our own tree is kept, so that imports hold. */
const installedFolder = 'components/larkfield';

/** Where a file of this project stands in somebody else's: `src/` becomes the folder above. */
export const installedPath = (file: string) => `${installedFolder}/${file.replace(/^src\//, '')}`;

/**
 * A specimen's source as it is written in somebody else's project: imports from our tree become
 * imports from the folder that `npx shadcn add` has filled. Nothing else is touched.
 */
export function usageCode(source: string): string {
  return source
    .replaceAll(
      /(from |import )'(?:\.\.\/)+([^']+?)(?:\.tsx?)?'/g,
      (_, keyword: string, path: string) => `${keyword}'@/${installedFolder}/${path}'`,
    )
    .trimEnd();
}

/** What can be taken home. One row a name; a page's command names it. */
export const registry = [
  {
    name: 'button',
    title: 'Button',
    description:
      'A button or a link that looks like one: four tones, three sizes, a loading state.',
    entries: ['src/elements/button/button.tsx'],
  },
  {
    name: 'accordion',
    title: 'Accordion',
    description: 'Headings that open what stands under them, made of native details elements.',
    entries: ['src/elements/accordion/accordion.tsx'],
  },
  {
    name: 'tabs',
    title: 'Tabs',
    description:
      'Tabs with roving focus and arrow keys, in three looks; every panel has an address.',
    entries: ['src/elements/tabs/tabs.tsx'],
  },
  {
    name: 'price-tabs',
    title: 'Price tabs',
    description: 'Two price lists behind a MONTHLY and YEARLY switch, with sample prices.',
    entries: ['src/blocks/pricing/price-tabs.tsx', 'src/content/prices.ts'],
  },
  {
    name: 'counter',
    title: 'Counter',
    description: 'A number that counts up once, when it is first seen.',
    entries: ['src/elements/counter/counter.tsx'],
  },
  {
    name: 'quantity',
    title: 'Quantity',
    description: 'A number field with plus and minus that never goes below zero.',
    entries: ['src/elements/quantity/quantity.tsx'],
  },
  {
    name: 'countdown',
    title: 'Countdown',
    description: 'Days, hours, minutes and seconds to a moment, and what is said when it is there.',
    entries: ['src/elements/countdown/countdown.tsx', 'src/elements/button/button.tsx'],
  },
  {
    name: 'pie-chart',
    title: 'Pie chart',
    description: 'Shares of a whole as ring, donut or gauge, in SVG, drawn once when first seen.',
    entries: ['src/elements/pie-chart/pie-chart.tsx', 'src/elements/counter/counter.tsx'],
  },
  {
    name: 'progress-bar',
    title: 'Progress bar',
    description: 'A share of a whole in words and as a bar; named stages; work under way.',
    entries: [
      'src/elements/progress-bar/progress-bar.tsx',
      'src/elements/progress-bar/progress-steps.tsx',
      'src/elements/button/button.tsx',
    ],
  },
  {
    name: 'message-box',
    title: 'Message box',
    description:
      'A message in four tones that stays until it is dismissed, announced where that is wanted.',
    entries: [
      'src/elements/message-box/message-box.tsx',
      'src/elements/button/button.tsx',
      'src/elements/field/text-field.tsx',
    ],
  },
  {
    name: 'social-links',
    title: 'Social links',
    description: 'Links to profiles on seven networks in five looks, tiles that turn among them.',
    entries: ['src/elements/social-links/social-links.tsx', 'src/content/social.ts'],
  },
  {
    name: 'site-header',
    title: 'Header',
    description:
      'A header by a row of choices: five looks, six arrangements, five behaviours, six menus behind a button.',
    entries: [
      'src/headers/site-header.tsx',
      'src/headers/header-rows.ts',
      'src/headers/frame-behaviour.ts',
    ],
  },
  {
    name: 'site-footer',
    title: 'Footer',
    description:
      'A footer by a row of choices: fourteen arrangements on nine grounds, each with the same facts of the firm.',
    entries: ['src/footers/site-footer.tsx', 'src/footers/footer-collection.ts'],
  },
  ...textRegistry,
  {
    name: 'modal',
    title: 'Modal',
    description:
      'A native dialog in the middle of the page that opens without script and by its address.',
    entries: [
      'src/elements/modal/modal.tsx',
      'src/elements/dialog/dialog-buttons.ts',
      'src/elements/button/button.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'subscribe-modal',
    title: 'Subscription modal',
    description: 'A modal with a subscribe form that checks, sends and says what came of it.',
    entries: [
      'src/elements/modal/modal.tsx',
      'src/elements/dialog/dialog-buttons.ts',
      'src/forms/subscribe/subscribe-form.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'contact-modal',
    title: 'Contact form modal',
    description: 'A modal or a drawer with a contact form that checks, sends and keeps the text.',
    entries: [
      'src/elements/modal/modal.tsx',
      'src/elements/dialog/dialog-buttons.ts',
      'src/forms/contact/contact-form.tsx',
    ],
  },
  {
    name: 'film-modal',
    title: 'Film modal',
    description: 'YouTube and Vimeo behind a poster of your own, in a modal; asked after a press.',
    entries: [
      'src/elements/modal/modal.tsx',
      'src/elements/dialog/dialog-buttons.ts',
      'src/elements/embed/embed.tsx',
      'src/elements/button/button.tsx',
      'src/elements/picture/picture-view.tsx',
    ],
  },
  {
    name: 'map-modal',
    title: 'Map modal',
    description: 'A drawn map with the real one behind it, in a modal; asked after a press.',
    entries: [
      'src/elements/modal/modal.tsx',
      'src/elements/dialog/dialog-buttons.ts',
      'src/elements/embed/embed.tsx',
      'src/elements/button/button.tsx',
      'src/elements/picture/picture-view.tsx',
      'site.config.ts',
    ],
  },
  {
    name: 'price-columns',
    title: 'Price columns',
    description: 'Plans side by side, the popular one as a slab, with sample prices.',
    entries: ['src/elements/price-columns/price-columns.tsx', 'src/content/prices.ts'],
  },
  {
    name: 'subscribe-form',
    title: 'Subscribe form',
    description:
      'An e-mail address for a mailing list: checked at the field, sent once, confirmed in words.',
    entries: ['src/forms/subscribe/subscribe-form.tsx'],
  },
  {
    name: 'contact-form',
    title: 'Contact form',
    description:
      'A contact form with errors at the field, a captcha, and a native post without script.',
    entries: ['src/forms/contact/contact-form.tsx'],
  },
  {
    name: 'embed',
    title: 'Embed',
    description: 'A film or map of another host behind your own poster, loaded after a click.',
    entries: ['src/elements/embed/embed.tsx', 'src/elements/embed/embed-address.ts'],
  },
  {
    name: 'film-ground',
    title: 'Film ground',
    description:
      'A silent film behind its first frame: loaded when it is welcome or asked for, with a pause.',
    entries: ['src/elements/film/film-ground.tsx'],
  },
  {
    name: 'gallery',
    title: 'Gallery',
    description: 'Pictures in squares, rows or columns that open large in a lightbox.',
    entries: ['src/elements/gallery/gallery.tsx'],
  },
  {
    name: 'social-posts',
    title: 'Social posts',
    description: 'The latest posts of a social network as pictures, six at most.',
    entries: ['src/elements/social-posts/social-posts.tsx', 'src/content/instagram-posts.ts'],
  },
  {
    name: 'title-left',
    title: 'Left alignment',
    description:
      'A page title from the left with breadcrumbs, a rule, and a picture that breaks it.',
    entries: ['src/page-titles/title-left.tsx'],
  },
  {
    name: 'title-right',
    title: 'Right alignment',
    description: 'A page title at the right edge beside a picture that fills half of the screen.',
    entries: ['src/page-titles/title-right.tsx'],
  },
  {
    name: 'title-center',
    title: 'Center alignment',
    description: 'A short page title in the middle, above a drawn line of hills.',
    entries: ['src/page-titles/title-center.tsx'],
  },
  {
    name: 'title-colorful',
    title: 'Colorful style',
    description: 'A page title on flat color beside a pattern of drawn tiles.',
    entries: ['src/page-titles/title-colorful.tsx'],
  },
  {
    name: 'title-big',
    title: 'Big typography',
    description: 'A page title as wide as the page, sized by the number of its letters.',
    entries: ['src/page-titles/title-big.tsx'],
  },
  {
    name: 'title-parallax',
    title: 'Parallax background',
    description: 'A page title over a picture that leaves more slowly than the page, by CSS alone.',
    entries: ['src/page-titles/title-parallax.tsx'],
  },
  {
    name: 'title-separate',
    title: 'Separate breadcrumbs',
    description:
      'A page title and, below it, breadcrumbs in a bar of their own that stays in sight.',
    entries: ['src/page-titles/title-separate.tsx'],
  },
  {
    name: 'title-gallery',
    title: 'Gallery background',
    description: 'A page title over four pictures that melt into one another, with a pause.',
    entries: ['src/page-titles/title-gallery.tsx'],
  },
  {
    name: 'title-film',
    title: 'Background video',
    description:
      'A page title over a film that comes after the page, with a pause, and a still for those who want one.',
    entries: ['src/page-titles/title-film.tsx'],
  },
  {
    name: 'title-mini',
    title: 'Mini version',
    description: 'A page title and its breadcrumbs in one line.',
    entries: ['src/page-titles/title-mini.tsx'],
  },
  {
    name: 'person',
    title: 'Person',
    description: 'Somebody who works here: a face, a name, what they do, in three looks.',
    entries: ['src/elements/person/person.tsx'],
  },
  {
    name: 'testimonial',
    title: 'Testimonial',
    description: 'What somebody said and who, alone, as a card or as a note.',
    entries: ['src/elements/testimonial/testimonial.tsx'],
  },
  {
    name: 'sprite-logo',
    title: 'Sprite logo',
    description: 'One logo out of a file of many, in the color of the text.',
    entries: ['src/elements/sprite-logo/sprite-logo.tsx'],
  },
  {
    name: 'logo-marquee',
    title: 'Logo marquee',
    description: 'Logos that drift by in CSS alone, with a switch that stops them.',
    entries: ['src/elements/logo-marquee/logo-marquee.tsx'],
  },
  {
    name: 'carousel',
    title: 'Carousel',
    description:
      'A row that turns by itself, a pair, a fade or a coverflow, with a pause button first.',
    entries: ['src/elements/carousel/carousel.tsx'],
  },
  {
    name: 'person-carousel',
    title: 'Person carousel',
    description: 'The carousel and the person that stands in it.',
    entries: ['src/elements/carousel/carousel.tsx', 'src/elements/person/person.tsx'],
  },
  {
    name: 'testimonial-carousel',
    title: 'Testimonial carousel',
    description: 'The carousel and the testimonial that stands in it.',
    entries: ['src/elements/carousel/carousel.tsx', 'src/elements/testimonial/testimonial.tsx'],
  },
  {
    name: 'logo-carousel',
    title: 'Logo carousel',
    description: 'The carousel and the logo that stands in it.',
    entries: ['src/elements/carousel/carousel.tsx', 'src/elements/sprite-logo/sprite-logo.tsx'],
  },
  {
    name: 'icon-gallery',
    title: 'Icon gallery',
    description: 'Every icon of a set from one sprite, drawn as it comes into view, with a search.',
    entries: [
      'src/blocks/icon-gallery/icon-set-grid.tsx',
      'src/blocks/icon-gallery/icon-tools.tsx',
      'src/blocks/icon-gallery/gallery-behaviour.ts',
    ],
  },
  {
    name: 'entrances',
    title: 'Entrances',
    description:
      'Every entrance of this site in CSS with its times, played once when seen and on request.',
    entries: [
      'src/blocks/entrances/entrance-list.tsx',
      'src/blocks/entrances/entrances-behaviour.ts',
    ],
  },
] as const satisfies readonly RegistryEntry[];

/** Names that a page may put into its command; a wrong one is a type error. */
export type RegistryName = (typeof registry)[number]['name'];
