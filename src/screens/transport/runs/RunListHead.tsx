import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { RunSearch, RunTowns } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';
import { RunForm } from '#src/screens/transport/runs/RunForm.tsx';
import { partyWords, townName } from '#src/screens/transport/runs/run-words.ts';
import { SearchHead } from '#src/ui/search/SearchHead.tsx';

export type RunListHeadProps = {
  readonly search: RunSearch;
  readonly towns: RunTowns | null;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
  /** The form's own page. */
  readonly page: string;
};

/** What was searched, and the form behind "Edit search". */
export const RunListHead = ({ search, towns, today, page }: RunListHeadProps) => (
  <SearchHead
    slug={search.to}
    title={m.transportrun_way({ from: townName(towns, search.from), to: townName(towns, search.to) })}
    facts={[formatFullDay(search.day), formatFullPersianDay(search.day), partyWords(search.party)]}
    asked={search}
    page={page}
  >
    {towns ? <RunForm search={search} towns={towns} problems={{}} today={today} /> : null}
  </SearchHead>
);
