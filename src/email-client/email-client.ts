import type { EmailResponse } from '../content/schema/email-response.ts';
import { loadChunk } from '../elements/lazy-component/load-chunk.ts';
import { checkForm, checkIds, checkParams } from './check-arguments.ts';
import { clientErrors, EmailClientError } from './email-client-error.ts';
import { loadLibrary } from './load-library.ts';
import { createThrottleStore, type ThrottleStore } from './throttle-store.ts';

type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Options of the client; `site.config.ts`, `emailjs`, provides most of them. */
export interface EmailClientOptions {
  /** Origin of the service, e.g. `https://api.emailjs.com`, without a trailing slash. */
  origin: string;
  publicKey: string;
  serviceId: string;
  /** Shortest gap between two sends from one page path, in milliseconds; 0 for none. */
  minIntervalMs: number;
  /** Field that is checked, and its blocked values. */
  blockList: { watchVariable: string; list: string[] };
  /**
   * Refuses browsers that are driven by a program. Off by default: it would refuse assistive
   * automation too.
   */
  blockHeadless?: boolean;
  /** Timeout in milliseconds; then status 0. A CV on a slow line takes long. */
  timeoutMs?: number;
  store?: ThrottleStore;
}

export interface EmailClient {
  /** Sends a template's parameters as JSON. @throws EmailClientError for any answer but "OK" */
  send: (templateId: string, params: Record<string, unknown>) => Promise<EmailResponse>;
  /** Sends a form element with its files as multipart. @throws EmailClientError for any answer but "OK" */
  sendForm: (templateId: string, form: HTMLFormElement) => Promise<EmailResponse>;
}

/**
 * Creates the e-mail client: a thin wrapper of `@emailjs/browser` that follows the specification's
 * error table where the library does not (network failures, invalid arguments, the throttle). The
 * library is loaded at the first send.
 */
export function createEmailClient(options: EmailClientOptions): EmailClient {
  const { publicKey, serviceId, timeoutMs = 120_000 } = options;
  const store = options.store ?? createThrottleStore();
  /** Paths with a send in progress: the library reads and writes its timestamp in two steps. */
  const busyPaths = new Set<string>();
  let library: Promise<Library> | undefined;

  const prepareLibrary = () => {
    library ??= loadChunk('email-client', loadLibrary).then((emailjs) => {
      emailjs.init({
        publicKey,
        origin: options.origin,
        storageProvider: store,
        blockHeadless: options.blockHeadless ?? false,
        blockList: options.blockList,
        limitRate: { throttle: options.minIntervalMs },
      });
      return emailjs;
    });
    library.catch(() => {
      library = undefined;
    });
    return library;
  };

  /** Runs one send. Only the response "OK" means that a mail was sent. */
  const runSend = async (action: (emailjs: Library) => Promise<EmailResponse>) => {
    const path = location.pathname;
    if (options.minIntervalMs > 0 && busyPaths.has(path)) {
      throw new EmailClientError(clientErrors.throttled);
    }
    busyPaths.add(path);
    try {
      const { status, text } = await withTimeout(timeoutMs, prepareLibrary().then(action));
      if (text !== 'OK') throw new EmailClientError({ status, text });
      store.commit(path);
      return { status, text };
    } catch (reason) {
      throw toError(reason);
    } finally {
      busyPaths.delete(path);
    }
  };

  return {
    async send(templateId, params) {
      checkIds({ publicKey, serviceId, templateId });
      checkParams(params);
      return runSend((emailjs) => emailjs.send(serviceId, templateId, params));
    },
    async sendForm(templateId, form) {
      checkIds({ publicKey, serviceId, templateId });
      checkForm(form);
      return runSend((emailjs) => emailjs.sendForm(serviceId, templateId, form));
    },
  };
}

async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Converts an error: the library throws its own class, plain strings, and whatever `fetch` throws.
 */
function toError(reason: unknown): EmailClientError {
  if (reason instanceof EmailClientError) return reason;
  if (typeof reason === 'string') return new EmailClientError({ status: 400, text: reason });
  if (typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason) {
    const { status, text } = reason;
    if (typeof status === 'number') return new EmailClientError({ status, text: String(text) });
  }
  return new EmailClientError(clientErrors.network, reason);
}
