import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of a connection that may wait behind the one that is being answered; browsers send none. */
const mostWaiting = 16;

/**
 * Answers the requests of a connection one after another, also those that were sent without waiting
 * (pipelined): each answer that has begun holds memory until its reader takes it. Node hands on some
 * thousand requests of one packet at once; a connection with more than a few waiting is cut off.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  /** What waits on each connection that is being answered. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    const begin = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else waiting.delete(socket);
      });
      listener(request, response);
    };
    if (queue === undefined) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < mostWaiting) queue.push(begin);
    else socket.destroy();
  };
}
