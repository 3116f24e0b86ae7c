import { apiPaths } from '../../src/forms/api-paths.ts';
import { submissionField } from '../../src/forms/submission/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { pdf } from './sample-files.ts';
import { emailKeys, feedbackPath, formData, person } from './test-api.ts';

/** A serialized post that can be sent again. */
export interface Post {
  path: string;
  body: string | FormData;
  headers: Record<string, string>;
}

type Fields = Record<string, string>;

const inJson = { 'content-type': 'application/json' };
const inPlainForm = {
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
};

const json = (path: string, fields: object): Post => ({
  path,
  body: JSON.stringify(fields),
  headers: inJson,
});
const multipart = (path: string, fields: Fields, withCv = false, headers: Fields = {}): Post => ({
  path,
  body: formData(fields, withCv ? { name: 'cv.pdf', content: pdf } : undefined),
  headers,
});
const native = (path: string, fields: Fields): Post => ({
  path,
  body: new URLSearchParams(fields).toString(),
  headers: inPlainForm,
});

const application = { terms_condition: 'on', job: 'React Developer' };
const cv = { ...application, ...emailKeys, template_id: 'job-application' };
const unitTag = { _wpcf7: '1', _wpcf7_unit_tag: 'wpcf7-f1-o1' };

/** All routes of forms with script, and the subject of the company's mail. */
export const scripted: Record<string, (fields: Fields) => Post> = {
  contact: (fields) => json(feedbackPath, { ...person, ...fields }),
  'contact as WordPress has it': (fields) =>
    multipart(feedbackPath, { ...person, ...unitTag, ...fields }),
  comment: (fields) => json(feedbackPath, { ...person, page: '/blogs/a-post', ...fields }),
  message: (fields) =>
    json(apiPaths.email, {
      ...emailKeys,
      template_id: 'message',
      template_params: { ...person, ...fields },
    }),
  application: (fields) => multipart(apiPaths.emailForm, { ...person, ...cv, ...fields }, true),
};

/** All routes of forms without script. */
export const scriptless: Record<string, (fields: Fields) => Post> = {
  contact: (fields) => native(feedbackPath, { ...person, ...fields }),
  comment: (fields) => native(feedbackPath, { ...person, page: '/blogs/a-post', ...fields }),
  message: (fields) => native(apiPaths.email, { ...person, ...fields }),
  application: (fields) =>
    multipart(apiPaths.emailForm, { ...person, ...application, ...fields }, true, {
      accept: 'text/html',
    }),
};

export const subscription = {
  scripted: (fields: Fields): Post =>
    json(apiPaths.subscribe, { email: person.email, page: '/', ...fields }),
  scriptless: (fields: Fields): Post =>
    native(apiPaths.subscribe, { email: person.email, page: '/', ...fields }),
};

/** A submission id like the browser's, and a captcha solution. */
export const signed = async (): Promise<Fields> => ({
  [submissionField]: crypto.randomUUID(),
  altcha: await cheapToken(),
});
