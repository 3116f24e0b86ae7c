import { request } from 'node:http';
import type { Post } from './repeated-posts.ts';

/** Fate of a response: it is read, cut off at its first byte, or not awaited. */
export type Fate = 'read' | 'cut' | 'left';

/**
 * Sends a post on its own connection.
 * @returns the whole response; null when it was lost.
 */
export async function sendTo(url: string, post: Post, fate: Fate): Promise<string | null> {
  // Encodes like fetch, without its connections, which cannot be cut off.
  const { headers, body } = new Request(url + post.path, { method: 'POST', ...post });
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  return new Promise((resolve, reject) => {
    const sent = request(url + post.path, {
      method: 'POST',
      agent: false,
      headers: { ...Object.fromEntries(headers), 'content-length': bytes.length },
    });
    const lose = () => {
      sent.destroy();
      resolve(null);
    };
    sent.on('error', (error) => (fate === 'read' ? reject(error) : resolve(null)));
    sent.on('response', (response) => {
      if (fate !== 'read') return lose();
      let text = `${response.statusCode} `;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    sent.end(bytes, () => {
      if (fate === 'left') lose();
    });
  });
}
