import type { Registered } from '#machines/trace/register.ts';
import { machines } from '#machines/trace/registry.gen.ts';

/** Every machine that can be recorded and replayed, by its id: each folder of machines/ that has a machine.ts. */
export const registry: Readonly<Record<string, Registered>> = machines;

/** undefined: a machine that this build does not know. */
export const registered = (id: string): Registered | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined;
