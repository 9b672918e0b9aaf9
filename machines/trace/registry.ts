import type { Registered } from '#machines/trace/register.ts';
import { machines } from '#machines/trace/registry.gen.ts';

/** All machines that can be recorded and replayed, by id: each folder of machines/ that has a machine.ts. */
export const registry: Readonly<Record<string, Registered>> = machines;

/** Throws when no machine is of the kind. */
export function machinesOfKind(kind: string): readonly Registered[] {
  const found = Object.values(registry).filter((entry) => entry.kind === kind);
  if (found.length === 0) throw new Error(`No machine is of the kind ${kind}`);
  return found;
}

/** undefined: this build does not know the machine. */
export const registered = (id: string): Registered | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined;
