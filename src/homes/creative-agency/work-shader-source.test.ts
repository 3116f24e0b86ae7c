import { expect, it } from 'vitest';
import { curtain } from '../../../art/shaders/hush/curtain.ts';
import { shaderCopy } from './copy-shader.ts';

it('prints the very lines that drew the film', () => {
  const printed = shaderCopy.blocks.flatMap(({ code }) =>
    code.map((line) => line.replaceAll('\n', ' ')),
  );
  expect(printed).toEqual(curtain.trim().split('\n'));
  expect(printed).toHaveLength(32);
});
