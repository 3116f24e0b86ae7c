import type { PrivacySection } from './choices.ts';

/** Texts of the privacy page. */
export interface PrivacyPage {
  heading: string;
  lead: string;
  /** Date of the last change, formatted. */
  updated: string;
  contentsHeading: string;
  sections: PrivacySection[];
}
