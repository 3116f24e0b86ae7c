/**
 * Style block of the pages that the server renders: the colors of the default theme, system fonts.
 */
export const pageStyle = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: #F6F3EC; color: #14211B;
  font: 1.0625rem/1.6 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif; }
header { padding: 24px; border-bottom: 1px solid #DDD8CC; }
header a { color: inherit; font-weight: 700; font-size: 1.25rem; text-decoration: none; letter-spacing: -0.01em; }
main { width: 100%; max-width: 40rem; margin: 0 auto; padding: clamp(48px, 12vh, 128px) 24px 96px; }
h1 { margin: 0 0 16px; font-size: clamp(2.25rem, 6vw, 3.5rem); line-height: 1.05; letter-spacing: -0.025em; font-weight: 700; text-wrap: balance; }
p { margin: 0 0 24px; text-wrap: pretty; }
a { color: #1F5E45; text-underline-offset: 3px; }
form { margin: 32px 0; display: grid; gap: 20px; }
label { display: block; margin-bottom: 6px; font-weight: 600; }
input:not([type=checkbox]), textarea { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; color: inherit;
  background: #FFFFFF; border: 1px solid #7C887F; border-radius: 6px; }
[aria-invalid] { border-color: #B3360F; border-width: 2px; }
.tick { display: flex; gap: 12px; align-items: flex-start; }
.tick input { width: 24px; height: 24px; margin: 2px 0 0; }
.tick label { font-weight: 400; }
.error { margin: 6px 0 0; color: #A8320D; font-weight: 600; }
.hint { margin: 6px 0 0; color: #56635C; font-size: 0.9375rem; }
.trap { position: absolute; left: -9999px; }
button { min-height: 48px; padding: 12px 28px; font: inherit; font-weight: 600; color: #FFFFFF; background: #1F5E45;
  border: 0; border-radius: 6px; cursor: pointer; justify-self: start; }
:focus-visible { outline: 3px solid #D9481C; outline-offset: 3px; }
`;
