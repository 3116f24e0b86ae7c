import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { appointmentFields } from '../../../src/forms/appointments/schema.ts';
import type { FormName } from '../../../src/forms/form-fields.ts';
import { FormErrorsPage } from './form-errors-page.tsx';

vi.mock('../../../src/words/controls.ts', () => import('../../../src/words/de/controls.ts'));
vi.mock('../../../src/words/server.ts', () => import('../../../src/words/de/server.ts'));

const render = (form: FormName, fields: Record<string, string>) =>
  renderToStaticMarkup(
    <FormErrorsPage form={form} action="/feedback" fields={fields} errors={{}} backHref="/" />,
  );

test('labels beside those of the list are in the language of the site', () => {
  const contact = render('contact', { [appointmentFields.diary]: 'dentist' });
  expect(contact).toMatch(/<label for="subject">[^<]+ \(freiwillig\)<\/label>/);
  expect(contact).toContain('>Tag und Uhrzeit des Termins</label>');
  expect(render('job-application', {})).toContain(
    '>Lebenslauf (PDF, DOCX oder ODT, höchstens 5\u00a0MB)</label>',
  );
});
