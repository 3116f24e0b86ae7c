/** Kind of a sound, as Foley artists say: footsteps, cloth and skin (moves), or objects (props). */
export type CueKind = 'feet' | 'moves' | 'props';

/** Words of a scene as the source of a regular expression, the kind of sound, and what it is made with. */
export type SoundProp = readonly [words: string, kind: CueKind, madeWith: string];

/** Props on the shelves, by the words that need them; of two that fit one word the first is used. */
export const soundProps: readonly SoundProp[] = [
  ['snow(?:y|s|bank|field)?', 'feet', 'cornstarch in kidskin, kneaded'],
  ['gravel|driveway', 'feet', 'the gravel pit, damp, so that it does not ring'],
  ['sand|beach|dunes?', 'feet', 'the sand pit, dry over wet'],
  ['leaves|woods|forest', 'feet', 'two bags of last fall’s oak leaves, turned over'],
  ['stairs?|staircase|steps', 'feet', 'three treads of a church stair, walked four times'],
  ['heels|pumps|lobby|marble', 'feet', 'red pumps, size six, on marble'],
  ['boots?', 'feet', 'lineman’s boots with one lace loose'],
  ['barefoot|bare feet', 'feet', 'my own'],
  ['mud|swamp|bog', 'feet', 'wet newsprint in a roasting pan'],
  ['runs?|running|ran|chase', 'feet', 'canvas sneakers; I run in place'],
  ['grass|meadow|reeds', 'feet', 'a reel of quarter-inch tape, unwound and walked on'],
  ['horses?|mare|stallion|hoof|hooves|gallops?', 'props', 'two plungers on an oak plank'],
  ['dogs?|paws|wolf|wolves', 'props', 'a wool glove with paper clips for claws'],
  ['coats?|jackets?|cloaks?', 'moves', 'a duck coat against its own lining'],
  ['silk|dress|gown|veil', 'moves', 'half a parachute'],
  ['armou?r|knights?|harness', 'moves', 'a bridle and two cake tins'],
  ['hugs?|embraces?|holds? him|holds? her', 'moves', 'my sleeve over my own shoulder'],
  ['bed|sheets?|pillows?', 'moves', 'a cotton sheet, washed forty times'],
  ['gloves?', 'moves', 'kid, with the cuff wetted'],
  ['kiss(?:es)?', 'moves', 'the back of my hand, once'],
  ['hearts?|heartbeat|pulse', 'props', 'a chamois, wrung once'],
  ['castles?|doors?|gates?|drawbridge', 'props', 'the clerk’s file drawer, pulled slowly'],
  ['rain(?:s|ing|y)?|storms?|drizzle', 'props', 'four strips of bacon over a low flame'],
  ['thunder', 'props', 'four feet of roofing tin'],
  [
    'birds?|pigeons?|crows?|gulls?|owls?|wings?',
    'props',
    'a pair of kid gloves, tied at the wrists',
  ],
  ['bones?|fracture|neck snaps', 'props', 'celery out of the freezer'],
  ['fights?|punch(?:es)?|fists?|hits?', 'props', 'a phone book on a wet towel'],
  ['fires?|flames?|campfire|burns?', 'props', 'cellophane, balled and let go'],
  ['knife|knives|swords?|blades?|dagger', 'props', 'a putty knife off a whetstone'],
  ['letters?|maps?|paper|newspaper', 'props', 'rag bond of 1950; it is louder'],
  ['boats?|oars?|rows', 'props', 'a dry office chair, and the basin'],
  ['spaceship|airlock|hatch|robots?', 'props', 'the lid of a chest freezer'],
  ['monsters?|aliens?|slime|creature', 'props', 'cold gelatin and a rubber glove'],
  ['arrows?|whips?', 'props', 'a dowel, swung past the microphone'],
  ['glass|windows?|mirrors?', 'props', 'dead light bulbs in a pillowcase'],
  ['ships?|masts?|ropes?|rigging', 'props', 'hemp line round a coat peg'],
  ['trains?|locomotives?|subway', 'props', 'roller skates over the tread plate'],
  ['winds?|blizzard|gale', 'props', 'half a parachute over a slatted drum'],
  ['guns?|rifles?|pistols?|revolver', 'props', 'a stapler and a gate hinge'],
  ['coins?|gold|jewels', 'props', 'brass washers in a sock'],
  ['lanterns?|lamps?', 'props', 'a lunch pail by its handle'],
];
