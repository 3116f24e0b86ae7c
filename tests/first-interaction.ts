import { expect, type Page } from '@playwright/test';

/**
 * Moves the mouse until the page has seen a movement: the first interaction, at which islands and late
 * scripts load. A single move may not be one: Chromium reports the first after a navigation with no
 * distance. Leaves the mouse at `at`, or a pixel beside it.
 */
export async function interact(page: Page, at = { x: 5, y: 400 }): Promise<void> {
  const seen = await page.evaluateHandle(() => {
    const state = { moved: false };
    const note = ({ movementX, movementY }: PointerEvent) => {
      state.moved ||= movementX !== 0 || movementY !== 0;
    };
    addEventListener('pointermove', note, { capture: true, passive: true });
    return state;
  });
  await expect
    .poll(
      async () => {
        await page.mouse.move(at.x + 1, at.y);
        await page.mouse.move(at.x, at.y);
        return seen.evaluate(({ moved }) => moved);
      },
      { message: 'The page sees the mouse move.' },
    )
    .toBe(true);
}
