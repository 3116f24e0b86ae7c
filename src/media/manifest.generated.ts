// Written by art/encode.ts. Do not edit: change the rows in art/ and run it again.
import type { PictureRecord } from './picture-record.ts';

export const manifest = {
  "career-stool": {
    "name": "career-stool",
    "width": 960,
    "height": 640,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#bbac90",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JYgCdL1yB3GybZ6MtQAD+yG2bf2Wc34UCyOcS3cGe4tNFCl7cpM4WBhMaZUy3OTZHxXccuVjP7dA7+4jYJwAA",
    "alt": "A free place at the workbench: a red stool, a lamp, a notebook, a mug, and an apron on its hook in morning light.",
    "focus": [
      0.5,
      0.6
    ],
    "scene": "indoors",
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
    "colour": "#bcbd90",
    "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JZgAAUrXUUgPGL2ARpgAA/pvTmVo0RljJjiivgOIuoA41ssf98NcWlFOiyuHYzsMi/6SddMy5pIeKF0BBJAGAAe3bKivgAAA=",
    "alt": "A white field gate standing alone across a path with no fence beside it, and a signpost with three arrows.",
    "focus": [
      0.55,
      0.5
    ],
    "scene": "field",
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
    "colour": "#b8bb8b",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JZgAAUrZ+QqjngeXWAP7KYhAXnlzgmph6pGXsgKCL98NcWlS5RDhGmlMX6lP07XqIYw6Lkl5BcAAA",
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
    "width": 960,
    "height": 640,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#c3a57d",
    "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoUAA0APu1iqU2ppaOiMAgBMB2JaACdMoACfKJ8jvjsEPtj0AD4YuT8xLZ5o4IZxajIxiODXcMW/XmSke7QR4FRiXTrTji4CI5EKLCk9i3355Fji/rKHgRGezQAAA==",
    "alt": "A desk from above: two envelopes, a half-written letter with a fountain pen, stamps, a mug and a plant.",
    "focus": [
      0.5,
      0.5
    ],
    "scene": "indoors",
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
    "width": 960,
    "height": 640,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#b6a384",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACwAwCdASoUAA0APu1iqU2ppaQiMAgBMB2JZACsABIBe4PYQQGIAAD+1DANUoXiU/4T+Z20SoUP5zIsu7kkN2G0H6Jy9OUC+ekEoGoBC4FlIfefujS20hA5t3pqOgAA",
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
    "width": 960,
    "height": 640,
    "widths": [
      480,
      768,
      960
    ],
    "colour": "#908a66",
    "placeholder": "data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAwCdASoUAA0APu1iqU2ppaOiMAgBMB2JaACdMoADX+tuHaGYzTZAAPwWxYFjKFt3o2jS8Tz0FVB78C1qzB893A/4YhpVg29GDsnKgEa9EelInejHTntqA1selFTqtM8aKYSM4oxkSROz9TUCXVIuIIAAAA==",
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
