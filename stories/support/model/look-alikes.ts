import type { AnyMachineSnapshot } from 'xstate';
import type { Unseen } from '#machines/trace/about.ts';
import type { Trace } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { canonicalJson } from '#machines/trace/values.ts';
import { partsOf, type ViewParts } from '../stage/parts.ts';
import { openPage } from './draw.tsx';

type Look = { readonly view: unknown; readonly context: unknown; readonly now: number };

/** Without what its folder says that no screen need show. */
function without(parts: ViewParts, unseen: Unseen): unknown {
  const keep = (value: unknown, path: string): unknown => {
    if (path in unseen) return undefined;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, keep(inner, path ? `${path}.${key}` : key)]),
    );
  };
  return keep(parts, '');
}

/** Each view of the traces once: what a person or a clock puts there tells no views apart. */
function looksOf({ machine, about, view: viewOf }: Registered, traces: readonly Trace[]): ReadonlyMap<string, Look> {
  const looks = new Map<string, Look>();
  for (const trace of traces) {
    const replayer = new Replayer(machine, trace, { check: 'none', hashes: false });
    const note = () => {
      const snapshot = replayer.actor.getSnapshot() as AnyMachineSnapshot;
      const { context } = snapshot;
      if (snapshot.status !== 'active') return; // who called it goes on
      const view = viewOf(snapshot);
      const parts = canonicalJson(without(partsOf(view), about?.unseen ?? {}));
      if (!looks.has(parts)) looks.set(parts, { view, context, now: replayer.clock.now() });
    };
    replayer.start();
    note();
    while (!replayer.isDone) {
      replayer.step();
      note();
    }
  }
  return looks;
}

/** What a person or a screen reader can tell: names that React and the browser make up say nothing. */
const seen = (page: HTMLElement): string =>
  page.innerHTML.replaceAll(/ (?:id|for|name|aria-(?:labelledby|describedby|controls|details))="[^"]*"/g, '');

/**
 * Draws each view of a machine on its screen, anew. Two views that say different things and look the same are a fault: the
 * screen does not show what the machine says. Each as one sentence.
 */
export async function lookAlikes(
  registered: Registered,
  traces: readonly Trace[],
  host: HTMLElement,
): Promise<string[]> {
  const first = new Map<string, string>();
  const faults: string[] = [];
  for (const [parts, { view, context, now }] of looksOf(registered, traces)) {
    const { page, draw, close } = openPage(host);
    draw({ flow: registered.machine.id, view, context, now });
    // What a form takes over from its view comes a moment later.
    await new Promise((done) => setTimeout(done));
    const look = seen(page);
    const twin = first.get(look);
    if (twin !== undefined) faults.push(`${registered.folder}: ${parts} looks like ${twin}`);
    else first.set(look, parts);
    close();
  }
  return faults;
}
