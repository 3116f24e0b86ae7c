import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FirmName } from './firm-name.tsx';

it('renders the name as text, and hides the logo from screen readers', () => {
  const html = renderToStaticMarkup(
    <FirmName title="Forty Winters" logo={{ viewBox: '0 0 8 8', d: 'M0 0h8v8z' }} />,
  );
  expect(html).toContain('Forty Winters');
  expect(html).toMatch(/<svg viewBox="0 0 8 8"[^>]* aria-hidden="true"><path d="M0 0h8v8z"/);
});
