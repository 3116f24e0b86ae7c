import { cheapToken } from './captcha-token.ts';
import { pdf } from './sample-files.ts';
import { emailKeys, feedbackPath, formData } from './test-api.ts';

const fields = (id: string) => ({
  name: `Person ${id}`,
  email: `${id}@example.com`,
  phone: '802-555-0143',
  comment: `Submission ${id}`,
});

/**
 * Sends one submission of alternating kinds to a running server, from `ID@example.com`.
 * @returns true when the server accepted it.
 */
export async function submitOne(url: string, id: string, kind: number): Promise<boolean> {
  const altcha = await cheapToken();
  if (kind % 3 === 0) {
    const response = await fetch(url + feedbackPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields(id), altcha }),
    });
    return response.ok && (await response.json()).status === 'mail_sent';
  }
  if (kind % 3 === 1) {
    const body = formData(
      {
        ...fields(id),
        terms_condition: 'on',
        altcha,
        ...emailKeys,
        template_id: 'job-application',
      },
      { name: 'cv.pdf', content: Buffer.concat([pdf, Buffer.alloc(200_000)]) },
    );
    const response = await fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body });
    return (await response.text()) === 'OK';
  }
  const response = await fetch(`${url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${id}@example.com`, altcha }),
  });
  return response.ok && (await response.json()).status === 'success';
}
