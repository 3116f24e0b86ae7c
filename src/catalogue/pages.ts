import { rows as posts } from '../blog/rows.ts';
import { row as aboutUs } from '../company/about-us/row.ts';
import { row as career } from '../company/career/row.ts';
import { row as caseStudy } from '../company/case-study/row.ts';
import { row as cloudMigration } from '../company/cloud-migration/row.ts';
import { row as comingSoon } from '../company/coming-soon/row.ts';
import { row as comingSoonV2 } from '../company/coming-soon-v2/row.ts';
import { row as contactModern } from '../company/contact-modern/row.ts';
import { row as contactSimple } from '../company/contact-simple/row.ts';
import { row as contactUs } from '../company/contact-us/row.ts';
import { row as digitalMarketing } from '../company/digital-marketing/row.ts';
import { row as ecommerce } from '../company/ecommerce/row.ts';
import { row as error404 } from '../company/error-404/row.ts';
import { row as faqS } from '../company/faq-s/row.ts';
import { row as internetOfThings } from '../company/internet-of-things/row.ts';
import { rows as jobs } from '../company/jobs/rows.ts';
import { row as latestNews } from '../company/latest-news/row.ts';
import { row as maintenance } from '../company/maintenance/row.ts';
import { row as mobileAppDev } from '../company/mobile-app-dev/row.ts';
import { row as ourProcess } from '../company/our-process/row.ts';
import { row as ourServices } from '../company/our-services/row.ts';
import { row as ourStory } from '../company/our-story/row.ts';
import { row as ourTeam } from '../company/our-team/row.ts';
import { row as pricingPackages } from '../company/pricing-packages/row.ts';
import { row as privacy } from '../company/privacy/row.ts';
import { row as searchResult } from '../company/search-result/row.ts';
import { row as webDev } from '../company/web-dev/row.ts';
import { row as whoWeAre } from '../company/who-we-are/row.ts';
import { rows as footers } from '../footers/rows.ts';
import { rows as headers } from '../headers/rows.ts';
import { row as homeApplication } from '../homes/application/row.ts';
import { row as homeArchitecture } from '../homes/architecture/row.ts';
import { meta as homeBlogMetro } from '../homes/blog-metro/meta.ts';
import { row as homeBrandingAgency } from '../homes/branding-agency/row.ts';
import { row as homeBusiness } from '../homes/business/row.ts';
import { row as homeCafe } from '../homes/cafe/row.ts';
import { meta as homeClassicBlog } from '../homes/classic-blog/meta.ts';
import { row as homeConsulting } from '../homes/consulting/row.ts';
import { row as homeCorporate } from '../homes/corporate/row.ts';
import { row as homeCreativeAgency } from '../homes/creative-agency/row.ts';
import { meta as homeCreativePortfolio } from '../homes/creative-portfolio/meta.ts';
import { row as homeDecor } from '../homes/decor/row.ts';
import { row as homeDentist } from '../homes/dentist/row.ts';
import { row as homeDesignAgency } from '../homes/design-agency/row.ts';
import { row as homeDigitalAgency } from '../homes/digital-agency/row.ts';
import { row as homeEventsConference } from '../homes/events-conference/row.ts';
import { meta as homeFashionShop } from '../homes/fashion-shop/meta.ts';
import { row as homeFinance } from '../homes/finance/row.ts';
import { meta as homeFreelancer } from '../homes/freelancer/meta.ts';
import { meta as homeFurnitureShop } from '../homes/furniture-shop/meta.ts';
import { row as homeGymFitness } from '../homes/gym-fitness/row.ts';
import { row as homeHotelResort } from '../homes/hotel-resort/row.ts';
import { meta as homeInteractivePortfolio } from '../homes/interactive-portfolio/meta.ts';
import { row as homeInteriorDesign } from '../homes/interior-design/row.ts';
import { meta as homeLifestyleBlog } from '../homes/lifestyle-blog/meta.ts';
import { meta as homeMagazine } from '../homes/magazine/meta.ts';
import { row as homeMarketingAgency } from '../homes/marketing-agency/row.ts';
import { row as homePersonalPortfolio } from '../homes/personal-portfolio/row.ts';
import { row as homePhotography } from '../homes/photography/row.ts';
import { row as homeRestaurant } from '../homes/restaurant/row.ts';
import { row as homeSeoAgency } from '../homes/seo-agency/row.ts';
import { row as homeSpaSalon } from '../homes/spa-salon/row.ts';
import { meta as homeSplitPortfolio } from '../homes/split-portfolio/meta.ts';
import { row as homeStartup } from '../homes/startup/row.ts';
import { row as homeTravelAgency } from '../homes/travel-agency/row.ts';
import { meta as homeVerticalPortfolio } from '../homes/vertical-portfolio/meta.ts';
import { row as homeWebAgency } from '../homes/web-agency/row.ts';
import { row as homeYogaMeditation } from '../homes/yoga-meditation/row.ts';
import { rows as portfolio } from '../portfolio/rows.ts';
import { rows as shop } from '../shop/rows.ts';
import { row as animation } from '../showcase/animation/row.ts';
import { rows as elements } from '../showcase/elements/rows.ts';
import { rows as icons } from '../showcase/icons/rows.ts';
import { row as showcase } from '../showcase/index/row.ts';
import { row as showcaseLooks } from '../showcase/looks/row.ts';
import { rows as modals } from '../showcase/modals/rows.ts';
import { rows as pageTitles } from '../showcase/page-titles/rows.ts';
import { row as pictures } from '../showcase/pictures/row.ts';
import type { PageRecord } from './page-record.ts';

/**
 * Every page of the site, gathered from the rooms, in the order in which menus and the showcase name
 * them. A new page is a line here; a new post, opening, header or element is not. What runs outside
 * of the build (tests, scripts) reads the same list as `dist/catalogue.json`.
 */
export const pages: readonly PageRecord[] = [
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
  showcaseLooks,
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The row of a path. Throws for a path without one, which fails the build with its name. */
export function pageAt(path: string): PageRecord {
  const page = byPath.get(path);
  if (!page) {
    throw new Error(
      `No row for ${path}: write row.ts in its room and name it in src/catalogue/pages.ts.`,
    );
  }
  return page;
}
