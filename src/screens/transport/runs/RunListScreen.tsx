import { type ComponentType, type ReactNode, Suspense } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import type { Problem } from '#domain/core/problem.ts';
import { addDays, clockOf, dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import {
  cheapestWay,
  type FittingWay,
  type RunList,
  type RunOffer,
  type RunSearch,
  type RunSort,
  type RunTowns,
  SORTS,
  sortedRuns,
} from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';
import { DayLinks } from '#src/screens/transport/runs/DayLinks.tsx';
import type { ListFailedProps } from '#src/screens/transport/runs/ListFailed.tsx';
import { RunCard } from '#src/screens/transport/runs/RunCard.tsx';
import type { RunFormProps } from '#src/screens/transport/runs/RunForm.tsx';
import css from '#src/screens/transport/runs/Runs.module.css';
import type { RunHrefs } from '#src/screens/transport/runs/run-hrefs.ts';
import { partyWords, placesFor, townName, wayWords } from '#src/screens/transport/runs/run-words.ts';
import { SampleLine } from '#src/screens/transport/runs/SampleLine.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SearchHead } from '#src/ui/search/SearchHead.tsx';

/** What loads late: the form behind "Edit search", and what few see. */
export type RunListParts = {
  readonly Form: ComponentType<RunFormProps>;
  readonly Failed: ComponentType<ListFailedProps>;
};

export type RunListScreenProps = {
  readonly search: RunSearch;
  readonly towns: RunTowns | null;
  /** null: it could not be read. */
  readonly list: RunList | null;
  readonly problem: Problem | null;
  readonly sort: RunSort;
  readonly today: string;
  readonly hrefs: RunHrefs;
  readonly parts: RunListParts;
  /** Where one leaves an address, for a day that is not sold yet. */
  readonly tell?: ReactNode;
};

/** The trains or buses of a day, with the ways in which these people find places and what each costs. */
export function RunListScreen(props: RunListScreenProps) {
  const { search, towns, list, problem, today, hrefs, parts } = props;
  const [from, to] = [townName(towns, search.from), townName(towns, search.to)];
  return (
    <>
      <SearchHead
        slug={search.to}
        title={m.transportrun_way({ from, to })}
        facts={[formatFullDay(search.day), formatFullPersianDay(search.day), partyWords(search.party)]}
        asked={search}
        page={hrefs.form(search)}
      >
        <Suspense>{towns ? <parts.Form search={search} towns={towns} problems={{}} today={today} /> : null}</Suspense>
      </SearchHead>
      <Section isTight>
        <Wrap>
          <Stack gap={4}>
            <DayLinks
              day={search.day}
              today={today}
              lastOpen={towns ? addDays(today, towns.daysAhead) : search.day}
              hrefOf={(day) => hrefs.list({ ...search, day }, props.sort)}
            />
            {list ? (
              <Found {...props} list={list} from={from} to={to} />
            ) : (
              <Suspense>
                <parts.Failed problem={problem} href={hrefs.list(search, props.sort)} />
              </Suspense>
            )}
            {list?.isSample ? <SampleLine kind={search.kind} /> : null}
          </Stack>
        </Wrap>
      </Section>
    </>
  );
}

type FoundProps = RunListScreenProps & { readonly list: RunList; readonly from: string; readonly to: string };

function Found({ search, towns, list, sort, hrefs, from, to, tell }: FoundProps) {
  if (list.runs.length === 0) return <Nothing {...{ search, towns, hrefs, from, to }} />;
  const best = cheapestWay(list.runs);
  return (
    <>
      {list.opensAt === null ? null : <NotYet day={search.day} opensAt={list.opensAt} tell={tell} />}
      <Row isSpread>
        <p>
          <strong className="strong">{countWords(search.kind, list.runs.length)}</strong>
          {list.opensAt === null ? (
            <span className="quiet">
              {', '}
              {placesFor(search.party) === 1 ? m.transportrun_prices_one() : m.transportrun_prices_all()}
            </span>
          ) : null}
        </p>
        {list.runs.length > 1 ? <Sort {...{ search, sort, hrefs }} /> : null}
      </Row>
      {best || list.opensAt !== null || list.runs.every(({ sale }) => sale === 'over') ? null : (
        <Note tone="warn">{m.transportrun_fits_none()}</Note>
      )}
      {search.kind === 'train' && search.party.children > 0 && search.party.women === 0 ? (
        <p className="small">{m.transportrun_child_alone()}</p>
      ) : null}
      {best && list.runs.some(hasNoWay) ? <Best best={best} placesHref={hrefs.places} /> : null}
      <ol className={css.runs}>
        {sortedRuns(list.runs, sort).map((run) => (
          <RunCard key={run.number} run={run} best={best} placesHref={hrefs.places} />
        ))}
      </ol>
      {list.opensAt === null && towns ? (
        <Card gap={2} isTight>
          <h2 className="strong">
            {m.transportrun_later_title({ day: formatDay(addDays(dayOf(list.readAt), towns.daysAhead)) })}
          </h2>
          <p className="small quiet">{m.transportrun_later({ days: towns.daysAhead })}</p>
        </Card>
      ) : null}
    </>
  );
}

/** Places are left that these people cannot have. */
const hasNoWay = ({ sale, classes }: RunOffer): boolean =>
  sale === 'open' && classes.some(({ free, ways }) => free > 0 && ways.length === 0);

/** What of this day suits all of them, once for all classes that do not. */
const Best = ({ best: { run, runClass, way }, placesHref }: BestProps) => (
  <p className="small">
    {m.transportrun_fits({
      run: run.number,
      time: clockOf(run.departsAt),
      class: runClass.en,
      way: wayWords(way),
      price: formatMoney(way.total),
    })}{' '}
    <a href={placesHref(run, runClass.id, way.what)}>{m.transportrun_fits_go()}</a>
  </p>
);
type BestProps = { readonly best: FittingWay; readonly placesHref: RunHrefs['places'] };

function countWords(kind: RunSearch['kind'], count: number): string {
  if (kind === 'train') return count === 1 ? m.transportrun_trains_one() : m.transportrun_trains_n({ count });
  return count === 1 ? m.transportrun_buses_one() : m.transportrun_buses_n({ count });
}

const SORT_WORDS: Readonly<Record<RunSort, () => string>> = {
  leaves: m.transportrun_sort_leaves,
  price: m.transportrun_sort_price,
  hours: m.transportrun_sort_hours,
};

/** Links, so that it needs no script; they add nothing to the history. */
const Sort = ({ search, sort, hrefs }: Pick<RunListScreenProps, 'search' | 'sort' | 'hrefs'>) => (
  <nav className={css.sort} aria-label={m.transportrun_sort()}>
    {SORTS.map((one) => (
      <a key={one} href={hrefs.list(search, one)} aria-current={one === sort ? 'true' : undefined} data-replace="">
        {SORT_WORDS[one]()}
      </a>
    ))}
  </nav>
);

/** The moment in which the sale of a day opens. */
const NotYet = ({
  day,
  opensAt,
  tell,
}: {
  readonly day: string;
  readonly opensAt: number;
  readonly tell?: ReactNode;
}) => (
  <Card gap={3}>
    <h2 className="strong">{m.transportrun_not_yet_title({ day: formatDay(dayOf(opensAt)) })}</h2>
    <p>
      {m.transportrun_not_yet({ day: formatDay(day), opens: formatFullDay(dayOf(opensAt)), time: clockOf(opensAt) })}
    </p>
    {tell}
  </Card>
);

/** Nothing runs: on this day, or between these two towns at all. */
function Nothing({ search, towns, hrefs, from, to }: Pick<FoundProps, 'search' | 'towns' | 'hrefs' | 'from' | 'to'>) {
  const reached = towns?.towns.find(({ id }) => id === search.from)?.to ?? [];
  const edit = (
    <a href={hrefs.form(search)} {...buttonLook({ kind: 'primary' })}>
      {m.ui_search_edit()}
    </a>
  );
  if (reached.includes(search.to) || reached.length === 0)
    return (
      <Empty slug={search.to} title={m.transportrun_none_title()} actions={edit}>
        {m.transportrun_none({ from, to, day: formatDay(search.day) })}
      </Empty>
    );
  return (
    <Empty
      slug={search.to}
      title={search.kind === 'train' ? m.transportrun_no_line_train() : m.transportrun_no_line_bus()}
      actions={edit}
    >
      {m.transportrun_no_line({ from, to, towns: reached.map((id) => townName(towns, id)).join(', ') })}
    </Empty>
  );
}
