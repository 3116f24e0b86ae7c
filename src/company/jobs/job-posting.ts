import type { JobPosting } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import type { Job } from '../../content/schema/job.ts';
import { organizationId, postalAddress } from '../../structured-data/organization.ts';
import { lastSecond } from './closing-time.ts';

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>]/g, (character) => htmlEntities[character] ?? character);
const listHtml = (heading: string, items: readonly string[]) =>
  `<p><strong>${escapeHtml(heading)}</strong></p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** Headings of the sections of a job page. */
export interface JobHeadings {
  responsibilities: string;
  skills: string;
  welcome: string;
  benefits: string;
}

/**
 * Returns a job as schema.org's JobPosting. Every text in it is on the page too, as Google requires; its
 * identifier is the name of the opening's file. Source of the fields: developers.google.com, "JobPosting
 * structured data".
 */
export function jobPosting(job: Job, headings: JobHeadings, site: SiteConfig): JobPosting {
  const { company, url } = site;
  const paragraphs = job.description.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return {
    '@type': 'JobPosting',
    title: job.title,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.path.slice(1) },
    description: [
      paragraphs,
      listHtml(headings.responsibilities, job.responsibilities),
      listHtml(headings.skills, job.skills),
      listHtml(headings.welcome, job.welcomeSkills),
      listHtml(headings.benefits, job.benefits),
    ].join(''),
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: lastSecond(job.validThrough, company.timeZone) }),
    employmentType: job.employmentType,
    directApply: true,
    url: `${url}${job.path}`,
    hiringOrganization: {
      '@type': 'Organization',
      ...organizationId(site),
      name: company.name,
      legalName: company.legalName,
      sameAs: url,
    },
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(company),
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: locale.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.min,
        maxValue: job.salary.max,
        unitText: 'YEAR',
      },
    },
  };
}
