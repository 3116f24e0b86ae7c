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

/** Structured data of pages, typed by schema.org's vocabulary. */
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

/** Serializes data for an `application/ld+json` script. Escapes `<`, which could end the element. */
export function jsonLd(data: StructuredData): string {
  const fullData: WithContext<StructuredData> = { '@context': 'https://schema.org', ...data };
  return JSON.stringify(fullData).replaceAll('<', '\\u003c');
}
