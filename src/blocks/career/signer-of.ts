import type { TeamMember } from '../../content/schema/team-member.ts';
import { isPictureName, type PictureName } from '../../media/pictures.ts';

export interface Signer {
  name: string;
  designation: string;
  /** The portrait, where there is one. */
  media: PictureName | undefined;
}

/**
 * Somebody of the team, by number.
 * @throws when nobody has the number.
 */
export function signerOf(team: readonly TeamMember[], id: number): Signer {
  const member = team.find((one) => one.id === id);
  if (!member) throw new Error(`Nobody in src/content/team.ts has the id ${id}.`);
  const { name, designation, img } = member;
  return { name, designation, media: isPictureName(img) ? img : undefined };
}
