import { signedLink } from '../../server/security/signed-link.ts';
import { subscriberLink } from '../../server/security/subscriber-link.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { cheapToken } from './captcha-token.ts';
import { pdf } from './sample-files.ts';
import { emailKeys, feedbackPath, formData, person, type TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const native = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };

type Answer = [what: string, status: number, text: string];

/** Creates requests that need the database, by title. */
export async function databaseRequests(
  api: TestApi,
): Promise<Record<string, () => Promise<Response>>> {
  const altcha = await Promise.all(Array.from({ length: 4 }, () => cheapToken()));
  const template = { ...emailKeys, template_id: 'message' };
  const { secrets } = api.services;
  const unsubscribe = subscriberLink('', 'unsubscribe', 'x', secrets);
  const appointment = signedLink('', apiPaths.confirmAppointment, 'x', secrets.appointment);
  const application = formData(
    {
      ...{ ...person, ...emailKeys, template_id: 'job-application' },
      ...{ terms_condition: 'on', altcha: altcha[0] ?? '' },
    },
    { name: 'cv.pdf', content: pdf },
  );
  const form = new URLSearchParams(person).toString();
  const params = { ...person, altcha: altcha[1] };
  return {
    contact: () => api.post(feedbackPath, { ...person, altcha: altcha[2] }),
    'e-mail': () => api.post(apiPaths.email, { ...template, template_params: params }),
    'e-mail without script': () => api.post(apiPaths.email, form, native),
    spam: () => api.post(apiPaths.email, { ...template, template_params: person }),
    subscription: () => api.post(apiPaths.subscribe, { email: 'a@b.example', altcha: altcha[3] }),
    'subscription without script': () =>
      api.post(apiPaths.subscribe, 'email=b%40b.example', native),
    unsubscribe: () => api.post(unsubscribe, '', native),
    'appointment question': () => api.get(appointment, { accept: 'text/html' }),
    appointment: () => api.post(appointment, '', native),
    'taken times': () => api.get(apiPaths.appointments('dentist')),
    'contact without script': () => api.post(feedbackPath, form, native),
    application: () => api.post(apiPaths.emailForm, application),
    challenge: () => api.get(apiPaths.captchaChallenge),
    readyz: () => api.get('/readyz'),
  };
}

/** Sends all requests at once, and waits for the responses with a time limit. */
export async function sendAll(
  requests: Record<string, () => Promise<Response>>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const responses = Object.entries(requests).map(async ([title, send]) => {
    const response = await send();
    answers.push([title, response.status, await response.text()]);
  });
  await waitFor('all answers', () => answers.length === responses.length);
  await Promise.all(responses);
  return answers;
}

/** Posts the contact form and returns the status of the answer. */
export const postedStatus = async (api: TestApi) =>
  (await (await api.post(feedbackPath, { ...person, altcha: await cheapToken() })).json()).status;
