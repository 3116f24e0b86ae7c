/**
 * Name of the field in which a form sends its submission id. The browser makes it; it is the same
 * whenever the same words are sent again, until the form has arrived, so that a repeat is known as one.
 */
export const submissionField = 'submission_id';
