import type { ThemeName } from '../../src/themes/themes.ts';
import { application } from './homes/application.ts';
import { architecture } from './homes/architecture.ts';
import { cafe } from './homes/cafe.ts';
import { consulting } from './homes/consulting.ts';
import { corporate } from './homes/corporate.ts';
import { creativeAgency } from './homes/creative-agency.ts';
import { decor } from './homes/decor.ts';
import { dentist } from './homes/dentist.ts';
import { eventsConference } from './homes/events-conference.ts';
import { finance } from './homes/finance.ts';
import { gymFitness } from './homes/gym-fitness.ts';
import { hotelResort } from './homes/hotel-resort.ts';
import { interiorDesign } from './homes/interior-design.ts';
import { photography } from './homes/photography.ts';
import { restaurant } from './homes/restaurant.ts';
import { spaSalon } from './homes/spa-salon.ts';
import { startup } from './homes/startup.ts';
import { travelAgency } from './homes/travel-agency.ts';
import { yogaMeditation } from './homes/yoga-meditation.ts';
import type { Work } from './work.ts';

/** The works, by trade: the name of the page, of its look and of its folder. */
export const works = {
  corporate,
  finance,
  application,
  consulting,
  'events-conference': eventsConference,
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
  photography,
  'creative-agency': creativeAgency,
  startup,
} as const satisfies Partial<Record<ThemeName, Work>>;

export type Trade = keyof typeof works;
export const trades = Object.keys(works) as Trade[];
