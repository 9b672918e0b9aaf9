type Point = { readonly x: number; readonly y: number };

/** A bow between two points, bent to one side by a sixth of its length. */
export function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: Math.round((from.x + to.x) / 2 - dy / 6), y: Math.round((from.y + to.y) / 2 + dx / 6) };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
