import { benches } from './benches/list.ts';
import { boundBook } from './bound/bound.ts';
import { chairside } from './chairside/chairside.ts';
import { chalk } from './chalk/chalk.ts';
import { coast } from './coast/coast.ts';
import { details } from './details/details.ts';
import { disclosed } from './disclosed/disclosed.ts';
import { drawers } from './drawer/drawers.ts';
import type { Drawing } from './drawing.ts';
import { drying } from './drying/drying.ts';
import { elbow } from './elbow/elbow.ts';
import { elevators } from './elevators/elevators.ts';
import { engravings } from './engravings/engravings.ts';
import { graphite } from './graphite/graphite.ts';
import { gusset } from './gusset/gusset.ts';
import { harborbar } from './harborbar/harborbar.ts';
import { hundredWay } from './hundred/hundred.ts';
import { interfaces } from './interfaces/interfaces.ts';
import { screens } from './interfaces/screens.ts';
import { sites } from './interfaces/sites.ts';
import { jobWall } from './job-wall/job-wall.ts';
import { kinsella } from './kinsella/kinsella.ts';
import { laidOut } from './laid-out/laid-out.ts';
import { landscapes } from './landscapes/landscapes.ts';
import { loft } from './loft/loft.ts';
import { maps } from './maps/maps.ts';
import { moveOut } from './move-out/move-out.ts';
import { nightMill } from './night-mill/night-mill.ts';
import { overland } from './overland/overland.ts';
import type { PaperDrawing } from './paper/paper-drawing.ts';
import { papers } from './paper/papers.ts';
import { placards } from './placards/placards.ts';
import { plans } from './plans/plans.ts';
import { portraits } from './portraits/portraits.ts';
import { posters } from './posters/posters.ts';
import { raised } from './raised/raised.ts';
import { saffron } from './saffron/saffron.ts';
import { shopFronts } from './shop-fronts/shop-fronts.ts';
import { shortNight } from './short-night/short-night.ts';
import { sixFields } from './six-fields/six-fields.ts';
import { story } from './story/story.ts';
import { tailrace } from './tailrace/tailrace.ts';
import { things } from './things/things.ts';
import { towns } from './town/towns.ts';
import { weighed } from './weighed/weighed.ts';
import { wicket } from './wicket/wicket.ts';
import { windows } from './windows/windows.ts';
import { yuma } from './yuma/yuma.ts';

/** Everything that is drawn by code: as SVG, or cut out of paper. */
export const drawings: readonly (Drawing | PaperDrawing)[] = [
  ...portraits,
  ...interfaces,
  ...screens,
  ...sites,
  ...maps,
  ...posters,
  ...landscapes,
  ...towns,
  ...plans,
  ...details,
  ...engravings,
  ...graphite,
  ...raised,
  ...saffron,
  ...windows,
  ...loft,
  ...nightMill,
  ...coast,
  ...yuma,
  ...overland,
  ...papers,
  ...elevators,
  ...drying,
  ...kinsella,
  ...weighed,
  ...placards,
  ...shortNight,
  ...chalk,
  ...chairside,
  ...wicket,
  ...harborbar,
  ...elbow,
  ...gusset,
  ...benches,
  ...drawers,
  ...jobWall,
  ...laidOut,
  ...story,
  ...disclosed,
  ...things,
  ...moveOut,
  ...hundredWay,
  ...shopFronts,
  ...sixFields,
  ...tailrace,
  ...boundBook,
];
