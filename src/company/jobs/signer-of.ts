import type { TeamMember } from '../../content/schema/team-member.ts';
import { type PictureName, pictureName } from '../../media/pictures.ts';

export interface Signer {
  name: string;
  designation: string;
  /** The portrait. */
  img: PictureName;
}

/**
 * Returns a team member for a signature, by id.
 * @throws for an unknown id, or a missing portrait.
 */
export function signerOf(team: readonly TeamMember[], id: number): Signer {
  const member = team.find((candidate) => candidate.id === id);
  if (!member) throw new Error(`Nobody in people/ has the id ${id}.`);
  const { name, designation, img } = member;
  return { name, designation, img: pictureName(img) };
}
