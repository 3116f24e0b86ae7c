/**
 * Name of the field with the submission id. The browser creates it; the same content has the same id
 * until the form has arrived, so that the server recognizes a repeated submission.
 */
export const submissionField = 'submission_id';
