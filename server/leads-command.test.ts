import { expect, test } from 'vitest';
import { leadsCommand } from './leads-command.ts';

const cwd = '/srv/larkfield';

test.each([
  ['npm', '/srv/larkfield/scripts/leads.ts', { npm_lifecycle_event: 'leads' }, 'npm run leads --'],
  ['a link in the path', '/usr/local/bin/leads', {}, 'leads'],
  ['Node', '/srv/larkfield/dist-server/leads.js', {}, 'node dist-server/leads.js'],
  ['a container', '/app/dist-server/leads.js', { LEADS_COMMAND: 'leads' }, 'leads'],
  ['the server', '/srv/larkfield/dist-server/main.js', {}, 'npm run leads --'],
  [
    'the server of a container',
    '/app/dist-server/main.js',
    { LEADS_COMMAND: 'docker compose exec web leads' },
    'docker compose exec web leads',
  ],
])('called by %s', (_, file, env, expected) => {
  expect(leadsCommand({ env, argv: ['node', file], cwd })).toBe(expected);
});
