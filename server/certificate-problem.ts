const untrusted = 'is not signed by anybody whom this machine trusts';
const anotherName = 'is for another name than the one in';
const problems: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired; look at the clock of this machine as well',
  CERT_NOT_YET_VALID: 'is not valid yet; look at the clock of this machine as well',
  CERT_REVOKED: 'was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: anotherName,
  HOSTNAME_MISMATCH: anotherName,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_UNTRUSTED: untrusted,
};

/** Describes a certificate error by Node's error code; null for other errors. */
export function certificateProblem(
  code: string,
  server: {
    /** Server in the message, such as `the mail server`. */
    owner: string;
    /** Setting with its host name, such as `SMTP_URL`. */
    setting: string;
  },
): string | null {
  const known = problems[code];
  if (known === undefined && !/CERT|CRL/.test(code)) return null;
  const problem = known === anotherName ? `${known} ${server.setting}` : (known ?? 'is not good');
  return `the certificate of ${server.owner} ${problem}`;
}
