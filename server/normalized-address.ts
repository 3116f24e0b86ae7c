/**
 * Normalizes an e-mail address, so that one person is recognized: lower case, without a `+` suffix,
 * and at Gmail without dots.
 */
export function normalizedAddress(address: string): string {
  const known = address.trim().toLowerCase();
  const at = known.lastIndexOf('@');
  const host = known.slice(at + 1);
  const [box = ''] = known.slice(0, Math.max(at, 0)).split('+');
  const gmail = host === 'gmail.com' || host === 'googlemail.com';
  return gmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}
