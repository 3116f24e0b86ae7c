/**
 * Records every request that reaches the server under test, and sends the list to the parent
 * process when that asks for it. Preloaded by `node --import`, so the server needs no change.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { type RecordedRequest, recordedHeaders, requestKey } from './recorded-request.ts';

const requests = new Map<string, RecordedRequest>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { method = 'GET', url = '/', headers } = request;
  const headerEntries = recordedHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const record = { method, url, headers: Object.fromEntries(headerEntries) };
  requests.set(requestKey(record), record);
});

process.on('message', () => {
  process.send?.([...requests.values()]);
  requests.clear();
});
// Ends the server when the process of the tests ends, even if that crashes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Lets the server exit while the channel to the parent is open.
process.channel?.unref();
