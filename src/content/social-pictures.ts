/** The six latest pictures of the firm's stream, the newest first: names of `src/media/`. */
export const socialPictures = [
  'workshop-machine',
  'letters-desk',
  'service-shop',
  'ferry-booth',
  'career-stool',
  'workshop-evening',
] as const;
