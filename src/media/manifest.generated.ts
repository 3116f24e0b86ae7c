// Written by art/encode.ts. Do not edit: change the rows in art/ and run it again.
import type { PictureRecord } from './picture-record.ts';

export const manifest = {
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
    "colour": "#855e3d",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQBACdASoUAA0APu1iqU2ppaQiMAgBMB2JQBOmUI7LBHr83+4Ieo44AADZbcdwmyXfYbXHmXN2HQjyy4mMZN+V4klex9I+kY84PSXNNcMQbSFzXX51oFDbHumJ/9Ifp4X/gAAA",
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
    "colour": "#b9957d",
    "placeholder": "data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JZgCdMoADYhxJKIaa/sTz0oAA/uceoqSXlUCaO1gsgkEvY2O0ZzgJAWXoQUc7y/pkDP+VFtZyh3RWxyGnL+cXbQMVMYD/2LgxSmIV/DFRQYb0AAA=",
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
    "colour": "#9c6b43",
    "placeholder": "data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JZgCdL1yB0NAk4WTixooAAP6jSw7AlEvZ7ErdQuDEjiYoh8YAV9c1HBt3Q/8WPsLM+ZAudMK6KB7/o554blFHIT4TXi7If7Li6AwUGAAAAA==",
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
    "colour": "#8f613a",
    "placeholder": "data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZACdMoADKBTa+zMATw9QAP7QcFLSPMR9Ph1EQou5SC7/j6nBs9iPDFtEAFTW1DM3f5iQxxZX7YU8bM5qttUtVH9IKGNWAopE1SfkvbEcUwhCrrhftQyTtMWAAA==",
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
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#b3b3a3",
    "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwBACdASoUAAsAPu1kqk4ppaQiMAgBMB2JYwC7Ef/gPIUK1vScQr+3KAAA/t+DIjScjhC2I+q459CRX3RTjWt+Kjkwj/ZFN8rHdKmaINfJ2LfbWcf7BI9OFHAAAA==",
    "alt": "A small green and white ferry at a wooden landing with a ticket booth, still water and misty hills behind.",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "ferry",
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
    "colour": "#aea48e",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JQBOgA1vrCrvNPQIjS0AA/folAmZgpGS64oYH1tG2UfgyUajfR4YNfZ0PrWR8+H8m36t+/WSft9y0qfotp9r1tTTvW5gA",
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
    "colour": "#c2b098",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoUAA0APu1iqk2ppaQiMAgBMB2JQBYdg1n3TGuzPnIQgAD+ZYnLvHfsqH4VJf9xIyUz7CbJN0Ve1Ueue9MuIPor/4+FuNzb9JIroFIvPppwAAAA",
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
    "colour": "#786656",
    "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JQBOmUI7LBJhYCUWDuwgYDgAA/m/HPbuqRRem/ILunMJi8L3GE/PPiV4vbqxQf/ipEVX+hi0lvwXd9CHNvPCAAAA=",
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
    "colour": "#baa087",
    "placeholder": "data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACQBQCdASoUABkAPu1krVAppSQisBgIATAdiWMAuzNkAVmzRgeHjFTf4a9KK7HLfkec7hvQAAD+ZYnLvHfsmvQY9+V+93SftodrYnI18ohOJ9sNM8+LiA+bw6kJDs7WvL7H/6iVaqAdVwbJMs1FD0qWpUXu0fmQu/6FiOTTxriEap5BWhuEa1tX9JxNeAAA",
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
    "colour": "#c1b8a7",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwCsACIjivEbu1yNIFAAAP6XZmj7nREADNIAtnZwNrI5asBK3py/utea+ACM67PBVyGmV15h0Z5afyAAAA==",
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
    "colour": "#bfab93",
    "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYgCw7CB/HvuHQm7/ViHgAP5YCqvlf1kVYkIWygMxvkyk1UVMlEolIXMXZG4MnluYPcRigvlpiuuBuJHZvHWFA9Q5F8HsH9k/gAAA",
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
    "colour": "#b1a897",
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYwCsAB9ADp7KrNAVK4AAAP6NMst2FqTcvMR26BZMiaj1NNe1oI1yC3d87eqjXkIWaaaenwK8x2jVmlI6C2RWLLnFWmwp1sxJ4yrAAAA=",
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
    "colour": "#a7a18a",
    "placeholder": "data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwBACdASoUABkAPu1mqU2ppaQiMAgBMB2JZADCgB9wxhwsU22vxrt3Pqsca1tAAP7e3Zv9CuLEFZlhDFgLueU5zQ7eTySzDbVal4UfOaCMNfBq9IMPWF43GTJjaZshKfG7Mqqqp03h+sJ+52WFSMZTkTMPR841PyKHjAJeqH7x96YsUDgAAA==",
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
    "colour": "#a69c8b",
    "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JZQCdABjuGENeOZPzAAD+VGJIK8741jj6/mGce7RbXnwabCwL5Bj+iJtoGeYofVSSM4xcDIE9pJtwoMAAAA==",
    "alt": "Black, brass and cream vases on the shelves of a pale arched niche.",
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
    "colour": "#cabda5",
    "placeholder": "data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwBACdASoUAA0APu1iqU2ppaOiMAgBMB2JYgCdMoM20EKT8p94PzRz74AA/usl5I8jzZUR9V7mfouhw++LukwUt9XczY06fUNWNID5h+CnmEsZaNgkwuaQulrbowbCOJoqpMq7TW6gcrEYR9YjXl7X+AKCDoAA",
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
  "restaurant-table": {
    "name": "restaurant-table",
    "width": 1600,
    "height": 1067,
    "widths": [
      480,
      768,
      960,
      1600
    ],
    "colour": "#7f7259",
    "placeholder": "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAADQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYgCdMoADEjzPszB+wAAA/pNXjIRVBQam23YZP4w2HM5OsSs/eFkeoGaRzj6Phc9jNbQG6odwO/WiUBrpPj/oQA7TAULlbmSQ0OtwyxnkY4rh/IgY59BLUtYQICpijk1n6yNpogA=",
    "alt": "A laid slate table from above: burrata with tomatoes, saffron rice, soup, bread, wine and brass cutlery.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "restaurant",
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
  }
} as const satisfies Record<string, PictureRecord>;
