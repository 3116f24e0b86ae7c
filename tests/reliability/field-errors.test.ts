import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';

type Fields = Record<string, string>;
/** Error messages by field, as one API returns them. */
type Post = (api: TestApi, fields: Fields) => Promise<Fields>;

const readLines = async (response: Response): Promise<Fields> =>
  Object.fromEntries((await response.text()).split('\n').map((line) => line.split(': ')));

const readFeedback = async (response: Response): Promise<Fields> => {
  const { invalid_fields } = (await response.json()) as {
    invalid_fields: { field: string; message: string }[];
  };
  return Object.fromEntries(invalid_fields.map(({ field, message }) => [field, message]));
};

/** Reads the page after a plain form post: each error is at its field. */
const readPage = async (response: Response): Promise<Fields> =>
  Object.fromEntries(
    [...(await response.text()).matchAll(/id="([\w-]+)-error">([^<]+)</g)].map(
      ([, field = '', message = '']) => [field, message],
    ),
  );

const browser = { accept: 'text/html' };
const encoded = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };
const urlencoded = (fields: Fields) => new URLSearchParams(fields).toString();

const send =
  (template_id: string): Post =>
  async (api, template_params) =>
    readLines(
      await api.post('/api/v1.0/email/send', { ...emailKeys, template_id, template_params }),
    );
const sendForm =
  (template_id: string): Post =>
  async (api, fields) =>
    readLines(
      await api.post(
        '/api/v1.0/email/send-form',
        formData({ ...fields, ...emailKeys, template_id }),
      ),
    );
const plainForm =
  (path: string): Post =>
  async (api, fields) =>
    readPage(await api.post(path, formData(fields), browser));
const plainEncoded =
  (path: string): Post =>
  async (api, fields) =>
    readPage(await api.post(path, urlencoded(fields), encoded));

const sender = { name: person.name, email: person.email, phone: person.phone };
const contact = [
  'contact',
  sender,
  {
    JSON: async (api, fields) => readFeedback(await api.post(feedbackPath, fields)),
    multipart: async (api, fields) =>
      readFeedback(
        await api.post(feedbackPath, formData({ ...fields, _wpcf7_unit_tag: 'wpcf7-f1-o1' })),
      ),
    'plain form': plainEncoded(feedbackPath),
  },
] as const satisfies Form;
const message = [
  'message',
  // A message needs no phone number; a given one must be valid.
  { name: sender.name, email: sender.email },
  {
    send: send('message'),
    'send-form': sendForm('message'),
    'plain form': plainEncoded('/api/v1.0/email/send'),
  },
] as const satisfies Form;
const application = [
  'job-application',
  { ...sender, terms_condition: 'on' },
  {
    send: send('job-application'),
    'send-form': sendForm('job-application'),
    'plain form': plainForm('/api/v1.0/email/send-form'),
  },
] as const satisfies Form;
const subscription = [
  'subscribe',
  { email: sender.email },
  {
    JSON: async (api, fields) => {
      const response = await api.post('/api/subscribe', fields);
      return ((await response.json()) as { errors: Fields }).errors;
    },
    'plain form': plainEncoded('/api/subscribe'),
  },
] as const satisfies Form;

type Form = readonly [name: string, required: Fields, ways: Record<string, Post>];

const wrong: Record<string, Fields> = {
  name: { '': 'Field is required.', '   ': 'Field is required.' },
  email: {
    '': 'Field is required.',
    'ann@': 'Invalid email.',
    'ann lee@example.com': 'Invalid email.',
  },
  phone: {
    '': 'Field is required.',
    '12345': 'Invalid phone',
    '+44 20 7946 0018': 'Invalid phone',
    '802--555--0143': 'Invalid phone',
    'call me': 'Invalid phone',
  },
  terms_condition: { '': 'Message', no: 'Message' },
};

const cases = [contact, message, application, subscription].flatMap(([form, required, ways]) =>
  Object.entries(ways as Record<string, Post>).map(
    ([way, post]) => [`${form}, ${way}`, form, required as Fields, post] as const,
  ),
);

onBothEngines('field errors', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  test.each(cases)('[X1] %s', async (_way, form, required, post) => {
    const valid = form === 'subscribe' ? required : { ...sender, ...required };
    for (const [field, values] of Object.entries(wrong)) {
      if (!(field in valid) && field !== 'terms_condition') continue;
      if (field === 'terms_condition' && form === 'subscribe') continue;
      for (const [value, said] of Object.entries(values)) {
        const optional = value === '' && !(field in required) && field !== 'terms_condition';
        if (optional) continue;
        expect(await post(api, { ...valid, [field]: value }), `${field} "${value}"`).toEqual({
          [field]: said,
        });
      }
      if (!(field in required)) continue;
      const { [field]: _, ...without } = valid as Fields;
      const missing = field === 'terms_condition' ? 'Message' : 'Field is required.';
      expect(await post(api, without), `${field} missing`).toEqual({ [field]: missing });
    }
    expect(await api.leads()).toEqual([]);
  });

  test('[X1] several at once: each field has its own', async () => {
    const all = { name: '', email: 'x', phone: '1', terms_condition: '' };
    const { send: way } = application[2];
    expect(await way(api, all)).toEqual({
      name: 'Field is required.',
      email: 'Invalid email.',
      phone: 'Invalid phone',
      terms_condition: 'Message',
    });
  });
});
