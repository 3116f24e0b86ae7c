import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteConfig } from '../site.config.ts';

const firmSchema = z.object({
  paths: z.array(z.string().startsWith('/')),
  name: z.string(),
  legalName: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    region: z.string().optional(),
    postalCode: z.string(),
  }),
  hours: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** A firm that a form belongs to, as mails and responses need it. */
export interface FirmRecord extends z.output<typeof firmSchema> {
  /**
   * True for an invented firm of a demo home page; its leads go to the company of `site.config.ts`.
   */
  isSample: boolean;
}

/** Schema of `firms.json`, which the build writes from the homes. */
export const firmsSchema = z.array(firmSchema.transform((firm) => ({ ...firm, isSample: true })));

const { name, legalName, address, hours, phone, email } = siteConfig.company;

/** The company of `site.config.ts` itself. */
export const ownFirm: FirmRecord = {
  ...{ name, legalName, address, hours, phone, email },
  paths: ['/'],
  isSample: false,
};

/**
 * Reads the firms of a built site's homes; an empty list when the file is missing.
 * @throws Error for people when the file does not have the shape that a build writes.
 */
export function readFirms(siteDir: string): FirmRecord[] {
  const file = join(siteDir, 'firms.json');
  if (!existsSync(file)) return [];
  try {
    return firmsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is not a list of firms. Build the site again: npm run build.`);
  }
}

/** Finds the firm of a page: that of a demo home, or the company itself. */
export const firmAt = (firms: readonly FirmRecord[], page: string): FirmRecord =>
  firms.find(({ paths }) => paths.some((path) => page === path || page.startsWith(`${path}/`))) ??
  ownFirm;
