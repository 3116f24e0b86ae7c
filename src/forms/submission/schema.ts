/**
 * Name of the field in which a form sends its submission id: the browser makes it when the form is
 * first touched and keeps it until the form has arrived, so that a repeat is known as one.
 */
export const submissionField = 'submission_id';
