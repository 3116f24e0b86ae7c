import { expect, it } from 'vitest';
import { curtain } from '../../../art/shaders/hush/curtain.ts';
import { scriptCopy } from './copy-script.ts';

it('prints the very lines that drew the film', () => {
  const printed = scriptCopy.blocks.flatMap(({ code }) =>
    code.map((line) => line.replaceAll('\n', ' ')),
  );
  expect(printed).toEqual(curtain.trim().split('\n'));
  expect(printed).toHaveLength(32);
});
