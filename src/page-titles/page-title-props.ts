/** An entry of the breadcrumbs. The last one is the page itself and has no link. */
export interface Crumb {
  title: string;
  link?: string;
}

/** Props that all page titles share. */
export interface PageTitleProps {
  /** Text of the `<h1>`. */
  title: string;
  lead?: string;
  crumbs: readonly Crumb[];
}
