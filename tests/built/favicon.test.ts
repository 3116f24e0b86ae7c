import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '../../server/static/load-site.ts';
import { serveSite } from '../../server/static/serve-site.ts';
import { builtPages } from './built-pages.ts';

const server = createServer();
let origin = '';
beforeAll(async () => {
  server.on(
    'request',
    serveSite(await loadSite('dist'), () => []),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

test('/favicon.ico is served', async () => {
  const answer = await fetch(`${origin}/favicon.ico`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test('every icon that pages link exists', async () => {
  const named = new Set(
    (await builtPages()).flatMap(({ html }) =>
      [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
        ([, href = '']) => href,
      ),
    ),
  );
  expect(named).toContain('/favicon.ico');
  for (const href of named)
    expect([href, (await fetch(origin + href)).status]).toEqual([href, 200]);
});
