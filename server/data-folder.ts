const reasonsByCode: Record<string, string> = {
  EACCES: 'the user that runs the server may not write there',
  EPERM: 'the user that runs the server may not write there',
  EROFS: 'the disk there is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
  EISDIR: 'a folder stands where the file should be',
};

/**
 * Turns a file system error about a file in DATA_DIR into an error whose message says how to fix
 * it. Any other error is returned unchanged.
 */
export function dataFolderError(error: unknown, path: string): Error {
  const originalError = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in originalError ? String(originalError.code) : '';
  const reason = reasonsByCode[code];
  if (reason === undefined) return originalError;
  return new Error(
    `${path} cannot be used: ${reason} (${code}). Mend that, or set DATA_DIR to a folder that the server may write to.`,
    { cause: error },
  );
}
