import type { TestApi } from './test-api.ts';
import { formData } from './test-api.ts';

interface Feedback {
  status: string;
  message: string;
  posted_data_hash: string;
  into: string;
  invalid_fields: { field: string; message: string; error_id: string }[];
}

interface Rule {
  rule: string;
  field: string;
  error: string;
  accept?: string[];
}

const form = '/wp-json/contact-form-7/v1/contact-forms/1';
const unitTag = 'wpcf7-f1-p2-o1';

/** States in which the plugin's style sheet hides the message. */
const hiding = ['init', 'resetting', 'submitting'];

/**
 * Simulates Contact Form 7's script: it requests the rules with the page, posts multipart at
 * submit, refills at every reset, and only then shows a success.
 */
export class ContactPluginClient {
  state = 'init';
  output = '';
  hash = '';
  errors: Feedback['invalid_fields'] = [];
  rules: Rule[] = [];
  readonly #api: TestApi;

  constructor(api: TestApi) {
    this.#api = api;
  }

  /** Message visible below the form. */
  get shown(): string {
    return hiding.includes(this.state) ? '' : this.output;
  }

  async load(): Promise<void> {
    const schema = await this.#ask<{ rules: Rule[] }>('GET', '/feedback/schema');
    this.rules = schema?.rules ?? [];
  }

  async submit(fields: Record<string, string>): Promise<void> {
    this.#clear('submitting');
    const protocol = {
      _wpcf7: '1',
      _wpcf7_version: '6.0.3',
      _wpcf7_locale: 'en_US',
      _wpcf7_unit_tag: unitTag,
      _wpcf7_container_post: '2',
      _wpcf7_posted_data_hash: this.hash,
    };
    const answer = await this.#ask<Feedback>(
      'POST',
      '/feedback',
      formData({ ...protocol, ...fields }),
    );
    // On an error the script logs to the console and keeps its state.
    if (!answer) return;
    this.state = answer.status;
    if (answer.posted_data_hash) this.hash = answer.posted_data_hash;
    const reset = answer.status === 'mail_sent' ? this.#reset() : null;
    this.errors = answer.invalid_fields;
    this.output = answer.message;
    await reset;
  }

  async #reset(): Promise<void> {
    this.#clear('resetting');
    const refill = await this.#ask<Record<string, unknown>>('GET', '/refill');
    // It reads `captcha` and `quiz` of the response, which must not be null.
    if (typeof refill === 'object' && refill !== null) this.state = 'mail_sent';
  }

  #clear(state: string): void {
    this.errors = [];
    this.output = '';
    this.state = state;
  }

  async #ask<T>(method: string, path: string, body: FormData | null = null): Promise<T | null> {
    const headers = { accept: 'application/json, */*;q=0.1' };
    const response = await this.#api.request(form + path, { method, headers, body });
    return response.ok ? ((await response.json()) as T) : null;
  }
}
