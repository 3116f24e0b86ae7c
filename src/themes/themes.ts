import { application } from './application.ts';
import { architecture } from './architecture.ts';
import { blogMetro } from './blog-metro.ts';
import { brandingAgency } from './branding-agency.ts';
import { cafe } from './cafe.ts';
import { classicBlog } from './classic-blog.ts';
import { consulting } from './consulting.ts';
import { corporate } from './corporate.ts';
import { creativeAgency } from './creative-agency.ts';
import { creativePortfolio } from './creative-portfolio.ts';
import { decor } from './decor.ts';
import { dentist } from './dentist.ts';
import { designAgency } from './design-agency.ts';
import { digitalAgency } from './digital-agency.ts';
import { eventsConference } from './events-conference.ts';
import { fashionShop } from './fashion-shop.ts';
import { finance } from './finance.ts';
import { freelancer } from './freelancer.ts';
import { furnitureShop } from './furniture-shop.ts';
import { gymFitness } from './gym-fitness.ts';
import { hotelResort } from './hotel-resort.ts';
import { house } from './house.ts';
import { interactivePortfolio } from './interactive-portfolio.ts';
import { interiorDesign } from './interior-design.ts';
import { lifestyleBlog } from './lifestyle-blog.ts';
import { magazine } from './magazine.ts';
import { marketingAgency } from './marketing-agency.ts';
import { personalPortfolio } from './personal-portfolio.ts';
import { photography } from './photography.ts';
import { restaurant } from './restaurant.ts';
import { seoAgency } from './seo-agency.ts';
import { shop } from './shop.ts';
import { spaSalon } from './spa-salon.ts';
import { splitPortfolio } from './split-portfolio.ts';
import { startup } from './startup.ts';
import type { Theme } from './theme.ts';
import { travelAgency } from './travel-agency.ts';
import { verticalPortfolio } from './vertical-portfolio.ts';
import { webAgency } from './web-agency.ts';
import { yogaMeditation } from './yoga-meditation.ts';

/** All themes by the name in `data-theme`. A new theme is a file, an import and a line here. */
export const themes = {
  house,
  startup,
  corporate,
  finance,
  application,
  consulting,
  'digital-agency': digitalAgency,
  'seo-agency': seoAgency,
  'events-conference': eventsConference,
  'marketing-agency': marketingAgency,
  restaurant,
  architecture,
  'hotel-resort': hotelResort,
  'travel-agency': travelAgency,
  'yoga-meditation': yogaMeditation,
  'gym-fitness': gymFitness,
  'spa-salon': spaSalon,
  cafe,
  decor,
  dentist,
  'interior-design': interiorDesign,
  'design-agency': designAgency,
  'web-agency': webAgency,
  'creative-agency': creativeAgency,
  'branding-agency': brandingAgency,
  photography,
  'personal-portfolio': personalPortfolio,
  'interactive-portfolio': interactivePortfolio,
  'creative-portfolio': creativePortfolio,
  'vertical-portfolio': verticalPortfolio,
  'split-portfolio': splitPortfolio,
  freelancer,
  'furniture-shop': furnitureShop,
  'fashion-shop': fashionShop,
  magazine,
  'lifestyle-blog': lifestyleBlog,
  'classic-blog': classicBlog,
  'blog-metro': blogMetro,
  shop,
} as const satisfies Record<string, Theme>;

/** Name of a theme, the value of `data-theme`. */
export type ThemeName = keyof typeof themes;

/** Names of all themes, in the order of the table. */
export const themeNames = Object.keys(themes) as ThemeName[];

/** Returns true if a theme has that name. */
export const isThemeName = (name: string): name is ThemeName => Object.hasOwn(themes, name);
