const untrustedSigner = 'is not signed by anybody whom this machine trusts';
const wrongHostname = 'is for another name than the one in';
const problemsByCode: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired; look at the clock of this machine as well',
  CERT_NOT_YET_VALID: 'is not valid yet; look at the clock of this machine as well',
  CERT_REVOKED: 'was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: wrongHostname,
  HOSTNAME_MISMATCH: wrongHostname,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrustedSigner,
  SELF_SIGNED_CERT_IN_CHAIN: untrustedSigner,
  UNABLE_TO_GET_ISSUER_CERT: untrustedSigner,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrustedSigner,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrustedSigner,
  CERT_UNTRUSTED: untrustedSigner,
};

/** Describes a certificate error by Node's error code; null for other errors. */
export function describeCertificateError(
  code: string,
  server: {
    /** Name of the server in the message, such as `the mail server`. */
    label: string;
    /** Setting that holds its host name, such as `SMTP_URL`. */
    setting: string;
  },
): string | null {
  const knownProblem = problemsByCode[code];
  if (knownProblem === undefined && !/CERT|CRL/.test(code)) return null;
  const problem =
    knownProblem === wrongHostname
      ? `${knownProblem} ${server.setting}`
      : (knownProblem ?? 'is not good');
  return `the certificate of ${server.label} ${problem}`;
}
