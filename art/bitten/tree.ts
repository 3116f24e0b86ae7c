import type { Mesh } from './mesh.ts';

/** Boxes within boxes round the triangles of a mesh: six numbers a box, and its first triangle or child. */
export interface Tree {
  places: Float32Array;
  order: Uint32Array;
  boxes: Float32Array;
  first: Uint32Array;
  /** Triangles of a leaf; 0 for a box of two boxes. */
  count: Uint32Array;
}

const leaf = 4;
const bins = 12;

/** Grows the tree, each box cut where it costs a ray least. */
export function growTree({ places: numbers, materials }: Mesh): Tree {
  const places = Float32Array.from(numbers);
  const total = materials.length;
  const order = Uint32Array.from({ length: total }, (_, index) => index);
  const low = new Float32Array(total * 3);
  const high = new Float32Array(total * 3);
  for (let t = 0; t < total; t++)
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [0, 3, 6].map((corner) => places[t * 9 + corner + axis] ?? 0);
      low[t * 3 + axis] = Math.min(a ?? 0, b ?? 0, c ?? 0);
      high[t * 3 + axis] = Math.max(a ?? 0, b ?? 0, c ?? 0);
    }
  const middle = (t: number, axis: number) =>
    ((low[t * 3 + axis] ?? 0) + (high[t * 3 + axis] ?? 0)) / 2;
  const boxes = new Float32Array(Math.max(1, total * 2) * 6);
  const first = new Uint32Array(Math.max(1, total * 2));
  const count = new Uint32Array(Math.max(1, total * 2));
  let used = 1;
  const fit = (from: number, to: number, box: Float32Array, at: number) => {
    for (let axis = 0; axis < 3; axis++) {
      let [least, most] = [Infinity, -Infinity];
      for (let i = from; i < to; i++) {
        const t = (order[i] ?? 0) * 3 + axis;
        least = Math.min(least, low[t] ?? 0);
        most = Math.max(most, high[t] ?? 0);
      }
      box[at + axis] = least;
      box[at + 3 + axis] = most;
    }
  };
  const half = (box: Float32Array, at: number) => {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map(
      (axis) => (box[at + 3 + axis] ?? 0) - (box[at + axis] ?? 0),
    );
    return x * y + y * z + z * x;
  };
  const work: [node: number, from: number, to: number][] = [[0, 0, total]];
  const spare = new Float32Array(6);
  while (work.length > 0) {
    const [node, from, to] = work.pop() ?? [0, 0, 0];
    fit(from, to, boxes, node * 6);
    first[node] = from;
    count[node] = to - from;
    if (to - from <= leaf) continue;
    let best = { cost: Infinity, axis: 0, at: 0 };
    for (let axis = 0; axis < 3; axis++) {
      let [least, most] = [Infinity, -Infinity];
      for (let i = from; i < to; i++) {
        const m = middle(order[i] ?? 0, axis);
        least = Math.min(least, m);
        most = Math.max(most, m);
      }
      if (most - least < 1e-9) continue;
      const sum = (side: (bin: number) => boolean) => {
        spare.fill(0, 0, 6);
        let [inside, any] = [0, false];
        for (let b = 0; b < bins; b++) {
          if (!side(b) || !held[b]) continue;
          for (let k = 0; k < 3; k++) {
            const [lo, hi] = [binBox[b * 6 + k] ?? 0, binBox[b * 6 + 3 + k] ?? 0];
            spare[k] = any ? Math.min(spare[k] ?? 0, lo) : lo;
            spare[k + 3] = any ? Math.max(spare[k + 3] ?? 0, hi) : hi;
          }
          any = true;
          inside += held[b] ?? 0;
        }
        return inside * half(spare, 0);
      };
      const held = new Uint32Array(bins);
      const binBox = new Float32Array(bins * 6);
      for (let b = 0; b < bins; b++)
        for (let k = 0; k < 3; k++) {
          binBox[b * 6 + k] = Infinity;
          binBox[b * 6 + 3 + k] = -Infinity;
        }
      for (let i = from; i < to; i++) {
        const t = order[i] ?? 0;
        const b = Math.min(
          bins - 1,
          Math.floor(((middle(t, axis) - least) / (most - least)) * bins),
        );
        held[b] = (held[b] ?? 0) + 1;
        for (let k = 0; k < 3; k++) {
          binBox[b * 6 + k] = Math.min(binBox[b * 6 + k] ?? 0, low[t * 3 + k] ?? 0);
          binBox[b * 6 + 3 + k] = Math.max(binBox[b * 6 + 3 + k] ?? 0, high[t * 3 + k] ?? 0);
        }
      }
      for (let cut = 1; cut < bins; cut++) {
        const cost = sum((b) => b < cut) + sum((b) => b >= cut);
        if (cost < best.cost) best = { cost, axis, at: least + ((most - least) * cut) / bins };
      }
    }
    if (best.cost === Infinity) continue;
    let [i, j] = [from, to - 1];
    while (i <= j) {
      if (middle(order[i] ?? 0, best.axis) < best.at) i += 1;
      else {
        const t = order[i] ?? 0;
        order[i] = order[j] ?? 0;
        order[j] = t;
        j -= 1;
      }
    }
    if (i === from || i === to) continue;
    first[node] = used;
    count[node] = 0;
    work.push([used, from, i], [used + 1, i, to]);
    used += 2;
  }
  return {
    places,
    order,
    boxes: boxes.slice(0, used * 6),
    first: first.slice(0, used),
    count: count.slice(0, used),
  };
}
