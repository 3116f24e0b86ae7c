import { pages as posts } from '../blog/meta.ts';
import { meta as aboutUs } from '../company/about-us/meta.ts';
import { meta as career } from '../company/career/meta.ts';
import { meta as caseStudy } from '../company/case-study/meta.ts';
import { meta as cloudMigration } from '../company/cloud-migration/meta.ts';
import { meta as comingSoon } from '../company/coming-soon/meta.ts';
import { meta as comingSoonV2 } from '../company/coming-soon-v2/meta.ts';
import { meta as contactModern } from '../company/contact-modern/meta.ts';
import { meta as contactSimple } from '../company/contact-simple/meta.ts';
import { meta as contactUs } from '../company/contact-us/meta.ts';
import { meta as digitalMarketing } from '../company/digital-marketing/meta.ts';
import { meta as ecommerce } from '../company/ecommerce/meta.ts';
import { meta as error404 } from '../company/error-404/meta.ts';
import { meta as faqS } from '../company/faq-s/meta.ts';
import { meta as internetOfThings } from '../company/internet-of-things/meta.ts';
import { pages as jobs } from '../company/jobs/meta.ts';
import { meta as latestNews } from '../company/latest-news/meta.ts';
import { meta as maintenance } from '../company/maintenance/meta.ts';
import { meta as mobileAppDev } from '../company/mobile-app-dev/meta.ts';
import { meta as ourProcess } from '../company/our-process/meta.ts';
import { meta as ourServices } from '../company/our-services/meta.ts';
import { meta as ourStory } from '../company/our-story/meta.ts';
import { meta as ourTeam } from '../company/our-team/meta.ts';
import { meta as pricingPackages } from '../company/pricing-packages/meta.ts';
import { meta as privacy } from '../company/privacy/meta.ts';
import { meta as searchResult } from '../company/search-result/meta.ts';
import { meta as webDev } from '../company/web-dev/meta.ts';
import { meta as whoWeAre } from '../company/who-we-are/meta.ts';
import { pages as footers } from '../footers/meta.ts';
import { pages as headers } from '../headers/meta.ts';
import { meta as homeApplication } from '../homes/application/meta.ts';
import { meta as homeArchitecture } from '../homes/architecture/meta.ts';
import { meta as homeBlogMetro } from '../homes/blog-metro/meta.ts';
import { meta as homeBrandingAgency } from '../homes/branding-agency/meta.ts';
import { meta as homeBusiness } from '../homes/business/meta.ts';
import { meta as homeCafe } from '../homes/cafe/meta.ts';
import { meta as homeClassicBlog } from '../homes/classic-blog/meta.ts';
import { meta as homeConsulting } from '../homes/consulting/meta.ts';
import { meta as homeCorporate } from '../homes/corporate/meta.ts';
import { meta as homeCreativeAgency } from '../homes/creative-agency/meta.ts';
import { meta as homeCreativePortfolio } from '../homes/creative-portfolio/meta.ts';
import { meta as homeDecor } from '../homes/decor/meta.ts';
import { meta as homeDentist } from '../homes/dentist/meta.ts';
import { meta as homeDesignAgency } from '../homes/design-agency/meta.ts';
import { meta as homeDigitalAgency } from '../homes/digital-agency/meta.ts';
import { meta as homeEventsConference } from '../homes/events-conference/meta.ts';
import { meta as homeFashionShop } from '../homes/fashion-shop/meta.ts';
import { meta as homeFinance } from '../homes/finance/meta.ts';
import { meta as homeFreelancer } from '../homes/freelancer/meta.ts';
import { meta as homeFurnitureShop } from '../homes/furniture-shop/meta.ts';
import { meta as homeGymFitness } from '../homes/gym-fitness/meta.ts';
import { meta as homeHotelResort } from '../homes/hotel-resort/meta.ts';
import { meta as homeInteractivePortfolio } from '../homes/interactive-portfolio/meta.ts';
import { meta as homeInteriorDesign } from '../homes/interior-design/meta.ts';
import { meta as homeLifestyleBlog } from '../homes/lifestyle-blog/meta.ts';
import { meta as homeMagazine } from '../homes/magazine/meta.ts';
import { meta as homeMarketingAgency } from '../homes/marketing-agency/meta.ts';
import { meta as homePersonalPortfolio } from '../homes/personal-portfolio/meta.ts';
import { meta as homePhotography } from '../homes/photography/meta.ts';
import { meta as homeRestaurant } from '../homes/restaurant/meta.ts';
import { meta as homeSeoAgency } from '../homes/seo-agency/meta.ts';
import { meta as homeSpaSalon } from '../homes/spa-salon/meta.ts';
import { meta as homeSplitPortfolio } from '../homes/split-portfolio/meta.ts';
import { meta as homeStartup } from '../homes/startup/meta.ts';
import { meta as homeTravelAgency } from '../homes/travel-agency/meta.ts';
import { meta as homeVerticalPortfolio } from '../homes/vertical-portfolio/meta.ts';
import { meta as homeWebAgency } from '../homes/web-agency/meta.ts';
import { meta as homeYogaMeditation } from '../homes/yoga-meditation/meta.ts';
import { pages as portfolio } from '../portfolio/meta.ts';
import { pages as shop } from '../shop/meta.ts';
import { meta as animation } from '../showcase/animation/meta.ts';
import { pages as elements } from '../showcase/elements/meta.ts';
import { pages as icons } from '../showcase/icons/meta.ts';
import { meta as showcase } from '../showcase/index/meta.ts';
import { pages as modals } from '../showcase/modals/meta.ts';
import { pages as pageTitles } from '../showcase/page-titles/meta.ts';
import { meta as pictures } from '../showcase/pictures/meta.ts';
import { meta as showcaseThemes } from '../showcase/themes/meta.ts';
import type { PageMeta } from './page-meta.ts';

/**
 * All pages of the site, gathered from their folders, in the order of menus and showcase. A new
 * page is a line here; a new post, opening, header or element is not. Code outside of the build
 * (tests, scripts) reads the same list as `dist/catalogue.json`.
 */
export const pages: readonly PageMeta[] = [
  homeBusiness,
  homeStartup,
  homeCorporate,
  homeFinance,
  homeApplication,
  homeRestaurant,
  homeArchitecture,
  homeYogaMeditation,
  homeHotelResort,
  homeSeoAgency,
  homeTravelAgency,
  homeMarketingAgency,
  homeMagazine,
  homePersonalPortfolio,
  homePhotography,
  homeInteractivePortfolio,
  homeCreativePortfolio,
  homeVerticalPortfolio,
  homeSplitPortfolio,
  homeFreelancer,
  homeFurnitureShop,
  homeFashionShop,
  homeLifestyleBlog,
  homeClassicBlog,
  homeBlogMetro,
  homeWebAgency,
  homeDesignAgency,
  homeDigitalAgency,
  homeEventsConference,
  homeConsulting,
  homeGymFitness,
  homeDentist,
  homeInteriorDesign,
  homeDecor,
  homeCafe,
  homeSpaSalon,
  homeBrandingAgency,
  homeCreativeAgency,
  aboutUs,
  ourTeam,
  ourStory,
  whoWeAre,
  career,
  caseStudy,
  latestNews,
  ourProcess,
  ourServices,
  webDev,
  ecommerce,
  mobileAppDev,
  internetOfThings,
  cloudMigration,
  digitalMarketing,
  pricingPackages,
  contactUs,
  contactSimple,
  contactModern,
  faqS,
  comingSoon,
  maintenance,
  comingSoonV2,
  searchResult,
  error404,
  privacy,
  ...jobs,
  ...portfolio,
  ...posts,
  ...shop,
  ...elements,
  ...headers,
  ...footers,
  ...modals,
  ...pageTitles,
  ...icons,
  animation,
  showcase,
  pictures,
  showcaseThemes,
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** Returns the meta of a path. Throws for a path without one, which fails the build with its name. */
export function pageAt(path: string): PageMeta {
  const page = byPath.get(path);
  if (!page) {
    throw new Error(
      `No meta for ${path}: write meta.ts in its folder and name it in src/page-meta/pages.ts.`,
    );
  }
  return page;
}
