// Written by art/encode.ts. Do not edit: change the rows in art/ and run it again.
import type { PictureRecord } from './picture-record.ts';

export const manifest = {
  "abstract-aurora": {
    "name": "abstract-aurora",
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#435b82",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAwCdASoUAAsAPu1iqk2ppaQiMAgBMB2JagCdMoADT4Aig5gA1wzAAP6jMaff1ivCLG1xalkldDgNWC93LT8JTH4mcm+Kapz7mwhA6YW5IAwbvFOGIAAA",
    "alt": "Green, blue and violet northern lights on a near-black sky",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "shaders",
    "alpha": false,
    "credit": "ours"
  },
  "abstract-contours": {
    "name": "abstract-contours",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#234737",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwC/OCHfBVZh++gAAP7LOWvlxYFj0jSIw0ZFwxNQdZlgAAA=",
    "alt": "Gold contour lines on a dark green ground",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "shaders",
    "alpha": false,
    "credit": "ours"
  },
  "abstract-flute": {
    "name": "abstract-flute",
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#eebeac",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQBACdASoUAAsALrV2u12jqampiYC0S2AE6ZQWoAE3ZGC/U1vsV9HysAD+83UJxhC3wNbnK8OnbBQg6QZxnOarc5q0ShiCgjcV/E4kU0/SsL97nIYAAA==",
    "alt": "Orange, crimson and blue light seen through ribbed glass",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "shaders",
    "alpha": false,
    "credit": "ours"
  },
  "abstract-ink": {
    "name": "abstract-ink",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#91a0a7",
    "placeholder": "data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwCdAAMVrCUAANz+BdBKca/fRyCyq9P2AYPQfsLJTr89mfCRlOK1a4h6CMwpXYHlME0VjJkSlBLbDw7XpwBVGic+jvtoXYT5bJecsZC4uTG1zAdlj9X8/RgUj9vvJEbGV3NwTAAAAA==",
    "alt": "Blue and vermilion ink running through water",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "shaders",
    "alpha": false,
    "credit": "ours"
  },
  "abstract-metal": {
    "name": "abstract-metal",
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#808c6d",
    "placeholder": "data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAADwAwCdASoUAAsAPu1iqU2ppaOiMAgBMB2JagC06BclS4xG2BIppz4AAMyg/LEZ/L++4s9IPVQMcuhaxYbsf578OsDzM1agDtmkV2VV3W7gVJCYHLdps49DbMXIY+vetkBI8MvBgeIp0xKlMS9lXr024s0E1qkDoTd/nQahCLR6ss9J+Kmm1/vS4SjkHHhL45ZfNn/uAAA=",
    "alt": "Liquid metal with bands of white, black and acid green",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "shaders",
    "alpha": false,
    "credit": "ours"
  },
  "abstract-silk": {
    "name": "abstract-silk",
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#7d2831",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQBACdASoUAAsAPu1iqU2ppaOiMAgBMB2JZACdMoADgci2KM7mLVHQAAD+5chkkR17QK02O+dg5Nd8rhw3gW4OR02SNeSggKNShdFsnyhRs8APOW/DH2zQlwAAAA==",
    "alt": "Folds of crimson silk with peach light along their ridges",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "shaders",
    "alpha": false,
    "credit": "ours"
  },
  "armchair-bone": {
    "name": "armchair-bone",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dbd6cd",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAwCdASoUABQAPu1qr1CppaQiqAqpMB2JZwDLpBmeYPAA/u4zF/P7lhUo2zrGW/c3lWodtsQqceyuaLfxwAAA",
    "alt": "A bone white tub armchair with walnut legs on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "armchair-butter": {
    "name": "armchair-butter",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#ddcc8f",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAwCdASoUABQAPu1oqVAppaOiqA1RMB2JaACdMtU/+BTjs8Q2YiNEAP7eWlYRD/RysJZggkhTAbfjNM+wkfREejPPfv/Hn34/zBDq8C2EwnfyAKVzwlhtFDkAAA==",
    "alt": "A butter yellow tub armchair with walnut legs on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "armchair-cobalt": {
    "name": "armchair-cobalt",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#9caac8",
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAwCdASoUABQAPu1mq08ppaOiKA1RMB2JYgCdMw6BqgOTLiFfy2mAAP7C7/dD6hgxY9U/3tz/r7FR+K5hp5ALp4ZMj8ctc8o+JlfS2INBxj3vdXuemL84mvgc059ZUAskCTzYAAA=",
    "alt": "A cobalt blue tub armchair with walnut legs on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "atrium": {
    "name": "atrium",
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#a09788",
    "placeholder": "data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAwBACdASoUAAsAPu1iqU2ppaOiMAgBMB2JQBdmUDX/wG/M8UFeNTfk1AAA/dNwpbslsd0vnWxGxavyxz0cw5OdXBoZ/ODvJwIJ0y0mPp1XnP0xPeLmvTeyYRJmR4qN/3k7GHcq62RzVHTAOGQAAA==",
    "alt": "A bright atrium with three galleries, brass rails, trees in navy planters and hanging lamps.",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "atrium",
    "alpha": false,
    "credit": "ours"
  },
  "atrium-boardroom": {
    "name": "atrium-boardroom",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#817469",
    "placeholder": "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYgC7AB6Idyv50nreYAD+lLOXhmya+kTWv2H4yt15RgN6Ca3FzZ6zzf7aEnhM7NTsLKsPG3P+AuwEzY7bl9h/Bs6yDfBrg5WUT8g9aWveE0eSZY2seFAA",
    "alt": "A boardroom: a long dark table with ten pale chairs, brass lamps, a navy wall.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "atrium",
    "alpha": false,
    "credit": "ours"
  },
  "atrium-stair": {
    "name": "atrium-stair",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c0b19f",
    "placeholder": "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACQBACdASoUABkAPu1kqU2ppaOiMAgBMB2JQBfnBDvqJmM+0Yv+2gcaSQI0ubYA/ucJS9CdePK2g5iRqjKMM2lle4T1JH49ioOFPpTaTVOWHd0CF5kOhXqDagPMjuFYu6oh9eChom5nI79O4rxP69ulJGgDmIBg8J6N6YQAAAA=",
    "alt": "A wooden stair with a brass rail up to a landing, a bench and a leafy plant below.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "atrium",
    "alpha": false,
    "credit": "ours"
  },
  "brass-balance": {
    "name": "brass-balance",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#1f3122",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAwCdASoUAA0APu1kqU2ppaQiMAgBMB2JZQC7ACHDHhs9yt4AAP7ugQmIjTm6iTlJ2nUwabyMyKFyMy0TcxOPoc7knreMCBoUcUbwerHcTyFqr0DFNYAA",
    "alt": "A brass beam on a marble half-round: a pile of discs at one end, a marble ball at the other.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "brass",
    "alpha": false,
    "credit": "ours"
  },
  "brass-rising": {
    "name": "brass-rising",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#4c4d3c",
    "placeholder": "data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADQAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JQBadBDtTOCJeaSEX7IAA/u5+/g2Hdrxp9NPoK/KZPeL/JViXakIMhHPCmF/wrY7kjbwHIpVf0QzCnK/fnStEneY3pdtr81XnLlT67wAAAA==",
    "alt": "Five piles of brass discs on white marble, each higher than the one before.",
    "focus": [
      0.6,
      0.5
    ],
    "scene": "brass",
    "alpha": false,
    "credit": "ours"
  },
  "brass-scattered": {
    "name": "brass-scattered",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#405133",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JagCdAB7DPtS3008AAP67C7bys6fT0sYzDhQvc8G7eekgYy0k15NRVvTI4cx4mTBOI7XajnTxvZhtb1VSvSwlmU/LA8yyMZr8AAAA",
    "alt": "Brass discs of three sizes on green marble, from above.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "brass",
    "alpha": false,
    "credit": "ours"
  },
  "cafe-beans": {
    "name": "cafe-beans",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#875f3f",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JYgCdMoRwABI73jEIbR0AANVIxazP7e0OPtdd+2yobS+HYi5fbr8TtuwFwnyBhPAzmZcg9ROn5vor+6pxVeD829Hwt4LITSgAAA==",
    "alt": "A cream bowl heaped with coffee beans, a wooden scoop in front of it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "cafe",
    "alpha": false,
    "credit": "ours"
  },
  "cafe-counter": {
    "name": "cafe-counter",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#be9981",
    "placeholder": "data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JaACdMoADYXRquKKMuSYgGf8aAP7qefLr4JiFL8Yzt4EOY8mSarWIajmss355lo6R3P18Sidu7nxuHDUoXUKMVMTZ2CiPiGNdhN0C78IOJ/I6tQAAAA==",
    "alt": "A café counter with a red espresso machine, a stand of croissants and three red lamps above.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "cafe",
    "alpha": false,
    "credit": "ours"
  },
  "cafe-cream-table": {
    "name": "cafe-cream-table",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dbcfc0",
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABwBACdASoUABQAPu1urlIppiQiqAgBMB2JZQC2yBEdSud3zdj27s0bo6+GxAD+7UkchhQdOr/6lhW8SmRcm5+v2uiR50R+YC5BC61WXVS3j649fI6PFsu59CR0R29WaGxXur0rJAA=",
    "alt": "A cream café table from above with coffee, a croissant on a red napkin and coffee beans.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "cafe",
    "alpha": false,
    "credit": "ours"
  },
  "cafe-croissant": {
    "name": "cafe-croissant",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#9e6c44",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZgCdL1yB0ClWbanwMAAA/qNLDsCUS9HHLUumZtAhpEn7tBjEJmcER5SQvhr2FmfMgXOm4C7opEONUciZd9S5CfZoKDQxYM5lngAA",
    "alt": "A croissant on a cream plate and linen cloth, a red coffee cup behind.",
    "focus": [
      0.45,
      0.6
    ],
    "scene": "cafe",
    "alpha": false,
    "credit": "ours"
  },
  "cafe-cup": {
    "name": "cafe-cup",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#90633b",
    "placeholder": "data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JZACdMoMYAEYn7NPbwcHyhsAA/r/D7nPjOCpspSXpkLW8H/H1ODZ6i9j3/2nuxTk1uqTjVleeA98YEXIH8U7DQyj/qhLr+0C6s68r+jVjsjIzc0okVjfAf7ToAAAA",
    "alt": "A cup of coffee with a milk heart on a wooden table, a croissant behind it, lamps out of focus.",
    "focus": [
      0.55,
      0.6
    ],
    "scene": "cafe",
    "alpha": false,
    "credit": "ours"
  },
  "cafe-red-table": {
    "name": "cafe-red-table",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c56c67",
    "placeholder": "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JbACdAB/O743qiN0/QQQAAP6wHWORaTANtctVhCySYAFVh6ZWIw3swny4hjNIFpwleQ0S00MYbSIfVq5Ft+++9S7ZFcDo7cfADp8MNeM1wK8AiJFTxD1tgCeITXOAAAA=",
    "alt": "A cherry-red café table from above: coffee, a croissant, a glass of water, scattered beans, the bill.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "cafe",
    "alpha": false,
    "credit": "ours"
  },
  "career-stool": {
    "name": "career-stool",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c4b191",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABQAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JYgC7ABp0uU+TSAD+1vB95T8qC8BGAwpAkVBDFSjAeZkzU3bTblAvoVMvZ3mbb4uA3piosLR8sRa96j4yW8kKAAA=",
    "alt": "A free place at the workbench: a red stool, a lamp, a notebook, a mug, and an apron on its hook in morning light.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "indoors",
    "alpha": false,
    "credit": "ours"
  },
  "chair-cobalt": {
    "name": "chair-cobalt",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#b9c1d2",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAwCdASoUABQAPu1sq1EppaOiqAqpMB2JZQDImBEc3sUCL8v2AAAA/sLlpGDnpZ0t3/nLbi9orucW3mrxFEzowKiY7u68kOehaDXMDvvpbQMAAAA=",
    "alt": "A cobalt blue wooden chair with a curved back on a plain ground of the same family.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "chair-moss": {
    "name": "chair-moss",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c6c9ac",
    "placeholder": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAwCdASoUABQAPu1ur1IppiQiqAgBMB2JZwDJEBan4gAA/usqTzzxnPxr4U+vaOUBGmSU8+jS7/8WoBig+LIre0NimB61jl5ZqtDYAAA=",
    "alt": "A moss green wooden chair with a curved back on a plain ground of the same family.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "chair-tomato": {
    "name": "chair-tomato",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dcb7a0",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoUABQAPu1wr1KppiQrqAgBcB2JYwCsMtDBqgJ4rCJl3QAA/sLloce7AAx9zxD+b16dqYIIsXVPF6XBRFZJZ/xZI8+E2AFvoA51FEAA",
    "alt": "A tomato red wooden chair with a curved back on a plain ground of the same family.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "clay-compose-lilac": {
    "name": "clay-compose-lilac",
    "width": 1600,
    "height": 1000,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c9b6d5",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoUAA0APu1iqk2ppaQiMAgBMB2JZgC7MoADQ6xt8bRkpPeb+AD+3o0UTfuuR1c2Vim66/U4rFynJHOdJLa8OXSuPcFuCYpNBWnfr+IZu2VOCGxNuC8BNEvORGAAAA==",
    "alt": "Clay shapes on lilac: a violet ring, pink balls, a yellow cube, a glass ball; the left is free.",
    "focus": [
      0.65,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-compose-mint": {
    "name": "clay-compose-mint",
    "width": 1600,
    "height": 1000,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#b5cfbd",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADQAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JZAAAWrCE+vEZSLqsJwAA/ucfuvvWo8To7frtpnuwJ4BFNcZlqQdZoOZxsyp4EXUVt3d4SYsm7jU1FKUQgfaINfsMg/l83l72rwAA",
    "alt": "Clay shapes on mint: a dark green ring, orange balls, a yellow cube, a glass ball; the left is free.",
    "focus": [
      0.65,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-compose-peach": {
    "name": "clay-compose-peach",
    "width": 1600,
    "height": 1000,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d4c0b0",
    "placeholder": "data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JZgCdMoADQMWHmIton6/cAAD+5x+7rzmmfSYgvjBv7vVJyNkVHWP3f6m3ao2aU30m+SVLhmbgCpIhfL7Xqr+MGuzESGU3YwDFt3fzrswAAA==",
    "alt": "Clay shapes on peach: an ink-blue ring, a coral ball, a teal cube, a yellow cone, a glass ball; the left is free.",
    "focus": [
      0.65,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-feature-build": {
    "name": "clay-feature-build",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#e8dbcf",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAwCdASoUABQAPuVgpE2pJaMiMAwBIByJYgC/7CKRIuLQn88wAAD+7VoQtyWc5m2UZEMFgO7YuOE0MWTicOa7CZ8lkasXF4lkFHudP97U7X+nbrlHy5YIiAA=",
    "alt": "A small clay crane lowering a pink block onto a stack of three.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-feature-grow": {
    "name": "clay-feature-grow",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#eadccc",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQBACdASoUABQAPu1op02ppqOsMBgMAYAdiWQAxNgQ723bPGLzz1PS76CAAP7tVozLj/EPyqF4bH7ZXw4H7CVJF7KfMlFPau593M8xvoYjcTv3qr/gAA==",
    "alt": "A coral flowerpot with a sprout whose leaves are round clay discs.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-feature-measure": {
    "name": "clay-feature-measure",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d2d1c9",
    "placeholder": "data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABQBACdASoUABQAPu1urlIppiQiqAgBMB2JZAC/OBEl8Os6sdHenmdZXdWQAP7tWDK8mOJM/4ZVjSzVD0T8ETNN7VKC7xyfGKOK0YUQ61X1obC7uyNh43Pn85+rOXSG4YYf6r9zEv93yfRR4Ux7GnRV8753p4rvCr1klfyIXgAAAA==",
    "alt": "A clay pie chart with one coral slice pulled out, and three bars beside it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-object-bulb": {
    "name": "clay-object-bulb",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d6d1bf",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAwCdASoUABQAPu1osFAppaUjKAqpMB2JYgC7ABEc2n5CsyIHppkQAP7nF0zevFdKz1yJiruphu47WNoyhMYcZWRA/5N8pmWr90AO4CsRArlJcjTxYMLFIu0xQnbvS6AAAA==",
    "alt": "A clay light bulb with five rays on peach.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-object-chat": {
    "name": "clay-object-chat",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d1e0d1",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAwCdASoUABQAPu1urlIppiQiqAgBMB2JZQC90Bh73AAA/u5uH1apqvrahaBvkJJqugdFwExjjQl7S2n9k7D4XKg292ZRXcRgAA==",
    "alt": "Two clay speech bubbles with dots on mint.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-object-clock": {
    "name": "clay-object-clock",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#ddcce2",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwBACdASoUABQAPu1krE+ppSQiMBgIATAdiWMAxNgQ730Br0CE/JUsgAAA/t5+/3DgWpkcPjNgSbUdHnxmnGRzhL+Ex2ratuwXmVF300AaffZZIHG+6RvoSGq9kuD0EQfYAAAA",
    "alt": "A pink clay alarm clock on lilac.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-object-rocket": {
    "name": "clay-object-rocket",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dccbe4",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoUABQAPu1orlCppaQ8qAqrkB2JYwCw7BEcZRF8AmtDi3AAAP7ejobyEI7BG45VDS5x4q/PtpJLqwuBn0Zn7Mlv8kY31QJmCFxqnsz+pZ8AAA==",
    "alt": "A small clay rocket with pink fins on lilac.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-object-shield": {
    "name": "clay-object-shield",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#efd9b7",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAwCdASoUABQAPu1qsFAppaSiqAqpMB2JZAC2yBmedhAA/u7MKxrqVhaTn/zA8/SjHUAT7eb2ZeMuDoY9gSkg+T+7Ft9Y4AA=",
    "alt": "A clay shield with a tick on peach.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-object-wallet": {
    "name": "clay-object-wallet",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#bbd3c4",
    "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwAwCdASoUABQAPu1srlIppaQiqAgBMB2JQBhmgiOR2WArnzpPhzUAAP7nHRQc2PaPkaSRUEs8t7hUPMrb22TqESKQKyilu/Eb6fHn0RFQc0bS24wLe+a6ZiJXDwAAAAA=",
    "alt": "A clay wallet with a card in it and a pile of coins on mint.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "claycompose",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-envelope": {
    "name": "clay-post-envelope",
    "width": 960,
    "height": 720,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#ebe2d6",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAwCdASoUAA8APu1iqk2ppaQiMAgBMB2JYwC7ACHfxy3lYQSpmAAA/u03URinQOY/pXmtyaHbYeQBWwev9giAIG6AAA==",
    "alt": "Three clay envelopes standing one behind another, each with a round seal.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-hourglass": {
    "name": "clay-post-hourglass",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d3ddd8",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBACdASoUABsAPu1iqU2ppaOiMAgBMB2JZQAAW+uXy5SZa2HMwDzEAAD+6nO3zP7wvsqsltxKaDnWkNADOgo0Y3WRhjh+iwicSWo6uqIievvmTcCE2Yd6FQznxwAA",
    "alt": "A clay hourglass with teal sand running through it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-key": {
    "name": "clay-post-key",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#efe0c4",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAwCdASoUABQAPu1ur1IppiQiqAgBMB2JYwC+SBEc2mBFiecQvoAA/u1F9DMZ3MMcMwT3SoaL0pe8iWGCDQfG4EGwiJFsK5DNHk22nDJ7nygDuAAAAA==",
    "alt": "A coral clay padlock with a yellow key lying in front of it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-lighthouse": {
    "name": "clay-post-lighthouse",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dedae1",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwBACdASoUABsAPuVgpU2pJaOpMAwBIByJYwDDvf/gPI+qnkCkiz2NXi1AAAD+6nOZyiFFnqhWO5aCjaOFoSJE3cz6KGDHB3nihE5dFkDdv2me15Ku40Nl1hE6u8zXzNhhQAAA",
    "alt": "A striped clay lighthouse on a rock, its lamp lit.",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-plane": {
    "name": "clay-post-plane",
    "width": 960,
    "height": 720,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#efdfd5",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAwCdASoUAA8APu1iqk2ppaQiMAgBMB2JZQCdAC0HgvTAAP7vjgXS/H5BM7HzZXVlxh/LUID1ZFfxmSqlAAAA",
    "alt": "A paper plane climbing past a clay cloud, leaving a trail of dots.",
    "focus": [
      0.55,
      0.45
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-puzzle": {
    "name": "clay-post-puzzle",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d2ded5",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACQAwCdASoUABQAPu1qsFAppaSiqAqpMB2JYwDGQBEcTFChG0agAP7qanfNb6JMwJdiG9x9Fm/T8CAjjcWE7Ln/SVpIEZdojsIp07WmcoqeeqJZtpa0AA==",
    "alt": "Three clay puzzle pieces lying together and a fourth held above its place.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-steps": {
    "name": "clay-post-steps",
    "width": 960,
    "height": 720,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#ded6da",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAwCdASoUAA8APu1iqU2ppaOsMAgBgB2JYwC2yCHfwug7tQ6gQAAA/up1UfJT2J2GhEaK+1AEcxm4FLknAjk11rJa6AOExU1DnZElpoT2Nc9c37AAAA==",
    "alt": "Four clay steps rising to a small flag, with a ladder leaning against the highest.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-post-telephone": {
    "name": "clay-post-telephone",
    "width": 960,
    "height": 720,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#e4d9ca",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwBACdASoUAA8APu1iqU2ppaQiMAgBMB2JbACdOUAA42+aY5aizuLebUAA/u083/8pBDXgA1idyfH05fymH4wEtSrXaSLdXEXN8NsbT/x4ytGr3t26gaooK21N8AAA",
    "alt": "Two clay cups joined by a slack string: a toy telephone.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "clay-startup": {
    "name": "clay-startup",
    "width": 1600,
    "height": 1000,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#e0d2c8",
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAwCdASoUAA0APu1kqk4ppaQiMAgBMB2JQBOgBC2CxwB8ofTqEnrIAP7qesYsy/reVhgJoMpN1Z6gUgYCAWAkYlmEDzpwByu8Sg9DuoxQBYYU46uAf8xOm38kJsf1RD/N8sb0UAA=",
    "alt": "An empty pale card among clay toys: three nested arches, steps, a cone, balls and a switch, on a peach ground.",
    "focus": [
      0.65,
      0.5
    ],
    "scene": "clay",
    "alpha": false,
    "credit": "ours"
  },
  "dental-brush": {
    "name": "dental-brush",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c8dbd7",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAwCdASoUABQAPu1ur1IppiQiqAgBMB2JZQDLXy/CNHQQAP7uABf1N8B/shwPXqWFu9gY4UYA5q7mpeTLx0wa9ybp8EJIzoAAAA==",
    "alt": "Two toothbrushes in aqua and coral and a tube of paste, from above.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "dental",
    "alpha": false,
    "credit": "ours"
  },
  "dental-card": {
    "name": "dental-card",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c4dbd6",
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAwCdASoUABQAPu1ur1IppiQiqAgBMB2JYwC7ABEcjwNiD9mCDAAA/t7G5zvFC/1aHRU6z335UJ7MDEx2GC6Z/Xw7bqv34t5/WNqo1rEgAA==",
    "alt": "A clay calendar with one day ringed, a small smiling tooth beside it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "dental",
    "alpha": false,
    "credit": "ours"
  },
  "dental-clay": {
    "name": "dental-clay",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#bdd6d3",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAwCdASoUAA0APu1iqk4ppaQiMAgBMB2JQAALfRbLVZY+gAAA/t7HSo2lfeqgQe/XXdEjoYWKGhtFla64X6q+Y5/dw0tcAAA=",
    "alt": "A smiling clay tooth with a calendar card, a dentist’s mirror and a coral toothbrush.",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "dental",
    "alpha": false,
    "credit": "ours"
  },
  "dental-mirror": {
    "name": "dental-mirror",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#bbdad7",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAwCdASoUABQAPu1irFAztKQisBgIApAdiWMAtsgX5rQ8AP7thUtcFb60JjJ6W80Q8GRRVpyZuKd3EgAAAA==",
    "alt": "A dentist’s mirror and probe standing in a white block.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "dental",
    "alpha": false,
    "credit": "ours"
  },
  "dental-tooth": {
    "name": "dental-tooth",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#eacfc4",
    "placeholder": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAwCdASoUABQAPu1oqk2ppiQiMAgBMB2JYwAAW+qvxb4rfnkksYAA/t6OJf3JMq+QPC/Ka352WehTdBUNHo5oALRJarh2jbHGv8AAAAA=",
    "alt": "A smiling clay tooth on a rose ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "dental",
    "alpha": false,
    "credit": "ours"
  },
  "desk-questions": {
    "name": "desk-questions",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#cec0ab",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoUAA0APu1kqU2ppaOiMAgBMB2JY1/2RgAU+IlzeAAA/uvTVbOeL5cT4uStPPo8yiZ3JH0QQf797Fo2a/8qSDzURuh0Uq3a+dG4fAVuoGhIAAAA",
    "alt": "A half-folded map with a red route, a sheet with three lines, a pencil and a compass.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "desk",
    "alpha": false,
    "credit": "ours"
  },
  "desk-sunny": {
    "name": "desk-sunny",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c1ab49",
    "placeholder": "data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JbACw7CDb8OcPUI0QAAD+1PnhuUWClkdEVEFHNjPdt8A9LOPVYkRJ3YAJ+kEsMURXAQ/ce9711APR7wTq3p8x2pCw98K/uuOP4YzhS9nlNt8bocB8RIRcDlbE77oAUl/P5qE0qUpaAAAA",
    "alt": "A yellow desk from above: a camera, a black notebook, a pencil and a cup of coffee.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "desk",
    "alpha": false,
    "credit": "ours"
  },
  "desk-terminal": {
    "name": "desk-terminal",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c9cabd",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JZwC06Bjt+kOaaMAA/uhem2aVGcncttb/TEbfYMrAYSW0MZY3zRVYCbE3AHEEy3ehcLvKjcolclQ6F9m+rNAA",
    "alt": "A cream keyboard with green keys, a green notebook and a dark cup on a pale desk.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "desk",
    "alpha": false,
    "credit": "ours"
  },
  "desk-travel": {
    "name": "desk-travel",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#ca986b",
    "placeholder": "data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JagCdMoKCBb/4C3woDFEHc4YAAP6RoFXwidbSQHBS5q9Hrz+iUqvmA9kvrzzJm2gxV9oxz/GrAY4g7c3UqVFvg6zGxaqIfd80sYd2zZ9u1Lm2fgAAAA==",
    "alt": "Two tickets, a brass compass, coins and a violet notebook on an orange table.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "desk",
    "alpha": false,
    "credit": "ours"
  },
  "fashion-bag": {
    "name": "fashion-bag",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#b28c84",
    "placeholder": "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQAwCdASoUABQAPu1irE4ppaSjKA1RMB2JYgAAIWq5kFfUcAD+r44laCVWvlz2JXYeWuowfloKhxxaLMmJNxUeaoWH52Q+JjvtPm2iEhxVcwaApvgv3yVmaOITFchkVEmJ0zCKZfs6AAAA",
    "alt": "An oxblood handbag with a round handle and a brass ring.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "fashion",
    "alpha": false,
    "credit": "ours"
  },
  "fashion-dress-black": {
    "name": "fashion-dress-black",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#bfbab1",
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQBACdASoUABsAPu1qqk8ppiOiMBgIATAdiWkAyNQQ7+8yS8VLgiov3yiC8gAA/tLYsDxjMebMuyNEr+EI0LQpd4YQKhuMXo4B/kx0hSCkAA==",
    "alt": "A long black slip dress on a wooden hanger.",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "fashion",
    "alpha": false,
    "credit": "ours"
  },
  "fashion-dress-bone": {
    "name": "fashion-dress-bone",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c7bfb3",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAwCdASoUABsAPu1wr1KppiQnqAgBMB2JZwDMHBdwFQAA/usXc396c70ny3yul0JnjqsrUyEQb9tS8wQoIAAA",
    "alt": "A long bone-coloured slip dress on a wooden hanger.",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "fashion",
    "alpha": false,
    "credit": "ours"
  },
  "fashion-knits": {
    "name": "fashion-knits",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#b1a498",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoUABQAPu1srE8ppiQiMBgIATAdiUAY3oIcwmHNJ8ONF3VPAAD+0wFU3kT/F8UkYp2aKsL41Rx4LsejfmOkmiNvzKZzBUtum58Ef5Hs55menQSG1n7bWoHpIAAAAA==",
    "alt": "Five folded pieces of ribbed knitwear in a pile.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "fashion",
    "alpha": false,
    "credit": "ours"
  },
  "fashion-rail": {
    "name": "fashion-rail",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#bdb4a9",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JYwCdACKfFEjH739m5pyPhAD+wwE3/M1EYMfAceRnbN8jFPXi9Bmlo4GbJqP60UrNPRPpRPeGENBi7DimVc1rAAA=",
    "alt": "Four slip dresses on a black rail: bone, camel, black, oxblood.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "fashion",
    "alpha": false,
    "credit": "ours"
  },
  "fashion-scarf": {
    "name": "fashion-scarf",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c2aea7",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAwCdASoUABQAPu1qq1EppaOiqAqpMB2JZgCzgA3yLsxdY/Kw0AD+3t3TLvF7khhgC3DFxtDfs2l+TWfx0PMjD6DGGA017JyY/rrybkHQjF/5w/KmBmMOQAA=",
    "alt": "An oxblood scarf that falls over a pale block, a dark bottle on top.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "fashion",
    "alpha": false,
    "credit": "ours"
  },
  "fashion-shoes": {
    "name": "fashion-shoes",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c9bca9",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACQBACdASoUABQAPu1qrVCppaQiqAqpMB2JZQC7ABEckQr9S4IgyONtTQUQSwAA/sMBAPZsQPoCNcdFapNcF1OZW8D/k6j22hL0Xhyx+I42KQAKo+kB2qv/YvNgAA==",
    "alt": "A pair of camel-coloured lace-up shoes.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "fashion",
    "alpha": false,
    "credit": "ours"
  },
  "ferry-booth": {
    "name": "ferry-booth",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#aca387",
    "placeholder": "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JaACdMoADQjfuUjGGFFm3gAD+3rQ5+DIMGLR4uw3BzvHnuVu7Lo0uADJ+nEVURMZG/6yWR4z2zKdaDuAH08NJxN6wH0Q4l6lWSGBG1sc2euB6umWu3hGEUsjURcseUAA=",
    "alt": "The ticket booth on the landing, a phone with a timetable leaning on its counter, the ferry out on the water.",
    "focus": [
      0.6,
      0.5
    ],
    "scene": "ferry",
    "alpha": false,
    "credit": "ours"
  },
  "ferry-landing": {
    "name": "ferry-landing",
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#b4b3a2",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQBACdASoUAAsAPu1iqk4ppaQiMAgBMB2JYwC7Ef/gPIUSPq/LS/oTKAD+34Li+BWHcUnpBXTec1p21n4n3MzMLAld9eT6ZnW0SqVyghnhdyO/W+iBBQGEgAAAAA==",
    "alt": "A small green and white ferry at a wooden landing with a ticket booth, still water and misty hills behind.",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "ferry",
    "alpha": false,
    "credit": "ours"
  },
  "food-bread": {
    "name": "food-bread",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c49c71",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZACdACDPyg8dUBwAAP6QwzV47QJsUW1M+GtpGB1I+Y2JRgFHGLDxCBq2lkobszMXvmN8Do+sYwoBiQfE8gPw8VAAAA==",
    "alt": "A long slashed loaf on a board, a cream jug, eggs and a bowl of flour.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "food",
    "alpha": false,
    "credit": "ours"
  },
  "food-lemons": {
    "name": "food-lemons",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d4c990",
    "placeholder": "data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JagCdMoADTpnZSlXWXaJZUAD+3pDVNDCdlaXOmENY6sqYXxntwQVwIUggdu9lOrmc1m73KzHasInOHHABZproxDWC9MpzARemWiH/QgAAAA==",
    "alt": "A blue bowl of lemons with leaves, two lemon halves beside it, a yellow wall.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "food",
    "alpha": false,
    "credit": "ours"
  },
  "food-market": {
    "name": "food-market",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#a98b5c",
    "placeholder": "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JbACdMoADNfbjnFM5CAD+tCTQEI3+pevouA42GKshZN7BpKXku33bhmvvR+DjVd4/WPkd9iLlSyZOQZ4ERdJND8pFenMJoT7RYsbnTIEzctiTYp4g61E4NvkiFb7gAAA=",
    "alt": "Three market crates of tomatoes, lemons and apples, carrots with their leaves in front.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "food",
    "alpha": false,
    "credit": "ours"
  },
  "food-pears": {
    "name": "food-pears",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#707458",
    "placeholder": "data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQAAKOEmA5WD6PywA+2EUWFIHFUZcuWDT0xGORy+Zhz5Jku3WYY9ECYg5J58rCwf3KStXqdAWYWOmTxvs8Glhyq2FXJoUQq9qVVrkzQAAAA==",
    "alt": "Three pears on a dark table with a linen cloth and leafy twigs in a vase.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "food",
    "alpha": false,
    "credit": "ours"
  },
  "food-salad": {
    "name": "food-salad",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#bfad95",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwC7ABxMusYSmq99jhuAAP7n1jDYh5GT/nnSffKyJrtEjSYkE9KTM3FaekOb3zlB8Wzet5wzM2NPk2ktN6pJG+AAAA==",
    "alt": "A bowl of salad with tomatoes and olives from above, lemon halves on a pink table.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "food",
    "alpha": false,
    "credit": "ours"
  },
  "food-tea": {
    "name": "food-tea",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d7cabd",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JZQCdABukb5QGM/jA5cAA/t7oDr3NW840nygZezeLpHeHPVnAlvG1bvQdWjeQ3hS2NwAA",
    "alt": "Tea in a white cup, a sage-green jug and a plate of biscuits.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "food",
    "alpha": false,
    "credit": "ours"
  },
  "gate-lost": {
    "name": "gate-lost",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#bebf91",
    "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZgAAW+/ZCIf9g9pKJoAA/rgg3fU690QeH8GMPNwWo6a7rUEH3w1xaUU6LBiLBsb1xHJopSg3prXuf2egIJIAvKfPhL+FtAA=",
    "alt": "A white field gate standing alone across a path with no fence beside it, and a signpost with three arrows.",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "field",
    "alpha": false,
    "credit": "ours"
  },
  "gym-dumbbells": {
    "name": "gym-dumbbells",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#524c4d",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAwCdASoUAA0APu1iqk4ppaQiMAgBMB2JZwAAW7k9GK7luc1ZEAD+zeR+Jo4hoSXlJ46qxikJzW3ZapG3GiRvJiqOXdVoxwAAAA==",
    "alt": "Two black dumbbells with red ends lying in chalk dust.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "gym",
    "alpha": false,
    "credit": "ours"
  },
  "gym-kettlebell": {
    "name": "gym-kettlebell",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#483d3d",
    "placeholder": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAwCdASoUAA0APu1iqk4ppaQiMAgBMB2JZQAAW+vm7EiAAP7r0E31ZMSzFRwcCHIWmBDaQmHlfr1Wh6HT2V+obveZFp5LZuU6ufiRlgA=",
    "alt": "A black kettlebell with red bands in hard light from the left, chalk dust on the dark floor.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "gym",
    "alpha": false,
    "credit": "ours"
  },
  "gym-kettlebells": {
    "name": "gym-kettlebells",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#4d3e3e",
    "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JYwC7ACHE2T3CBRDgAAD+7o+X2J95K3o2S4vptxh7FdHN7GVTI3InxWjjo5JK0mfYzGgYm4iPL1Ud9hvmX9g+u9x+7FZ4DAA=",
    "alt": "Three kettlebells in a row, the middle one red, on a black floor.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "gym",
    "alpha": false,
    "credit": "ours"
  },
  "gym-plates": {
    "name": "gym-plates",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#4f3e3c",
    "placeholder": "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACQBACdASoUABkAPu1osFAppaSiqAqpMB2JQBfJAiOWCgZaODGt+hlOOVX98AAA/uvbaJ7B1EqJnyAAoPVk/OLPyUe50VeRLiDdhaoDr5ghVyjz/UYkpJWWkd+DFdID3OJR/g0o/fer4njSfBX3LbMPCx2uw7MGb65JitqRIAA=",
    "alt": "Three barbell plates leaning one against another, the middle one red.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "gym",
    "alpha": false,
    "credit": "ours"
  },
  "gym-rope": {
    "name": "gym-rope",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#72655f",
    "placeholder": "data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwBACdASoUABQAPu1oqk+ppiOiKA1RMB2JZQC3uBEc3Xnt0bjI0vuBUgAA/nCzkPPzT4PVxXNqkuV4DgycOuZyhcc1p58t0OYDxAruhdqnBA6KlGW2A3MRYVYztm9zOBbf3A6nIYyZ3RL8/7VnXrKudj5AAAAA",
    "alt": "A coiled training rope with a red handle, from above.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "gym",
    "alpha": false,
    "credit": "ours"
  },
  "hotel-breakfast": {
    "name": "hotel-breakfast",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#bcc6be",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JQBOgBDldbxF0tjYAAP6OdQKep8H5QH82NkD1Tnio3b/f4D1+0j47d55LL1dy5lb3OPPQaqR0fPZA9GpSDOKAAAA=",
    "alt": "Breakfast by the sea: a croissant, coffee, juice, a terracotta jug and a bowl of lemons.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "hotel",
    "alpha": false,
    "credit": "ours"
  },
  "hotel-pool": {
    "name": "hotel-pool",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#bfcac5",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACwAwCdASoUAA0APu1yrU+pp6QiMAgBMB2JYwCsMoADTbnzwAApgAD+35pGjbHXffJ9hxCABbGOiUgSnOCzMcptDMWZL+sDV0II0SFl60fSY8wAAAA=",
    "alt": "A long pool that runs out to the horizon, two loungers under a parasol, a palm in a pot.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "hotel",
    "alpha": false,
    "credit": "ours"
  },
  "hotel-pool-sunset": {
    "name": "hotel-pool-sunset",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#bba29c",
    "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABwBACdASoUAA0APu1iqU2ppaQiMAgBMB2JQBOmUGQ/T/gPeAnxnHpVd8APQAD+wxI6kEaBajG9QgKuia3U4HKp6TEJCMC7JWIkWEjxSQC+FeOGyc/vsHLdMxNoJ/SwkAA=",
    "alt": "The pool at sunset under a rose and violet sky.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "hotel",
    "alpha": false,
    "credit": "ours"
  },
  "hotel-room": {
    "name": "hotel-room",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#cec1ac",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JQBYfv/wHkdU5knLvldQA/tQdVK/wug8j1jJYDdv954cMRv5rK6L97+ocB17n0zeirEc+2qrZci2OmJurcnc3UDNOogAA",
    "alt": "A whitewashed hotel room: a wide bed in an arched niche, terracotta cushions, sun from the left.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "hotel",
    "alpha": false,
    "credit": "ours"
  },
  "hotel-room-evening": {
    "name": "hotel-room-evening",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#93796b",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAwCdASoUAA0APu1kqU2ppaQiMAgBMB2JQBOmUDX/wEmaYNouTAAA1UUa9gqXisRszm8kNxiCgp4IOU++v5rGZX+BSQkIZzzK/XIaLfM425Ezj7jekCXYZ0Nd4xIlTeNQAA==",
    "alt": "The hotel room in the evening with both bedside lamps lit.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "hotel",
    "alpha": false,
    "credit": "ours"
  },
  "hotel-terrace": {
    "name": "hotel-terrace",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c1c5bd",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JYwC7MoADTI9H499zAAD+kQZ79Pf+4sAOxgAmCIx7GO22MRs8p1ZC41TQ14STG9Z0oZIBanNgep7FOszAAA==",
    "alt": "A stone terrace over the sea with two armchairs, a small table and an olive tree under a pergola.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "hotel",
    "alpha": false,
    "credit": "ours"
  },
  "hotel-terrace-sunset": {
    "name": "hotel-terrace-sunset",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#b4958b",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JQBOmUDX/wHkBR1f176o/AAD8s3RQx5WzKGYjcZgFJlgXw5uUBLz8hHVClbD4TglSMLYncdFzBVowcQFHRsEdH9sQqz/cygIYAA==",
    "alt": "The terrace at sunset, a pink sky over the sea.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "hotel",
    "alpha": false,
    "credit": "ours"
  },
  "lamp-butter": {
    "name": "lamp-butter",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#e0d4a8",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAwCdASoUABQAPu1wsFKppiSiqAgBMB2JYgC06BEc2n3E1jvGAAD+3lR3x044PqZeMWakrnRu4Ss6X1JzcgJ/65nnCJSvPQiwAAAA",
    "alt": "A butter yellow lamp with a round dome, lit, on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "lamp-cobalt": {
    "name": "lamp-cobalt",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#b5bfd1",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAwCdASoUABQAPu1wsFIppiSiqAgBMB2JQBfJAiOenpNIkcIAAP7C7ewRmBNSzPnm1C2dfTHQyjpBAxHLXZVZu2QstW293HXOO7WHqK0tZZdxXwGAAAAA",
    "alt": "A cobalt blue lamp with a round dome, lit, on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "lamp-tomato": {
    "name": "lamp-tomato",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dcb49e",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwBACdASoUABQAPu1ur1IppiQiqAgBMB2JYgCsM2QBqgIvunGDYzkftiAA/sLt6cEfb6uKmZCQt8/g2RAD6hW0yhNlRhQvd766hJihQNq/LkcygpEAAA==",
    "alt": "A tomato red lamp with a round dome, lit, on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "letterbox": {
    "name": "letterbox",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#babd8d",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZAAAUrZ+Bqtvmd0AAP7KYhAlOm79tYkM16iYH7uoZJH9O7DuRKn7PZeuCuamVKGbW5CHcgCBqkgA",
    "alt": "A green letterbox by a field fence, its red flag up and letters sticking out, a lark on the fence.",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "field",
    "alpha": false,
    "credit": "ours"
  },
  "letters-desk": {
    "name": "letters-desk",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c5a77d",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JaACdMoR3AB9i/arOLePCCAAA+GLk/MZJHDSagFfjWeqKpC2XQ9qy9Xx7cK0iJWwtmetXASsQKI3+kyoLKaHNHN2fF0AA",
    "alt": "A desk from above: two envelopes, a half-written letter with a fountain pen, stamps, a mug and a plant.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "indoors",
    "alpha": false,
    "credit": "ours"
  },
  "living-bottle": {
    "name": "living-bottle",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#b0a68f",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JQBOmUABV7M7VRduFjqI+OAD9+iUCZmCkZLrih5PrspYsOkDKMLRkfNvtll16wrGRKEfgrknMKMdXANZsnAQ2WOmNCGgA",
    "alt": "The same room in bottle green: dark niche, green armchair with a mustard cushion, walnut floor.",
    "focus": [
      0.45,
      0.55
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-clay": {
    "name": "living-clay",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c4b199",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JQBYdhDtLfE566pJB6jAA/mWJuGqOrVeEE+vUpZpBQ4b7UaKVY+aM6oEWIxQXy0wuQOSQAjpoFIvPppwAAA==",
    "alt": "A plastered room in morning sun: a terracotta arched niche with an olive tree, a pale armchair and an arc lamp.",
    "focus": [
      0.45,
      0.55
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-evening": {
    "name": "living-evening",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#7a6756",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwBACdASoUAA0APu1iqU2ppaQiMAgBMB2JQBOmUI4ABJhYW/rTkg2/QAAA/m/H3B3h9wlgf5Bf+HbFNfuCW5JtIhUS/Hbqwz/dUxw9xQh582gkTTkmrM+fgAA=",
    "alt": "The bottle-green room in the evening, lit by its arc lamp, blue light at the window.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-niche": {
    "name": "living-niche",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#bca288",
    "placeholder": "data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAADwBACdASoUABkAPu1krE+ppSQiMBgIATAdiWMAnTNVwX9rgGWB6tpoOMTrq643gAAA/peQ1pkWK7E0hhWZyEpcTS49FIukl83QByXta9z82A32daIXdFy/PA1IjaQGW2APCPGy7PkSgVyJ0tDYYqrGKFW1l71Qswlw+ebQjT0d505/yLMjav8MBHbAAA==",
    "alt": "A terracotta niche with three shelves of vases, a lamp on a red stool and a round mirror beside it.",
    "focus": [
      0.45,
      0.5
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-oat": {
    "name": "living-oat",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c3b9a8",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwCsACIjiu6wu8a6iMAAAP61hin9DpN7LXDnHWN0xuE3h+fE5Ej1kn4zxD2ddp9UZwavpdcQgAAA",
    "alt": "The same room in oat and black: pale niche, black armchair, brass lamp, light oak floor.",
    "focus": [
      0.45,
      0.55
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-sofa": {
    "name": "living-sofa",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c1ad96",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQBWF65AvSklQZjS2XxYAAP5YCqvlg7zyLxZ1Sp0s939ycWfNuEdFjdp78BQns01pGRlQMXwe1z+fPv6BfA4GgTpjRmPszAAAAA==",
    "alt": "A pale sofa with three cushions below three framed prints, a low oak table and a leafy plant in a niche.",
    "focus": [
      0.6,
      0.55
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-sofa-oat": {
    "name": "living-sofa-oat",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#afa594",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwCdAB7G48IFH6HhSWAAAP6NI/gb0XSKkpaqyeC28mi6sCIgy+aLsxltp/oJX0/gxy7Bgkeu5Pjml8pLfkz/qh6nVJYc6FJ5QAAA",
    "alt": "A black sofa seen from the side, a low table with books in front of it, a niche with a plant behind.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-table": {
    "name": "living-table",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#a8a28a",
    "placeholder": "data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAABQBACdASoUABkAPu1sqU6ppqOiMBgIATAdiWIAwoACpcBV1XEDpwMkjGsAAP7e3Zv9CuLZDt83N/1Oc8kNRmkN1tdIo3xwtXCL6rVmhZgGU1PgqdbrcR+NWFyQUvKpxUhZ6OqgFyXS/MFRqfo4Cd/RVPCNmMuWnzO2raqDCmpRJ2bVzk8sNtaz1Gca3ZU4AAA=",
    "alt": "A small plaster table with dried grasses in a mustard vase beside a green armchair.",
    "focus": [
      0.6,
      0.55
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "living-vases": {
    "name": "living-vases",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#a99e8c",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZQCdMoACbhHQve3juvAA/lRiSCveNw1pXQbVxk/SE4qvwzw4W1jfqVbJP6dmHl9J++MwwiJyk6gMuAA=",
    "alt": "Black and cream vases on the shelves of a pale arched niche.",
    "focus": [
      0.45,
      0.5
    ],
    "scene": "living",
    "alpha": false,
    "credit": "ours"
  },
  "map-larkfield": {
    "name": "map-larkfield",
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#e3e6d8",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAwCdASoUAAsAPu1iqU2ppaOiMAgBMB2JZWM+ADc1gLBgAP7vjr8RvF40S/rKzdNOWa+XmpDuoB6DuBIUAWnSsAAAAA==",
    "alt": "Map of the town of Larkfield: the office in the old mill on Mill Race Lane, between the lane and the mill race",
    "focus": [
      0.45,
      0.35
    ],
    "scene": "drawn/maps",
    "alpha": false,
    "narrow": "map-larkfield-narrow",
    "credit": "ours"
  },
  "map-larkfield-narrow": {
    "name": "map-larkfield-narrow",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#e2e5db",
    "placeholder": "data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQBACdASoUABkAPu1srFEppiQiqAqpMB2JZQCw7BEcRg9m8bKZ9nmzYqugAP7tRMW+tNDOjNptBZBJENCHr6jk95M2bixpHvGQHzcANz+GJq2TdEV6ug3/OW0Lv9bJuHwtKtFWjRo34ZfohACaFpYCBgogAA==",
    "alt": "Upright map of Larkfield around the old mill: Mill Race Lane, the mill race and Main Street",
    "focus": [
      0.45,
      0.35
    ],
    "scene": "drawn/maps",
    "alpha": false,
    "credit": "ours"
  },
  "mountains-alpine": {
    "name": "mountains-alpine",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#80abcd",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JQBOmUGRtiTabBr5GH6lfZAAA99O46AWxSiHYp7i4zD6NrcYjjkaMg8NUssj/xCEgcfLbrR0cWTKI+U+IEGQpygCTQgAA",
    "alt": "Sharp blue peaks behind a still lake that mirrors a white sun",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "drawn/landscapes",
    "alpha": false,
    "credit": "ours"
  },
  "mountains-cabin": {
    "name": "mountains-cabin",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#9f6e86",
    "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwAwCdASoUAA0APu1iqk4ppaQiMAgBMB2JZgCxC8ADAovMUN7AZ6UAAPqTtjqPKunbZHnieNIiafrztrRryG/cCmuc8UBMuPNqnvIj79DplaH/oF5o8QRmQjDUnyBZAAA=",
    "alt": "A cabin with lit windows among firs below layers of violet mountains",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "drawn/landscapes",
    "alpha": false,
    "credit": "ours"
  },
  "mountains-desert": {
    "name": "mountains-desert",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#dda774",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JZgCdMoMYAEmhht6p5OqowAD+xXe2dVJBvZdGPeMZFKqhoTXvTtqC4r15q2k2H01SbSkJXWop2mgZ0k+frKL1cyGcAAAA",
    "alt": "Layers of red and ochre desert hills under a large white sun",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "drawn/landscapes",
    "alpha": false,
    "credit": "ours"
  },
  "mountains-dusk": {
    "name": "mountains-dusk",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#9f6f87",
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZgCdH8ADApBVzlOdn3YAAPqTtj2lw5dWzut1mHtKNUUiVE4lsN2TkVoJd3paugPCxL1IViz+kKsLg8q2mfmN1xxEjlRWCsyITUbDiAA=",
    "alt": "Six layers of mountains at dusk, from orange to violet, a pale sun and firs in front",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "drawn/landscapes",
    "alpha": false,
    "credit": "ours"
  },
  "mountains-layer-far": {
    "name": "mountains-layer-far",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#eabdb6",
    "placeholder": "",
    "alt": "The farthest two rows of dusk mountains on a transparent ground",
    "focus": [
      0.5,
      0.7
    ],
    "scene": "drawn/landscapes",
    "alpha": true,
    "credit": "ours"
  },
  "mountains-layer-middle": {
    "name": "mountains-layer-middle",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#d0b9c3",
    "placeholder": "",
    "alt": "The middle two rows of dusk mountains on a transparent ground",
    "focus": [
      0.5,
      0.7
    ],
    "scene": "drawn/landscapes",
    "alpha": true,
    "credit": "ours"
  },
  "mountains-layer-near": {
    "name": "mountains-layer-near",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#d1cecf",
    "placeholder": "",
    "alt": "The nearest rows of dusk mountains with firs on a transparent ground",
    "focus": [
      0.5,
      0.7
    ],
    "scene": "drawn/landscapes",
    "alpha": true,
    "credit": "ours"
  },
  "mountains-morning": {
    "name": "mountains-morning",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#a5c2b7",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JQBOkGxBga5gKRF6fZAGAAP7fk8vuc/yHJ0AHVNA6FJsm1RT+mbIJck0NcIxfr3cCgAAA",
    "alt": "Pale green and blue hills in morning mist under a low sun",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "drawn/landscapes",
    "alpha": false,
    "credit": "ours"
  },
  "mountains-night": {
    "name": "mountains-night",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#293865",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JYgCdMoADSZJeqd25XYXAAP7sOQPXHYdLpyrh/aFv+KfbUMUPqlL+56sf08+PsaU66zmZO47n5dPYWgEAAA==",
    "alt": "Blue mountains under stars and a full moon, dark firs in front",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "drawn/landscapes",
    "alpha": false,
    "credit": "ours"
  },
  "packaging-box": {
    "name": "packaging-box",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#cf9172",
    "placeholder": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABQBACdASoUABQAPu1ur1KppiQiqAgBMB2JbAB4pAIvF8if+3i27biajimAAP6uuhRe5BpcGTpaeUeKZ/4zy0XzMhaBcvwo0g9PeUVMb/qke+I7r/4+MIRp9P3YRNru8GjxWY8L2N0GoU9i0EJbOVCfrQgHWhqYENjIoAAA",
    "alt": "An orange box with a pale letter h on a black circle, a small black box beside it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "packaging",
    "alpha": false,
    "credit": "ours"
  },
  "packaging-coffee": {
    "name": "packaging-coffee",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c7554d",
    "placeholder": "data:image/webp;base64,UklGRqQAAABXRUJQVlA4IJgAAADQBACdASoUABQAPu1gq1AppKOisBgIATAdiWwAsR6EdNAVF0UNprx3KX9ODuUWAAD+D9RohtuFD7l1S5p29WO3fLUVY3u45x8pT1gMIVr750cs6sPqQRMv8gQSCr6v93+n/ieIgBtBKCU4v2P1LQFX54dUqAKa0h/zzPQqrRzX7BE134v8ba1NxNZe32s+NR5vfHnDm4AAAA==",
    "alt": "Two coffee bags, blue and pale pink, on bright red, beans in front of them.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "packaging",
    "alpha": false,
    "credit": "ours"
  },
  "packaging-cordial": {
    "name": "packaging-cordial",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dac57e",
    "placeholder": "data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAQBACdASoUABQAPu1mqk8ppaOiKA1RMB2JbACsL68AvdpJhJQttM4I0AD+05aODlSdSEHuPdEKVRC9dUq/6YGW4ZJQoW0y9y8grub18X1bfYFjZJmPaA3EuS18V13SzbtfqWSAFzm7M6DBCNt2QSu0xIDAAoAA",
    "alt": "Two bottles of cordial lettered Zita, yellow and red with striped labels, and lemons.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "packaging",
    "alpha": false,
    "credit": "ours"
  },
  "packaging-soap": {
    "name": "packaging-soap",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#bd9bc7",
    "placeholder": "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAgCdASoUABQAPu1qsFAppiSiqAqpMB2JQBllgrOyEAD+4Zmnz6njoXecAn+sqwzbj8UC7T5xN7cxG5uM9hvsJ16nrL55cAe1aTunC4O2uWyyRps7CHeZ75VEF3Z+NryqA9B3EGl8FnOwNwAAAAAA",
    "alt": "Three soap boxes in violet, yellow and lilac, piled up, a bar of soap beside them.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "packaging",
    "alpha": false,
    "credit": "ours"
  },
  "packaging-tea": {
    "name": "packaging-tea",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#cab7a2",
    "placeholder": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABQBACdASoUABQAPu1irVAppSQisBgIATAdiUAXZloYNTUAUVh4CD5P4GgAAP7S+1Y64RvdZnEEzWb2axlFN61qHSQtt9t1y0tDFWsR0JcMrZOlZqKL3JwuFPaYTEh0eGrxqFhA4MqCGddofjJd3aKGkjTNCELksbgCAAAA",
    "alt": "A green tea carton, a pink tin and a red carton lettered Morrow, with plain round shapes.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "packaging",
    "alpha": false,
    "credit": "ours"
  },
  "papercut-arrow": {
    "name": "papercut-arrow",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c5bab5",
    "placeholder": "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JbACdABgDytfgAP7oZuczlWcCtozhUlVmJcu9OaR/XVoSzZeQs82LZ4q6fV9fKmpKfmtQyQboKhdogYVmmO5Hecwz0Uxkl/74Fsjjdc6hyoAA",
    "alt": "Five paper bars that rise, and a large black arrow over them.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "papercut",
    "alpha": false,
    "credit": "ours"
  },
  "papercut-collage": {
    "name": "papercut-collage",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c6b5b5",
    "placeholder": "data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JagC7ABhAjGAOTpuOAAD+79eUWw9WR2QUyIGpVx+tQmZBTQc+97S89pTlAtU4xTklhFemoqdZNhdpBjQ28LpiD1glLkJP/iEQYbVWqGT6YeDdL86GxAk2Cb8qeHJQNZO/h71h1NT/HltDAYAAAA==",
    "alt": "Cut paper: rose, tomato and cobalt shapes with a black twig, cream ground free on the left.",
    "focus": [
      0.68,
      0.5
    ],
    "scene": "papercut",
    "alpha": false,
    "credit": "ours"
  },
  "papercut-garden": {
    "name": "papercut-garden",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#b99c91",
    "placeholder": "data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAAAwBQCdASoUAA0APu1iqU2ppaOiMAgBMB2JbACdMoR3N6Tc3sJQFlabdLe9RJ9Ug5/KAAD+6ux4bsPbSQEnmAeKoI0yFNOioWUVJi6PRAaXij+04FUuMfZTOewO3zWuzv6ZqO+XIDOBPXv32d/Yk4yw1+x+Pd0f4YxP3dPoRd/7/vP8T9Z/3JIj/2KgmzRoexBYRUAAAAA=",
    "alt": "A paper garden: waves in cobalt, rose and tomato, twigs, flowers and a yellow sun.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "papercut",
    "alpha": false,
    "credit": "ours"
  },
  "plan-courtyard": {
    "name": "plan-courtyard",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#edeceb",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAgCdASoUAA8APu1iqU2ppaQiMAgBMB2JaQAAe/QAAP7v8jr6eT4ivlH3FwobWpoTS7bGZMTOYrn5b26odHrdesgwD4a3FAA=",
    "alt": "Floor plan of a house round a courtyard with one tree",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/plans",
    "alpha": false,
    "credit": "ours"
  },
  "plan-office": {
    "name": "plan-office",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#ebeae9",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAwCdASoUAA8APu1iqU2ppaOiMAgBMB2JaQDMHC0Lf/PVq9wAAP7v8R3z0azsr247OR1UirWp+FPwjkO1Vc9SBsWpRs+enXew3BNX9b7UFg6pfQYh/EAA",
    "alt": "Floor plan of a small office: two rooms of desks, a meeting room and a kitchen",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/plans",
    "alpha": false,
    "credit": "ours"
  },
  "plan-pavilion": {
    "name": "plan-pavilion",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#f0efed",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAgCdASoUAA8APu1iqU2ppaOiMAgBMB2JaWM+ADe2AAD+8DCdFzIPY+ucZHxjhksFF1c/5jQz3dTKAEApNYS4dP2XEtKP69/g7fp0VgSGAAAA",
    "alt": "Floor plan of a long pavilion with an open hall, a café and a store",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/plans",
    "alpha": false,
    "credit": "ours"
  },
  "plan-row-house": {
    "name": "plan-row-house",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#f0efed",
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAgCdASoUAA8APu1iqU2ppaOiMAgBMB2JaQAAe/QAAP7wMEiMEBj70CKAgon2/JvCsAAA",
    "alt": "Floor plan of a narrow row house with a stair in its middle",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/plans",
    "alpha": false,
    "credit": "ours"
  },
  "plan-studio": {
    "name": "plan-studio",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#edecea",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAwCdASoUAA8APu1iqk2ppaQiMAgBMB2JaQAAW+y/l3qUseAA/u/Stqwzpa7Odg4IZW0VQqcob99c7CsAAA==",
    "alt": "Floor plan of a one-room flat with a bed, a round table, kitchen and bath",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/plans",
    "alpha": false,
    "credit": "ours"
  },
  "plan-villa": {
    "name": "plan-villa",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#edecea",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAwCdASoUAA8APu1iqU2ppaOiMAgBMB2JaQAAXBvrb9Jp3UzW86AA/vAsJacgZHAXASVfWnM02lBxxZWZArvFNqgqtWEmy2KP/Fw4KzvtRRimFYAAAA==",
    "alt": "Floor plan of a long house: living room, kitchen, bedroom, hall, bath and study",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/plans",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-01": {
    "name": "portrait-01",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#c6d2d0",
    "placeholder": "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACQBACdASoUABQAPt1cpE2opSOiN/qoARAbiUAXugQ8CeyIwfj4EJz8Fv6w7AAA/u/CnMHyRzE7pUwV1myUaq21MWQoafncoFz1OSdiv6cFG0Sb6etpF4v9pmWHObUDQP/IiEq9CCXF7xtk0ncidfcHim7clBgAAAA=",
    "alt": "Ruth Aldous: short silver hair, round glasses, green cardigan",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-02": {
    "name": "portrait-02",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#b0a99f",
    "placeholder": "data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAADwBACdASoUABQAPtFWoU2oJKMiN+gBABoJQBOmZfyzhFyViUxQyrxxH/wCyjgEhAAA/vHQLQnxW+CT+a135MGW+RXWc5VxjAYAnCxrKJkzqBli7Uk5GZ1VJBpvhZ14waRDddSyo7dOcTzwuSFGO6r/pd5uRh9DnGIujXkiXoWf9dbvx2aytbrbCTPq4X42ACAAAA==",
    "alt": "Desmond Achebe: cropped hair, full beard, navy turtleneck",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-03": {
    "name": "portrait-03",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#d4d5c3",
    "placeholder": "data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACwAwCdASoUABQAPu1iqlAppSOisBgIATAdiUAXYALYldbh4a8gbAD+7p9nxyI6sOGLIOQFI843MJBH/OxCFqPAQjASaqnDA4FTwqNdwWnP8QJkAmBnfXA4Tfy4zntLkyMkxU8piZNM2wc0PkviblKUAAA=",
    "alt": "Ingrid Solvang: straw-blond braid over the shoulder, striped shirt",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-04": {
    "name": "portrait-04",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#d1b4a4",
    "placeholder": "data:image/webp;base64,UklGRqoAAABXRUJQVlA4IJ4AAACQBACdASoUABQAPt1apE2opSOiN/qoARAbiWgAuwAhVNld9NZtJBmrvx9a1gAA/u1Du06rOBw83Hqjmp7BJfS0QDg+ee36aL+xmjyMXlSJXrrGzmyFKfUclP9/tnza7XoRoRYlusX7wPULmCp32i2Dbty21llnoVRUqGaZrJ944Mwowf3iazyfrgNmvMUZA2hD/T9ZK3ZwcJ4f7U8AAA==",
    "alt": "Mateo Barrientos: dark quiff, moustache, vermilion overshirt",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-05": {
    "name": "portrait-05",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#c8a88c",
    "placeholder": "data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAACwBACdASoUABQAPu1ip02ppaOiMBgMATAdiWgAnTKEfgATf0Mn2OBCu9S1pIoAAP7tYRYz+DGzcyuPWekj2aSs47Jx9njajina5XrtFGUnredywSsosLaEKSkMx70Vw1Z82TbF43G1oZJIzFO6/S2vCVqNOukg3Ww205WLd3p314b4puP8OptSBTVxjUcWMfo+7gAA",
    "alt": "Priya Raghunathan: long dark hair, gold earrings, saffron jumper",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-06": {
    "name": "portrait-06",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#bcb4ae",
    "placeholder": "data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAAAQBQCdASoUABQAPu1wsFIppiSiqAgBMB2JZAC0/QA5/8A9K/655UkYfHj2JmnZ8HAAAP7tXyeEGT5tjhOMeaERTwzAdDrLVqs7IZU0W53M43/WTSFs/PyJJTKODTZXScJYNcRRrzDRTF3YuoC5dmXjORCcynbWfG8Usb/wURprqfkSr5iKSYsq+P4AAA==",
    "alt": "Owen Tillotson: copper hair and beard, gray hoodie",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-07": {
    "name": "portrait-07",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#c2b496",
    "placeholder": "data:image/webp;base64,UklGRrgAAABXRUJQVlA4IKwAAABwBQCdASoUABQAPu1kq06ppaQiKA1RMB2JYgCdMoJX+ILMMASLj++Y+62eLH/ZuhSevR4AAP7tWrgMTgGFZzOyHoKWCrV932sbw53EUfc7M9CMW58dxgbX5eyyl4BYSDRIQxppNP98kv5LZHb586SRh+zPSaeztAStWX8z2lbeET6xAe93UgGfC/pN/rep/0jIE3Z6oMuPQha/5Zs4YqqKAlT8aMq+kaYh+AAA",
    "alt": "Hana Kobayashi: black bob, half-rim glasses, white shirt",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-08": {
    "name": "portrait-08",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#c0b19f",
    "placeholder": "data:image/webp;base64,UklGRqQAAABXRUJQVlA4IJgAAADQBACdASoUABQAPuVepk2pJSOiN/VYASAciWYArDLyAaBibHwSbgsyDch/FyYsAAD+7UfMn1O90E33NVu1bZ5gAGRX17qvkmgp9G9XvYA4QrZd+Zet3Hz0eGVBNh50kHCvPdDK4OzCbY3lCvAGPXh97asxr5U89Sjx/Ijg6TDjeIXyOjZ7kCmNWSVtkuRFq0Zlg37znkAAAA==",
    "alt": "Yusuf Demir: dark swept-back hair, stubble, rust turtleneck",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-09": {
    "name": "portrait-09",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#beaf9b",
    "placeholder": "data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAADwBACdASoUABQAPu1orlCppaQiqAqpMB2JZgCdMoABrAqgBpMHLj9HalcTAHjvFgAA/u1fJ4QZfsNR1W2RdBSgLiJ9ssJBk99QyQDDvfKmxgMNTOw07EhO0jenD1+7lwToSRSriP12DhwHZOHid1Dy/qMKwnUyG8fXokUXjq3rJBK3uKkbPO1ZsHhavWlf4W9ibwCFrIYPohZgh5OuwAAA",
    "alt": "Colette Fournier: chestnut waves, red lips, deep green blazer",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-10": {
    "name": "portrait-10",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#aea388",
    "placeholder": "data:image/webp;base64,UklGRrQAAABXRUJQVlA4IKgAAABwBQCdASoUABQAPu1qrVCppaQiqAqpMB2JbACdMoPMzekgJogysIvdFoiJTn2GCu8FyKYAAP7tTFzHc6yrv2SX247b+aHRFm2L9titwvoHk9LpFJTJH/ZccOfRzA3RjUP/giOe5Ayd7vSikFEaxF8AiGNiW5rT2+X5vE1ILk2RMjLpm9uU5Dda44J7FSohOt2PNiSLei9WESvAx7SY58EusSV/sVHAAAA=",
    "alt": "A woman with a large afro, hoop earrings and a sky-blue jumper",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-11": {
    "name": "portrait-11",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#d3d6c6",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwBACdASoUABQAPu1iqU2ppaOiMAgBMB2JQBhmhDv7yTJEMM4rzQSKiwAA/upmqDWkU26Wxt5MZp4IfVIYA3YL6oJfLYr0OnCfuVvb7Nt6F2xrlMC9+zdBX+PTRXtK1dUMHAAA",
    "alt": "An old man with gray hair at the sides, a white moustache and an apron",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-12": {
    "name": "portrait-12",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#adb1a5",
    "placeholder": "data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAAAQBQCdASoUABQAPu1sqlGppaOiqAqpMB2JaACdM2iA28AA0ge5Fz0+rxhsARo/CUsAAP7tYXeq5Y2rjsF+bR++JZWsWwjYc/xJQgo7hXIFCSEJ2GwqeChr5f+mg3XIDLaiU92KrpiEd+KzdEz+PL4gyXPqE1UVbxRZMU1d5bsua0LO3XGBitSEvEAAAA==",
    "alt": "A woman in a teal headscarf and a sand-colored coat",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-13": {
    "name": "portrait-13",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#b39a94",
    "placeholder": "data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAACQBQCdASoUABQAPulmqk2pJiQiMBgMASAdCWwArDKEdojQpAABYOz0HtWCHAxBE31WY2PYAAD+7Urr7LOdtJlQM9tUpuYjKgd/iLkwk38dgJMEZwnko39BTT/0QA244lJy1RttPF3NMkNWO3JhlfDMHDoJqfaUn6SHzaLXZ+Gn85heaec0kK2OS5LURERyFEe+he91Ul+VsrSNjdei5D/mthYAAA==",
    "alt": "A young man with locs to the shoulder and a vermilion hoodie",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-14": {
    "name": "portrait-14",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#dacfc6",
    "placeholder": "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwBACdASoUABQAPu1qq08ppiOiMBgIATAdiUAWHYIfkzWU4voe19uH04AA/up4ZC56DmuL0mggNTKw/E4P8AyEExCpsNntyatZudPropUNZQNPKYmvSNUSEmw7xC3YgFUDS/HMYLiemje4f+IyNjAA",
    "alt": "A woman with a copper bun, freckles and dungarees",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-15": {
    "name": "portrait-15",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#cec3b6",
    "placeholder": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAwBACdASoUABQAPu1orlCppaQiqAqpMB2JQBibAguR/Zfw/2miUjUzjEAA/u1hHWS1BPnCRb4QhKDT1mGjOi9p87JvesnuUn/m0YBe1G18wOvwS36yUMp7f0uGM4hP3BPyANbMjfXF8cHjLXuRfW8yZciMI33G03gAAAAA",
    "alt": "A man in a dark blue turban with a full black beard",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-16": {
    "name": "portrait-16",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#98a196",
    "placeholder": "data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAADQBACdASoUABQAPu1ipk6ppSMiMBgMATAdiWUAyFwPo+GzKyGfT6mmMqv3kmym4AD+6pdyCb7TJEPMHF7J0z5oXOqWp/u519iQXvYMYK6ANHBKPaQYFoRAVGsUcr/c1zQk6rwHS2tXtFC9JchDd4BbSr7+dqBNPh5f3CPhaXkorBRZBKAoCwGITrXNwhq4EsgAAA==",
    "alt": "A woman with a straight black fringe, square glasses and a green scarf",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-17": {
    "name": "portrait-17",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#b9b9b7",
    "placeholder": "data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAABQBQCdASoUABQAPtleo02oJaMiN/qoAQAbCWIAsR7ruGtITbgEp8xuXCBFfFx3KDIWdgAA/u+1/gYtMXcpVax4bgf4K+rytYV3lO/ruJ5uCEfvFS0cd8otifiNy2HlXa4GSFtfj3CY7pje9Zf3K+u7TPrBl6IPH7s5GX5Noofjdv+XsG4tpaUwsivD3Wf5PcZK2TUAAAA=",
    "alt": "A bald man with a goatee and a brown blazer",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-18": {
    "name": "portrait-18",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#ccbda8",
    "placeholder": "data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAABwBACdASoUABQAPuFUpk2opCOiN/qoARAcCWgAuwAh4FCmQhRf6wASQmXKYAD+7Vq4EDPzh9Oox0jZsYxl2foUbTT4uYwKdrI0IsS27+MC3ATOuxOQwI9ZAtPWZnPOdz697RtlKFF3WxIJvNtAu3GkK2zshllgbt9DydqMDJbA/AAA",
    "alt": "An old woman with gray waves, red lips and a mustard cardigan",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-19": {
    "name": "portrait-19",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#ddcda6",
    "placeholder": "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAQBQCdASoUABQAPt1WpU2opKOiN/qoARAbiWgAnTKEfv2fwF6G/paUfmkSj2vebpxQAP7vw53qVnDA/eGpsC9JCqmJE71GDwmWYNwLcPIAMirp5Zrr8BDQdXIOYyQdMD8yxjhmXAWA0euXJZnF8mAuPX2Ns6f+LLsm+m9oAAA=",
    "alt": "A boyish man with honey-blond hair parted at the side and a striped top",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-20": {
    "name": "portrait-20",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#c3b2ad",
    "placeholder": "data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAACQBQCdASoUABQAPuVgp02pJaOiMAwBIByJagC1GoR2iNKCZojqHsSGX7AqGpCH/x0X6q8+WAD+7UgR5fWY36zUvka5LwRn3TBInzFRdl4t10KWbtKzdYLf8+lr5PwXmPRJlW8WH0HX0FlHk4N5h9NJYxYpAyUBYuu2NOp8I+KAlOwkD76Iy5MbFP1CGeJmuSv8JG2aX39dhczo09dTBgyAAAA=",
    "alt": "A woman with a dark ponytail and a hearing aid, in a coral jumper",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-21": {
    "name": "portrait-21",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#d0b5a0",
    "placeholder": "data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAACQBACdASoUABQAPu1kq06ppaOiKA1RMB2JbAC06BEc6VBxH5/tZ2QYbDcaeQAA/u1as2/roxrxZmU65cq38n1V/A3Sao12k9h2BYUctcamse01ELUFx6ePtHDAn8mzRq78LyTqMeFwLa2oBAWIrhXfXweKAotWGiIm4hPrKOW8R7M7GdEvw+tc3Aha0PZnMOuIAA==",
    "alt": "A man in a yellow beanie with a copper beard and a denim apron",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-22": {
    "name": "portrait-22",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#bca59d",
    "placeholder": "data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABwBACdASoUABQAPulep02pJSOiN/VYASAdCUATplmANAwP8MNMxdeQM3eMcAD+7UV/bgbAN3O76II61BnIGWpudTr6P9bZNUT+p8MxZStfVl/aOl2t0+Tq7XtaJ45gDxxbWAZ0/zdWOvHkb+NQdV07elWdWGXH0o82DOUXj2QkKpn0CAA=",
    "alt": "A woman with a deep brown pixie cut and a plum turtleneck",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-23": {
    "name": "portrait-23",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#c3b7af",
    "placeholder": "data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwBACdASoUABQAPuFcqU2opSQiMAwBEBwJZACsMvIDQxuFPwUPL6tLA6rhKQwAAP7tSGRu2n13Xm0iQlIG9l/oS1Vl+zjbViwV+JTtC/S8Zx97gblPR7wMP7nFzP4CeGZOWJWlLvmqlTBMXaqRxPbpEvLPZ3MxbOE4br5wrZj7fe/3zSgAAA==",
    "alt": "A gray-haired man with square glasses, a short beard and a scarf",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "portrait-24": {
    "name": "portrait-24",
    "width": 768,
    "height": 768,
    "widths": [
      480,
      768
    ],
    "colour": "#a3ab99",
    "placeholder": "data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAACwBACdASoUABQAPu1mqk8ppaOiKA1RMB2JQBadAfh8MdYB/+2WKJkGCKSkeyAAAP7qlv2JNrx5hzLIehJxUetEtgws6glF1o2/MFu/euayITyrbFPg7TRoyKH188nx1jY0bQ7cPKaPaD2MKOl+YQwLFxKXyTieYHjhQshcFZ4kSSLDCFzkPGQAAAA=",
    "alt": "A young woman with brown curls, round glasses and a green hoodie",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/portraits",
    "alpha": false,
    "credit": "ours"
  },
  "poster-bread": {
    "name": "poster-bread",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#cb984a",
    "placeholder": "data:image/webp;base64,UklGRvwAAABXRUJQVlA4IPAAAACQBgCdASoUABsAPu1srVIppaQiqAgBMB2JbACdMoRwMKr0A2wHPwAH5eCOpooDf4k0kvZ6b4cr+5Gby+AAAP7TnUw1rQAUyEa01L1FuIHQr2wxqfWR54FKPkgwB8R4a3PheVBvaWn8q+9B1QGD20SiPFqP8jRgDu5+5/xH8Mlx21YojGpr2DdsvnHZa74XOr8Ci7FXVmxYrqzNNifCRFXY8nQ71d3U4GyNsuwMO1vaSFGL96LOZozM3oKbx4hPJ9TEPHECD/Ii7oeJ2RUxlGwWUOIKCv2lpuNRciDZ3A+MJ9BZ16EDr4VGUqT0WGKoAAA=",
    "alt": "Poster “Bread Days”: black, red and white half discs on yellow",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-chess": {
    "name": "poster-chess",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#a9a5a6",
    "placeholder": "data:image/webp;base64,UklGRkABAABXRUJQVlA4IDQBAACwBgCdASoUABsAPu1or1AppaSiqAqpMB2JQAO0dfQPuDFLv7byd/LP/DCTQhhYGsAnTGywmdIIZ4nCN1mYQADwccNw5RVc+gP+l7O5eOZV8zyQWNCqG4bfBSeT+Zu6iN7kwvXkulLjRRDBeBEE24IiJF1BivFF/WsX5YwPGdhXE8wp3rS1yzVj49zOW/7W5ofPZET0eWwTt7mhXDE5XDJSMUMc3D1xf6bg8b1GzVM/h99HKbt3zLxYvagamCVuV6XZK2ZPi7Irn+g2QSQsdgtvghnIfcjv1vXQrdmopv0b3MfUrk6kzUk9D1zVvzoJUROAXzE2lwtw8ceqaog1ony2hT9XCZFGn/mHE44YnpQeQ/NIeu6az4K4Dq9xNI0OpM878hxSmZ/GKgvyjdmmkk9wAAAAAA==",
    "alt": "Poster “Chess in the Park”: a black and white chequerboard that swells",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-climb": {
    "name": "poster-climb",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#7b9a84",
    "placeholder": "data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAACwBACdASoUABsAPu1qrlCppaQiqAqpMB2JbACsABEJe4tFvgB2uHIctmdQMoNgAP7LOv+lSvHtGnsZk6L3mpXbwHKhmWJKsy43fImnNKii+EvXAq2zPeapzjXKtL1xuFVHnwwUzmR/F38MlcYm5hu22nN/A3cyCNh3Bs6b46E2J2tCstzigFzt31kfLK6ZQnxUoi7rFWxwudtqe4GViAAA",
    "alt": "Poster “Learn to Climb”: cream stairs with orange balls on green",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-deep-time": {
    "name": "poster-deep-time",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#494445",
    "placeholder": "data:image/webp;base64,UklGRqgAAABXRUJQVlA4IJwAAABQBQCdASoUABsAPu1mq0+ppSOiMBgIATAdiWUAQ/+2/wDz+CWHhob3wkXIZqoh2NK31DAA/tz27Zzcxu+g0uETBBtpykqyXUT4VdVstMqRTmdwPREgw0t/O+0I17fefBWtQrI8Ye1FTZ4Bq/HsSjcNWiJBBH8jpFd120ckPvB+vbezrSN73nJ18eYg44gXUCwBTDLXLrkR/boD8AA=",
    "alt": "Poster “Deep Time”: white lines rising over a hidden hill on black",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-echo": {
    "name": "poster-echo",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#baa4a8",
    "placeholder": "data:image/webp;base64,UklGRsgAAABXRUJQVlA4ILwAAADQBACdASoUABsAPu1mqk2ppaQiMAgBMB2JagDImC0H4CXoxRgyTMnkyl4h9+dVgAD+4qb/8dv/4lwOr//iP7wJH+yHsVNxmlg9uknxWz74/H+5LypybYlRAwty/EtBEilTFKMlyouPbnqEbheFEmbNMR8FHSXRCw6Fv/nvJ8Czsp3Uwau9VMUcOi3Yez2iB06GBCjXtj/iETwt4cCKFyH74ICVYxjt8M4qwI3EbOM7uablFIT6jf26QzAAAA==",
    "alt": "Poster “Echo”: black rings on white with one red",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-fast-rivers": {
    "name": "poster-fast-rivers",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#af989c",
    "placeholder": "data:image/webp;base64,UklGRkoBAABXRUJQVlA4ID4BAACQBgCdASoUABsAPuVeo02pJSMiMAwBIByJagAIEEgBRx96vzZ+gfn9O38QwiLDTtDg2bVvoX0kaCidlwhAAP7n+6GgiPvYDLtZqI96ZyHUp0ALPdP8iL+WxkZnhVAwWZdco6MANxLraTPP5SV58AOO/OjSzErYE6zYGPQ/+6uYw9lzFQwAhJTJ+Xbo9xu3xeM+e/HX5P5zDN8r05/Okd6If05xCB5ch/1ckENk05sbSst6c75UnjcNJN+td2n/W/luhG/dgXaFdWLT+auFaG16sRv+QMlsdpSvWT6M7qF1zCiWu7obFhz5KmrI2kiuQtA6N0V9S+LaPOcCBHAvcMFOwf8/atkb0+BfPQ13QeGVjRDJfZAaekC6v/+7xXkExmDBm3drVlIkINcqhe9zhP8/8//exSd95XoFYjAAAAA=",
    "alt": "Poster “Fast Rivers”: slanting black bars with two red ones",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-grain": {
    "name": "poster-grain",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#3a3133",
    "placeholder": "data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAACQBACdASoUABsAPuVepk2pJSOiN/VYASAciUAZv4IiK8Omca2QCLY82zKnnUAA/un6W7UCqHWbgedhsiOvIbvRe4uU6CQJn9ojizc/Q2mIszhFFfugE7p9JozCcjQG9W7Sb95UeEJqjHoV23/ztBeCrpvyjcJJHcBynKF4Glx06Tv6r2Bo1Z8+AAA=",
    "alt": "Poster “Grain”: white dots that swell and shrink on black",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-lighthouse": {
    "name": "poster-lighthouse",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#7979ac",
    "placeholder": "data:image/webp;base64,UklGRlQBAABXRUJQVlA4IEgBAADQBgCdASoUABsAPu1iqE2ppaOiMBgMATAdiWwAnTKDxCnC/AYWrpme8j+UAYAAURKwZ22jnawetCq+WHz24AAA/pki6Pn/aqCGZWXybLW/ohC8KuIc5Vo7NMi/Nb5CRuq4ziDzKXOcWCqL300afMR1TzkmBhOcQ4w7J9ho9U0dxd7/35XxbjHYTvjWeiOCof2itZHszmQVTvarDu1qbAeZxPJ91ln/rWFmccOtFX+tylWfrARtfZ6sdcSpLyh/9FIexIHpvvaO8zaRsxvMxPivu2mB+u+JR68PUDvUsUBVP5Rn+przMq1+r04B6bXaBf90odxj47uH4db7hSIaf/L0cRB8/X4p+a5my/n/4tZGcR1YuSEPWX6Ykk053fjy/zs1qchcipqS7O7sjdN2BX/iZHrT/BfBbPWGfL2s2hDPeV23FRHtRIAA",
    "alt": "Poster “Lighthouse Day”: cream and yellow rays with half an orange disc on blue",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-long-table": {
    "name": "poster-long-table",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#648669",
    "placeholder": "data:image/webp;base64,UklGRu4AAABXRUJQVlA4IOIAAACQBQCdASoUABsAPu1qrlCppaQiqAqpMB2JbAC7L1AA3rGCqI1zzQcD5nWAo4pQ5cP9vbs/AAD+y+7WkgxSA59f8Y5Rsl+QaP2CsIm1JS17uuxe1xG9cFXeoaWy4XjaM26I9Hlp37BpcSWXA3lM+4hDGr/lSy6XAfBdFvZy+bbJPzWhAQq1H9rUnIl+/9DhUHuZ4Zsz7Rncokzf5MRkKKWv9K8PI2EfN56zRDJ/RcbPdOH8DdoF8mqONeaOA2vE/p8iItN8cn66sAt5+48FDT2e1O+MonmexPSn79qzT120sAAA",
    "alt": "Poster “The Long Table”: half discs piled like bowls on green",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-marathon": {
    "name": "poster-marathon",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#e36e84",
    "placeholder": "data:image/webp;base64,UklGRioBAABXRUJQVlA4IB4BAADQBQCdASoUABsAPu1iq1AppSOisBgIATAdiWwAuxH8Fk5RSUCDAHnic5ul7GOFRWa6sq7v3GGAAP3HmYk4iQuBd/UXj42ts5cYXNWpbdZGbGGJxd5f7nTXeM6KTC/aoUn/wT5d521hQcudsgM7rs2XrsS2NMYC/Q3mMTRlVqe8AdDCzutGXs0Qz92nQ48kITu3sTTV9R4XXXF8V35YYe3jhGCvCx+am+9z+rtD1DT6aNroimsf3ar08oVb/n/fv5QQ8COhHpXSVLsz8dbewsf/e8IMbluvrrVrrhEj8AlebUgzyFYL28yWIB+le8YPxFJQV/WFuov06Da1T3Xu114p623Pf+gUCjs8KB/RUlk0pQ3Ye2GAv/bBYpA/gAAA",
    "alt": "Poster “City Marathon”: slanting white bars on red",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-neighbors": {
    "name": "poster-neighbors",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c1c4b7",
    "placeholder": "data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAABwBQCdASoUABsAPu1opU2ppqMiMBgMATAdiWwAuxULwDlZOyhaJouT+R7dHW+rdvkUXrwAAP7tRF5qxGgqxawm/vYqHmTgjXmd1akY5ZGTkU8xkw2wFf8CkW1wBW3x3FDEYjkd2yGFl8u7DkWdlLR0LIjwrVhfDmJRA7zceTawFuK6GA2tWsiKaMYoqP3aIgSSZmuCNGdxd1FrIWC4tzTkKAAAAA==",
    "alt": "Poster “Good Neighbors”: orange, green and violet discs that overlap",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-new-floors": {
    "name": "poster-new-floors",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d48492",
    "placeholder": "data:image/webp;base64,UklGRi4BAABXRUJQVlA4ICIBAABQBgCdASoUABsAPu1qrlCppaQiqAqpMB2JbACsFQd59uyKyVG/9Tyv0PASJSnADv4NGi+XDaDDPb0/gADh0ecV4derFLmS1q4MwXmKqSmoNp0AJn6q04TVvIkG6JWlHtI99OEFxpP8+QeJCyANymd9hxLQdkzXrcJBrfD/akSZL08xXIdVurY7uU3fm2d6/ce4Y037AyFU21j4SPZXrB45Di4r9d0GCeh0UBz8kxP4aKY1nSTS98/Mm7sHiqJwzH8InjjbX+St16rb6zcgu3zwp+1U9KL2Hv/VPzvCaIZC/pVBF12e2L+d60ROadcV24NDT1bjagxL00Xc9vU1USlU48/WdRlwfux3KLWiY2jcmuKsRS71Y/Z7AXDeuz7mTDAAAA==",
    "alt": "Poster “New Floors”: a crimson chequerboard that swells on rose",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-night-swim": {
    "name": "poster-night-swim",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#5f69ba",
    "placeholder": "data:image/webp;base64,UklGRtgAAABXRUJQVlA4IMwAAAAwBgCdASoUABsAPu1sqk8ppiOiMBgIATAdiWwAnTKEe0938S23QXYASpotCceHfRhxpRAkFTIi+8LCAP7L7rMRevEUM7/MJAB/Ni/prZ5FXWgbRHQirSGgw4MfuQueRbxmIUguUpzAY3oQbenYDqSBbwtWxOrQY0HthlklR2erdkn0ng3BqqtiSNk+AvjPESxk2PKzT6Wmdurzy4R4HduPR922R9FCwJhcaIr3z6an8WHnUVvg+OEIZJFKONvPzcH7PJtmnnlEG7IAAAA=",
    "alt": "Poster “Night Swim”: wide cream rings on blue",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-open-kilns": {
    "name": "poster-open-kilns",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#b3a0ab",
    "placeholder": "data:image/webp;base64,UklGRkoBAABXRUJQVlA4ID4BAAAwCACdASoUABsAPu1gq1AppKOisBgIATAdiWwAnTLiNKmWWnf8BogPMB583RJaVz7NVZN5AC1BC7TWx2wxivRhAT6LLgZTkJrXAAD88N8cmq38/UCKZb6ARr5Ui/KXQgkTDiXPdDLBdrYObTtcec6SXYeStL2TpzQhw5rvq/ptSt+E2zWdQUfvQeOnxikUwRRrH54ZJIFROHrK3x5f2y+nE1IrDzAYfjL3EO60yYMnFPVq/f0tB39LvG2A9BX6bIhtdbsv8iALIm0+ntXbjdvScA31How4/tUpgeiPrmJV2xpULwkbgfCCEz6v3/7j6ZOhcBNO6+HhkbC3r7gojCbbOGGtByBAJr0AHCshrPfqfJQ+gOdJn7onYttwrxUVTJGlygAcY+PVnr/puKr5nDznn6cvIS4OPTSJoZsAAAA=",
    "alt": "Poster “Open Kilns”: quarter discs in blue, orange and yellow on cream",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-paper-fair": {
    "name": "poster-paper-fair",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#b95367",
    "placeholder": "data:image/webp;base64,UklGRiwBAABXRUJQVlA4ICABAACwBQCdASoUABsAPu1qrlCppaQiqAqpMB2JbAC0/KZziIA0voKWq8w3caLW/Yri38Z/fmP9PcgA/uJ9cqvm2QJSO6pBx9m5j2+NDFnAKMLZvPO24gU4ZR8MqCv9ZbuP38+13KiDW2vi6BOK/f2L7x2Nm/CCDepDuXn+NM6Btbf4Z08jgGP3KOuLuAbM3/6zKLE9NGhu+BSFRVuX+VVIq9L6o/zOPaxa2bAV49MaCiODI/BioSmLVP03l+prQN/vAepdLbb+XfmzPqH5Vw0jF/67zxX/0UVT5rHPYw4JK7JBZzV/aw2U9we9QMwt9AlD81ohyvgojUXrQ+YPg2ma/V1d+cdlnDi/+hlteLjt9WHIG0BQs7wU0EsUitPptVvutAA=",
    "alt": "Poster “Paper Fair”: quarter discs in white and black on red",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-signal": {
    "name": "poster-signal",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#9d6332",
    "placeholder": "data:image/webp;base64,UklGRrgAAABXRUJQVlA4IKwAAAAwBQCdASoUABsAPuVepk2pJSOiMAwBIByJbACdMoRwABylMzy+eQ1NGc38y8+aHaIuAAD9jBRWKS5p4veWIZ3I/zbTfYQ2gI47K58bZLUDhfVSR9CV0VucuvOIxu5JnV09uLxOIW5Fv4cmNRdki6BI7KMQWNdriYEOed1Kih6Zj8l2IZTrIFUAvcibhe1j4fo7fxS/8y9N2XXq1f1NK5P3GGUSA4kPhoz5AAAA",
    "alt": "Poster “Signal & Noise”: black stripes on yellow shifting inside a red disc",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-slow-machines": {
    "name": "poster-slow-machines",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#99777e",
    "placeholder": "data:image/webp;base64,UklGRrgAAABXRUJQVlA4IKwAAADwBACdASoUABsAPu1iqE2ppaOiMAgBMB2JbADE2B6ySllN2/tHfdP9L+0EDgmWAIgA9W8JIBQ0gJsFfWmQh2rl9kx6JkKPf8BKnwRxS+joNgevpA3wtWwcYbqBl7JD/n/zUad/T4Hohhv8ve4jX6R17BMI6WKaGr6ivfJz69S0t0sO3Dkyo7swq09IJpIJ9v/LQy0xcPHeYINP4LiApGP/e4f9b/I2L/21X5AA",
    "alt": "Poster “Slow Machines”: black stripes that shift inside a red disc",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-snowfall": {
    "name": "poster-snowfall",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#4257ba",
    "placeholder": "data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAADQBACdASoUABsAPuFWpU2opKOiN/qoARAcCWgArC/B66wE/8ufhtVRhgQkVZkCwAD9Ji3eR5JHOXfB12+ZLIGx/BJYbVwqVR6Vy1sZSnsLGSAs3wHa2SLoH4ExWfyTFfqpkH5T80QXFUqyJonPTEaydnJRvlDnFlaYo/fGF+ETAXmw7HdJo4o+/N540NgAAAA=",
    "alt": "Poster “First Snow”: cream and orange dots on blue",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-steps": {
    "name": "poster-steps",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d07889",
    "placeholder": "data:image/webp;base64,UklGRrIAAABXRUJQVlA4IKYAAAAwBACdASoUABsAPu1irFAppSQisBgIATAdiWwAuwAQ7/HeibfsyV6qR5AA/t6AyCTiq7cWKnTF2y06VyG2UL2UlBcNlS7VexBRlseHFhuvr3MODceSqpVC8U1/x/Y9fey056rkdk/zZMH3YJT3RqWtGs76v7IcQVQS1wkjS0obVot3NiF02jFekis/BglIJB62KlhuFzq7LGWINCmJvKNivkYRcigA",
    "alt": "Poster “Small Steps”: crimson stairs with balls on them",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-sunrise": {
    "name": "poster-sunrise",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c5944c",
    "placeholder": "data:image/webp;base64,UklGRjQBAABXRUJQVlA4ICgBAAAwBgCdASoUABsAPu1orlCppaQiqAqpMB2JbACdMzQ5jvHho2TRXAFbzCPiAhySFWjpROoM/g7dbWLgAP5rJ+ckHemEWTOSdSCvxvH34a/8c4a4nxTwwEVNLs5vBSGG/ingTkwVc+hXFA75U42pmvC1IQtpbnk+1Tcy2I46bIzv88af3P4fGwjObAUSCAGHxtJL7cHbWnWz4qT5HobAgbieCkso6AzwAm8l4m62rVY/XV34lPS5RTynrL0cA8ipfXV9je/Lp+1bjeDxY9B91Xtd+f/JSw8iYfjLxyICxNONz/Ltk0KUp7Tr5pAwpqt+DY/VWdTKYOqp08eR2DGobWD5Rmajof057Ck9RQ0C/rxzpBiTv0OsYWgcbJHSkUbPnW/5ubjKhqyAAA==",
    "alt": "Poster “Sunrise Choir”: rays and half a red sun on yellow",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-three-voices": {
    "name": "poster-three-voices",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#dacdba",
    "placeholder": "data:image/webp;base64,UklGRsAAAABXRUJQVlA4ILQAAAAwBQCdASoUABsAPu1qq1EppaOiqAqpMB2JbACdMt8BqCyZ0ij3F4u6gXmu0pD4zmyQAAD+8c//VvUJWGV/1ZDna5YfrCcfbV/2iiTYCY7wshpEHgia0KhdasFmhIvmKMfBCe73dWzDaDhgJ5fzdH9e6Wu8PLLDQtH2W00S5yz1xX6ib9W3ml9CmnK8N079C22IEk8+txLJrFo7qdw/e0R5pHXjkCnfiEayFdUtAYnKJzkgAAA=",
    "alt": "Poster “Three Voices”: yellow, pink and blue discs that overlap",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-type-walk": {
    "name": "poster-type-walk",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c95c70",
    "placeholder": "data:image/webp;base64,UklGRiQBAABXRUJQVlA4IBgBAACQBgCdASoUABsAPu1irFAppSQisBgIATAdiWwAnTM0P2X/4s2UMwQJeotKC0Al7Ht9DILH3wkNsFuBDNwAAMtPyzmnS9yWluq41T3hwbWdnn0I6F95Nfk/PQf2ZMAO+pzLQfn2ZAbePhOD9FAJwwNMJx6h93LM/6rrTcddYl+D4MP6U1ATpZDazOH7lwhFfULfaLHZLyiiX4KZLALVS/xHeRJA3uMaQ5bQCKZ7otC3GwUdQITOn0Z4/v7IgEPzOEdoJOWC9kSrkw79MmeIsShYmVrqwuXHD/3ywRlkQNVcmH1PXOq43tMOPD8bzAQSyvdSp7AAN4OT7a3fofyvN0fwAsrRs7q9gj4mv6lOQYOr0obHcJbQAAAA",
    "alt": "Poster “Type Walk”: white and black rounded bars on red",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-weaving": {
    "name": "poster-weaving",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#89926a",
    "placeholder": "data:image/webp;base64,UklGRg4BAABXRUJQVlA4IAIBAAAQBwCdASoUABsAPu1qr1AppaSiqAqpMB2JbACdOUE7O7DsogCv9AOn/PAGUDwA0gAq6ti2muC2IGYF+Jhq4jc9gAD8e6w9RXTMzS8hn6FB+jg0Bj6IKn6NmcpiB66raGJNbFou5TB5PQdRIU6T9CzwtVni3CZgqIFyPLrQETXTiMTHncP0s+gwzLqcVWGWgx+1kSx8Hw8YpAOPdV3iyhXy9/8pCnVQo5tucEH8dfF/4GQ50IGtaZ5/hDdljFYGvdEXKpH8HiWfpNEw6rEzegfdbgYaUK9JZ/bCxvBlFT6I4jesgaKQU3cNikqiUv+IV1Bhw5Cg9OcI2P4GlgTlrwnEAAA=",
    "alt": "Poster “Weaving Week”: rounded bars laid like a weave on green",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "poster-wind-and-brass": {
    "name": "poster-wind-and-brass",
    "width": 960,
    "height": 1280,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c5c4d2",
    "placeholder": "data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACwBQCdASoUABsAPu1mqU2ppaOiMAgBMB2JQBABZK8n+Oqtv8B3n/Cw7Z7lhg2q7HsMylAC/EAA/sQBSgVzNZw/PeKnqShdipU/ovN1L0kEvbx84Okgn4G5nNkZmMjnUy46AQ/odR03f4jAziWaOREvJI/+1epUtAyIYGGX+pD1nRXWcq4+b+wl2JTVOQAA",
    "alt": "Poster “Wind & Brass”: blue lines that ripple over a hidden hill",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/posters",
    "alpha": false,
    "credit": "ours"
  },
  "reading-lamp-cobalt": {
    "name": "reading-lamp-cobalt",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c1c7d5",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACQAwCdASoUABQAPu1ur1IppiQiqAgBMB2JZQC/OBEc2z4y/5aAAP7C5ZYD6pTsfsHT2DvCbfWAw2XYxoaj8AKc16EJxBLg1QAAAA==",
    "alt": "A table lamp with a cobalt blue belly and a cream shade, lit.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "reading-lamp-moss": {
    "name": "reading-lamp-moss",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#ccceb4",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABwAwCdASoUABQAPu1wsFIppiSiqAgBMB2JZwDNwBEcr0tsy6AA/tMOa4dDfMlgqbVm1gsXa6sqXFqPhmgniO9A5HuAwAAA",
    "alt": "A table lamp with a moss green belly and a cream shade, lit.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "reading-lamp-tomato": {
    "name": "reading-lamp-tomato",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#debea8",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACwAwCdASoUABQAPu1ur1IppiQiqAgBMB2JYwC7ABEc20Kiq5FYAAD+wuWWA+pklQBeABsMlfpZB8ZXHY+EB36uNDQvqHmNo2h43VATs4Z1+AAA",
    "alt": "A table lamp with a tomato red belly and a cream shade, lit.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "restaurant-bread": {
    "name": "restaurant-bread",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d3c6b3",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADQAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JQBOgBDv8RS5EIjsIYMAA/u/P6BZ0WZM5R1ssvsshvCMAWhC1Q4eWfPjxfAOwZ/l3UDVva9Xk9zJHX04VZZnFZQwAAA==",
    "alt": "A slashed loaf and two slices on a board, green olives and a bowl of oil.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "restaurant",
    "alpha": false,
    "credit": "ours"
  },
  "restaurant-burrata": {
    "name": "restaurant-burrata",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#7f715d",
    "placeholder": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JZACdMoAlqAvd/a67+H4BogAA83WXF0IdrQov3HETClvskQKOu9viH0J1jsisS65JTvBhWg0XIXpkTzU4N2bqK33ZEy+PEpCSnTsB+ZrFQRNFDHHgctNz+Cb61itcfbdl8gAA",
    "alt": "Burrata in oil with small tomatoes and basil leaves, close.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "restaurant",
    "alpha": false,
    "credit": "ours"
  },
  "restaurant-evening": {
    "name": "restaurant-evening",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#4b2e19",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JZACsACHfPXjdvM1qxAAA/vDIxKfx/9yG09n7vLUBYB09EP+3123GcJsvaZ/mkWKcrAjmddWb7wd4rYxIsDbp/O87sgAA",
    "alt": "Two glasses of red wine and a bottle by the light of three candles.",
    "focus": [
      0.6,
      0.5
    ],
    "scene": "restaurant",
    "alpha": false,
    "credit": "ours"
  },
  "restaurant-linen": {
    "name": "restaurant-linen",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#cbbda5",
    "placeholder": "data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQBOmUABf5MVmu2WDdheAAP7t3+++q5KIwh0JYEOgy2WVhh5mmkVIk57XuJVj5zJ5yhTr08NUANGwTeW+91xHczSHv9T0viNJVPvcUp/h/M0Lcpe3I7eVPA7VEAAA",
    "alt": "The same dinner on a pale linen cloth with dark green plates and a terracotta napkin.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "restaurant",
    "alpha": false,
    "credit": "ours"
  },
  "restaurant-plate": {
    "name": "restaurant-plate",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#776c54",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZgCdMoADZW0fziXml/AA/IhON4X1wspO9Nz7irf09FZyMD7mQpDX55fKteSWxs+O0Brb1pFqWrnmmXvnC20npIgjyEOBl6AAAA==",
    "alt": "A plate of burrata, tomatoes and basil on slate, with brass cutlery and a saffron napkin.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "restaurant",
    "alpha": false,
    "credit": "ours"
  },
  "restaurant-soup": {
    "name": "restaurant-soup",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d19363",
    "placeholder": "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQBACdASoUABQAPu1sqlGppaO2qAqq0B2JaACxHxx4SIABL4bF+uUB3u9AAP6SaGETgnF+PzKrQfyZQIFtfhAha14tZuapaqVdbNxF7V2qqhDyoWrNuM3Awe5zP/IRajbdJxeRYIXAAAAA",
    "alt": "A bowl of yellow soup with a swirl of cream on a terracotta table, a brass spoon beside it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "restaurant",
    "alpha": false,
    "credit": "ours"
  },
  "restaurant-table": {
    "name": "restaurant-table",
    "width": 2400,
    "height": 1600,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#80725b",
    "placeholder": "data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYgCdMoACCKO5LRAAAP6TV4yEVQVUyAByhS9ffehcaNSEaT01fTaVCyCv0F4h1HBEZ6+D5DaXzCzSG2mWjYKzCuwO9YwGSVxBvx/4ZA1wfP/z2eSKNlT3gyEIBDqri0gLuXJyBuSaAAAA",
    "alt": "A laid slate table from above: burrata with tomatoes, saffron rice, soup, bread, wine and brass cutlery.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "restaurant",
    "alpha": false,
    "credit": "ours"
  },
  "screen-finds": {
    "name": "screen-finds",
    "width": 768,
    "height": 1638,
    "widths": [
      480,
      768
    ],
    "colour": "#e1dcd3",
    "placeholder": "data:image/webp;base64,UklGRtAAAABXRUJQVlA4IMQAAAAwBgCdASoUACsAPuVkpU2pJiOiMBqtUSAciUAZGoKA+Bulb8tK1UK0X2xXpKxkZ60wa4mwm1cX/AAAAP7wOcbRdSjg5Bw7gX1T5mLLtYEeA5V/8R2EewueiUOXa47Ms9e6r0jHyrEM818+nj/FwNEkR3UngHxSifWyVYDUP8Yf9RNEUqmijG98/hOb+7eK/O4P7jvgz5ePvs4bl/dBEhY2crsU7Ooo/csMAhfPyOVTOR0XX8e4xSlX8vz8e2M5kTHZugAA",
    "alt": "An app screen: four finds from the beach: a whelk, sea glass, a feather and a stone with a hole",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "screen-route": {
    "name": "screen-route",
    "width": 768,
    "height": 1638,
    "widths": [
      480,
      768
    ],
    "colour": "#cdd4c8",
    "placeholder": "data:image/webp;base64,UklGRqgAAABXRUJQVlA4IJwAAAAQBQCdASoUACsAPuVapU2pJSOiNVv4ASAciWQArhweDsln94SH1p3Wk/186vNB0lIUAP7G7J2nVQ7/ZX5NSl9vZVK5w0mtNGEKJmxOsFFPtPhuc8ta3CDeAPa0BM44ZrL2fltpneBLGJVmFodNHhoVSIjmEf/jeSOSsWc7k0yL+S3K+W/z6rOthcVMAte6r+jJy70jc+M636+MAAA=",
    "alt": "An app screen: a walk along a drawn coast as a coral line, and a button, Walk it",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "screen-today": {
    "name": "screen-today",
    "width": 768,
    "height": 1638,
    "widths": [
      480,
      768
    ],
    "colour": "#e0e4db",
    "placeholder": "data:image/webp;base64,UklGRuAAAABXRUJQVlA4INQAAADwBQCdASoUACsAPu1iq1CppKOiqrgMATAdiUAWne3GCaA3wWQeumtAC1BlFhcmj7z40tLM+tGwAAD+88Prprc3l5viG0eStOU0UqoeQLpD9uR/WgWR6KMIMoHEKUhwExiIzIQ7uOYEIG0lpLHBTqqXeXPQaCc1A4MXdvJJbLnrX2KX99E0CupzQjGOKW76+g1R5UAxxMs2ORUGPKLcEtlxIWarjHoUlyYqZBaGt58xkHIj+m8UREG4C70qjfwBKiUDEAWe6yQ9KKUei26EnNFlzR0AAA==",
    "alt": "An app screen: today’s low water over a drawn coast and three walks",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "screen-together": {
    "name": "screen-together",
    "width": 768,
    "height": 1638,
    "widths": [
      480,
      768
    ],
    "colour": "#f6e0d5",
    "placeholder": "data:image/webp;base64,UklGRtIAAABXRUJQVlA4IMYAAADwBACdASoUACsAPu1iqE4ppSOiMBVdUTAdiWQArAAsI6t6XUoYeSndnZDIpbke+YAA/vPD66fOQZxjEcWpf0JUmbWTo3YbXAFj6VR+23cUs6i4zCgDal1Z12McYaKX8nfGK6u7Qu+OCBDk8y5jtq0TaBRiGnTS06NW81dm8yO2PtVhkcy8de1U4BHVYLxqkiWVqvFgg60pT+iYpkTgu917LQcKBaEW+drrN/QEATJBRIkmj4L8tNQsZiOfDj0fnj453BKAAAA=",
    "alt": "An app screen: a short chat that fixes a walk for Saturday",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "screen-water": {
    "name": "screen-water",
    "width": 768,
    "height": 1638,
    "widths": [
      480,
      768
    ],
    "colour": "#f3ebe5",
    "placeholder": "data:image/webp;base64,UklGRsIAAABXRUJQVlA4ILYAAAAQBgCdASoUACsAPu1mqk6ppaOiMBqoATAdiUAZGocqD0I/L+MVrzJkT6XRdw9StoN30m5RGYAOWAAA/vIu1iHFm/jf/XeHR47sP1CkI4CQb3xP2IgxFd71ny94nBGo/ht2JDcWVTJXqBlVWVjqKF51eDcZeLu7pKmHFibX+lfzlTI0nBnsVdwPAmdI2aZBbIE5kRp0ImooFJ98GcDS4Y3+TctLXXmfzonWJlFbPXv1/PUG++4AAA==",
    "alt": "An app screen: the tide as a curve, now at 2.3 metres, with the next high and low water",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "screen-year": {
    "name": "screen-year",
    "width": 768,
    "height": 1638,
    "widths": [
      480,
      768
    ],
    "colour": "#2d2d36",
    "placeholder": "data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAACQBACdASoUACsAPu1qr08ppiSiKqoBMB2JZ2DrV0mIvjDqy+9A4av0GfT2jcAA/unjIJzliji9uCxgxxftJjzoQmXR5APp9u3rYpN9S7r3mcOkQ6SgbS33BF/8YpyuJJ7dAMOHY4rnQaZ4N5gaCdyGawmNjHxtbDY0IsgqSCePTb9iqJTmyHrgcd2Ic4WsF1NAwPIoAAA=",
    "alt": "A dark app screen: 412 kilometres of coast this year as bars",
    "focus": [
      0.5,
      0.4
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "service-app": {
    "name": "service-app",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d4d1bc",
    "placeholder": "",
    "alt": "A phone laid down as a garden bed in which app icons grow on stems, with a red watering can beside it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "services",
    "alpha": true,
    "credit": "ours"
  },
  "service-shop": {
    "name": "service-shop",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#cfcbb4",
    "placeholder": "",
    "alt": "A market stall whose back wall is a shop page; crates of fruit in front, parcels leaving on a belt.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "services",
    "alpha": true,
    "credit": "ours"
  },
  "service-web": {
    "name": "service-web",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d3d3bb",
    "placeholder": "",
    "alt": "A browser window raised like a barn wall, with a ladder, scaffolding and its last picture on ropes.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "services",
    "alpha": true,
    "credit": "ours"
  },
  "spa-bowl": {
    "name": "spa-bowl",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c5c4b3",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JZwC/OCID9SdRPltyohxAAAD+1eUO8TIBsdQdgJV5rTUdzxCDdZGFcrvsW0bQ2oVmrUhxgjj4m4AA",
    "alt": "White flowers floating in a dark bowl of water, a candle and towels beside it.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "spa",
    "alpha": false,
    "credit": "ours"
  },
  "spa-candles": {
    "name": "spa-candles",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#6f5831",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQBOgBDj0FcXPcYLUMmAA/rkbJQY5mMSWRTFq1wq1DhOQfVC9cAc6/fXGE1YFwTdh32mOllvcBFPQqMVaKJbcwAA=",
    "alt": "Five lit candles and pebbles in the evening.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "spa",
    "alpha": false,
    "credit": "ours"
  },
  "spa-linens": {
    "name": "spa-linens",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d9d1c0",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZQCdACHfhoUQJEAEAAD+5xiZzP5d8UMDVimEMUWSHYiivLTpG1BzcFi/v0knQAA=",
    "alt": "Folded towels in cream and olive, a pile of rolled ones and a wooden brush.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "spa",
    "alpha": false,
    "credit": "ours"
  },
  "spa-oils": {
    "name": "spa-oils",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#cec4ae",
    "placeholder": "data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAACwBACdASoUABkAPu1oqk+ppiOiKA1RMB2JYgCsABEc4ONj87Oqhas0MaqBdYMAAP7efoswqyTZHE/QxUr9MT5CeHZA7EPzIIUF2B8u5It8bOapEGS+Bmesfa8MFBzodpdJFHJzvbLIRbmAjhZMHBU5PTKMwaHfCtRBxuPVrKwMwx6UGrQloAGpAAA=",
    "alt": "Three amber bottles with plain labels on a stone block, twigs with leaves behind them.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "spa",
    "alpha": false,
    "credit": "ours"
  },
  "spa-pebbles": {
    "name": "spa-pebbles",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d0cabc",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZwAAW4QriqKPYdi3nvwAAP7nGOoPcgZ2iTmQJQkn9PGC7P5j6br+7qWlH0lPkZJUTIhwC/FkR8baAAA=",
    "alt": "Five grey pebbles one on another with a white flower, much empty room on the left.",
    "focus": [
      0.65,
      0.5
    ],
    "scene": "spa",
    "alpha": false,
    "credit": "ours"
  },
  "spa-stones": {
    "name": "spa-stones",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c9c4b0",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZQC06CHf1qI5Wgk1gAD+3n6F2VdftZNoaTw0rOyhW7tGZ/WiAwAJ8u7vIt/84eQNKlH1e18DfJ9PH2Y8dvnZW0UAAA==",
    "alt": "A pile of grey pebbles, rolled towels, two candles and white flowers on a wooden tray, sage ground.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "spa",
    "alpha": false,
    "credit": "ours"
  },
  "stage-badges": {
    "name": "stage-badges",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#6b65a3",
    "placeholder": "data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JagDCgBcMSTmkVA5QAAD9I8UPXYo1Lokbvhh6SioRuRUVmH5IB2FGvP5vmDuR29WbtU1w/2Sfj2ROr7mTUbf67Kk73VHzekph2oGEKWWUFRUgk8QByGobp8AU0AAA",
    "alt": "Three conference badges on ribbons in coral, lavender and yellow, with names and roles.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "stage",
    "alpha": false,
    "credit": "ours"
  },
  "stage-beams": {
    "name": "stage-beams",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#322745",
    "placeholder": "data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQBdgBDulDvVErsG9AAAA/vGAldfE8fehu7vwgrBu6INqCwIopcTqFjrUt2BGbsNeQm5y8K5hiWdxMUFLzQjgTwV/RuP7hPAsHn8OZc0ne5KQ2OroAA==",
    "alt": "A dark hall with rows of seats, a stage with three glowing discs on its screen and beams of light.",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "stage",
    "alpha": false,
    "credit": "ours"
  },
  "stage-microphone": {
    "name": "stage-microphone",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#624683",
    "placeholder": "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JbACdL1yBVWv0EelMqJhCjWMAAP7ZIXSuAVzm8IkYBlzv4m/WAzwFaT1Zw9vQEJNg1FOQtKMXsTAr3VO0Rg8zhQAOzZzQ3bkvFK/3lfeVyHtu1hYoYAAA",
    "alt": "A microphone before a coral disc on a violet wall.",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "stage",
    "alpha": false,
    "credit": "ours"
  },
  "stage-side": {
    "name": "stage-side",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#332640",
    "placeholder": "data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwCdABtTm+NwAAD+74WGjfLU/4A28TpdOkIk+GNvRw1jNPW5FnehrU/1aPDQ0Za/J9JPH1Z0G53WqZzZPl9AzTX4Oc9vBxt0PoauK7xiazXdrKuAAA==",
    "alt": "The stage from the side, beams of coral, lavender and blue crossing above the seats.",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "stage",
    "alpha": false,
    "credit": "ours"
  },
  "stools-bone": {
    "name": "stools-bone",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d9d2c8",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAwCdASoUABQAPu1sq08ppqOiMBgIATAdiWUAuwAQ76TOODgkAAD+3lb6EzTZUINeucBgr1064MYIOihT5uMa870dyU++6t9kxAAA",
    "alt": "Two round side tables, the taller one bone white.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "stools-moss": {
    "name": "stools-moss",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#bec1a4",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQAwCdASoUABQAPu1osFAppaUiqAqpMB2JZwDMWBEcr/x3eXgAAP7TEFmlWg/RV9siThb39Nq4PZCQbbzvMidYmXmBraz+dWkTwqeBgc+w7p087JwTRFUAAAA=",
    "alt": "Two round side tables, the taller one moss green.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "stools-tomato": {
    "name": "stools-tomato",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d8ae98",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACwAwCdASoUABQAPu1qsFAppaUiqAqpMB2JYgAALnX/7xHGkB3+gAD+wu+t1mYiyv0XF7+16ixq4oQV5Ev++O2dEEV/O/pDl993+JmFt7nvWq3Ok+sUizdidM69eGp4FAAAAA==",
    "alt": "Two round side tables, the taller one tomato red.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "table-butter": {
    "name": "table-butter",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#ded1a3",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQBACdASoUABQAPu1oq08ppiOiMBgIATAdiWQAuwAQ7+/cCpFjOKWA4AD+3ljP0u6VC/Fta/hGPI2HLXj6WJQ8fCnxA7se5tcJaeU+nORrE8XqAAAAAA==",
    "alt": "A butter yellow round table with a bottle vase on it, on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "table-moss": {
    "name": "table-moss",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c0c3a5",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoUABQAPu1mqU+ppSOiMBgIATAdiWUAAC51xBPNSWHPmAD+0w7d/rrVb9VrIPJm/2BjwgJRQIe+96wX3J+sa6MdOLDK2VA0pYAs/HlagzTQAAAA",
    "alt": "A moss green round table with a bottle vase on it, on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "table-tomato": {
    "name": "table-tomato",
    "width": 960,
    "height": 960,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#d9af98",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACQBACdASoUABQAPu1mqk8ppaOiMBgIATAdiWQAsR7MAaoEqNif0eMy0zXrB4AA/sLvKTCYMvdCyYO2XlwRjEnPd11F8Qe8rsFLGHqhuwEmvvda6H1aKffgwhqTVWuaDgAAAA==",
    "alt": "A tomato red round table with a bottle vase on it, on a plain ground.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "products",
    "alpha": false,
    "credit": "ours"
  },
  "town-day": {
    "name": "town-day",
    "width": 1600,
    "height": 1100,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#ecd78e",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoUAA4APu1iqU2ppaO7MAgDYB2JbACdLwAByk9bigFAAP7nKQ4orIgTwKC58Y2lHmzF0aQlCS+fB/7t9ZdWHQ6WzammyaJ67r/ks/5LDPJ613TjO0HzAAAA",
    "alt": "A small town seen from above a corner on a yellow ground, a searchlight rising from its park",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/town",
    "alpha": false,
    "credit": "ours"
  },
  "town-night": {
    "name": "town-night",
    "width": 1600,
    "height": 1100,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#3e4676",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoUAA4APu1iqU2ppaQiMAgBMB2JaACsL1yBeVqsZNJF0KQAAP7r79HNi07zDHpXlU1XhQyVm5Rn1RAsDENMSXyiXlDycnC6iL/vNsBDpncUAA==",
    "alt": "The small town at night, many windows lit, the searchlight warm in the sky",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/town",
    "alpha": false,
    "credit": "ours"
  },
  "town-pastel": {
    "name": "town-pastel",
    "width": 1600,
    "height": 1100,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#dce1df",
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASoUAA4APu1kqU2ppaOiMAgBMB2JYwCdACFQXMBgHgAA/u1H2LlsvdXYUIgoHq64ukuxIY/IOOOnqd/ST6fI5v04b0H2JSi5lsh0AA==",
    "alt": "The small town in pale colours under a light blue sky",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/town",
    "alpha": false,
    "credit": "ours"
  },
  "ui-app-phones": {
    "name": "ui-app-phones",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c6ccc2",
    "placeholder": "data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAQBACdASoUAA8APu1iqU2ppaOiMAgBMB2JZQDE2CFSXNKbSDp7UWnUkAD+5+z4UbgVTkVad0W8tWOyqEQd5JUtFO9KfWhOw/nNtYe79qH31gd6qtmxMOdBSF0oDJW3nI+uIpzkULI183tambQourhJgAA=",
    "alt": "Three phones: berths free in a harbor tonight, the next buses from a stop, a hail claim with photographs",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-ferry-before": {
    "name": "ui-ferry-before",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#dedbd3",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoUAA8APu1iqU2ppaOiMAgBMB2JZQAAXdX5ynRqVy8pcAAA/uHRidD5OAVogzijIZDO1eg5FlbRb/PwCRwCOlU08FBnYQAA",
    "alt": "The ferry line’s site of 2009 squeezed onto a phone, beside its timetable: a scanned sheet lying sideways",
    "focus": [
      0.3,
      0.5
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-ferry-booking": {
    "name": "ui-ferry-booking",
    "width": 1600,
    "height": 1000,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d3d5d4",
    "placeholder": "data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQBbbP/wGIcb2ut/GiAAA/udURY0+EXqOtbLeEh/+sSwom8NhqE7LNrCjF0HHeUcSeR0QatE05qlvDJ3GyQzrq3+U3AuKYe8/pVMUQLmziOeKoiRK02B4HcncAkEvNuP8AA==",
    "alt": "Three phones with the steps of booking a ferry: choose a boat, choose a vehicle, give a name and pay",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-ferry-staff": {
    "name": "ui-ferry-staff",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#b1aca2",
    "placeholder": "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAADQAwCdASoUAA0APu1kqk2ppaQiMAgBMB2JZgCw7CHfZ9pqheHh+oAA/OQ/wqqv8pGtrXEyjtg58O1H2h1jLDI88KYEPEsjv9r0+c8jaIpPZ0MtpZjETI1LMi7+4dcQWn5ZO6MHNo/AmJD2vPcnNTDTVHCMuk8nQLxZ0eQgAAA=",
    "alt": "A tablet in an orange case with the boarding list: cars by lane, and one large green button, On board",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-ferry-timetable": {
    "name": "ui-ferry-timetable",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#e4eaea",
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JZQDImCHhS9RiEJ4AAP7tU3m9j2vAlgAJfR4U3O1iZIR9vSZZuRhwhjdXsWM52Ki+cibIA3AAAA==",
    "alt": "The new ferry home page: the next four boats from each landing with the places left and a Book button",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-site-bakery": {
    "name": "ui-site-bakery",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#ecd5b7",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZACdMoADTt9E7mBX28gAAP7qe9a1E3hi77I7G0kZm8EejvpUqd7cSHcon/iAdaSPfA4SbFHchz2/Io/wXqx5/s0XrtAA",
    "alt": "A bakery’s site in a browser: Order by nine, warm at seven; four kinds of bread below",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-site-clinic": {
    "name": "ui-site-clinic",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d3e5e4",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAABwAwCdASoUAA0APu1mq04ppaQiMAgBMB2JQAALfSduyv479YAA/uqIGmwPwg42qww/Wid4Cz9NbBBegj6oWfnJVQIMaEC41wXmwasOGMov+gAA",
    "alt": "A clinic’s site in a browser: free times for five days, one chosen",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-site-museum": {
    "name": "ui-site-museum",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d8937f",
    "placeholder": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAACQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JbACdMoR3ACnULxEgXOv9AY3qeIAA/tgaWtnRwmDfNrR5g0G83ehI52Jf5ENRIy0dAe1ze2ru4l/Ml2Wvj2TUeqCh3qKxJKGJdsdT5BbMG+VOFkhOLNe6gtj2QoZJPhpq/gAA",
    "alt": "A museum’s site in a browser: Slow Machines in large type on red and white stripes",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "ui-site-orchard": {
    "name": "ui-site-orchard",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#ccd7c0",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JQBOgA9IHDTpqEMCuoAD+t7B0lHizQlUGe5+B6yYsBNaheF94UqE/TfZNexNxwLGPrgMuT0uUCyIlVIFVMmgA",
    "alt": "An orchard’s sales page in a browser: crates a day as bars, shares by sort of apple",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "drawn/interfaces",
    "alpha": false,
    "credit": "ours"
  },
  "vault-of-light": {
    "name": "vault-of-light",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#abae98",
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAwCdASoUAA0APu1kqU2ppaQiMAgBMB2JZQC/OBAcOzjIvH2AAP6YeOES+4tpEiS8JpxL130AQufrtQKA4OumSLko3iEE6417zMU+vIAAAA==",
    "alt": "A row of pale stone arches with sunlight between them, a brass ball on the floor.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "brass",
    "alpha": false,
    "credit": "ours"
  },
  "villa-day": {
    "name": "villa-day",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#8da496",
    "placeholder": "data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JZgCdMoADQwDSvYO/Mj1IAAD926qxyq9nrECCUogd9JWGYCPZnuMWc3bPfaQCIUEXrkOgI7majYxAg/FJI+FO1rdB5tsLV5tJ7crXxCIAAA==",
    "alt": "The villa in bright daylight: white upper box over a concrete ground floor, pool, loungers, trees.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "villa",
    "alpha": false,
    "credit": "ours"
  },
  "villa-dusk": {
    "name": "villa-dusk",
    "width": 2400,
    "height": 1500,
    "widths": [
      480,
      768,
      960,
      1600,
      2400
    ],
    "colour": "#647077",
    "placeholder": "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JZgCdMoAB6rsZrdD8VWiAAP0roOZItEhmiwgkee/Ml1kf/JHNxVyylzgC3+5tqvHuTHs41T2XTEgymtghTDU79jIyD9AOZKad/rj0FxO2KIAA",
    "alt": "A flat-roofed villa at dusk, its ground floor glowing, the pool in front reflecting it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "villa",
    "alpha": false,
    "credit": "ours"
  },
  "villa-pool": {
    "name": "villa-pool",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#6a7073",
    "placeholder": "data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JagCdIE3JqgOevAuZJ3Ps30xAAP2h4EIfDo4WgVqw8qlXmuiVgdAjJJaef2gBMZCzKQ7RzcFpeeRFD0yztjb6yGXQxCPdDHYmfs0QPM4k83XW+SDPFe7SBLoCA+cRxFMfZXqRj1AAAA==",
    "alt": "Low over the pool towards the lit rooms of the villa in the evening.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "villa",
    "alpha": false,
    "credit": "ours"
  },
  "villa-side": {
    "name": "villa-side",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#919c93",
    "placeholder": "data:image/webp;base64,UklGRsYAAABXRUJQVlA4ILoAAAAQBgCdASoUABkAPu1srVEppaQiqAqpMB2JZgCdMzRCur/3B7f/API7nLAlrmlcV3ChvA/pYUOSMqAA/H2/FW3ZnkID1Lcck2ADAKPo79EJ+Zm10q1Z69zI9/w0DBaRBPt5DIjzkxSGKgcNi3eyCN1IDBRhmxMM1XrCoeie/726+JSqDZ1M908+rK91yoskKf07byCWYNWmCLSNOhByrcpbjK0uigGzPMBKjhQBvFaEh2ZsZm7cSXiIAAA=",
    "alt": "The villa from the side by day, its wooden slats and the white box above.",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "villa",
    "alpha": false,
    "credit": "ours"
  },
  "villa-upper": {
    "name": "villa-upper",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#6b6a64",
    "placeholder": "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JbAC7MoAC2YbKK7Vlf+oXgAD+6/7/4tn0N5mSp6fKhijyqjnnEiyBfGCiFnb3w2py8euzotwuYROwRJHMdlol1LEuQ7fzfrmNWe4u4vdJLM8vfzcQwl9nKGAO1lruQG0Um/B4AAA=",
    "alt": "The lit upper room of the villa from below, a glass rail along its edge.",
    "focus": [
      0.5,
      0.45
    ],
    "scene": "villa",
    "alpha": false,
    "credit": "ours"
  },
  "workshop-bench": {
    "name": "workshop-bench",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#bba686",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZgCw7Bsg9WWpJ0jYMgAA/tQwDVK+entwIowL6BGVx5Vd72xuufKGtFOE8UIxZsaSZlW1cQAHjeam0cBRyHVG8iLzQQLze6AAAA==",
    "alt": "A browser window being put together on a workbench, its picture still lying beside it among shavings and tools.",
    "focus": [
      0.5,
      0.55
    ],
    "scene": "indoors",
    "alpha": false,
    "credit": "ours"
  },
  "workshop-door": {
    "name": "workshop-door",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#9b8e65",
    "placeholder": "data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JagCdACGnpNO/W6zAAPwWxYqDEFmgeFndSnHVBjipPkSBIaHxoXrflOoHhkDSHL8bnjjILhwCAKmNzBw4ADGhtZfh392iKhgHqXXqGskL5wJKYuBh6LIFkAA=",
    "alt": "The view from inside the shed through its open front to a field, a fence and pale hills in the morning.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "indoors",
    "alpha": false,
    "credit": "ours"
  },
  "workshop-evening": {
    "name": "workshop-evening",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#8f8f74",
    "placeholder": "data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JZgCsEf/gMTNyDtb3SVTcGQAA/slBR9HLY1nmEEMmAAQgTQoW3lZBAJmIInVfrNu2RkReuSTotP1+sowjeGp+51keUXdI9Go13/S8q5exUUUddSXYCQqEdUEY1wD9WrNnG+gdBNbBSQ1qAAA=",
    "alt": "The workshop in the field at dusk, lamps lit inside, the half-built interface machine in front of it.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "workshop",
    "alpha": false,
    "credit": "ours"
  },
  "workshop-field": {
    "name": "workshop-field",
    "width": 1600,
    "height": 1200,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c6c3a7",
    "placeholder": "",
    "alt": "A model field with an open workshop: a half-built machine made of a browser window, buttons and cogs, a crane, a tree and a lark.",
    "focus": [
      0.45,
      0.5
    ],
    "scene": "workshop",
    "alpha": true,
    "credit": "ours"
  },
  "workshop-machine": {
    "name": "workshop-machine",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#b7bc9c",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JbAAAQL/dDTreRgAA/sibzq5nn1WJ5ZQ0USdwrBMDZIffOLi8dKfc72bxw0a1FKFj366L2UqQIFNPXXOUkAAA",
    "alt": "The interface machine from low in the grass: a browser window on a green case with a red button, switches, sliders and cogs.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "field",
    "alpha": false,
    "credit": "ours"
  },
  "yoga-corner": {
    "name": "yoga-corner",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#ceb398",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQBOl65ApnWZLSDUrTAD+l2yBZe0pZAQLMmXOcamHfMP4XiiwJWNdjKqzaN3mfBjd3gDwZFnyavGf4gEAAA==",
    "alt": "A half-unrolled sage mat in window light before a clay-coloured arch with an olive tree and grasses.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "yoga",
    "alpha": false,
    "credit": "ours"
  },
  "yoga-cushions": {
    "name": "yoga-cushions",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#c2b697",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JQBYdg8dykdHbbtdAAP5lTbQc2ogpbeaXvRKTXZKkz7uOLGuN1M5QGqyiy+QqtHJDTP58zqhFAAAA",
    "alt": "A round floor cushion with a pillow, folded blankets and a palm against a sage wall.",
    "focus": [
      0.55,
      0.6
    ],
    "scene": "yoga",
    "alpha": false,
    "credit": "ours"
  },
  "yoga-mat": {
    "name": "yoga-mat",
    "width": 960,
    "height": 1200,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#ccb092",
    "placeholder": "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAABQBACdASoUABkAPu1wr1IppiQiqAgBMB2JQBdgAZcr6kLz7fHngOxkXsgAAP7e6ScPbSSFK9FxicI94VwqM9V6z3XK5l3TkbzHHc+tvFbYiAltlujDoh60CdL931UHiFsfkrambk+63vWcD9J8FrWmtceCYdgAAAA=",
    "alt": "The sage mat from above its end, a clay cushion and an olive tree behind it.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "yoga",
    "alpha": false,
    "credit": "ours"
  },
  "yoga-stones": {
    "name": "yoga-stones",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#d9cbba",
    "placeholder": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABQAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JZQCw7CzbPILeQAD+7gIf7i7kn3S/9YQ/EHQNMkHN/neW+JxTrmWuGrFOBP4n0fqktO3AAAA=",
    "alt": "Four balanced stones, a clay bowl and a vase of dried grasses against a blush wall.",
    "focus": [
      0.45,
      0.6
    ],
    "scene": "yoga",
    "alpha": false,
    "credit": "ours"
  }
} as const satisfies Record<string, PictureRecord>;
