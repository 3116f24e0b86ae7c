import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { IncomingFile } from './incoming-file.ts';

/** Files of one form that are read; our forms take one. */
const maxFiles = 3;

/** A part of a form: its name, and a text, a file, or the reason why the file was not kept. */
export type FormPart = [name: string, value: string | File | { error: string }];

export interface MultipartRules {
  /** Parts that are read; the parser ignores further ones. */
  maxParts: number;
  /** Maximum size of a text field, in bytes. */
  maxTextBytes: number;
  /** Called for each file part. */
  receiveFile: () => IncomingFile;
  /** Called after each chunk of the body with the bytes that are in memory. */
  reserve: (bytes: number) => Promise<void>;
}

/**
 * Parses a multipart form as it arrives; files go where `receiveFile` puts them.
 * @throws Error when it is malformed, and whatever `chunks` and `reserve` throw.
 */
export async function readMultipart(
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
  rules: MultipartRules,
): Promise<FormPart[]> {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    // Small, so that parts buffer little while one is written to disk: many arrive at once.
    fileHwm: 16 * 1024,
    limits: {
      parts: rules.maxParts,
      files: maxFiles,
      fieldSize: rules.maxTextBytes,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  });
  const formParts: Promise<FormPart>[] = [];
  const addPart = (part: Promise<FormPart>) => {
    // A broken part fails the whole form, which `parserEnd` or the chunks report.
    part.catch(() => undefined);
    formParts.push(part);
  };
  const streams: BusboyFileStream[] = [];
  let hasNamelessPart = false;
  parser.on('field', (name: string | undefined, value) => {
    if (name === undefined) hasNamelessPart = true;
    else addPart(Promise.resolve([name, value]));
  });
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    if (name === undefined) hasNamelessPart = true;
    streams.push(stream);
    addPart(receiveFilePart(name ?? '', stream, rules.receiveFile(), fileName ?? ''));
  });
  const parserEnd = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve).once('error', reject);
  });
  // It may reject while nothing awaits it.
  parserEnd.catch(() => undefined);
  try {
    let receivedBytes = 0;
    for await (const chunk of chunks) {
      receivedBytes += chunk.byteLength;
      await Promise.race([new Promise((resolve) => parser.write(chunk, resolve)), parserEnd]);
      const fileBytes = streams.reduce((sum, stream) => sum + stream.bytesRead, 0);
      await rules.reserve(receivedBytes - fileBytes);
    }
    parser.end();
    await parserEnd;
    if (hasNamelessPart) throw new Error('A part has no name.');
  } catch (error) {
    for (const stream of streams) stream.destroy();
    throw error;
  } finally {
    await Promise.allSettled(formParts);
  }
  return Promise.all(formParts);
}

async function receiveFilePart(
  name: string,
  stream: BusboyFileStream,
  file: IncomingFile,
  fileName: string,
): Promise<FormPart> {
  for await (const chunk of stream) await file.write(chunk);
  return [name, await file.finish(fileName)];
}
