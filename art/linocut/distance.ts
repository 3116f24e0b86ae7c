/** Squares of distances along one line, after Felzenszwalb and Huttenlocher. */
function alongLine(
  values: Float64Array,
  count: number,
  into: Float64Array,
  hull: Int32Array,
  bounds: Float64Array,
): void {
  let last = 0;
  hull[0] = 0;
  bounds[0] = Number.NEGATIVE_INFINITY;
  bounds[1] = Number.POSITIVE_INFINITY;
  for (let place = 1; place < count; place++) {
    const own = (values[place] ?? 0) + place * place;
    let meets = 0;
    for (;;) {
      const other = hull[last] ?? 0;
      meets = (own - (values[other] ?? 0) - other * other) / (2 * place - 2 * other);
      if (meets > (bounds[last] ?? 0) || last === 0) break;
      last--;
    }
    last++;
    hull[last] = place;
    bounds[last] = meets;
    bounds[last + 1] = Number.POSITIVE_INFINITY;
  }
  let at = 0;
  for (let place = 0; place < count; place++) {
    while ((bounds[at + 1] ?? 0) < place) at++;
    const nearest = hull[at] ?? 0;
    into[place] = (place - nearest) ** 2 + (values[nearest] ?? 0);
  }
}

/** Distance of each pixel from the nearest that takes ink, in pixels. */
export function distancesTo(mask: Uint8Array, width: number, height: number): Float32Array {
  const far = 1e9;
  const long = Math.max(width, height);
  const [values, into] = [new Float64Array(long), new Float64Array(long)];
  const [hull, bounds] = [new Int32Array(long), new Float64Array(long + 1)];
  const squares = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) values[y] = (mask[y * width + x] ?? 0) > 127 ? 0 : far;
    alongLine(values, height, into, hull, bounds);
    for (let y = 0; y < height; y++) squares[y * width + x] = into[y] ?? far;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) values[x] = squares[y * width + x] ?? far;
    alongLine(values, width, into, hull, bounds);
    for (let x = 0; x < width; x++) squares[y * width + x] = Math.sqrt(into[x] ?? far);
  }
  return squares;
}
