/** An item of the room that is for sale. */
export interface Item {
  id: string;
  title: string;
  maker: string;
  material: string;
  size: string;
  /** In dollars. */
  price: number;
  /** Remark on its condition after a year. */
  remark: string;
  /** Position in the picture of the room, in percent of its width and height. */
  x: number;
  y: number;
}

/**
 * Things for sale in the room, from left to right. The places are those that `art/blender/scenes/kiln.py`
 * prints when it builds `kiln-room`.
 */
export const items: readonly Item[] = [
  {
    id: 'cloth',
    title: 'Wall cloth in eight bands',
    maker: 'Ida Prochko, Hookstown',
    material: 'wool on a linen warp',
    size: '31 × 45 in.',
    price: 340,
    remark: 'Paler by a shade on the window side. We turned it in July, and now it is even.',
    x: 11.8,
    y: 37.3,
  },
  {
    id: 'stool',
    title: 'Barrel stool',
    maker: 'Dale Yoho, New Cumberland',
    material: 'stoneware, ocher glaze',
    size: '17 in. high, 15 across',
    price: 210,
    remark:
      'Cold to sit on until May. Has held an uncle of 240 pounds through one whole ball game.',
    x: 7.7,
    y: 74.8,
  },
  {
    id: 'chair',
    title: 'Kitchen chair',
    maker: 'Orrin Weaver, Lisbon',
    material: 'ash, green milk paint on the seat',
    size: '32 in. high',
    price: 185,
    remark: 'It rocked. Orrin drove over and took a sixteenth of an inch off the other three legs.',
    x: 19.6,
    y: 70.5,
  },
  {
    id: 'jar',
    title: 'Round jar',
    maker: 'Nettie Sabo, Wellsville',
    material: 'stoneware, cream glaze',
    size: '15 in. high, 15 across',
    price: 165,
    remark: 'Sweats in its first week. Put a saucer under it and do not call us until the second.',
    x: 28.6,
    y: 51.9,
  },
  {
    id: 'bottle',
    title: 'Tall bottle',
    maker: 'Nettie Sabo, Wellsville',
    material: 'stoneware, ocher glaze',
    size: '16½ in. high',
    price: 88,
    remark: 'Holds one branch. With two it goes over at the height of a tail.',
    x: 33.5,
    y: 39.8,
  },
  {
    id: 'bowls',
    title: 'Three bowls that nest',
    maker: 'June Mackall, Chester',
    material: 'stoneware, clay and cream',
    size: '12 in. across',
    price: 96,
    remark: 'The middle one stuck fast in August. Ice in it, a warm bath round it, and patience.',
    x: 37.7,
    y: 52.8,
  },
  {
    id: 'crock',
    title: 'Six-gallon crock',
    maker: 'Hollis Reed, Toronto, Ohio',
    material: 'salt-glazed stoneware',
    size: '19½ in. high, 18 across',
    price: 140,
    remark: 'Made forty pounds of sauerkraut and has nearly stopped saying so.',
    x: 32,
    y: 70.4,
  },
  {
    id: 'pitcher',
    title: 'Green pitcher',
    maker: 'June Mackall, Chester',
    material: 'stoneware, bottle-green glaze',
    size: '11 in. high, holds two quarts',
    price: 78,
    remark: 'Pours clean down to the last inch, which goes along your wrist.',
    x: 48.9,
    y: 69.4,
  },
  {
    id: 'table',
    title: 'Low table on three feet',
    maker: 'Orrin Weaver and Dale Yoho',
    material: 'ash top, stoneware feet',
    size: '39 in. across, 15 high',
    price: 460,
    remark: 'Three feet stand on any floor, ours included. The ring on the top is Vance’s coffee.',
    x: 55.7,
    y: 74.7,
  },
  {
    id: 'rug',
    title: 'Border rug',
    maker: 'Ida Prochko, Hookstown',
    material: 'wool, undyed but for the borders',
    size: '8 ft. 2 in. × 4 ft. 7 in.',
    price: 520,
    remark: 'Hides the hair of a pale dog. Ours is brown, so we know how often you will vacuum.',
    x: 71.6,
    y: 90,
  },
  {
    id: 'mirror',
    title: 'Mirror in a clay rim',
    maker: 'Dale Yoho, New Cumberland',
    material: 'earthenware, silvered glass',
    size: '33 in. across',
    price: 265,
    remark: 'Forty-one pounds. Two screws, and not into drywall.',
    x: 65.3,
    y: 31,
  },
  {
    id: 'cushion',
    title: 'Feather cushion',
    maker: 'Marta Boyd, Beaver',
    material: 'linen dyed with madder, duck feather',
    size: '19 × 17 in.',
    price: 62,
    remark: 'Loses a feather a week. We found fifty-two, so that is everything it had planned.',
    x: 60.6,
    y: 58.6,
  },
  {
    id: 'blanket',
    title: 'Striped blanket',
    maker: 'Ida Prochko, Hookstown',
    material: 'lambswool',
    size: '5 × 6½ ft.',
    price: 195,
    remark: 'Washed hot once, by Vance. That one fits the dog; yours is still the size it says.',
    x: 81.6,
    y: 67,
  },
  {
    id: 'lamp',
    title: 'Lamp with a green foot',
    maker: 'Nettie Sabo and Marta Boyd',
    material: 'stoneware, linen shade',
    size: '24½ in. high',
    price: 174,
    remark: 'Passed the crossword at nine. The switch is on the cord, where a puppy can reach it.',
    x: 90.8,
    y: 60.8,
  },
  {
    id: 'pendant',
    title: 'Clay pendant',
    maker: 'June Mackall, Chester',
    material: 'earthenware, cloth-covered cord',
    size: '19 in. across',
    price: 150,
    remark:
      'Hang it higher than you think. It rings when a tall guest stands up; the guest does not.',
    x: 84.2,
    y: 14.8,
  },
];

/** Item in the picture that is not for sale. */
export const notForSale = {
  id: 'bowl',
  title: 'Grog’s bowl',
  remark: 'Not for sale. He eats out of it twice a day and has read this far.',
  x: 90.1,
  y: 85,
} as const;
