import { siteConfig } from '../../../site.config.ts';
import {
  fill,
  formOn,
  newPerson,
  openForm,
  pages,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { closingTime, lastSecond } from '../jobs/closing-time.ts';
import { copy as jobPage } from '../jobs/copy.ts';
import { jobs } from '../jobs/jobs.ts';
import { lastDayText } from '../jobs/last-day.ts';
import { copy as careerPage } from './copy.ts';

test('[S2] the career page leads to all three openings', async ({ page }) => {
  await page.goto('/page/career');
  for (const job of jobs) {
    const link = page.getByRole('link', { name: job.title, exact: true });
    await expect(link).toHaveAttribute('href', job.path);
  }
});

for (const job of jobs) {
  test.describe(job.path, () => {
    test('[S2] has description, responsibilities, skills and the form', async ({ page }) => {
      await page.goto(job.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
      const main = page.locator('#main');
      for (const text of [...job.description, ...job.responsibilities, ...job.skills]) {
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      }
      const form = page.locator('form[data-form="job-application"]');
      await page.getByRole('link', { name: 'Apply for this job' }).click();
      await expect(form).toBeInViewport();
    });

    test('structured data says what the page says', async ({ page }) => {
      await page.goto(job.path);
      const json = await page.locator('script[type="application/ld+json"]').textContent();
      const posting = JSON.parse(json ?? '{}');
      expect(posting).toMatchObject({
        '@type': 'JobPosting',
        title: job.title,
        identifier: { name: siteConfig.company.name, value: job.path.slice(1) },
        datePosted: job.datePosted,
        employmentType: job.employmentType,
        directApply: true,
      });
      expect(posting.validThrough).toBe(job.validThrough && lastSecond(job.validThrough));
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, with its line breaks.
      const shown = await page.locator('#main').innerText();
      const texts = String(posting.description)
        .split(/<[^>]+>/)
        .filter((text) => text !== '')
        .map((text) => text.replaceAll('&amp;', '&'));
      for (const text of texts) expect(shown).toContain(text);
      expect(shown.replaceAll(/\s+/g, ' ')).toContain(`Apply until ${lastDayText(job)}`);
      for (const amount of [posting.baseSalary.value.minValue, posting.baseSalary.value.maxValue]) {
        expect(shown).toContain(`$${amount.toLocaleString('en-US')}`);
      }
    });
  });
}

const [job] = jobs;
if (!job) throw new Error('There are no openings.');
const closes = closingTime(job).getTime();

test('an opening is open to the last second of its last day, by the clock of the firm', async ({
  page,
}) => {
  await page.clock.setFixedTime(closes - 1000);
  await page.goto(job.path);
  await expect(formOn(page, 'job-application')).toBeVisible();
  await expect(page.getByText(jobPage.closedNote.heading)).toBeHidden();
  await page.goto('/page/career');
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
  await expect(page.getByText(careerPage.openings.emptyText)).toBeHidden();
});

test('after it, its page says so and has no form; the list has lost its ticket', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime(closes);
  await page.goto(job.path);
  await expect(page.getByText(`${jobPage.closedNote.since} ${lastDayText(job)}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: jobPage.closedNote.heading })).toBeVisible();
  await expect(formOn(page, 'job-application')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply for this job' })).toBeHidden();
  await page.getByRole('link', { name: jobPage.closedNote.action.title }).click();
  await expect(page).toHaveURL(/\/page\/career#openings$/);
  // All openings of the sample close on one day, so the list is empty and says so.
  for (const { title } of jobs)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
  await expect(page.getByText(careerPage.openings.emptyText)).toBeVisible();
});

test('who is late by a moment is told so by the server, kindly, and loses nothing', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const form = await openForm(page, pages.job, 'job-application');
  const person = newPerson('Late');
  await fill(form, person);
  await form.locator('[name="terms_condition"]').check();
  const sentence = 'Applications for this job closed at the end of February 28, 2027.';
  await page.route('**/api/v1.0/email/send-form', (route) =>
    route.fulfill({ status: 422, contentType: 'text/plain', body: `job: ${sentence}` }),
  );
  await submitButton(form).click();
  const alert = form.getByRole('alert').filter({ hasText: 'This place is closed.' });
  await expect(alert).toContainText(`${sentence} What you typed is still here.`);
  await expect(form.locator('[name="comment"]')).toHaveValue(person.comment);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
});
