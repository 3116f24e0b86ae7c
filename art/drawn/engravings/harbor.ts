import { chance } from '../posters/forms.ts';
import { box, disc, flatStroke, shape } from '../svg.ts';

/** A cylinder in upright strokes, closer together towards its dark side on the right. */
function silo(x: number, top: number, wide: number, base: number, ink: string): string {
  const lines = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    const at = x + wide * (0.5 - 0.5 * Math.cos(t * Math.PI));
    return flatStroke(`M${at.toFixed(1)} ${top}V${base}`, ink, 0.7 + 2.4 * t ** 2);
  });
  return box(x, top, wide, base - top, 0, '#eef3ea') + lines.join('');
}

/** The grain elevators of a harbor in snow, cut in lines, as a vignette of `width` from (0, 0). */
export function harbor(width: number, height: number, ink: string): string {
  const shore = height * 0.62;
  const roll = chance(40);
  const sky = Array.from({ length: 30 }, (_, i) => {
    const y = 8 + i * (shore / 30);
    return flatStroke(`M0 ${y.toFixed(1)}H${width}`, ink, 0.35 + 0.55 * (1 - i / 30));
  });
  const lake = Array.from({ length: 26 }, (_, i) => {
    const y = shore + 8 + i * 1.1 * (1 + i * 0.32);
    const gap = 40 + roll() * (width - 160);
    return flatStroke(
      `M0 ${y.toFixed(1)}H${gap.toFixed(0)}m${(30 + roll() * 60).toFixed(0)} 0H${width}`,
      ink,
      0.9 + i * 0.07,
    );
  });
  const hill = `M0 ${shore}C${width * 0.2} ${shore - 90} ${width * 0.38} ${shore - 30} ${width * 0.5} ${shore - 48}S${width * 0.86} ${shore - 120} ${width} ${shore - 60}V${shore}Z`;
  const silos = Array.from({ length: 6 }, (_, i) =>
    silo(width * 0.34 + i * 46, shore - 176, 46, shore + 2, ink),
  );
  const house =
    shape(
      `M${width * 0.34 + 60} ${shore - 176}v-86h26l34-34 34 34h26v86z`,
      '#eef3ea',
      `stroke="${ink}" stroke-width="2.4"`,
    ) +
    Array.from({ length: 9 }, (_, i) =>
      flatStroke(
        `M${(width * 0.34 + 132 + i * 5.4).toFixed(1)} ${shore - 258}v80`,
        ink,
        0.8 + i * 0.22,
      ),
    ).join('');
  const snow = Array.from({ length: 260 }, () =>
    disc(
      Number((roll() * width).toFixed(1)),
      Number((roll() * height).toFixed(1)),
      Number((1 + roll() * 2.8).toFixed(1)),
      '#fbfdf9',
    ),
  );
  return [...sky, shape(hill, '#c3d6c9'), ...lake, ...silos, house, ...snow].join('');
}
