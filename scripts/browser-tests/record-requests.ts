/**
 * Preloaded into the server under test (`node --import`): records every request that reaches it and
 * sends the list to the parent process on request, without any change of the server.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { type RecordedRequest, recordedHeaders, requestKey } from './recorded-request.ts';

const recorded = new Map<string, RecordedRequest>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { method = 'GET', url = '/', headers } = request;
  const kept = recordedHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const one = { method, url, headers: Object.fromEntries(kept) };
  recorded.set(requestKey(one), one);
});

process.on('message', () => {
  process.send?.([...recorded.values()]);
  recorded.clear();
});
// Ends the server when the process of the tests ends, however it does.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Lets the server exit while the channel to the parent is open.
process.channel?.unref();
