// Layout of a machine's chart, in px. Two renderers use it: the file beside the machine (scripts/charts), and Chart on
// the Stage.

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
/** event: from outside. done, error: the answer of an actor or the end of a child. time: a deadline or `after`. */
export type EdgeKind = 'event' | 'done' | 'error' | 'time' | 'always';
/** choice: left as soon as it is entered; only its guards decide where to. */
export type StateKind = 'leaf' | 'choice' | 'compound' | 'parallel' | 'final' | 'history';
export type Badge = { readonly icon: 'actor' | 'machine' | 'clock'; readonly text: string };
/**
 * One line of `event [guard] / action, action`; a long one goes on in further lines, whose `text` is empty.
 * actions: begins with `/` where the actions begin. transition: names of its transitions, one per line.
 */
export type Line = {
  readonly text: string;
  readonly guard: string;
  readonly actions: string;
  readonly transition: string;
};

export type DrawnState = Box & {
  readonly id: string;
  readonly name: string;
  readonly kind: StateKind;
  /** A box with states inside, which another drawing shows. */
  readonly isClosed: boolean;
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
  /** The id of the machine. */
  readonly id: string;
  /** The state that the drawing shows: the machine's root, or one that is a closed box elsewhere. */
  readonly at: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly edges: readonly DrawnEdge[];
  /** Initial-state markers, with the path to the initial state. */
  readonly starts: readonly { readonly x: number; readonly y: number; readonly d: string }[];
  /** References to states drawn elsewhere. */
  readonly posts: readonly (Box & { readonly name: string })[];
};
