import { housePalettes } from '../../../src/themes/palette.ts';

const { light: colors } = housePalettes;

/** Style block of the pages that the server renders: colors of the house theme, system fonts. */
export const pageStyle = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: ${colors.paper}; color: ${colors.ink};
  font: 1.0625rem/1.6 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif; }
header { padding: 24px; border-bottom: 1px solid ${colors.line}; }
header a { color: inherit; font-weight: 700; font-size: 1.25rem; text-decoration: none; letter-spacing: -0.01em; }
main { width: 100%; max-width: 40rem; margin: 0 auto; padding: clamp(48px, 12vh, 128px) 24px 96px; }
h1 { margin: 0 0 16px; font-size: clamp(2.25rem, 6vw, 3.5rem); line-height: 1.05; letter-spacing: -0.025em; font-weight: 700; text-wrap: balance; }
p { margin: 0 0 24px; text-wrap: pretty; }
a { color: ${colors.deep}; text-underline-offset: 3px; }
form { margin: 32px 0; display: grid; gap: 20px; }
label { display: block; margin-bottom: 6px; font-weight: 600; }
input:not([type=checkbox]), textarea { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; color: inherit;
  background: ${colors.surface}; border: 1px solid ${colors.border}; border-radius: 6px; }
[aria-invalid] { border-color: ${colors.alert}; border-width: 2px; }
.tick { display: flex; gap: 12px; align-items: flex-start; }
.tick input { width: 24px; height: 24px; margin: 2px 0 0; }
.tick label { font-weight: 400; }
.error { margin: 6px 0 0; color: ${colors.alert}; font-weight: 600; }
.hint { margin: 6px 0 0; color: ${colors.muted}; font-size: 0.9375rem; }
.trap { position: absolute; left: -9999px; }
button { min-height: 48px; padding: 12px 28px; font: inherit; font-weight: 600; color: ${colors.onAccent}; background: ${colors.accent};
  border: 0; border-radius: 6px; cursor: pointer; justify-self: start; }
:focus-visible { outline: 3px solid ${colors.focus}; outline-offset: 3px; }
`;
