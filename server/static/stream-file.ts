import { type FileHandle, open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { type DiskFile, isUnchanged } from './disk-file.ts';
import type { OutgoingResponse } from './outgoing-response.ts';
import { fileGoneError, sendError } from './send-error.ts';

/**
 * Streams a file if it has not changed since startup. The response for a file that a deployment
 * removed or changed is a 404: clients must not cache other bytes under its path.
 */
export async function streamFile(
  response: ServerResponse,
  { status, headers, hsts, range }: Omit<OutgoingResponse, 'body' | 'onError'>,
  file: DiskFile,
): Promise<void> {
  const handle = await openUnchanged(file);
  if (handle === null) {
    sendError(response, fileGoneError, hsts);
    return;
  }
  if (response.destroyed) {
    await handle.close();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.byteLength - 1 };
  const stream = handle.createReadStream({ start, end: Math.max(start, end) });
  response.writeHead(status, headers);
  stream.pipe(response, { end: false });
  stream.once('end', () => {
    // If the file was truncated meanwhile, the client must notice.
    if (stream.bytesRead === end + 1 - start) response.end();
    else response.destroy();
  });
  stream.once('error', () => response.destroy());
  response.once('close', () => stream.destroy());
}

/** Opens a file; null when it is missing or has changed. */
async function openUnchanged(file: DiskFile): Promise<FileHandle | null> {
  const handle = await open(file.path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return null;
  let isSame = false;
  try {
    isSame = await isUnchanged(file, handle);
  } finally {
    if (!isSame) await handle.close();
  }
  return isSame ? handle : null;
}
