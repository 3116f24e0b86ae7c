import type { Server } from 'node:http';

/** Bytes of a packet that are parsed at once, extended to the end of a request. */
const chunkBytes = 1024;
/** End of a request's headers. Bodies may contain it too; their chunks are joined again. */
const blankLine = '\r\n\r\n';

/** Yields a packet in chunks, cut after a blank line where it is longer than a chunk. */
export function* packetChunks(packet: Buffer): Generator<Buffer> {
  let start = 0;
  while (start < packet.length) {
    const blankLineStart = packet.indexOf(blankLine, start + chunkBytes);
    const end = blankLineStart < 0 ? packet.length : blankLineStart + blankLine.length;
    yield packet.subarray(start, end);
    start = end;
  }
}

/**
 * Makes Node parse packets in chunks, and nothing more of a connection once it is destroyed. Node
 * creates the objects of all requests in a packet before it handles a close: some 2,500 per
 * connection, so that 250 connections which send at the same moment fill the heap before one can be
 * refused.
 */
export function parseInChunks(server: Server): void {
  server.on('connection', (socket) => {
    const listeners = socket.listeners('data');
    const [parseListener] = listeners;
    if (!parseListener || listeners.length > 1) return;
    socket.removeListener('data', parseListener as (packet: Buffer) => void);
    socket.on('data', (packet: Buffer) => {
      let parsedBytes = 0;
      for (const chunk of packetChunks(packet)) {
        if (socket.destroyed) return;
        // Node has paused the connection: the rest is emitted again on resume.
        if (socket.isPaused()) {
          socket.unshift(packet.subarray(parsedBytes));
          return;
        }
        parseListener.call(socket, chunk);
        parsedBytes += chunk.length;
      }
    });
  });
}
