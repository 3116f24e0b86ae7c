/** Digits and two signs as a coarse screen has them: four dots wide, seven high, one bit a dot. */
const drawn: Record<string, readonly string[]> = {
  '0': ['.##.', '#..#', '#..#', '#..#', '#..#', '#..#', '.##.'],
  '1': ['..#.', '.##.', '..#.', '..#.', '..#.', '..#.', '.###'],
  '2': ['.##.', '#..#', '...#', '..#.', '.#..', '#...', '####'],
  '3': ['###.', '...#', '...#', '.##.', '...#', '...#', '###.'],
  '4': ['#..#', '#..#', '#..#', '####', '...#', '...#', '...#'],
  '7': ['####', '...#', '...#', '..#.', '..#.', '.#..', '.#..'],
  '8': ['.##.', '#..#', '#..#', '.##.', '#..#', '#..#', '.##.'],
};

/** The bits of a digit, the upper left dot first. */
export function bitsOf(digit: string): string {
  const rows = drawn[digit];
  if (!rows) throw new Error(`No digit “${digit}” is drawn.`);
  let bits = 0;
  [...rows.join('')].forEach((dot, i) => {
    if (dot === '#') bits |= 1 << i;
  });
  return `0x${bits.toString(16)}`;
}

/** `dot(bits, cell)`: whether a dot is lit; cells count from the upper left. */
export const glyphs = `
float dot4(int bits, vec2 cell) {
  if (cell.x < 0.0 || cell.x > 3.5 || cell.y < 0.0 || cell.y > 6.5) return 0.0;
  return float((bits >> (int(cell.y) * 4 + int(cell.x))) & 1);
}
const vec3 LIME = vec3(0.578, 1.0, 0.002);
// As a print has it: what is nearly black is black.
void develop(vec3 light, float toe, float grain) { show(light * light / (light + toe), grain); }
`;
