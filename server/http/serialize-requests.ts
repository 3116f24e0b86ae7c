import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may be queued behind the current one of a connection; browsers send none. */
const maxQueued = 16;

/**
 * Serializes the requests of a connection, also pipelined ones: each response that has begun holds
 * memory until it is read. Node emits some thousand requests of one packet at once; a connection
 * with more than a few queued is destroyed.
 */
export function serializeRequests(listener: RequestListener): RequestListener {
  /** Queued requests by connection, for connections with a request in progress. */
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queues.get(socket);
    const start = () => {
      response.once('close', () => {
        const startNext = queues.get(socket)?.shift();
        if (startNext && !socket.destroyed) startNext();
        else queues.delete(socket);
      });
      listener(request, response);
    };
    if (queue === undefined) {
      queues.set(socket, []);
      start();
    } else if (queue.length < maxQueued) queue.push(start);
    else socket.destroy();
  };
}
