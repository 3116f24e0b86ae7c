import { existsSync } from 'node:fs';

/** File in the root of a site of one's own, with hashes of the sample firm's texts. */
export const adoptionFile = 'adopted.json';

/** True for a site of one's own, false for that of the sample firm. */
export const isAdopted = existsSync(adoptionFile);
