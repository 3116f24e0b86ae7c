/** Message where a part of the page could not be loaded (integrations/loading/load-errors.ts), as HTML. */
export const loadErrorMessage: string =
  'A part of this page could not be loaded. What you see still works. <a href="">Reload the page</a> to try again.';

/** Button that closes the message. */
export const loadErrorClose: string = 'Close';
