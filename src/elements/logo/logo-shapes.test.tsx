import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LogoShapes } from './logo-shapes.tsx';

const shown = renderToStaticMarkup(
  <svg aria-hidden="true">
    <LogoShapes
      shapes={[
        {
          tag: 'g',
          props: { transform: 'scale(2)' },
          shapes: [{ tag: 'path', props: { d: 'M0 0h1', strokeWidth: '2' } }],
        },
        { tag: 'circle', props: { r: '3' }, accent: true },
      ]}
      accentClassName="fill-current"
    />
  </svg>,
);

it('draws shapes and groups', () => {
  expect(shown).toContain('<g transform="scale(2)"><path d="M0 0h1" stroke-width="2"></path></g>');
});

it('fills accented shapes with the color of the context', () => {
  expect(shown).toContain('<circle r="3" class="fill-current"></circle>');
});
