import type {
  AboutPage,
  BlogPosting,
  BookLeaf,
  BreadcrumbList,
  CollectionPage,
  CreativeWorkLeaf,
  FAQPage,
  HowToLeaf,
  JobPosting,
  LocalBusinessLeaf,
  OrganizationLeaf,
  ProductLeaf,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';

/** What pages say of themselves in the words of schema.org; the compiler checks each by its type. */
export type StructuredData =
  | AboutPage
  | BlogPosting
  | BookLeaf
  | BreadcrumbList
  | CollectionPage
  | CreativeWorkLeaf
  | FAQPage
  | HowToLeaf
  | JobPosting
  | LocalBusinessLeaf
  | OrganizationLeaf
  | ProductLeaf
  | Service
  | WebSite;

/** The text of one `application/ld+json` script. No `<` in it could end the element. */
export function jsonLd(thing: StructuredData): string {
  const whole: WithContext<StructuredData> = { '@context': 'https://schema.org', ...thing };
  return JSON.stringify(whole).replaceAll('<', '\\u003c');
}
