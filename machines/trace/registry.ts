import type { Registered } from '#machines/trace/register.ts';
import { machines } from '#machines/trace/registry.gen.ts';

/** All machines that can be recorded and replayed, by id: each folder of machines/ that has a machine.ts. */
export const registry: Readonly<Record<string, Registered>> = machines;

/** undefined: this build does not know the machine. */
export const registered = (id: string): Registered | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined;
