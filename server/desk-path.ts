/** Path of the desk; all of its pages are below it. */
export const deskPath = '/desk';

/** Returns true if a path (without query) belongs to the desk. */
export const isDeskPath = (path: string): boolean =>
  path === deskPath || path.startsWith(`${deskPath}/`);
