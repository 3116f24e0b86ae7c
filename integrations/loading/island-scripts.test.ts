import { expect, test } from 'vitest';
import { lowerIslandScripts } from './island-scripts.ts';

const directive = '<script>(()=>{(self.Astro||(self.Astro={})).intent=r})();</script>';
const element = '<script>(()=>{customElements.define("astro-island",f)})();</script>';

test('scripts of islands go to the end of the body, in their order', () => {
  const html = `<body>${directive}${element}<astro-island></astro-island><p>a</p></body>`;
  expect(lowerIslandScripts(html)).toBe(
    `<body><astro-island></astro-island><p>a</p>${directive}${element}</body>`,
  );
});

test('a script that has its place stays there', () => {
  const html = '<body><dialog></dialog><script>close()</script><p>a</p></body>';
  expect(lowerIslandScripts(html)).toBe(html);
});
