/** Returns the DOM id of a project's slide. */
export const slideId = (slug: string) => `slide-${slug}`;
