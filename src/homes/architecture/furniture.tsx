/** SVG paths of the furniture, each drawn around its center; a foot is ten units. */
const furniturePaths = {
  'double-bed': 'M-25-34h50v68h-50zM-21-30h19v13h-19zM2-30h19v13h-19zM-25-10h50',
  'single-bed': 'M-17-33h34v66h-34zM-13-29h26v13h-26zM-17-10h34',
  sofa: 'M-36-15h72v30h-72zM-36-6h72M-28-6v21M28-6v21M0-6v21',
  table:
    'M-40-16h80v32h-80zM-34-27h13v9h-13zM-6-27h13v9h-13zM21-27h13v9h-13zM-34 18h13v9h-13zM-6 18h13v9h-13zM21 18h13v9h-13z',
  'round-table':
    'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM-6-28h12v9h-12zM-6 19h12v9h-12zM-28-6h9v12h-9zM19-6h9v12h-9z',
  kitchen:
    'M-45-11h90v22h-90zM-38-6h16v12h-16zM8 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM24 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  bath: 'M-28-14h56v28h-56zM-24-8q0-2 2-2h40q6 0 6 10t-6 10h-40q-2 0-2-2z',
  wc: 'M-8-13h16v6h-16zM-7 2a7 9 0 1 0 14 0a7 9 0 1 0-14 0z',
  basin: 'M-10-8h20v16h-20zM-5 1a5 4 0 1 0 10 0a5 4 0 1 0-10 0z',
  desk: 'M-27-13h54v26h-54zM-8 16h16v10h-16z',
  shelf: 'M-40-5h80v10h-80zM-20-5v10M0-5v10M20-5v10',
  tree: 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0zM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM0-7v-22M0 7v22M-7 0h-22M7 0h22M5-5l15-15M-5-5l-15-15M5 5l15 15M-5 5l-15 15',
} as const;

/** A piece of furniture by its name. */
export type FurnitureName = keyof typeof furniturePaths;

/** The furniture of all plans of a page, for `<use href="#piece-desk">`. Shows nothing itself. */
export function PlanPieces() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        {Object.entries(furniturePaths).map(([name, d]) => (
          <path key={name} id={`piece-${name}`} d={d} />
        ))}
      </defs>
    </svg>
  );
}
