import { connect } from 'node:net';
import { siteConfig } from '../../site.config.ts';
import { applicationBytes, peakMemory, post } from '../../tests/reliability/upload-load.ts';
import type { Running } from './servers.ts';

const { emailjs } = siteConfig;

const feedback = '/wp-json/contact-form-7/v1/contact-forms/1/feedback';
const sendForm = '/api/v1.0/email/send-form';
const person = { name: 'Ada Bench', email: 'ada@example.com', phone: '(802) 555-0100' };
const message = { ...person, comment: 'A word about a website.' };

/** Response times of one kind of request, in ms. */
export interface Times {
  what: string;
  median: number;
  most: number;
}

/**
 * Opens `count` POST requests, each from an address of its own, that send a byte every half second.
 * Returns a function that closes them.
 */
function openSlowPosts(site: Running, count: number): () => void {
  const heads = [
    `${sendForm} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\n`,
    `${feedback} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{`,
  ];
  const sockets = Array.from({ length: count }, (_, index) => {
    const port = Number(new URL(site.url).port);
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${index + 1}` });
    socket.on('error', () => undefined).resume();
    socket.write(`POST ${heads[index % 2]}`);
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  return () => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
}

async function timed(what: string, send: () => Promise<Response>, times: number): Promise<Times> {
  const durations: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const started = performance.now();
    const answer = await send();
    await answer.arrayBuffer();
    durations.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  }
  durations.sort((a, b) => a - b);
  return { what, median: durations[times >> 1] ?? 0, most: durations.at(-1) ?? 0 };
}

/** Measures pages and messages, alone and beside 50 slow POST requests. */
export async function besideSlowPosts(site: Running): Promise<Times[]> {
  const page = () => fetch(`${site.url}/`);
  const form = () =>
    fetch(site.url + feedback, {
      method: 'POST',
      headers: { Accept: 'text/html', Origin: site.url },
      body: new URLSearchParams(message),
    });
  const alone = [await timed('GET /', page, 40), await timed('POST contact', form, 40)];
  const close = openSlowPosts(site, 50);
  try {
    const beside = [
      await timed('GET / beside 50 slow posts', page, 40),
      await timed('POST contact beside 50 slow posts', form, 40),
    ];
    return [...alone, ...beside];
  } finally {
    close();
  }
}

/**
 * Uploads 5 MB from 200 addresses at once. Returns the number of responses by status, and peak
 * memory in MB.
 */
export async function uploadByMany(
  site: Running,
): Promise<{ statuses: Record<string, number>; peak: number }> {
  const fields = { ...message, terms_condition: 'on', job: 'React developer' };
  const keys = {
    service_id: emailjs.serviceId,
    template_id: 'job-application',
    user_id: emailjs.publicKey,
  };
  const { type, body } = applicationBytes({ ...fields, ...keys }, 5 * 1024 * 1024);
  const headers = { 'content-type': type, accept: 'text/html' };
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post(site.url + sendForm, `127.0.2.${index + 1}`, headers, body),
    ),
  );
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, peak: peakMemory(site.pid) };
}
