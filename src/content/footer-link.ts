/** Link of the footer. */
export interface FooterLink {
  title: string;
  link: string;
}
