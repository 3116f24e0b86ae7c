import type { PageRecord } from '../../catalogue/page-record.ts';
import { row as accordions } from './accordions/row.ts';
import { row as blockquote } from './blockquote/row.ts';
import { row as buttons } from './buttons/row.ts';
import { row as callToAction } from './call-to-action/row.ts';
import { row as clientCarousel } from './client-carousel/row.ts';
import { row as clients } from './clients/row.ts';
import { row as columns } from './columns/row.ts';
import { row as contactForm } from './contact-form/row.ts';
import { row as countdown } from './countdown/row.ts';
import { row as counters } from './counters/row.ts';
import { row as customIconWithText } from './custom-icon-with-text/row.ts';
import { row as dropcaps } from './dropcaps/row.ts';
import { row as fancyText } from './fancy-text/row.ts';
import { row as fancyTextBox } from './fancy-text-box/row.ts';
import { row as googleMap } from './google-map/row.ts';
import { row as heading } from './heading/row.ts';
import { row as highlights } from './highlights/row.ts';
import { row as iconWithText } from './icon-with-text/row.ts';
import { row as imageGallery } from './image-gallery/row.ts';
import { row as infoBanner } from './info-banner/row.ts';
import { row as instagram } from './instagram/row.ts';
import { row as interactiveBanners } from './interactive-banners/row.ts';
import { row as lists } from './lists/row.ts';
import { row as messageBox } from './message-box/row.ts';
import { row as overlineIconBox } from './overline-icon-box/row.ts';
import { row as parallaxScrolling } from './parallax-scrolling/row.ts';
import { row as pieChart } from './pie-chart/row.ts';
import { row as pricingTable } from './pricing-table/row.ts';
import { row as processStep } from './process-step/row.ts';
import { row as progressBar } from './progress-bar/row.ts';
import { row as rotateBox } from './rotate-box/row.ts';
import { row as separators } from './separators/row.ts';
import { row as services } from './services/row.ts';
import { row as socialIcons } from './social-icons/row.ts';
import { row as subscribe } from './subscribe/row.ts';
import { row as tab } from './tab/row.ts';
import { row as team } from './team/row.ts';
import { row as teamCarousel } from './team-carousel/row.ts';
import { row as teams } from './teams/row.ts';
import { row as testimonials } from './testimonials/row.ts';
import { row as testimonialsCarousel } from './testimonials-carousel/row.ts';
import { row as textBox } from './text-box/row.ts';
import { row as textSlider } from './text-slider/row.ts';
import { row as video } from './video/row.ts';

const all: readonly PageRecord[] = [
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

/** The pages of elements, in the order of their names, as the bar goes through them. */
export const rows = all.toSorted((one, other) => one.title.localeCompare(other.title));
