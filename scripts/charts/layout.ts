import ELK, { type ElkExtendedEdge, type ElkLabel, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js';
import type { Badge, Box, ChartLayout, DrawnEdge, DrawnState } from '../../stories/support/chart/layout.ts';
import { iconWidth, LONGEST_IN_GROUP, linesOf, lineWidth, SMALL } from './lines.ts';
import type { ChartEdge, ChartModel, ChartNode } from './model.ts';
import { textWidth } from './text-width.ts';

export const TITLE = 13;
const LINE = 15;
const PAD = 12;
const ICON = 15;
const HEAD = 27;
const BADGE_H = 20;
const DOT = 9;

type Sized = { node: ChartNode; depth: number };
type Known = {
  readonly states: Map<string, Sized>;
  readonly edges: ReadonlyMap<string, ChartEdge>;
  readonly posts: ReadonlyMap<string, readonly Post[]>;
  readonly options: Readonly<Record<string, string>>;
  readonly screenshotSizeOf: (id: string) => ScreenshotSize | undefined;
};

/**
 * Replaces arrows to a state with many incoming transitions that is left at once: arrows across the whole chart would
 * not help.
 */
type Post = { readonly id: string; readonly to: string; readonly name: string };

/** For each box, because options are not inherited. */
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelLabel': '4',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  // Back edges are those to a state on the current path, so that the start is at the top.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
} as const;

/** Space for a screenshot in each stable state. */
export type ScreenshotSize = { readonly width: number; readonly height: number };

export type Direction = 'DOWN' | 'RIGHT';

export type Options = {
  readonly direction?: Direction;
  /** States of one way below each other: narrower, with more bends. */
  readonly isNarrow?: boolean;
  readonly screenshot?: ScreenshotSize;
};

/** Computes the layout of a chart or a part of one. Deterministic on all computers. id: that of the machine. */
export async function layoutOf(
  id: string,
  { root, edges }: ChartModel,
  { direction = 'DOWN', isNarrow = false, screenshot }: Options = {},
): Promise<ChartLayout> {
  const posts = postsOf(root, edges);
  const passing = new Set(statesOf(root).flatMap(({ id }) => (isPassing(id, edges) ? [id] : [])));
  const known: Known = {
    states: new Map(),
    edges: new Map(edges.map((edge) => [edge.id, edge])),
    posts,
    options: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.layered.nodePlacement.strategy': isNarrow ? 'LINEAR_SEGMENTS' : 'NETWORK_SIMPLEX',
    },
    screenshotSizeOf: (id) => (passing.has(id) ? undefined : screenshot),
  };
  const elk = new ELK();
  const placed = await elk.layout({
    id: '',
    children: [elkNode(root, 0, known), ...(posts.get(root.id) ?? []).map(elkPost)],
    edges: [...startEdges(root), ...edges.map((edge) => elkEdge(edge, posts))],
    layoutOptions: known.options,
  });
  return collect(id, root.id, placed, known);
}

function elkNode(node: ChartNode, depth: number, known: Known): ElkNode {
  known.states.set(node.id, { node, depth });
  const { width, height } = headOf(node);
  if (node.children.length === 0) {
    const screenshot = known.screenshotSizeOf(node.id);
    if (!screenshot) return { id: node.id, width, height };
    return {
      id: node.id,
      width: Math.max(width, screenshot.width + 2 * PAD),
      height: height + screenshot.height + PAD,
    };
  }
  const dot = node.initial ? [{ id: dotOf(node), width: DOT, height: DOT }] : [];
  return {
    id: node.id,
    children: [
      ...dot,
      ...node.children.flatMap((child) => [
        elkNode(child, depth + 1, known),
        ...(known.posts.get(child.id) ?? []).map(elkPost),
      ]),
    ],
    layoutOptions: {
      ...known.options,
      'elk.padding': `[top=${height + 10},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

const statesOf = (node: ChartNode): ChartNode[] => [node, ...node.children.flatMap(statesOf)];
const BUSY = 4;

/** True for a state that is left as soon as it is entered. */
function isPassing(id: string, edges: readonly ChartEdge[]): boolean {
  const ways = edges.filter(({ from }) => from === id);
  return ways.length > 0 && ways.every(({ kind }) => kind === 'always');
}

/** Signposts for states of other drawings, and for those that only forward and have many incoming arrows. */
function postsOf(root: ChartNode, edges: readonly ChartEdge[]): ReadonlyMap<string, readonly Post[]> {
  const posts = new Map<string, Post[]>();
  const here = new Map(statesOf(root).map(({ id, key }) => [id, key]));
  for (const to of new Set(edges.map((edge) => edge.to))) {
    const arrows = edges.filter((edge) => edge.to === to);
    if (here.has(to) && (arrows.length < BUSY || !isPassing(to, edges))) continue;
    const path = to.slice(to.indexOf('.') + 1);
    const name = here.get(to) ?? ([...here.values()].includes(path) ? to : path);
    for (const from of new Set(arrows.map((edge) => edge.from))) {
      posts.set(from, [...(posts.get(from) ?? []), { id: `${from}»${to}`, to, name }]);
    }
  }
  return posts;
}

const elkPost = ({ id, name }: Post): ElkNode => ({ id, width: textWidth(name, SMALL) + ICON + 14, height: BADGE_H });

const linesInside = ({ inside, children }: ChartNode) =>
  inside.flatMap((line) => linesOf(line, children.length > 0 ? LONGEST_IN_GROUP : undefined));

function headOf(node: ChartNode) {
  const { key, badges } = node;
  const lines = linesInside(node);
  const widths = [textWidth(key, TITLE, true), ...badges.map(badgeWidth), ...lines.map(lineWidth)];
  const height = HEAD + badges.length * (BADGE_H + 3) + lines.length * LINE + (badges.length + lines.length ? 6 : 4);
  return { width: Math.max(84, ...widths.map((width) => width + 2 * PAD)), height };
}

const badgeWidth = ({ text }: Badge) => ICON + textWidth(text, SMALL) + 14;
const dotOf = ({ id }: ChartNode) => `${id}•`;

const startEdges = (node: ChartNode): ElkExtendedEdge[] => [
  ...(node.initial ? [{ id: `${node.id}•>`, sources: [dotOf(node)], targets: [node.initial] }] : []),
  ...node.children.flatMap(startEdges),
];

function elkEdge({ id, from, to, kind, lines }: ChartEdge, posts: Known['posts']): ElkExtendedEdge {
  const written = lines.flatMap((line) => linesOf(line));
  const width = Math.max(...written.map(lineWidth)) + iconWidth(kind) + 8;
  return {
    id,
    sources: [from],
    targets: [posts.get(from)?.find((post) => post.to === to)?.id ?? to],
    labels: [{ text: id, width, height: written.length * LINE + 2 }],
  };
}

const MARGIN = 2;

function collect(id: string, at: string, placed: ElkNode, known: Known): ChartLayout {
  const states: DrawnState[] = [];
  const dots = new Map<string, ElkPoint>();
  const posts: (Box & { readonly name: string })[] = [];
  const names = new Map([...known.posts.values()].flat().map((post) => [post.id, post.name]));
  const visit = (elk: ElkNode, left: number, top: number) => {
    const x = left + (elk.x ?? 0);
    const y = top + (elk.y ?? 0);
    const sized = known.states.get(elk.id);
    if (sized) states.push(drawnState(sized, boxOf(elk, x, y)));
    else if (names.has(elk.id)) posts.push({ name: names.get(elk.id) ?? '', ...boxOf(elk, x, y) });
    else dots.set(elk.id, { x: x + DOT / 2, y: y + DOT / 2 });
    for (const child of elk.children ?? []) visit(child, x, y);
  };
  for (const child of placed.children ?? []) visit(child, 0, 0);
  const edges: DrawnEdge[] = [];
  const starts: { x: number; y: number; d: string }[] = [];
  for (const elk of placed.edges ?? []) {
    const d = pathOf(elk);
    const edge = known.edges.get(elk.id);
    const dot = dots.get(elk.sources[0] ?? '');
    if (edge) edges.push(drawnEdge(edge, d, elk.labels ?? []));
    else if (dot) starts.push({ x: round(dot.x), y: round(dot.y), d });
  }
  return {
    id,
    at,
    width: Math.ceil(placed.width ?? 0) + MARGIN,
    height: Math.ceil(placed.height ?? 0) + MARGIN,
    states,
    edges,
    starts,
    posts,
  };
}

const boxOf = ({ width, height }: ElkNode, x: number, y: number): Box => ({
  x: round(x),
  y: round(y),
  w: round(width),
  h: round(height),
});

function drawnState({ node, depth }: Sized, box: Box): DrawnState {
  const isLeaf = node.children.length === 0;
  let y = box.y + HEAD;
  const place = (w: number, h: number, gap: number): Box => {
    const at = { x: isLeaf ? round(box.x + (box.w - w) / 2) : box.x + PAD, y, w, h };
    y += h + gap;
    return at;
  };
  const badges = node.badges.map((badge) => ({ ...badge, ...place(badgeWidth(badge), BADGE_H, 3) }));
  const inside = linesInside(node).map((line) => ({ ...line, ...place(lineWidth(line), LINE, 0) }));
  return { id: node.id, name: node.key, kind: node.kind, isClosed: !!node.isClosed, depth, ...box, badges, inside };
}

function drawnEdge({ kind, from, to, lines }: ChartEdge, d: string, labels: readonly ElkLabel[]): DrawnEdge {
  const [label] = labels;
  const at = { x: label?.x ?? 0, y: label?.y ?? 0, w: label?.width ?? 0 };
  return {
    kind,
    from,
    to,
    d,
    labels: lines
      .flatMap((line) => linesOf(line))
      .map((line, index) => ({
        ...line,
        x: round(at.x),
        y: round(at.y + 1 + index * LINE),
        w: round(at.w),
        h: LINE,
      })),
  };
}

const CORNER = 7;

function pathOf({ sections = [] }: ElkExtendedEdge): string {
  return sections
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint];
      let d = `M${round(startPoint.x)} ${round(startPoint.y)}`;
      for (const [index, point] of points.entries()) {
        const [before, after] = [points[index - 1], points[index + 1]];
        if (!before || !after) continue;
        const [inwards, outwards] = [towards(point, before), towards(point, after)];
        d += `L${inwards}Q${round(point.x)} ${round(point.y)} ${outwards}`;
      }
      return `${d}L${round(endPoint.x)} ${round(endPoint.y)}`;
    })
    .join('');
}

function towards(from: ElkPoint, to: ElkPoint): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
}

const round = (px = 0) => Math.round(px * 10) / 10;
