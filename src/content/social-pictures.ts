/** Six latest pictures of the company's social stream, newest first: names of `src/media/`. */
export const socialPictures = [
  'workshop-machine',
  'letters-desk',
  'service-shop',
  'ferry-booth',
  'career-stool',
  'workshop-evening',
] as const;
