import type { PageMeta } from '../../page-meta/page-meta.ts';
import { meta as accordions } from './accordions/meta.ts';
import { meta as blockquote } from './blockquote/meta.ts';
import { meta as buttons } from './buttons/meta.ts';
import { meta as callToAction } from './call-to-action/meta.ts';
import { meta as clientCarousel } from './client-carousel/meta.ts';
import { meta as clients } from './clients/meta.ts';
import { meta as columns } from './columns/meta.ts';
import { meta as contactForm } from './contact-form/meta.ts';
import { meta as countdown } from './countdown/meta.ts';
import { meta as counters } from './counters/meta.ts';
import { meta as customIconWithText } from './custom-icon-with-text/meta.ts';
import { meta as dropcaps } from './dropcaps/meta.ts';
import { meta as fancyText } from './fancy-text/meta.ts';
import { meta as fancyTextBox } from './fancy-text-box/meta.ts';
import { meta as googleMap } from './google-map/meta.ts';
import { meta as heading } from './heading/meta.ts';
import { meta as highlights } from './highlights/meta.ts';
import { meta as iconWithText } from './icon-with-text/meta.ts';
import { meta as imageGallery } from './image-gallery/meta.ts';
import { meta as infoBanner } from './info-banner/meta.ts';
import { meta as instagram } from './instagram/meta.ts';
import { meta as interactiveBanners } from './interactive-banners/meta.ts';
import { meta as lists } from './lists/meta.ts';
import { meta as messageBox } from './message-box/meta.ts';
import { meta as overlineIconBox } from './overline-icon-box/meta.ts';
import { meta as parallaxScrolling } from './parallax-scrolling/meta.ts';
import { meta as pieChart } from './pie-chart/meta.ts';
import { meta as pricingTable } from './pricing-table/meta.ts';
import { meta as processStep } from './process-step/meta.ts';
import { meta as progressBar } from './progress-bar/meta.ts';
import { meta as rotateBox } from './rotate-box/meta.ts';
import { meta as separators } from './separators/meta.ts';
import { meta as services } from './services/meta.ts';
import { meta as socialIcons } from './social-icons/meta.ts';
import { meta as subscribe } from './subscribe/meta.ts';
import { meta as tab } from './tab/meta.ts';
import { meta as team } from './team/meta.ts';
import { meta as teamCarousel } from './team-carousel/meta.ts';
import { meta as teams } from './teams/meta.ts';
import { meta as testimonials } from './testimonials/meta.ts';
import { meta as testimonialsCarousel } from './testimonials-carousel/meta.ts';
import { meta as textBox } from './text-box/meta.ts';
import { meta as textSlider } from './text-slider/meta.ts';
import { meta as video } from './video/meta.ts';

const all: readonly PageMeta[] = [
  accordions,
  blockquote,
  buttons,
  callToAction,
  clientCarousel,
  clients,
  columns,
  contactForm,
  countdown,
  counters,
  customIconWithText,
  dropcaps,
  fancyText,
  fancyTextBox,
  googleMap,
  heading,
  highlights,
  iconWithText,
  imageGallery,
  infoBanner,
  instagram,
  interactiveBanners,
  lists,
  messageBox,
  overlineIconBox,
  parallaxScrolling,
  pieChart,
  pricingTable,
  processStep,
  progressBar,
  rotateBox,
  separators,
  services,
  socialIcons,
  subscribe,
  tab,
  team,
  teamCarousel,
  teams,
  testimonials,
  testimonialsCarousel,
  textBox,
  textSlider,
  video,
];

/** Page meta of the element pages, sorted by title, in the order of the demo bar. */
export const pages = all.toSorted((one, other) => one.title.localeCompare(other.title));
