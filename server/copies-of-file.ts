/**
 * Maximum number of copies of an uploaded file: in the database, for a moment in its write-ahead log,
 * and perhaps once more as a mail.
 */
export const copiesOfFile = 3;
