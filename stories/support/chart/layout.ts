// Where the parts of a machine's drawing stand, in px. Written by scripts/charts.ts, drawn by Chart.

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type EdgeKind = 'event' | 'done' | 'error' | 'time' | 'always';
/** transition: names of the transitions it stands for, one a line. */
export type Line = Box & { readonly text: string; readonly guard: string; readonly transition: string };
export type Badge = Box & { readonly icon: 'port' | 'machine' | 'clock'; readonly text: string };

export type DrawnState = Box & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'leaf' | 'compound' | 'parallel' | 'final' | 'history';
  readonly depth: number;
  readonly badges: readonly Badge[];
  readonly inside: readonly Line[];
};

export type DrawnEdge = {
  readonly kind: EdgeKind;
  readonly from: string;
  readonly to: string;
  readonly d: string;
  readonly labels: readonly Line[];
};

export type ChartLayout = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly edges: readonly DrawnEdge[];
  readonly starts: readonly { readonly x: number; readonly y: number; readonly d: string }[];
  readonly posts: readonly (Box & { readonly name: string })[];
};
