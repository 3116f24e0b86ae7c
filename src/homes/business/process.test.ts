import { expect, test } from 'vitest';
import { processStages } from './process.ts';

test('a project has six stages', () => {
  expect(processStages).toHaveLength(6);
});
