import { housePalettes, type Palette } from '../../../src/themes/palette.ts';

const customProperties = (palette: Palette) =>
  Object.entries<string>({ ...palette })
    .map(
      ([name, color]) =>
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
    )
    .join(' ');

/**
 * Style block of the desk, in the colors of the house theme for both color schemes. Selects
 * elements where no class is needed; sizes are in rem, so that a larger text size enlarges
 * everything. The padding of links makes targets of 24 px without moving the lines. The open panel
 * of the account hides while the keyboard is at something that it may cover.
 */
export const deskStyle = `
:root { color-scheme: light dark; ${customProperties(housePalettes.light)} }
@media (prefers-color-scheme: dark) { :root { ${customProperties(housePalettes.dark)} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); min-height: 100vh;
  font: 1rem/1.5 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif; }
a { color: var(--deep); text-underline-offset: 3px; padding-block: 0.3125rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
h1, h2, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; line-height: 1.3; }
.skip { position: absolute; left: 1rem; top: -6rem; z-index: 1; padding: 0.75rem 1rem; background: var(--deep); color: var(--on-deep); }
.skip:focus { top: 0.5rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.bar { background: var(--surface); border-bottom: 1px solid var(--line); padding: 0 max(1rem, (100vw - 72rem) / 2); }
.bar { display: flex; flex-wrap: wrap; align-items: center; column-gap: 2rem; }
.brand { color: inherit; text-decoration: none; font-weight: 700; font-size: 1.125rem; letter-spacing: -0.01em; padding: 0.75rem 0; }
.brand span { font-weight: 400; color: var(--muted); }
.bar nav { flex: 1 1 auto; }
.bar nav ul { display: flex; gap: 0 1.25rem; flex-wrap: wrap; }
.bar nav a { display: inline-block; padding: 0.75rem 0 calc(0.75rem - 3px); color: inherit; text-decoration: none; border-bottom: 3px solid transparent; }
.bar nav a:hover { border-color: var(--line); }
.bar nav [aria-current] { font-weight: 600; border-color: var(--deep); }
.count { font-size: 0.8125rem; font-weight: 600; color: var(--muted); font-variant-numeric: tabular-nums; }
.count.alert { color: var(--alert); }
.me { position: relative; margin-inline-start: auto; }
.me summary { padding: 0.75rem 0; cursor: pointer; color: var(--muted); font-size: 0.9375rem; }
.me > div { position: absolute; right: 0; z-index: 2; width: max-content; max-width: calc(100vw - 2rem); padding: 1rem; display: grid; gap: 0.75rem;
  background: var(--surface); border: 1px solid var(--border); border-radius: 6px; box-shadow: 0 8px 24px rgb(0 0 0 / 0.16); overflow-wrap: anywhere; }
.bar:has(nav :focus-visible) .me > div, .bar:has(+ main :focus-visible) .me > div { display: none; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 5rem; overflow-wrap: anywhere; display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
main:focus { outline: none; }
.narrow { max-width: 32rem; padding-top: clamp(2rem, 12vh, 7rem); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; }
.muted { color: var(--muted); }
.small { font-size: 0.9375rem; }
.said { padding: 0.75rem 1rem; background: var(--tint); border-left: 4px solid var(--deep); border-radius: 2px; }
.said.alert { background: var(--alert-tint); border-color: var(--alert); }

button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.5rem 1.125rem; font: inherit; font-weight: 600; text-align: center;
  color: var(--deep); background: var(--surface); border: 1px solid var(--border); border-radius: 6px; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { border-color: var(--deep); background: var(--tint); }
.first { color: var(--on-deep); background: var(--deep); border-color: var(--deep); }
.first:hover { color: var(--on-deep); background: color-mix(in srgb, var(--deep), var(--ink) 18%); }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.actions form { display: contents; }
label, legend { display: block; margin-bottom: 0.25rem; font-weight: 600; font-size: 0.9375rem; padding: 0; }
input:not([type=hidden]), select, textarea { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--border); border-radius: 6px; }
::placeholder { color: var(--muted); opacity: 1; }
textarea { resize: vertical; display: block; }
.stack { display: grid; gap: 1rem; justify-items: start; }
.stack > div { width: 100%; }

.tabs ul { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.tabs a { display: inline-flex; gap: 0.5rem; align-items: baseline; padding: 0.375rem 0.875rem; color: inherit; text-decoration: none; border: 1px solid var(--line); border-radius: 2rem; background: var(--surface); }
.tabs a:hover { border-color: var(--deep); }
.tabs [aria-current] { background: var(--deep); border-color: var(--deep); color: var(--on-deep); }
.tabs [aria-current] .count { color: inherit; }
.find { display: grid; gap: 0.75rem; }
.find .line { display: flex; gap: 0.5rem; align-items: end; }
.find .line > div { flex: 1; min-width: 0; }
.find summary { cursor: pointer; padding: 0.25rem 0; color: var(--deep); width: fit-content; }
.find .fields { display: grid; gap: 0.75rem; padding-top: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }

.rows { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.rows > li { position: relative; padding: 0.75rem 1rem; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 1rem; }
.rows > li + li { border-top: 1px solid var(--line); }
.rows > li:hover { background: color-mix(in srgb, var(--tint), transparent 45%); }
.rows .who { flex: 1 1 8rem; min-width: 0; padding: 0; font-weight: 500; color: inherit; text-decoration: none; }
.rows .who::after { content: ''; position: absolute; inset: 0; }
.rows .who:focus-visible { outline: none; }
.rows .who:focus-visible::after { outline: 3px solid var(--focus); outline-offset: -3px; border-radius: 6px; }
.rows .who:hover { text-decoration: underline; }
.rows .new .who, .rows .new .about { font-weight: 700; }
.rows time { font-size: 0.875rem; color: var(--muted); white-space: nowrap; font-variant-numeric: tabular-nums; text-align: end; }
.rows .about { flex: 1 0 100%; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.rows .facts { flex: 1 0 100%; min-width: 0; display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; font-size: 0.875rem; color: var(--muted); }
.rows .facts > * { min-width: 0; }
.rows form { position: relative; z-index: 1; }
.plain > li { display: grid; grid-template-columns: minmax(0, 1fr); }
.plain > li:hover { background: none; }
.badge { display: inline-block; padding: 0 0.5rem; border: 1px solid currentColor; border-radius: 2rem; font-size: 0.8125rem; line-height: 1.4; font-weight: 600; color: var(--muted); white-space: nowrap; }
.badge.new { color: var(--on-deep); background: var(--deep); border-color: var(--deep); }
.badge.answered { color: var(--deep); }
.badge.alert { color: var(--alert); }
.empty { padding: 2rem 1rem; text-align: center; color: var(--muted); background: var(--surface); border: 1px dashed var(--border); border-radius: 8px; }
.pager { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; justify-content: space-between; }

.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 1.25rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); align-content: start; }
.lead { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
.lead > div { display: grid; gap: 1.5rem; align-content: start; min-width: 0; grid-template-columns: minmax(0, 1fr); }
.posted { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; max-width: 44rem; font-size: 1.0625rem; line-height: 1.6; }
.note .posted { font-size: 1rem; line-height: 1.5; }
dl { display: grid; gap: 0.75rem; }
dt { font-size: 0.875rem; color: var(--muted); overflow-wrap: anywhere; }
dd { overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: plaintext; }
.items { display: grid; gap: 1rem; }
bdi { overflow-wrap: anywhere; }
.items > li { overflow-wrap: anywhere; }
@media (min-width: 60rem) {
  main { padding: 2rem 1.5rem 6rem; }
  .lead { grid-template-columns: minmax(0, 1fr) 20rem; gap: 2rem; }
  .rows > li { padding: 0.75rem 1.25rem; }
  .leads > li { display: grid; grid-template-columns: 15rem minmax(0, 1fr) auto; align-items: baseline; }
  .leads .about { grid-column: 2; grid-row: 1; }
  .leads time { grid-column: 3; grid-row: 1; }
  .leads .facts { grid-column: 2 / -1; }
}
@media (max-width: 59.99rem) {
  .bar nav { order: 1; flex-basis: 100%; border-top: 1px solid var(--line); }
  .brand { flex: 1; }
}
@media (forced-colors: active) {
  .tabs [aria-current], .first, .badge.new { forced-color-adjust: none; color: HighlightText; background: Highlight; }
}
@media print {
  :root { ${customProperties(housePalettes.light)} --paper: white; }
  .bar, .tabs, .find, .pager, .actions, .skip, .no-print, form, .said { display: none !important; }
  main { padding: 0; max-width: none; display: block; }
  main > * + *, .lead > * + * { margin-top: 1rem; }
  .lead, .lead > div { display: block; }
  .panel { border: 0; padding: 0; margin-bottom: 1rem; display: block; }
  .panel > * + * { margin-top: 0.5rem; }
  .rows { border: 0; overflow: visible; }
  .rows > li { break-inside: avoid; padding-inline: 0; }
  .rows .about { white-space: normal; }
}
`;
