// A machine's drawing: where everything stands, in px. Two hands draw it: the file beside the machine (scripts/charts), and
// Chart on the Stage.

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
/** event: from outside. done and error: a port's answer, or a child that ended. time: a deadline or `after`. */
export type EdgeKind = 'event' | 'done' | 'error' | 'time' | 'always';
export type StateKind = 'leaf' | 'compound' | 'parallel' | 'final' | 'history';
export type Badge = { readonly icon: 'port' | 'machine' | 'clock'; readonly text: string };
/** transition: names of the transitions it stands for, one a line. */
export type Line = { readonly text: string; readonly guard: string; readonly transition: string };

export type DrawnState = Box & {
  readonly id: string;
  readonly name: string;
  readonly kind: StateKind;
  readonly depth: number;
  readonly badges: readonly (Box & Badge)[];
  readonly inside: readonly (Box & Line)[];
};

export type DrawnEdge = {
  readonly kind: EdgeKind;
  readonly from: string;
  readonly to: string;
  readonly d: string;
  readonly labels: readonly (Box & Line)[];
};

export type ChartLayout = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly edges: readonly DrawnEdge[];
  /** Dots with the way to where a state begins. */
  readonly starts: readonly { readonly x: number; readonly y: number; readonly d: string }[];
  /** Signposts to states that stand elsewhere. */
  readonly posts: readonly (Box & { readonly name: string })[];
};
