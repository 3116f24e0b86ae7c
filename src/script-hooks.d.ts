import 'react';

/** Mark without a value: the attribute is there, or it is not. */
type Flag = true | '';

/**
 * Attributes by which a script, the build or the server finds an element that another file renders,
 * or reads a value from it. Types only: nothing of this is sent to a browser.
 * `tests/conventions/data-attributes.test.ts` fails for a hook that is missing here.
 */
interface ScriptHooks {
  // Page and build

  /** Part of the first screen: its glyphs are embedded, its style rules are inlined. */
  'data-first-screen'?: Flag;
  /** Drawing of the cord: it fills a first screen. */
  'data-cord'?: Flag;
  /** Coordinates of the firm's place, on the script that tells day from night. */
  'data-latitude'?: number;
  'data-longitude'?: number;
  /** IANA time zone of the time that an element says, and kind of its clock. */
  'data-time-zone'?: string;
  'data-hour-cycle'?: 'h12' | 'h23';
  /** Theme of everything inside. */
  'data-theme'?: string;
  /** Element whose text goes into the search index. */
  'data-search-body'?: Flag;
  /** Part that the search index leaves out, such as a list of links. */
  'data-search-ignore'?: Flag;
  /** Path of a deferred stylesheet, on the `<noscript>` that is replaced by its link. */
  'data-late'?: string;
  /** Path of the props of an island, loaded once it hydrates. */
  'data-props'?: string;
  /** Queues early clicks and submits until the island has hydrated, or the page's scripts have run. */
  'data-replay-until'?: 'island' | 'page';
  /** Origin of a frame that a click loads: the build derives the page's `frame-src` from it. */
  'data-embed'?: string;
  /** Number that is animated: its glyphs are those of all digits. */
  'data-counter'?: Flag;
  /** Sentence on the end of the maintenance; the server writes it, with the time in `{time}`. */
  'data-until'?: string;

  // Header, footer, dialogs

  /** The site's header. */
  'data-site-header'?: Flag;
  /** The site's footer. */
  'data-site-footer'?: Flag;
  /** Behavior of the header when the page scrolls. */
  'data-behavior'?: 'static' | 'sticky' | 'reverse' | (string & {});
  /** Kind of a dropdown, on its wrapper. */
  'data-dropdown'?: string;
  /** Link that opens the dialog with this `id` instead of its `href`. */
  'data-opens-dialog'?: string;
  /** What the dialog becomes on a small screen. */
  'data-small-screen'?: string;
  /** Link to the top of the page. */
  'data-to-top'?: Flag;
  /** Current year. */
  'data-year'?: Flag;
  /** Number of items in the cart. */
  'data-cart-count'?: Flag;

  // Elements

  /** ISO date at which a countdown ends. */
  'data-countdown'?: string;
  /** Part of a whole: of a countdown its unit of time. */
  'data-part'?: string | Flag;
  /** Path of a background video, without its extension. */
  'data-video'?: string;
  /** Background video that loads only after a click. */
  'data-on-demand'?: Flag;
  /** Button that starts and stops the rotation of a carousel. */
  'data-rotation'?: Flag;
  /** Element that is printed alone. */
  'data-print-sheet'?: Flag;
  /** Link to a picture that opens in a lightbox. */
  'data-lightbox'?: Flag | string;
  /** List to which a button adds the next posts. */
  'data-more-list'?: Flag;
  /** Kind of a form. */
  'data-form'?: 'contact' | 'job-application' | 'subscribe';
  /** ISO date at which an opening closes. */
  'data-deadline'?: string;
  /** Closed: an opening after its deadline, the site during maintenance, a shop on a weekday. */
  'data-closed'?: Flag;

  // Messages of scripts, in the markup because they are copy

  /** Text after something was copied. */
  'data-copied-message'?: string;
  /** Text after copying failed. */
  'data-failed-message'?: string;
  /** Text with the number of results. */
  'data-found-message'?: string;
  /** Text without results. */
  'data-none-message'?: string;
  /** Text with the number of projects that a filter left. */
  'data-count-message'?: string;
  /** Label of a switch while it is on. */
  'data-on-label'?: string;
  /** Label of a switch while it is off. */
  'data-off-label'?: string;
  /** Text that a script shows or searches. */
  'data-text'?: string;
  /** Paragraph that replaces an empty list. */
  'data-no-results'?: Flag;

  // Portfolio

  /** Buttons that filter the projects. */
  'data-filter-bar'?: Flag;
  /** Projects that the buttons filter. */
  'data-filter-list'?: Flag;
  /** Categories of a project, separated by spaces. */
  'data-categories'?: string;
  /** Category that a button selects. */
  'data-key'?: string;

  // Shop

  /** The catalog with its filters. */
  'data-catalog'?: Flag;
  /** List of the catalog's cards. */
  'data-cards'?: Flag;
  /** The price list. */
  'data-price-list'?: Flag;
  /** Group of the price list. */
  'data-group'?: Flag;
  /** The product list. */
  'data-product-list'?: Flag;
  /** Category of the product list. */
  'data-category-section'?: Flag;
  /** List that holds all products of the product list while they are sorted. */
  'data-flat-list'?: Flag;
  /** Product of a listing: its position. */
  'data-product'?: number;
  /** Kind of an element; of a product its category. */
  'data-kind'?: string;
  /** Colors of a product, separated by spaces. */
  'data-colors'?: string;
  /** Color of an element; of a product's picture that of its variant. */
  'data-color'?: string;
  /** Price in cents; in a table, mark of the row with prices. */
  'data-price'?: number | Flag;
  /** Height of a product in millimeters. */
  'data-height'?: number;
  /** Product of which pieces are left. */
  'data-in-stock'?: Flag;
  /** Variant that a picture of a product shows. */
  'data-variant-key'?: string;
  /** Variants of a product, separated by spaces. */
  'data-variant-keys'?: string;

  // Showcase

  /** The list of pages with its search. */
  'data-showcase'?: Flag;
  /** Search and navigation of the showcase. */
  'data-tools'?: Flag;
  /** Links to the groups of the showcase. */
  'data-nav'?: Flag;
  /** Groups of pages. */
  'data-groups'?: Flag;
  /** Number of items; of a link in the showcase, of the pages in its group. */
  'data-count'?: number | Flag;
  /** Other names by which a page is searched. */
  'data-synonyms'?: string;
  /** Switch of the keyboard shortcuts. */
  'data-key-switch'?: Flag;
  /** Handle and links of the demo pages. */
  'data-demo-bar'?: Flag;
  /** `id` of the text that a button copies. */
  'data-copy'?: string;
  /** Label of a copy button. */
  'data-copy-label'?: Flag;
  /** Live region that tells whether copying worked. */
  'data-copy-status'?: Flag;
  /** Text that the origin of the development server replaces. */
  'data-site-origin'?: Flag;
  /** Name of an entrance animation. */
  'data-entrance'?: string;
  /** Stage of an entrance animation, whose place in the window decides if it is in view. */
  'data-stage'?: Flag;
  /** Button that plays an entrance animation again. */
  'data-replay'?: Flag;
  /** Button that plays all visible entrance animations. */
  'data-replay-all'?: Flag;
  /** `id` of an icon set. */
  'data-icon-set'?: string;
  /** Names of the icons of a set, separated by spaces. */
  'data-names'?: string;
  /** Import statement of an icon of a set. */
  'data-import'?: string;
  /** Place for the groups of a set's icons. */
  'data-icon-groups'?: Flag;
  /** Search field of the icons. */
  'data-icon-search'?: Flag;
  /** Status line of the icon search. */
  'data-icon-status'?: Flag;

  // Pages of the company

  /** Group of questions. */
  'data-questions'?: Flag;
  /** Search form of the questions. */
  'data-questions-search'?: Flag;
  /** Paragraph of an answer; in the app guide, the answer that it belongs to. */
  'data-answer'?: Flag | 'yes' | 'no';
  /** `id` of the group that a tally counts. */
  'data-tally'?: string;
  /** Link that opens the share dialog of the system. */
  'data-share'?: Flag;
  /** Live region that tells whether sharing worked. */
  'data-share-status'?: Flag;
  /** ISO date at which a sheet is printed. */
  'data-press-at'?: string;
  /** Text that tells how much is printed. */
  'data-press-count'?: Flag;
  /** Drawing in true size, scaled by the dots per inch of the screen. */
  'data-scale'?: Flag;

  // Homes

  /** Stop of the arrow keys (blog-metro). */
  'data-arrow-key-stop'?: Flag;
  /** Note that a passage and a link belong to (classic-blog). */
  'data-note'?: string;
  /** Name of a stamp (creative-portfolio). */
  'data-stamp'?: string;
  /** Night of the program, or the chosen night of the page (events-conference, interactive-portfolio). */
  'data-night'?: number | string;
  /** Talk of the program (events-conference). */
  'data-talk'?: Flag;
  /** Look that a form orders (fashion-shop). */
  'data-look'?: string;
  /** Line of a listing, a queue or a chart. */
  'data-line'?: number | string;
  /** Newest entry: of the console, of the posters. */
  'data-new'?: Flag;
  /** Part that the console does not read (freelancer). */
  'data-console-ignore'?: Flag;
  /** Name of a program of the work report (freelancer). */
  'data-program'?: string;
  /** First day of a program of the work report (freelancer). */
  'data-since'?: string;
  /** Link to a weekday (furniture-shop). */
  'data-day-link'?: string;
  /** Panel of a weekday (furniture-shop). */
  'data-panel'?: string;
  /** Date of a morning (lifestyle-blog). */
  'data-date'?: Flag;
  /** Times of sun and moon of a morning (lifestyle-blog). */
  'data-weather'?: Flag;
  /** First of its kind: the story that is turned without a hash (magazine), the first hour or chapter. */
  'data-first'?: Flag;
  /** Name of a story (magazine). */
  'data-story'?: string;
  /** Version of a story: as it was, or as it is (magazine). */
  'data-version'?: 'before' | 'now';
  /** Version that a link turns a story to (magazine). */
  'data-turn-to'?: 'before' | 'now';
  /** Sheet that a tap or a swipe turns (marketing-agency). */
  'data-swipe'?: Flag;
  /** Mark of a checkbox or a picture (branding-agency, photography). */
  'data-mark'?: string;
  /** Pair of halves (split-portfolio). */
  'data-pair'?: string;
  /** Stop of the route (travel-agency). */
  'data-stop'?: string;
}

/** States and styling hooks that several pages share and for which Base UI has no name. */
interface SharedAttributes {
  /** The script of the element runs: what needs it can be used. */
  'data-ready'?: Flag;
  /** Printed with its colors, which print.css otherwise removes. */
  'data-print-colors'?: Flag;
  /** Name of a table's column or of a tab, shown where its heading is not. */
  'data-label'?: string;
  /** Wider than its siblings. */
  'data-wide'?: Flag;
  /** Taller than wide. */
  'data-portrait'?: Flag;
  /** Above the limit that its text names. */
  'data-over-limit'?: Flag;
  /** First of a list, larger than the others. */
  'data-lead'?: Flag;
}

/** Attributes that only tests read, where no role, no text and no class tells the element. */
interface TestHooks {
  /** Number of a counter that changes. */
  'data-animated-value'?: Flag;
  /** Sum in the cart dropdown. */
  'data-cart-subtotal'?: Flag;
  /** Sum of the cart beside the price list. */
  'data-running-sum'?: Flag;
  /** Excerpt of a search result. */
  'data-excerpt'?: Flag;
  /** Title of a search result that is being edited (seo-agency). */
  'data-result-title'?: Flag;
  /** `id` of a bar of a chart (corporate). */
  'data-figure'?: string;
  /** Current day of the schedule (gym-fitness). */
  'data-today'?: Flag;
  /** Part that depends on the visit: comparisons of two renderings leave it out. */
  'data-this-visit'?: Flag;
}

declare module 'react' {
  // Attributes of HTML and of SVG elements extend it.
  interface AriaAttributes extends ScriptHooks, SharedAttributes, TestHooks {}
}
