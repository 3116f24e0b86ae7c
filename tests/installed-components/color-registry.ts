import { createServer } from 'node:http';

/**
 * Mocks shadcn's own registry, which the CLI requests for base colors before it adds anything;
 * tests have no internet. The values are empty: ours bring their own.
 */
export async function startColorRegistry(): Promise<{ url: string; stop: () => void }> {
  const empty = { light: {}, dark: {} };
  const colors = {
    inlineColors: empty,
    cssVars: empty,
    inlineColorsTemplate: '',
    cssVarsTemplate: '',
  };
  const server = createServer((request, response) => {
    const known = request.url === '/colors/neutral.json';
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(known ? colors : { error: 'Not found' }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
