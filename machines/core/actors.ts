import { type AnyStateMachine, fromPromise } from 'xstate';

export class ActorNotProvided extends Error {
  constructor(actor: string) {
    super(`Machine actor "${actor}" was not provided`);
    this.name = 'PortNotProvided';
  }
}

/** Declares a request that a machine needs; the composition root provides it. */
export const requestActor = <TOutput, TInput>(actor: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new ActorNotProvided(actor)));

/** All actors of a machine, none optional: with `satisfies ActorsOf<typeof machine>` the compiler finds a missing one. */
export type ActorsOf<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;
