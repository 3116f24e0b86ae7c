import type { Passage, ServicePage } from '../../content/schema/service-page.ts';
import type { PictureName } from '../../media/pictures.ts';

/** A question of the guide; both answers lead somewhere. */
export interface GuideQuestion {
  /** Used in anchors. */
  id: string;
  question: string;
  /** Reason for the question. */
  reason: string;
  yes: string;
  no: string;
}

/** Results of the guide. */
export interface GuideOutcome {
  id: 'website' | 'web-app' | 'app';
  title: string;
  content: string;
  price: string;
}

/** Texts of `/page/MobileAppDev`. */
export interface MobileAppDevPage extends ServicePage {
  /** Number of requests for an app since 2014, and of apps built. */
  tally: { requestCount: number; appCount: number; sentence: string };
  /** Do you need an app? */
  guide: {
    heading: string;
    lead: string;
    yes: string;
    no: string;
    questions: GuideQuestion[];
    outcomes: GuideOutcome[];
  };
  /** One screen each of three apps, with its purpose: as `ui-app-phones` shows them. */
  gallery: {
    heading: string;
    lead: string;
    /** Picture of all screens. */
    img?: PictureName;
    items: (Passage & { img?: PictureName })[];
  };
  /** Picture of the apps in use, full width. */
  pictureBand: { img: PictureName; caption: string };
  /** Costs of an app after its launch. */
  costs: { heading: string; paragraphs: string[]; items: { label: string; value: string }[] };
}
