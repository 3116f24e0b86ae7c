/** Exits with instructions if no site answers at an address. */
export async function requireRunningSite(site: string): Promise<void> {
  const answer = await fetch(site, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) return;
  const problem = answer ? `${site} answers ${answer.status}.` : `Nothing answers at ${site}.`;
  process.stderr.write(
    `${problem} Build and start the site in another terminal (npm start), or name one that runs: SITE=http://…\n`,
  );
  process.exit(2);
}
