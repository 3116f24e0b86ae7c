import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { adaptRecipe } from './adapt-recipe.ts';

interface ComposeFile {
  services: {
    site: { environment: Record<string, string>; volumes: string[]; read_only: boolean };
    database: { environment: Record<string, string> };
  };
}

/** Reads compose.yaml with the lines of LEADS_CONFIG that its reader takes out of their comments. */
export const readCompose = (): ComposeFile['services'] => {
  const text = adaptRecipe(readFileSync('compose.yaml', 'utf8'), [
    ['# CRM_WEBHOOK_SECRET: ', 'CRM_WEBHOOK_SECRET: '],
    ['# - ./leads.config.mjs:', '- ./leads.config.mjs:'],
  ]);
  return (load(text) as ComposeFile).services;
};

/** Replaces `${NAME}` and `${NAME:-default}`, as Compose does. */
export const interpolate = (
  value: string,
  variables: Readonly<Record<string, string>> = {},
): string =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*))?\}/g,
    (_, name: string, standard = '') => variables[name] || standard,
  );

/** Returns the settings of the service `site`, with the addresses of a test's database and mails. */
export function siteSettings(
  { site, database }: ComposeFile['services'],
  variables: Record<string, string>,
  { databaseUrl, smtpUrl }: { databaseUrl: string; smtpUrl: string },
): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(site.environment).map(([name, value]) => [name, interpolate(value, variables)]),
  );
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password = '' } = database.environment;
  const stored = `${user}:${interpolate(password)}@database:5432/${database.environment['POSTGRES_DB']}`;
  const fresh = new URL(databaseUrl);
  return {
    ...given,
    DATABASE_URL: adaptRecipe(given['DATABASE_URL'] ?? '', [
      [stored, `${fresh.username}@${fresh.host}${fresh.pathname}`],
    ]),
    SMTP_URL: adaptRecipe(given['SMTP_URL'] ?? '', [['mail:1025', new URL(smtpUrl).host]]),
  };
}
