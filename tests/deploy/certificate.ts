import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Files of a certificate and its key. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** Creates a self-signed certificate for `localhost` and `bare.localhost`. */
export function createCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const names = 'subjectAltName=DNS:localhost,DNS:bare.localhost,IP:127.0.0.1';
  const fresh = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', key, '-out', certificate];
  const rest = ['-nodes', '-days', '2', '-subj', '/CN=localhost', '-addext', names];
  execFileSync('openssl', [...fresh, ...files, ...rest], { stdio: 'ignore' });
  return { certificate, key };
}
