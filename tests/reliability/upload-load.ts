import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { pdf } from './sample-files.ts';

/** Response to one upload: status and text; status 0 when the connection broke. */
export interface UploadAnswer {
  status: number;
  text: string;
}

/** Encodes an application with a PDF of `size` bytes as multipart. */
export function applicationBytes(
  fields: Record<string, string>,
  size: number,
): { type: string; body: Buffer } {
  const boundary = 'larkfield-upload';
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name)}${value}\r\n`);
  const start = `${texts.join('')}${part('file', '; filename="cv.pdf"')}`;
  const file = Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 7)]);
  const body = Buffer.concat([Buffer.from(start), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

/** Posts bytes from a given loopback address, as one visitor of many. */
export const post = (
  url: string,
  from: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<UploadAnswer> =>
  new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        localAddress: from,
        agent: false,
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });

/** Reads the peak memory of a process, in MB; known on Linux only. */
export function peakMemory(pid: number): number {
  const line = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}
