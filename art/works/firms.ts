import type { Firm } from '../../src/content/firm.ts';
import { firm as application } from '../../src/homes/application/firm.ts';
import { firm as architecture } from '../../src/homes/architecture/firm.ts';
import { firm as cafe } from '../../src/homes/cafe/firm.ts';
import { firm as consulting } from '../../src/homes/consulting/firm.ts';
import { firm as corporate } from '../../src/homes/corporate/firm.ts';
import { firm as creativeAgency } from '../../src/homes/creative-agency/firm.ts';
import { firm as decor } from '../../src/homes/decor/firm.ts';
import { firm as dentist } from '../../src/homes/dentist/firm.ts';
import { firm as eventsConference } from '../../src/homes/events-conference/firm.ts';
import { firm as finance } from '../../src/homes/finance/firm.ts';
import { firm as gymFitness } from '../../src/homes/gym-fitness/firm.ts';
import { firm as hotelResort } from '../../src/homes/hotel-resort/firm.ts';
import { firm as interiorDesign } from '../../src/homes/interior-design/firm.ts';
import { firm as photography } from '../../src/homes/photography/firm.ts';
import { firm as restaurant } from '../../src/homes/restaurant/firm.ts';
import { firm as spaSalon } from '../../src/homes/spa-salon/firm.ts';
import { firm as startup } from '../../src/homes/startup/firm.ts';
import { firm as travelAgency } from '../../src/homes/travel-agency/firm.ts';
import { firm as yogaMeditation } from '../../src/homes/yoga-meditation/firm.ts';

/** Firms of the pages, by trade. */
export const firms = {
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
} satisfies Record<string, Firm>;
