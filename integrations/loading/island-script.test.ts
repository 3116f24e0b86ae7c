import { expect, test } from 'vitest';
import { lowerIslandScript } from './island-script.ts';

const directive = '<script>(()=>{(self.Astro||(self.Astro={})).intent=r})();</script>';
const element = '<script>(()=>{customElements.define("astro-island",f)})();</script>';

test('the element of islands is defined at the end of the body; what wakes them listens early', () => {
  const html = `<body>${directive}${element}<astro-island></astro-island><p>a</p></body>`;
  expect(lowerIslandScript(html)).toBe(
    `<body>${directive}<astro-island></astro-island><p>a</p>${element}</body>`,
  );
});

test('a page without islands stays as it is', () => {
  const html = '<body><dialog></dialog><script>close()</script><p>a</p></body>';
  expect(lowerIslandScript(html)).toBe(html);
});
