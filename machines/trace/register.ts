import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { About } from '#machines/trace/about.ts';
import type { Examples } from '#machines/trace/examples.ts';
import type { OfKind } from '#machines/trace/kind.ts';

export type Registered = {
  readonly machine: AnyStateMachine;
  /** Increase it when older traces are no longer valid. */
  readonly version: string;
  /** Path below machines/: `accounts/sign-up`. */
  readonly folder: string;
  /** The last part of `folder`, unique among machines: `sign-up`. */
  readonly name: string;
  readonly examples: Examples;
  /** The machine's view of a snapshot, as screens get it. */
  readonly view: (snapshot: unknown) => unknown;
  readonly about?: About;
  /** Name of the kind that it is made from. */
  readonly kind?: string;
};

export const register = <M extends AnyStateMachine>(
  folder: string,
  machine: M,
  examples: Examples,
  view: (snapshot: SnapshotFrom<M>) => unknown,
  about?: About,
): Registered => ({
  machine,
  version: '1',
  folder,
  name: folder.slice(folder.lastIndexOf('/') + 1),
  examples,
  view: (snapshot) => view(snapshot as SnapshotFrom<M>),
  ...(about && { about }),
});

export const registerOfKind = <M extends AnyStateMachine>(
  folder: string,
  { kind, machine, examples, view, about }: OfKind<M>,
): Registered => ({ ...register(folder, machine, examples, view, about), kind });
