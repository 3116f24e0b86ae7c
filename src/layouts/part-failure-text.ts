/** Sentences, as HTML, for a part of the page whose code or style sheet could not be loaded. */
export const partFailureHtml =
  'A part of this page could not be loaded. What you see still works. <a href="">Reload the page</a> to try again.';
