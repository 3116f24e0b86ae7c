import type { Server } from 'node:http';

/** Bytes of a packet that are parsed at once, extended to the end of a request. */
const pieceBytes = 1024;
/** End of a request's headers. Bodies may contain it too; their pieces are joined again. */
const blankLine = '\r\n\r\n';

/** Yields a packet in pieces, cut after a blank line where it is longer than a piece. */
export function* pieces(packet: Buffer): Generator<Buffer> {
  let start = 0;
  while (start < packet.length) {
    const found = packet.indexOf(blankLine, start + pieceBytes);
    const end = found < 0 ? packet.length : found + blankLine.length;
    yield packet.subarray(start, end);
    start = end;
  }
}

/**
 * Lets Node parse packets in pieces, and nothing more of a connection once it is destroyed. Node
 * creates the objects of all requests in a packet before it handles a close: some 2,500 per
 * connection, so that 250 connections which send at the same moment fill the heap before one can be
 * refused.
 */
export function readInPieces(server: Server): void {
  server.on('connection', (socket) => {
    const listeners = socket.listeners('data');
    const [parse] = listeners;
    if (!parse || listeners.length > 1) return;
    socket.removeListener('data', parse as (packet: Buffer) => void);
    socket.on('data', (packet: Buffer) => {
      let parsed = 0;
      for (const piece of pieces(packet)) {
        if (socket.destroyed) return;
        // Node has paused the connection: the rest is emitted again on resume.
        if (socket.isPaused()) {
          socket.unshift(packet.subarray(parsed));
          return;
        }
        parse.call(socket, piece);
        parsed += piece.length;
      }
    });
  });
}
