import type { TeamMember } from '../../content/schema/team-member.ts';
import { type PictureName, pictureName } from '../../media/pictures.ts';

export interface Signer {
  name: string;
  designation: string;
  /** The portrait. */
  media: PictureName;
}

/**
 * Returns a member of the team as a signer, by number.
 * @throws when nobody has the number, or the portrait is missing.
 */
export function signerOf(team: readonly TeamMember[], id: number): Signer {
  const member = team.find((one) => one.id === id);
  if (!member) throw new Error(`Nobody in people/ has the id ${id}.`);
  const { name, designation, img } = member;
  return { name, designation, media: pictureName(img) };
}
