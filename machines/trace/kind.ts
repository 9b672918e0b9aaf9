import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { About } from '#machines/trace/about.ts';
import type { Examples } from '#machines/trace/examples.ts';

/**
 * A machine made from a kind: a chart that several machines share, each under its own id. The folder of the kind,
 * `machines/core/KIND`, has a `kind.ts`, which makes this from what differs; a machine's folder has it in `KIND.ts`. Fields
 * that the machine's folder does not name in a `redaction.ts` are those of the kind.
 */
export type OfKind<M extends AnyStateMachine> = {
  /** `hold-session` */
  readonly kind: string;
  readonly machine: M;
  readonly examples: Examples;
  readonly view: (snapshot: SnapshotFrom<M>) => unknown;
  readonly about: About;
};
