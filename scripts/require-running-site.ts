/** Exits with instructions if no site answers at an address. */
export async function requireRunningSite(site: string): Promise<void> {
  const response = await fetch(site, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) return;
  const problem = response ? `${site} answers ${response.status}.` : `Nothing answers at ${site}.`;
  process.stderr.write(
    `${problem} Build and start the site in another terminal (npm start), or name one that runs: SITE=http://…\n`,
  );
  process.exit(2);
}
