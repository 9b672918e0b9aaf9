import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import { runSearchProblems } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';
import { queryOfRuns, runKindOfUrl, runSearchOfUrl } from '#src/platform/transport/run-url.ts';
import { readRide } from '#src/routes/-support/transport/recent-rides.ts';
import type { ReadRecent } from '#src/screens/core/home/recent-line.ts';

/** "bandar-abbas" as "Bandar Abbas": the names of towns come with their list, which a line does not wait for. */
const nameOf = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, __, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** "Train, Tehran to Mashhad, Sat 12 Dec", or a ride. */
export const readRecent: ReadRecent = (asked, today) => {
  const kind = runKindOfUrl(asked);
  if (!kind) return readRide(asked, today);
  const search = runSearchOfUrl(asked, kind);
  if (Object.keys(runSearchProblems(search, today)).length > 0) return null;
  const way = m.transportrun_way({ from: nameOf(search.from), to: nameOf(search.to) });
  const what = kind === 'train' ? m.transportrun_tab_train() : m.transportrun_tab_bus();
  return {
    icon: kind,
    text: m.transportrun_recent({ what, way, day: formatDay(search.day) }),
    href: pathTo.transport(queryOfRuns(search)),
  };
};
