/** The box of a cell on the screen, in CSS pixels. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];
export const isArrow = (key: string): key is Arrow => ARROWS.includes(key);

const centre = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/**
 * The cell that an arrow leads to, by what one sees: a plan is turned by the width of the screen and by the direction of the language.
 * Straight ahead before aside; -1 at the edge.
 */
export function nearestBox(arrow: Arrow, from: Box, boxes: readonly Box[]): number {
  const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const here = centre(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, at) => {
    const there = centre(box);
    const ahead = sign * (isAcross ? there.x - here.x : there.y - here.y);
    if (ahead < 1) return;
    const overlap = isAcross
      ? Math.min(from.bottom, box.bottom) - Math.max(from.top, box.top)
      : Math.min(from.right, box.right) - Math.max(from.left, box.left);
    if (overlap <= 0) return;
    const aside = Math.abs(isAcross ? there.y - here.y : there.x - here.x);
    const cost = ahead + 2 * aside;
    if (cost >= least) return;
    least = cost;
    best = at;
  });
  return best;
}
