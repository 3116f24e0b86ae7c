import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProxy, startProxy } from './start-proxy.ts';

/** Starts nginx with one file in its http block, as Debian includes those of `conf.d`. */
export function runNginx(home: string, servers: string, port: number): Promise<RunningProxy> {
  mkdirSync(join(home, 'logs'), { recursive: true });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = join(home, 'nginx.conf');
  writeFileSync(
    config,
    `${user} worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/logs/error.log;
    events { worker_connections 256; }
    http { include /etc/nginx/mime.types; access_log off; ${folders}
    ${servers}
    }`,
  );
  return startProxy('nginx', ['-c', config, '-p', home], port);
}
