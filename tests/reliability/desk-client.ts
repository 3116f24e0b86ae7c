import { createDesk } from '../../server/desk/desk.ts';
import type { SmtpSink } from './smtp-sink.ts';
import type { TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const formType = 'application/x-www-form-urlencoded';

/** A browser at the desk: keeps its cookie and finds the CSRF token of a page. */
export interface DeskClient {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Posts fields as a form of the desk does, without a CSRF token of its own. */
  post: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Posts fields with the CSRF token of the list. */
  submit: (path: string, fields?: Record<string, string>) => Promise<Response>;
  /** Cookie header that it sends; '' without a cookie. */
  cookie: () => string;
  setCookie: (cookie: string) => void;
}

/** Answers requests at `http://site.test`, as the app or a running server does. */
type Handler = (path: string, init: RequestInit) => Promise<Response>;

/** Creates a browser for a handler of requests. */
export function openDeskClient(handle: Handler): DeskClient {
  let cookie = '';
  async function request(path: string, init: RequestInit): Promise<Response> {
    const headers = {
      host: 'site.test',
      ...(cookie === '' ? {} : { cookie }),
      ...(init.headers as Record<string, string>),
    };
    const response = await handle(path, { ...init, headers, redirect: 'manual' });
    const set = response.headers.getSetCookie().at(-1);
    if (set !== undefined) cookie = /Max-Age=0/i.test(set) ? '' : (set.split(';')[0] ?? '');
    return response;
  }
  const get: DeskClient['get'] = (path, headers = {}) => request(path, { headers });
  // As browsers send it from a page of the desk.
  const own = {
    origin: 'http://site.test',
    'sec-fetch-site': 'same-origin',
    'content-type': formType,
  };
  const post: DeskClient['post'] = (path, fields, headers = {}) =>
    request(path, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    get,
    post,
    submit: async (path, fields = {}) =>
      post(path, { csrf: csrfOf(await (await get('/desk')).text()), ...fields }),
    cookie: () => cookie,
    setCookie: (value) => {
      cookie = value;
    },
  };
}

/** Creates a browser for the desk of an API in this process. */
export function openTestDesk({ services }: TestApi): DeskClient {
  const desk = createDesk(services);
  return openDeskClient(async (path, init) => desk.request(`http://site.test${path}`, init));
}

/** Finds the CSRF token of a page; '' when it has none. */
export const csrfOf = (html: string): string => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Mails with a link to the desk. */
export const linkMails = (sink: SmtpSink) =>
  sink.mails.filter((mail) => mail.subject?.includes('desk'));

/** Finds path and token of the link in a mail. */
export function linkIn(mail: { text?: string } | undefined): { path: string; token: string } {
  const text = (mail?.text ?? '').replace(/\s+/g, ' ');
  const [, path = '', token = ''] = /(\/desk\/sign-in\/link\?t=([\w-]+))/.exec(text) ?? [];
  return { path, token };
}

/** Signs a browser in by a mail that arrives at the sink. */
export async function signIn(client: DeskClient, sink: SmtpSink, email: string): Promise<void> {
  const before = linkMails(sink).length;
  await client.post('/desk/sign-in', { email });
  await waitFor('the mail with the link', () => linkMails(sink).length > before);
  await client.post('/desk/sign-in/link', { t: linkIn(linkMails(sink).at(-1)).token });
}
