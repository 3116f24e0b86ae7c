import { connect } from 'node:net';
import { siteConfig } from '../../site.config.ts';
import { applicationBytes, peakMemory, post } from '../../tests/reliability/upload-load.ts';
import type { RunningServer } from './servers.ts';

const { emailjs } = siteConfig;

const feedbackPath = '/wp-json/contact-form-7/v1/contact-forms/1/feedback';
const sendFormPath = '/api/v1.0/email/send-form';
const person = { name: 'Ada Bench', email: 'ada@example.com', phone: '(802) 555-0100' };
const message = { ...person, comment: 'A word about a website.' };

/** Response times of one kind of request, in ms. */
export interface ResponseTimes {
  label: string;
  median: number;
  max: number;
}

/**
 * Opens `count` POST requests, each from an address of its own, that send a byte every half second.
 * Returns a function that closes them.
 */
function openSlowPosts(site: RunningServer, count: number): () => void {
  const requestHeads = [
    `${sendFormPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\n`,
    `${feedbackPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{`,
  ];
  const sockets = Array.from({ length: count }, (_, index) => {
    const port = Number(new URL(site.url).port);
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${index + 1}` });
    socket.on('error', () => undefined).resume();
    socket.write(`POST ${requestHeads[index % 2]}`);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

async function measureRequests(
  label: string,
  send: () => Promise<Response>,
  runs: number,
): Promise<ResponseTimes> {
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const response = await send();
    await response.arrayBuffer();
    durations.push(performance.now() - started);
    if (!response.ok) throw new Error(`${label}: ${response.status}`);
  }
  durations.sort((a, b) => a - b);
  return { label, median: durations[runs >> 1] ?? 0, max: durations.at(-1) ?? 0 };
}

/** Measures pages and messages, first alone and then while 50 slow POST requests are open. */
export async function measureDuringSlowPosts(site: RunningServer): Promise<ResponseTimes[]> {
  const getPage = () => fetch(`${site.url}/`);
  const postForm = () =>
    fetch(site.url + feedbackPath, {
      method: 'POST',
      headers: { Accept: 'text/html', Origin: site.url },
      body: new URLSearchParams(message),
    });
  const timesAlone = [
    await measureRequests('GET /', getPage, 40),
    await measureRequests('POST contact', postForm, 40),
  ];
  const close = openSlowPosts(site, 50);
  try {
    const timesBeside = [
      await measureRequests('GET / during 50 slow posts', getPage, 40),
      await measureRequests('POST contact during 50 slow posts', postForm, 40),
    ];
    return [...timesAlone, ...timesBeside];
  } finally {
    close();
  }
}

/**
 * Uploads 5 MB from 200 addresses at once. Returns the number of responses by status, and peak
 * memory in MB.
 */
export async function measureManyUploads(
  site: RunningServer,
): Promise<{ statuses: Record<string, number>; peakMb: number }> {
  const fields = { ...message, terms_condition: 'on', job: 'React developer' };
  const emailjsFields = {
    service_id: emailjs.serviceId,
    template_id: 'job-application',
    user_id: emailjs.publicKey,
  };
  const { type, body } = applicationBytes({ ...fields, ...emailjsFields }, 5 * 1024 * 1024);
  const headers = { 'content-type': type, accept: 'text/html' };
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post(site.url + sendFormPath, `127.0.2.${index + 1}`, headers, body),
    ),
  );
  const statuses: Record<string, number> = {};
  for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, peakMb: peakMemory(site.pid) };
}
