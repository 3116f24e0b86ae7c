import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bridge } from './blocks/bridge.ts';
import { dam } from './blocks/dam.ts';
import { queue } from './blocks/queue.ts';
import { school } from './blocks/school.ts';
import { shop } from './blocks/shop.ts';
import { platesOf } from './impressions.ts';

const share = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value / 255, 0) / mask.length;

describe.each(Object.entries({ bridge, queue, shop, dam, school }))(
  'the block “%s”',
  (_, block) => {
    test('is cut further and never filled, and its red is a second block', async () => {
      const before = await platesOf(sharp, block, 'before', 0.5);
      const now = await platesOf(sharp, block, 'now', 0.5);
      expect(now.key.filter((value, at) => value > (before.key[at] ?? 0))).toHaveLength(0);
      expect(share(before.key) - share(now.key)).toBeGreaterThan(0.03);
      expect(before.red).toBeUndefined();
      expect(share(now.red ?? new Uint8Array(1))).toBeGreaterThan(0.01);
    });
  },
);
