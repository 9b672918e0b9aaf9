import { toProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { goesAsAsked, type RunKind, runSearchProblems } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { canBeNumber, chosenRunOfUrl, runSearchOfUrl, sortOfUrl, wasSent } from '#src/platform/transport/run-url.ts';
import { readRunOf, runListQuery, runTownsQuery } from '#src/platform/transport/runs-query.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';
import { listFailed, tellMe } from '#src/routes/-support/transport/run-list-parts.ts';
import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import { listStep, placesStep, runFormStep } from '#src/routes/-support/transport/runs-screens.ts';

/** The timetable changes with an import. */
const TIMETABLE_MS = 600_000;
/** Places are counted anew after it. */
const SOON_MS = 5000;

/** The form, the list that answers it, or the places of a run of the list: the address says which. */
export async function loadRuns(context: AppContext, query: Query, kind: RunKind): Promise<RunsData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const now = context.now();
  const today = dayOf(now);
  const search = runSearchOfUrl(query, kind);
  const towns = await client.fetchQuery({ ...runTownsQuery(api, kind), staleTime: TIMETABLE_MS });
  const isTrain = kind === 'train';
  const base = {
    ...{ search, towns, now, today },
    title: isTrain ? m.transportrun_page_train() : m.transportrun_page_bus(),
    description: isTrain ? m.transportrun_about_train() : m.transportrun_about_bus(),
  };
  const chosen = chosenRunOfUrl(query);
  // From another kind, or back from the list: nothing was sent yet, so nothing is missing.
  const isSent = wasSent(query) && !('edit' in query);
  const problems = isSent ? runSearchProblems(search, today) : {};
  const isWhole = isSent && Object.keys(problems).length === 0;
  if (!isWhole || !towns) {
    await runFormStep.preload();
    return { ...base, page: 'form', problems };
  }
  if (chosen) {
    // Berths are chosen on what is free now: nothing of it is kept.
    const asked = { kind, number: chosen.number, day: search.day };
    const [found] = await Promise.all([
      canBeNumber(chosen) ? readRunOf(api, asked, chosen.replaces) : null,
      placesStep.preload(),
    ]);
    const run = found && goesAsAsked(found, search) ? found : null;
    return { ...base, page: 'places', run, chosen, title: m.transportplace_page() };
  }
  const found = client.fetchQuery({ ...runListQuery(api, search), staleTime: SOON_MS }).then(
    (list) => ({ list, problem: null }),
    (error: unknown) => ({ list: null, problem: toProblem(error) }),
  );
  const [answer] = await Promise.all([found, listStep.preload()]);
  if (!answer.list) await listFailed.preload();
  else if (answer.list.opensAt) await tellMe.preload();
  return { ...base, page: 'list', ...answer, sort: sortOfUrl(query) };
}
