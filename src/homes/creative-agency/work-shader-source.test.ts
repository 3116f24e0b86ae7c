import { expect, it } from 'vitest';
import { curtain } from '../../../art/shaders/hush/curtain.ts';
import { workShaderSourceCopy } from './copy-work-shader-source.ts';

it('prints the very lines that drew the film', () => {
  const printed = workShaderSourceCopy.blocks.flatMap(({ code }) =>
    code.map((line) => line.replaceAll('\n', ' ')),
  );
  expect(printed).toEqual(curtain.trim().split('\n'));
  expect(printed).toHaveLength(32);
});
