/** Distance from a point to the nearest side of a shape; negative outside of it. */
function depthIn(shape: readonly number[], x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0; i < shape.length; i += 2) {
    const [ax, ay] = [shape[i]!, shape[i + 1]!];
    const [bx, by] = [shape[(i + 2) % shape.length]!, shape[(i + 3) % shape.length]!];
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy;
    const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
    const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
    nearest = Math.min(nearest, ex * ex + ey * ey);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** Where a shape is widest, and how wide: the largest circle that lies within it, found by ever smaller steps. */
export function innerCircle(shape: readonly number[]): {
  readonly centre: readonly [number, number];
  readonly radius: number;
} {
  let [x, y] = [0, 0];
  for (let i = 0; i < shape.length; i += 2) {
    x += shape[i]!;
    y += shape[i + 1]!;
  }
  x = Math.round((2 * x) / shape.length);
  y = Math.round((2 * y) / shape.length);
  let radius = depthIn(shape, x, y);
  for (let step = 64; step >= 1; step /= 2)
    for (let moved = true; moved;) {
      moved = false;
      for (const [dx, dy] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const) {
        const depth = depthIn(shape, x + dx, y + dy);
        if (depth > radius) {
          [x, y, radius] = [x + dx, y + dy, depth];
          moved = true;
        }
      }
    }
  return { centre: [x, y], radius };
}
