import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that a receiver got. */
export interface ReceivedCall {
  /** Header `webhook-id`. */
  id: string;
  /** True when the signature is that of id, time and body, and the time is about now. */
  isSigned: boolean;
  path: string;
  body: string;
  /** True when the answer said so. */
  isAccepted: boolean;
}

/** Answer to a call; `hang`: none before `release`. */
export type ReceiverAnswer = { status: number; headers?: Record<string, string> } | 'hang';

export interface WebhookReceiver {
  /** Address without a path. */
  url: string;
  /** All calls, in order. */
  calls: ReceivedCall[];
  /** Sets how calls are answered from now on; null accepts all. */
  answer: (choose: ((call: ReceivedCall) => ReceiverAnswer) | null) => void;
  /** Largest number of calls that were hanging at once. */
  maxHeld: () => number;
  /** Accepts the calls that hang. */
  release: () => void;
  stop: () => Promise<void>;
}

/** Key that the receiver checks signatures with. */
export const receiverKey = Buffer.alloc(32, 42);

const maxAgeSeconds = 300;

/** Verifies a call as docs/deploy.md tells receivers to. */
function verify(headers: Record<string, unknown>, body: string): boolean {
  const time = Number(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - time) < maxAgeSeconds)) return false;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = createHmac('sha256', receiverKey).update(signed).digest();
  const given = String(headers['webhook-signature']).split(' ');
  return given.some((signature) => {
    const bytes = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  });
}

/** Starts a receiver of webhooks on the loopback. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  const waiting = new Set<{ call: ReceivedCall; response: ServerResponse }>();
  let maxHeld = 0;
  let choose: ((call: ReceivedCall) => ReceiverAnswer) | null = null;
  const accept = (call: ReceivedCall, response: ServerResponse) => {
    call.isAccepted = true;
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const call: ReceivedCall = {
        id: String(request.headers['webhook-id']),
        isSigned: verify(request.headers, body),
        path: request.url ?? '',
        body,
        isAccepted: false,
      };
      const answer = choose?.(call) ?? null;
      calls.push(call);
      if (answer === null) accept(call, response);
      else if (answer === 'hang') {
        const held = { call, response };
        waiting.add(held);
        maxHeld = Math.max(maxHeld, waiting.size);
        // The caller gave up, or was killed.
        response.on('close', () => waiting.delete(held));
      } else {
        call.isAccepted = answer.status < 300;
        response.writeHead(answer.status, answer.headers).end();
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (by) => {
      choose = by;
    },
    maxHeld: () => maxHeld,
    release: () => {
      for (const { call, response } of waiting) accept(call, response);
      waiting.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
