import { at, box, flatStroke, shape } from '../svg.ts';

interface HouseStyle {
  wide: number;
  storeys: number;
  roof: 'gable' | 'hip' | 'tower';
  body: string;
  trim: string;
  /** Colour of the panes. */
  glass: string;
}

const storey = 168;

const sash = (x: number, y: number, { trim, glass, body }: HouseStyle) =>
  box(x - 27, y, 54, 104, 0, trim) +
  box(x - 20, y + 7, 40, 90, 0, glass) +
  flatStroke(`M${x} ${y + 7}V${y + 97}M${x - 20} ${y + 52}H${x + 20}`, body, 4) +
  box(x - 47, y + 2, 18, 100, 0, trim, 'opacity=".5"') +
  box(x + 29, y + 2, 18, 100, 0, trim, 'opacity=".5"');

function gallery(wide: number, y: number, { trim }: HouseStyle) {
  const posts = Math.max(4, Math.round(wide / 115));
  const lines = Array.from({ length: posts }, (_, i) => {
    const x = 10 + ((wide - 20) * i) / (posts - 1);
    const arch =
      i < posts - 1
        ? `M${x} ${y + 30}q${(wide - 20) / (posts - 1) / 2} -36 ${(wide - 20) / (posts - 1)} 0`
        : '';
    return `M${x} ${y + 4}V${y + storey - 4}${arch}`;
  }).join('');
  const rails = Array.from(
    { length: Math.floor(wide / 15) },
    (_, i) => `M${8 + i * 15} ${y + 122}v40`,
  );
  return (
    flatStroke(lines, trim, 6) +
    flatStroke(`M4 ${y + 122}H${wide - 4}`, trim, 5) +
    flatStroke(rails.join(''), trim, 2.5)
  );
}

/** A frame house with galleries, its floor on y=0, growing upwards; x from 0. */
export function house(x: number, y: number, style: HouseStyle): string {
  const { wide, storeys, roof, body, trim } = style;
  const tall = storeys * storey;
  const clapboard = Array.from(
    { length: Math.floor(tall / 14) },
    (_, i) => `M0 ${-8 - i * 14}H${wide}`,
  ).join('');
  const bays = Math.max(2, Math.round(wide / 150));
  const windows = Array.from({ length: storeys * bays }, (_, i) =>
    sash(((i % bays) + 0.5) * (wide / bays), -(Math.floor(i / bays) + 1) * storey + 36, style),
  ).join('');
  const eaves = -tall;
  const ridge = roof === 'gable' ? eaves - wide * 0.36 : eaves - wide * 0.24;
  const roofs = {
    gable: `M-26 ${eaves}L${wide / 2} ${ridge}L${wide + 26} ${eaves}Z`,
    hip: `M-30 ${eaves}L${wide * 0.24} ${ridge}H${wide * 0.76}L${wide + 30} ${eaves}Z`,
    tower: `M-26 ${eaves}L${wide * 0.2} ${ridge}H${wide * 0.56}V${ridge - 130}L${wide * 0.72} ${ridge - 290}L${wide * 0.88} ${ridge - 130}V${ridge + 40}L${wide + 30} ${eaves}Z`,
  } as const;
  const attic =
    roof === 'gable'
      ? sash(wide / 2, eaves - wide * 0.19, style)
      : roof === 'tower'
        ? sash(wide * 0.72, ridge - 116, style)
        : '';
  const galleries = Array.from({ length: storeys }, (_, i) =>
    gallery(wide, -(i + 1) * storey, style),
  ).join('');
  const chimney = box(wide * 0.16, ridge - 40, 38, eaves - ridge + 40, 0, body);
  return at(
    x,
    y,
    chimney +
      box(0, -tall, wide, tall, 0, body) +
      flatStroke(clapboard, trim, 1.5, 'opacity=".2"') +
      shape(roofs[roof], body) +
      flatStroke(`M-26 ${eaves}H${wide + 26}`, trim, 5) +
      windows +
      attic +
      galleries +
      box(-10, -8, wide + 20, 18, 0, body),
  );
}
