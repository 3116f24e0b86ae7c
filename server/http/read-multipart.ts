import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { IncomingFile } from './incoming-file.ts';

/** Files of one form that are read; our forms take one. */
const maxFiles = 3;

/** A part of a form: its name, and a text, a file, or the reason why the file was not kept. */
export type FormPart = [name: string, value: string | File | { refused: string }];

export interface MultipartRules {
  /** Parts that are read; further ones are left out. */
  maxParts: number;
  /** Maximum size of a text field, in bytes. */
  maxText: number;
  newFile: () => IncomingFile;
  /** Called after each chunk of the body with the bytes that are in memory. */
  reserve: (bytes: number) => Promise<void>;
}

/**
 * Parses a multipart form as it arrives; files go where `newFile` puts them.
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
      fieldSize: rules.maxText,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  });
  const parts: Promise<FormPart>[] = [];
  const add = (part: Promise<FormPart>) => {
    // A broken part fails the whole form, which `ended` or the chunks report.
    part.catch(() => undefined);
    parts.push(part);
  };
  const streams: BusboyFileStream[] = [];
  let nameless = false;
  parser.on('field', (name: string | undefined, value) => {
    if (name === undefined) nameless = true;
    else add(Promise.resolve([name, value]));
  });
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    if (name === undefined) nameless = true;
    streams.push(stream);
    add(receive(name ?? '', stream, rules.newFile(), fileName ?? ''));
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve).once('error', reject);
  });
  // It may reject while nothing awaits it.
  ended.catch(() => undefined);
  try {
    let received = 0;
    for await (const chunk of chunks) {
      received += chunk.byteLength;
      await Promise.race([new Promise((done) => parser.write(chunk, done)), ended]);
      const inFiles = streams.reduce((sum, stream) => sum + stream.bytesRead, 0);
      await rules.reserve(received - inFiles);
    }
    parser.end();
    await ended;
    if (nameless) throw new Error('A part has no name.');
  } catch (error) {
    for (const stream of streams) stream.destroy();
    throw error;
  } finally {
    await Promise.allSettled(parts);
  }
  return Promise.all(parts);
}

async function receive(
  name: string,
  stream: BusboyFileStream,
  file: IncomingFile,
  fileName: string,
): Promise<FormPart> {
  for await (const chunk of stream) await file.write(chunk);
  return [name, await file.finish(fileName)];
}
