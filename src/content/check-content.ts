import { siteConfig } from '../../site.config.ts';
import { jobs } from '../company/jobs/jobs.ts';
import { processStages } from '../homes/business/process.ts';
import { features } from '../homes/startup/features.ts';
import { startupFigures } from '../homes/startup/figures.ts';
import { cartItems } from './cart.ts';
import { checkTable, checkUnique } from './check-table.ts';
import { clients } from './clients.ts';
import { mainMenu } from './menu.ts';
import { carePrices, hostingPrices, namePrices } from './prices.ts';
import { cartItemSchema } from './schema/cart-item.ts';
import { clientSchema } from './schema/client.ts';
import { featureItemSchema } from './schema/feature-item.ts';
import { figureSchema } from './schema/figure.ts';
import { jobSchema } from './schema/job.ts';
import { menuItemSchema } from './schema/menu-item.ts';
import { priceListsSchema, pricingPlanSchema } from './schema/pricing-plan.ts';
import { processStageSchema } from './schema/process-stage.ts';
import { siteConfigSchema } from './schema/site-config.ts';
import { socialItemSchema } from './schema/social-item.ts';
import { teamMemberSchema } from './schema/team-member.ts';
import { services } from './services.ts';
import { showcaseMenu } from './showcase-menu.ts';
import { companySocial, namedSocial, turningSocial } from './social.ts';
import { team } from './team.ts';

/**
 * Holds every table against its schema. The build runs it through `src/content.config.ts`; the tables
 * themselves stay plain data, so that an island may import one without bringing zod to the browser.
 *
 * @throws Error that names file, record and field
 */
export function checkContent(): void {
  const file = (name: string) => `src/content/${name}.ts`;
  checkTable('site.config.ts', siteConfigSchema, [siteConfig]);
  checkTable(file('menu'), menuItemSchema, mainMenu);
  checkTable(file('showcase-menu'), menuItemSchema, showcaseMenu);
  checkTable(file('cart'), cartItemSchema, cartItems);
  checkTable(file('prices'), priceListsSchema, [hostingPrices]);
  checkTable(file('prices'), pricingPlanSchema, [...carePrices, ...namePrices]);
  checkTable(file('team'), teamMemberSchema, team);
  checkUnique(file('team'), 'id', team);
  checkTable(file('social'), socialItemSchema, [
    ...companySocial,
    ...namedSocial,
    ...turningSocial,
  ]);
  checkTable(file('figures'), figureSchema, startupFigures);
  checkTable(file('services'), featureItemSchema, services);
  checkTable(file('features'), featureItemSchema, features);
  checkTable(file('clients'), clientSchema, clients);
  checkUnique(file('clients'), 'key', clients);
  checkTable(file('process'), processStageSchema, processStages);
  checkTable(file('jobs'), jobSchema, jobs);
  checkUnique(file('jobs'), 'path', jobs);
}
