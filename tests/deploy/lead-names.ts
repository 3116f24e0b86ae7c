import { parse } from 'csv-parse/sync';
import { startProgram } from '../reliability/child-server.ts';
import { testKey } from '../reliability/test-key.ts';

/** Runs `leads export --csv` beside a server. @returns its text. */
async function exportCsv(settings: Record<string, string>): Promise<string> {
  const own = { ALTCHA_HMAC_KEY: testKey, ...settings };
  const program = startProgram('leads.js', own, ['export', '--csv']);
  const code = await program.ended;
  if (code !== 0) throw new Error(`leads ended with ${code}:\n${program.output()}`);
  return program.output();
}

const column = (csv: string, name: string): string[] => {
  const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
  return rows.map((row) => row[name] ?? '');
};

/** Reads the column `name` of an exported CSV text. */
export const namesIn = (csv: string): string[] => column(csv, 'name');

/** Returns the names of all leads, the newest first. */
export const leadNames = async (settings: Record<string, string>): Promise<string[]> =>
  namesIn(await exportCsv(settings));

/** Returns the addresses of all leads, the newest first. */
export const leadEmails = async (settings: Record<string, string>): Promise<string[]> =>
  column(await exportCsv(settings), 'email');
