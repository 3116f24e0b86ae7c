import { jobs } from '../../src/company/jobs/jobs.ts';
import { expect, test } from '../fixtures.ts';

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
        datePosted: job.datePosted,
        employmentType: job.employmentType,
        directApply: true,
      });
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, with its line breaks.
      const shown = await page.locator('#main').innerText();
      const texts = String(posting.description)
        .split(/<[^>]+>/)
        .filter((text) => text !== '')
        .map((text) => text.replaceAll('&amp;', '&'));
      for (const text of texts) expect(shown).toContain(text);
      for (const amount of [posting.baseSalary.value.minValue, posting.baseSalary.value.maxValue]) {
        expect(shown).toContain(`$${amount.toLocaleString('en-US')}`);
      }
    });
  });
}
