import type { ChartEdge, ChartModel, ChartNode, Saying } from './model.ts';
import { merged } from './model.ts';

// A chart that fits on no screen is cut: a state with states inside is a closed box, and has a drawing of its own.

const statesOf = (node: ChartNode): ChartNode[] => [node, ...node.children.flatMap(statesOf)];
export const countOf = (node: ChartNode): number => statesOf(node).length - 1;

/**
 * The part of a chart below the state `at`, with the states of `closed` as boxes. Arrows from inside a box start at the box
 * and say only their events; those into it say which state they reach. Arrows from elsewhere into the part are left out:
 * they stand in the drawing that they start in.
 */
export function partOf({ root, edges }: ChartModel, at: string, closed: ReadonlySet<string>): ChartModel {
  const part = statesOf(root).find(({ id }) => id === at) ?? root;
  const below = new Map(statesOf(part).map((node) => [node.id, node]));
  const boxOf = new Map<string, ChartNode>();
  for (const id of closed) {
    const box = below.get(id);
    if (box) for (const inside of statesOf(box)) boxOf.set(inside.id, box);
  }
  const drawn = new Map<string, ChartEdge & { lines: Saying[] }>();
  for (const { from: first, to: last, kind, lines } of edges) {
    if (!below.has(first)) continue;
    const [source, target] = [boxOf.get(first), boxOf.get(last)];
    if (source && source === target) continue;
    const [from, to] = [source?.id ?? first, target?.id ?? last];
    const id = `${from} → ${to} (${kind})`;
    const edge = drawn.get(id) ?? { id, from, to, kind, lines: [] };
    const reached = target && last !== target.id ? ` ▸ ${last.slice(target.id.length + 1)}` : '';
    edge.lines.push(
      ...lines.map((line) => ({ ...line, text: `${line.text}${reached}`, actions: source ? [] : line.actions })),
    );
    drawn.set(id, edge);
  }
  return {
    root: closing(part, closed),
    edges: [...drawn.values()].map((edge) => ({ ...edge, lines: merged(edge.lines) })),
  };
}

function closing(node: ChartNode, closed: ReadonlySet<string>): ChartNode {
  if (!closed.has(node.id)) return { ...node, children: node.children.map((child) => closing(child, closed)) };
  const inside = [{ text: `${countOf(node)} states`, guard: '', actions: [], transition: '' }];
  return { ...node, initial: null, inside, children: [], isClosed: true };
}

/** A state that holds most of the part is not worth a box: those inside it are. */
const MOST = 0.75;

/** The states below `at` that may be boxes, those with most states first. */
export function boxesOf({ root }: ChartModel, at: string): readonly string[] {
  const part = statesOf(root).find(({ id }) => id === at) ?? root;
  const candidates = (node: ChartNode): ChartNode[] =>
    node.children
      .filter((child) => countOf(child) > 1)
      .flatMap((child) => (countOf(child) > MOST * countOf(part) ? candidates(child) : [child]));
  return candidates(part)
    .sort((one, other) => countOf(other) - countOf(one))
    .map(({ id }) => id);
}
