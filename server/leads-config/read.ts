import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { leadsConfig } from '../../leads.config.ts';
import { didYouMean } from '../../src/content/closest.ts';
import { type Env, EnvError } from '../env.ts';
import type { Variables } from './env-values.ts';
import { type LeadsSettings, leadsConfigSchema } from './schema.ts';

/** All fields, for suggestions. */
const fieldNames = ['mailTo', 'webhooks', 'summary', 'name', 'url', 'format', 'secret', 'forms'];
const allFieldNames = [...fieldNames, 'pages', 'at', 'to', 'env'];

/** Formats the path of an issue's field: `webhooks[0].url`, `mailTo["/shop/*"][1]`. */
const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((segment) => {
      if (typeof segment === 'number') return `[${segment}]`;
      const name = String(segment);
      return /^\w+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
    })
    .join('')
    .replace(/^\./, '');

/** Formats a zod issue as plain messages, one per mistake. */
function issueMessages(issue: z.core.$ZodIssue): string[] {
  const field = formatPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${formatPath([...issue.path, key])} is not known.${didYouMean(key, allFieldNames)}`,
    );
  }
  // The key itself is in the message.
  if (issue.code === 'invalid_key') {
    const parent = formatPath(issue.path.slice(0, -1));
    return issue.issues.map(({ message }) => `${parent}: ${message}.`);
  }
  return [`${field === '' ? 'The whole' : field} ${issue.message}.`];
}

/**
 * Validates a configuration of leads, and reads the variables that it names.
 * @param fileName name of its file, for the message
 * @throws EnvError that names every mistake at once.
 */
export function parseLeadsConfig(
  config: unknown,
  variables: Variables,
  fileName = 'leads.config.ts',
): LeadsSettings {
  const parsed = leadsConfigSchema(variables).safeParse(config);
  const duplicateNames = findDuplicateNames(Object(config).webhooks);
  if (parsed.success && duplicateNames.length === 0) return parsed.data;
  const problems = [
    ...(parsed.error?.issues ?? []).flatMap(issueMessages),
    ...duplicateNames.map((name) => `webhooks has two entries named "${name}".`),
  ];
  throw new EnvError(
    [
      `The server cannot start: ${fileName} is wrong.`,
      ...problems.map((problem) => `  - ${problem}`),
      'docs/deploy.md, "Notifications", has every field.',
    ].join('\n'),
  );
}

/** Returns the names that several webhooks have. */
function findDuplicateNames(webhooks: unknown): string[] {
  const names = (Array.isArray(webhooks) ? webhooks : [])
    .map((webhook): unknown => Object(webhook).name)
    .filter((name) => typeof name === 'string');
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/**
 * Reads `leads.config.ts` as it was built in, or the file of LEADS_CONFIG in its place.
 * @throws EnvError when the file cannot be read, or is wrong.
 */
export async function readLeadsConfig(
  { LEADS_CONFIG: path }: Pick<Env, 'LEADS_CONFIG'>,
  variables: Variables,
): Promise<LeadsSettings> {
  if (path === undefined) return parseLeadsConfig(leadsConfig, variables);
  return parseLeadsConfig(await importConfig(path), variables, path);
}

async function importConfig(path: string): Promise<unknown> {
  const { href } = pathToFileURL(resolve(path));
  const module: unknown = await import(/* @vite-ignore */ href).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError(`The server cannot start: LEADS_CONFIG cannot be read (${reason}).`);
  });
  const config: unknown = Object(module).leadsConfig;
  if (config !== undefined) return config;
  throw new EnvError(
    `The server cannot start: ${path} (LEADS_CONFIG) does not export leadsConfig, as leads.config.ts does.`,
  );
}
