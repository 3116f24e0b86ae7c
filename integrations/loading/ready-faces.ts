/**
 * Stands right after the page's own faces. A browser reads a face of a style sheet in its own time,
 * from `data:` as well, and paints once without it: words were laid out in the stand-in's widths
 * first and jumped where a heading then took another line (0.06 on one page). A `FontFace` made of
 * bytes is read at once (Chromium) and is there for the first paint. Without script the faces of the
 * style sheet do as before. Browsers give back a family of several words in quotes.
 */
const script = `for(let{style:s}of document.currentScript.previousElementSibling.sheet.cssRules){
let g=n=>s.getPropertyValue(n),m=/base64,([^"')]+)/.exec(g('src'));
m&&document.fonts.add(new FontFace(g('font-family').slice(1,-1),
Uint8Array.from(atob(m[1]),c=>c.charCodeAt(0)),{weight:g('font-weight')}))}`;

export const readyFacesScript = script.replaceAll('\n', '');
