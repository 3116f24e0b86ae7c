/** A step on the way to this page. The last one is the page itself and has no link. */
export interface Crumb {
  title: string;
  link?: string;
}

/** What every page title says. */
export interface PageTitleProps {
  /** The page's one `<h1>`. */
  title: string;
  lead?: string;
  crumbs: readonly Crumb[];
}
