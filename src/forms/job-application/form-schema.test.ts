import { expect, test } from 'vitest';
import { jobApplicationFormSchema } from './form-schema.ts';

const person = {
  name: 'Ada Lane',
  email: 'ada@example.com',
  phone: '802-555-0172',
  terms_condition: true,
};
const chosen = (name: string) => ({ ...person, file: [new File(['x'], name)] });

test.each([
  'cv.pdf',
  'CV.PDF',
  'cv.docx',
  'cv.odt',
  'cv.pdf\u200e',
  'document 1742',
  'Dr. Ada Lane',
])('a file called %j may be chosen', (name) => {
  expect(jobApplicationFormSchema.safeParse(chosen(name)).success).toBe(true);
});

test.each(['cv.exe', 'cv.doc', 'cv.pdf.zip', 'photo.jpeg'])('a file called %j may not', (name) => {
  const { error } = jobApplicationFormSchema.safeParse(chosen(name));
  expect(error?.issues).toMatchObject([{ path: ['file'] }]);
});
