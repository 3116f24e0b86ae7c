import { darker, lighter } from '../colour.ts';
import { board, box, disc, shape, stroke } from '../svg.ts';
import { face, fist, hand, lit, placed, tones } from './flat.ts';
import { glow, night, type Spot } from './light.ts';

const [w, h] = [800, 1000];
const ground = '#12102b';
const cloth = {
  white: '#cfc4e6',
  navy: '#2a2560',
  plum: '#4a2f63',
  teal: '#2f4f72',
  rust: '#8f4444',
};

/** Draws a person before the dark of the wings, at the scale `near`; `more` is gradients of their own. */
const sheet = (content: string, near: number, [dx, dy]: Spot, more = '') =>
  board(
    w,
    h,
    `${box(0, 0, w, h, 0, ground)}${placed(400 + dx, h + dy, `<g transform="translate(-400 ${-h})">${content}</g>`, 0, near)}`,
    more,
  );

/** Draws the baker: a paper cap, a mustache, his arms crossed over the apron, flour up to the elbows. */
const baker = () => {
  const skin = tones.pale;
  return sheet(
    `${lit('M60 1100Q40 760 150 660Q240 604 330 586H470Q570 604 650 660Q760 760 740 1100Z', cloth.white, 22, 18)}${lit('M318 470H482V590Q470 660 400 664Q330 660 318 590Z', darker(skin, 0.18))}${shape('M318 560Q400 612 482 560V592Q470 640 400 648Q330 640 318 592Z', darker(skin, 0.32))}${lit('M250 600L312 572L352 720H448L488 572L550 600L566 1100H234Z', '#6e5aa8', 14, 12)}${placed(
      400,
      428,
      `${face({ skin, brow: '#4a3440', mouth: 'calm', jaw: 1.16, turn: -10, lids: 0.3, lines: true })}${disc(-76, 44, 26, '#e2705f', 'opacity="0.35"')}${disc(58, 44, 26, '#e2705f', 'opacity="0.35"')}${lit('M-92 68Q-50 44 -10 60Q34 44 74 66Q58 98 -8 82Q-72 100 -92 68Z', '#55404a', 6, 5, 2)}${lit('M-118 -78Q-122 -120 -112 -150L-124 -260Q-60 -286 0 -284Q70 -286 124 -260L112 -150Q122 -120 118 -78Q0 -112 -118 -78Z', '#e6def5', 18, 14)}${stroke('M-112 -150Q0 -176 112 -150M-60 -270L-52 -168M10 -280V-170M74 -270L62 -166', '#a99cc9', 5)}`,
      -3,
      1.12,
    )}${lit('M92 800Q150 742 262 790L560 868Q600 900 566 940Q520 960 430 944L180 930Q60 900 92 800Z', skin, 16, 10)}${lit('M708 800Q650 742 538 790L250 862Q206 884 226 926Q262 952 360 944L620 930Q740 900 708 800Z', darker(skin, 0.08), 14, 16)}${placed(262, 890, hand(lighter(skin, 0.2)), 170)}${placed(560, 886, hand(lighter(skin, 0.24)), 4)}${[
      [330, 842],
      [392, 872],
      [470, 846],
      [520, 830],
      [300, 806],
      [610, 812],
      [190, 820],
    ]
      .map(([x = 0, y = 0], i) => disc(x, y, 5 + (i % 3) * 3, '#fff6ea', 'opacity="0.75"'))
      .join('')}`,
    1.04,
    [0, 0],
  );
};

/** Draws the dispatcher: a cloud of hair, a headset, one hand at her ear; she listens. */
const dispatcher = () => {
  const skin = tones.deep;
  const cloud =
    'M-190 40Q-236 -10 -206 -70Q-234 -130 -176 -172Q-160 -240 -88 -236Q-40 -288 20 -254Q90 -280 130 -226Q200 -214 200 -144Q246 -90 212 -30Q226 40 170 66L120 90H-130Z';
  return sheet(
    `${lit('M70 1100Q60 800 200 716Q290 676 340 660H490Q560 680 640 726Q760 810 744 1100Z', cloth.teal, 20, 18)}${lit('M352 560H474V690Q440 760 412 760Q372 752 352 690Z', darker(skin, 0.2))}${lit('M318 664L414 800L500 664L560 690L420 980L258 694Z', '#3d6288', 12, 10)}${box(478, 860, 120, 66, 8, '#d7cbe9')}${box(492, 876, 60, 8, 4, '#5a4a86')}${box(492, 894, 88, 6, 3, '#8a7ab0')}${placed(
      412,
      466,
      `${lit(cloud, '#3a2340', 22, 20)}${face({ skin, brow: '#22121f', mouth: 'calm', turn: 16, lids: 0.55 })}${lit('M-112 -34Q-120 -150 -20 -166Q90 -176 116 -40Q96 -116 34 -126Q-30 -112 -66 -116Q-102 -92 -112 -34Z', '#3a2340', 8, 8, 3)}${stroke('M-128 -20Q-136 -216 4 -222Q140 -214 132 -20', '#0d0a20', 24)}${stroke('M-128 -20Q-136 -216 4 -222Q140 -214 132 -20', '#8d7cc4', 9)}${lit('M104 -46Q154 -60 160 0Q154 56 104 42Z', '#8d7cc4', 8, 8, 3)}${lit('M-104 -46Q-154 -60 -160 0Q-154 56 -104 42Z', '#8d7cc4', 8, 8, 3)}${stroke('M138 34Q132 112 66 122', '#0d0a20', 13)}${stroke('M138 34Q132 112 66 122', '#8d7cc4', 6)}${lit('M44 112a20 13 0 1 1 40 0a20 13 0 1 1 -40 0Z', '#ff7a66', 5, 4, 2)}`,
      7,
      1.12,
    )}${lit('M120 1100Q60 900 132 716Q160 640 214 560L300 604Q262 690 260 760Q270 900 300 1100Z', '#35587c', 18, 12)}${placed(254, 520, hand(skin), -58, 1.05)}`,
    1.22,
    [10, 60],
  );
};

/**
 * Draws the keeper of the furnace: a hard hat with its visor up, a pipe over her shoulder with a gather of
 * glass that lights her.
 */
const furnace = () => {
  const skin = tones.tan;
  return sheet(
    `<circle cx="690" cy="220" r="190" fill="url(#heat)"/>${lit('M40 1100Q30 800 150 712Q250 650 320 640H480Q570 652 660 720Q770 800 760 1100Z', cloth.rust, 22, 18)}${lit('M330 520H470V650Q450 700 400 704Q350 700 330 650Z', darker(skin, 0.2))}${lit('M280 640Q240 610 262 566L330 620L392 730L330 830Q266 740 280 640Z', '#a35850', 12, 8)}${lit('M520 640Q560 610 538 566L470 620L408 730L470 830Q534 740 520 640Z', '#a35850', 12, 12)}${stroke('M400 760V1000', darker(cloth.rust, 0.4), 7)}${[820, 900].map((y) => disc(430, y, 10, night.sodium)).join('')}${placed(
      398,
      446,
      `${lit('M-108 -20Q-140 60 -112 150Q-90 130 -84 60ZM108 -20Q140 60 112 150Q90 130 84 60Z', '#a9744e', 8, 8, 3)}${face({ skin, brow: '#6b4330', mouth: 'wry', turn: 22, lids: 0.25 })}${shape('M40 -120Q116 -80 104 20Q98 90 50 130Q86 20 40 -120Z', night.sodium, 'opacity="0.4"')}${lit('M-132 -70Q-140 -224 0 -232Q140 -224 132 -70Q0 -112 -132 -70Z', '#e0a93f', 20, 16)}${lit('M-160 -62Q0 -118 160 -62L152 -42Q0 -86 -152 -42Z', '#c58c2a', 10, 10, 3)}${shape('M-26 -230H26L30 -100Q0 -104 -30 -100Z', '#f6c766')}${lit('M-122 -150Q-150 -280 -60 -318Q0 -336 70 -316Q150 -280 122 -150Q112 -200 0 -206Q-112 -200 -122 -150Z', '#7f74b4', 10, 10, 4)}`,
      5,
      1.1,
    )}${stroke('M232 1040L680 262', '#0d0a20', 30)}${stroke('M232 1040L680 262', '#9d8fca', 18)}${stroke('M227 1032L674 254', '#ffb9a4', 5)}${placed(22, 4, lit('M596 252Q588 168 650 142Q724 128 742 196Q744 268 676 292Q622 300 596 252Z', '#ffb347', 0, 0))}${placed(22, 4, shape('M622 236Q618 180 660 166Q706 160 716 204Q714 250 672 264Q636 266 622 236Z', '#fff1c4'))}${placed(318, 890, fist('#6f5a4a'), 30, 1.25)}${placed(486, 600, fist('#6f5a4a'), 30, 1.2)}`,
    1,
    [0, 0],
    glow('heat', night.sodium, 0.75),
  );
};

/** Draws the keeper of the light: from the side, a watch cap, a beard against the wind, his binoculars lowered. */
const keeper = () => {
  const skin = tones.light;
  const coat = cloth.navy;
  return sheet(
    `${lit('M60 1100Q70 760 200 668Q300 606 380 610Q520 620 600 700Q720 810 716 1100Z', coat, 22, 20)}${lit('M268 560Q260 640 300 700Q390 740 480 690L486 560Z', '#b9acd8', 14, 12)}${stroke('M272 610Q380 660 484 606M276 652Q380 702 482 650', '#8576b4', 7)}${lit('M220 620L286 590L372 820L330 1100H220Q150 800 220 620Z', '#37307a', 14, 8)}${lit('M560 640L480 596L420 800L470 1100H600Q640 820 560 640Z', '#37307a', 8, 16)}${[840, 930].map((y) => disc(398, y, 13, night.sodium)).join('')}${placed(
      370,
      400,
      `${lit('M-96 -60Q-110 -160 10 -166Q92 -160 102 -96L112 -50Q150 0 160 24Q160 40 128 42Q134 66 122 74Q130 86 120 96Q116 130 76 150L-60 160Q-100 60 -96 -60Z', skin, 18, 16)}${shape('M62 -56Q80 -62 100 -52Q92 -38 74 -40Q64 -44 62 -56Z', '#fff1e2')}${disc(90, -50, 7, '#1a1030')}${stroke('M58 -60Q80 -72 108 -56', '#1a1030', 7)}${stroke('M52 -84Q86 -104 116 -80', '#c9bfd8', 13)}${stroke('M44 -44L26 -38M46 -30L30 -18', darker(skin, 0.28), 4)}${lit('M-30 -22a20 32 0 1 1 40 0a20 32 0 1 1 -40 0Z', darker(skin, 0.1), 6, 5, 2)}${lit('M-52 -40Q-26 40 20 50Q60 34 98 58Q140 62 146 84Q150 104 124 108Q150 160 120 220Q70 290 -20 250Q-96 200 -92 60Q-78 0 -52 -40Z', '#cfc6dd', 18, 16)}${stroke('M84 84Q110 94 128 84', '#5a4a6a', 7)}${stroke('M-44 90Q-20 160 10 200M10 110Q30 170 60 214M60 120Q80 160 92 190', '#a69ab9', 6)}${lit('M-120 -50Q-140 -230 0 -242Q110 -240 128 -96L124 -78Q0 -124 -112 -30Z', '#5b3f86', 18, 14)}${lit('M-128 -36Q-140 -92 -110 -104Q20 -170 130 -128Q142 -96 130 -74Q10 -118 -104 -10Q-122 -10 -128 -36Z', '#75549f', 12, 10)}${stroke('M-92 -96L-82 -40M-40 -128L-28 -70M16 -142L22 -92M72 -140L74 -96', '#4a3170', 6)}`,
      -4,
    )}${placed(
      430,
      850,
      `${lit('M-110 -66H-16V72Q-60 96 -110 72ZM16 -66H110V72Q60 96 16 72Z', '#1b1640', 10, 10)}${box(-24, -34, 48, 40, 6, '#2c2660')}<ellipse cx="-63" cy="74" rx="47" ry="20" fill="#8f7fd0"/><ellipse cx="63" cy="74" rx="47" ry="20" fill="#8f7fd0"/><ellipse cx="-72" cy="70" rx="18" ry="8" fill="#fff1e2"/><ellipse cx="54" cy="70" rx="18" ry="8" fill="#fff1e2"/>${stroke('M-100 -60Q-120 -180 -60 -260M100 -60Q120 -170 60 -250', '#0d0a20', 8)}`,
      -12,
    )}${lit('M120 1100Q170 940 300 880L352 950Q300 1040 300 1100Z', '#37307a', 14, 8)}${placed(332, 878, fist(skin), -14, 1.05)}${lit('M690 1100Q660 960 560 900L510 960Q560 1040 560 1100Z', '#37307a', 8, 14)}${placed(534, 838, fist(skin), 6, 1.05)}`,
    1.16,
    [10, 40],
  );
};

/** Draws the sleep physician: a mask pushed up into her hair, glasses, her chin in her hand; she is tired herself. */
const physician = () => {
  const skin = tones.brown;
  const hair = '#2b1c3c';
  return sheet(
    `${placed(430, 500, lit('M-126 -90Q-130 -200 0 -206Q136 -200 132 -80Q150 60 188 190Q210 310 150 380Q40 420 -60 392Q-196 380 -190 260Q-140 80 -126 -90Z', hair, 22, 20), 9)}${lit('M80 1100Q90 860 226 770Q330 720 372 700H500Q580 720 664 780Q750 860 740 1100Z', '#d9d0ee', 20, 20)}${lit('M380 590H494V716Q470 770 436 770Q396 760 380 716Z', darker(skin, 0.2))}${lit('M350 716L436 830L520 716L548 742L470 1100H400L322 746Z', '#7d4f93', 10, 10)}${lit('M352 700Q300 720 290 780L386 1000L400 1100H300Q250 900 262 760ZM512 700Q566 716 580 770L486 1000L470 1100H580Q640 900 618 750Z', '#efe8fb', 12, 12)}${placed(
      424,
      492,
      `${face({ skin, brow: '#22142c', mouth: 'wry', turn: -12, lids: 0.5 })}${lit('M-112 -20Q-124 -150 -6 -168Q-60 -110 -84 -40Q-96 40 -110 66Q-118 20 -112 -20ZM-6 -168Q126 -160 114 -20Q120 30 112 70Q96 30 90 -40Q60 -110 -6 -168Z', hair, 10, 10, 4)}${lit('M-118 -118Q-60 -168 0 -160Q70 -168 120 -116Q118 -64 62 -66Q20 -72 4 -92Q-16 -70 -60 -66Q-114 -66 -118 -118Z', '#7a5fc9', 10, 10, 4)}${stroke('M-88 -112Q-62 -92 -36 -108M36 -108Q62 -92 90 -110', '#3a2a78', 6)}<g fill="#ffffff" fill-opacity="0.12" stroke="#120c24" stroke-width="9"><rect x="-104" y="-46" width="82" height="66" rx="26"/><rect x="6" y="-46" width="82" height="66" rx="26"/></g>${stroke('M-22 -22Q-8 -32 6 -22', '#120c24', 8)}${stroke('M-94 -34L-76 -40M18 -34L36 -40', '#fff1e2', 5)}`,
      11,
      1.12,
    )}${lit('M540 1100Q580 900 560 760Q548 700 516 680L596 634Q660 700 690 820Q720 960 724 1100Z', '#efe8fb', 12, 18)}${placed(528, 650, fist(skin), -24, 1.16)}`,
    1.14,
    [-30, 20],
  );
};

/** Draws the waxer of floors: a scarf tied on top, hoops, both hands on the handle of her machine, laughing. */
const floors = () => {
  const skin = tones.olive;
  const scarf = '#e0566a';
  return sheet(
    `${lit('M70 1100Q70 800 190 704Q290 640 336 624H464Q540 644 620 700Q740 800 730 1100Z', '#5f4fa6', 22, 20)}${lit('M336 520H464V632Q440 700 400 704Q356 696 336 632Z', darker(skin, 0.2))}${lit('M310 632L400 770L490 632L536 654L412 900H388L264 654Z', '#8170cb', 12, 10)}${lit('M520 800H640V872H520Z', '#efe8fb', 6, 6, 2)}${stroke('M540 826H610M540 848H590', '#5f4fa6', 8)}${placed(
      398,
      438,
      `${lit('M-108 -60Q-128 -10 -112 40Q-96 20 -98 -30ZM108 -60Q128 -10 112 40Q96 20 98 -30Z', '#a9a0bd', 6, 6, 3)}${face({ skin, brow: '#5a4a5c', mouth: 'grin', turn: -6, lids: 0.45, lines: true, jaw: 1.06 })}${lit('M-118 -54Q-130 -190 0 -204Q130 -190 118 -54Q70 -108 0 -112Q-70 -108 -118 -54Z', scarf, 18, 16)}${lit('M-20 -190Q-110 -270 -150 -226Q-150 -180 -40 -170ZM20 -190Q110 -280 156 -230Q154 -180 40 -170Z', scarf, 10, 10)}${lit('M-40 -196Q0 -226 40 -196Q44 -166 0 -160Q-44 -166 -40 -196Z', '#f07a86', 8, 8, 3)}${[-70, -30, 26, 72].map((x, i) => disc(x, -140 - (i % 2) * 22, 9, '#ffd27a')).join('')}<g fill="none" stroke="#ffd27a" stroke-width="9"><circle cx="-110" cy="66" r="26"/><circle cx="110" cy="66" r="26"/></g>`,
      -8,
      1.12,
    )}${stroke('M250 1100L300 770', '#0d0a20', 34)}${stroke('M250 1100L300 770', '#9d8fca', 22)}${lit('M176 742H424Q444 742 444 764Q444 786 424 786H176Q156 786 156 764Q156 742 176 742Z', '#c5b8e6', 8, 8, 3)}${lit('M80 1100Q60 940 120 860L210 800L240 850Q190 900 200 1100Z', '#6f5fb8', 16, 10)}${lit('M600 1100Q590 960 520 890L410 820L388 870Q470 920 470 1100Z', '#6f5fb8', 10, 16)}${placed(232, 764, fist(skin), 90, 1.05)}${placed(368, 764, fist(darker(skin, 0.06)), 90, 1.05)}`,
    1.06,
    [0, 0],
  );
};

export const people = { baker, dispatcher, furnace, keeper, physician, floors };
