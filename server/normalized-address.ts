/**
 * Normalizes an e-mail address, so that one person is recognized: lower case, without a `+` suffix,
 * and at Gmail without dots.
 */
export function normalizeAddress(address: string): string {
  const lowerCaseAddress = address.trim().toLowerCase();
  const atIndex = lowerCaseAddress.lastIndexOf('@');
  const host = lowerCaseAddress.slice(atIndex + 1);
  const [localPart = ''] = lowerCaseAddress.slice(0, Math.max(atIndex, 0)).split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${localPart.replaceAll('.', '')}@gmail.com` : `${localPart}@${host}`;
}
