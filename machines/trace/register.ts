import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { About } from '#machines/trace/about.ts';
import type { Alphabet } from '#machines/trace/alphabet.ts';

export type Registered = {
  readonly machine: AnyStateMachine;
  /** Changes when a trace of before cannot mean the same any more. */
  readonly version: string;
  /** Where it lives below machines/: `accounts/sign-up`. */
  readonly folder: string;
  /** The last part of its folder, which no other machine has: `sign-up`. */
  readonly name: string;
  readonly alphabet: Alphabet;
  /** What a screen would see. */
  readonly view: (snapshot: unknown) => unknown;
  /** Absent of machines that live in tests alone. */
  readonly about?: About;
};

/** A machine with what its folder holds. */
export const register = <M extends AnyStateMachine>(
  folder: string,
  machine: M,
  alphabet: Alphabet,
  view: (snapshot: SnapshotFrom<M>) => unknown,
  about?: About,
): Registered => ({
  machine,
  version: '1',
  folder,
  name: folder.slice(folder.lastIndexOf('/') + 1),
  alphabet,
  view: (snapshot) => view(snapshot as SnapshotFrom<M>),
  ...(about && { about }),
});
