import type { Page } from '@playwright/test';
import type { Act } from './reels.ts';
import { topOf } from './take.ts';

/** Slow, quick, slow. */
const calm = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** A ring that shows where the hand is; it is no part of the page. */
async function bringHand(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hand = document.createElement('div');
    hand.id = 'film-hand';
    Object.assign(hand.style, {
      position: 'fixed',
      zIndex: '99999',
      width: '34px',
      height: '34px',
      margin: '-17px',
      borderRadius: '50%',
      background: 'rgb(255 255 255 / 0.42)',
      boxShadow:
        '0 0 0 2px rgb(20 20 24 / 0.85), 0 0 0 3.5px rgb(255 255 255 / 0.9), 0 6px 16px rgb(0 0 0 / 0.4)',
      opacity: '0',
      pointerEvents: 'none',
    });
    document.body.append(hand);
  });
}

const show = (page: Page, x: number, y: number, opacity: number, size: number) =>
  page.evaluate(
    ([left, top, seen, scale]) => {
      const hand = document.getElementById('film-hand');
      if (!hand) return;
      Object.assign(hand.style, {
        left: `${left}px`,
        top: `${top}px`,
        opacity: `${seen}`,
        scale: `${scale}`,
      });
    },
    [x, y, opacity, size] as const,
  );

/** Advances all animations that follow the clock by the time of one frame. */
const tick = (page: Page, milliseconds: number) =>
  page.evaluate((step) => {
    for (const each of document.getAnimations()) {
      if (each.timeline !== document.timeline) continue;
      each.pause();
      const end = each.effect?.getComputedTiming().endTime;
      const next = Number(each.currentTime ?? 0) + step;
      if (typeof end === 'number' && Number.isFinite(end) && next >= end) each.finish();
      else each.currentTime = next;
    }
  }, milliseconds);

/** Performs the acts of a reel, and yields once for each frame. */
export async function* play(page: Page, acts: readonly Act[], rate: number): AsyncGenerator<void> {
  await bringHand(page);
  let [x, y, scrolled, pressed] = [900, 620, 0, 0];
  let seen = 0;
  for (const act of acts) {
    if (act.do === 'press') {
      await page
        .locator(act.at)
        .first()
        .evaluate((element: HTMLElement) => element.click());
      pressed = 1;
      continue;
    }
    const from = { x, y, scrolled, seen };
    const to = { ...from };
    if (act.do === 'scroll') to.scrolled = Math.max(0, await topOf(page, act.to));
    if (act.do === 'leave') to.seen = 0;
    if (act.do === 'point') {
      const box = await page.locator(act.at).first().boundingBox();
      to.x = (box?.x ?? 0) + Math.min(box?.width ?? 0, 150) / 2;
      to.y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      to.seen = 1;
    }
    const frames = Math.round(act.takes * rate);
    for (let frame = 1; frame <= frames; frame++) {
      const share = calm(frame / frames);
      const between = (one: number, other: number) => one + (other - one) * share;
      x = between(from.x, to.x);
      y = between(from.y, to.y);
      seen = between(from.seen, to.seen);
      scrolled = between(from.scrolled, to.scrolled);
      pressed *= 0.8;
      if (act.do === 'scroll') await page.evaluate((top) => scrollTo(0, top), scrolled);
      await show(page, x, y, seen, 1 - pressed * 0.3);
      await tick(page, 1000 / rate);
      yield;
    }
  }
}
