import { clockOf, formatDay, formatDuration } from '#domain/core/time.ts';
import type { FittingWay, RunClassOffer, RunOffer } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/transport/runs/Runs.module.css';
import type { RunHrefs } from '#src/screens/transport/runs/run-hrefs.ts';
import { eachWords, leftWords, nightsWords, runName, wayWords } from '#src/screens/transport/runs/run-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Props = {
  readonly run: RunOffer;
  /** The cheapest way of the day. */
  readonly best: FittingWay | undefined;
  readonly placesHref: RunHrefs['places'];
};

/** One train or bus: its times, and each class with the ways in which these people find places. */
export const RunCard = ({ run, best, placesHref }: Props) => {
  const { number, from, to, departsAt, arrivesAt, arrivesDay, plusDays, minutes, nights, isEarly, sale } = run;
  const name = `${runName(run)} ${number}`;
  return (
    <li className={css.run} aria-label={`${name}, ${clockOf(departsAt)}`}>
      <div>
        <h2>
          {runName(run)} <small>{number}</small>
        </h2>
        <div className={css.leg}>
          <time>{clockOf(departsAt)}</time>
          <span className={css.duration}>{formatDuration(minutes)}</span>
          <time>{clockOf(arrivesAt)}</time>
          <small>{from.en}</small>
          <small>
            {plusDays > 0 ? <b>{m.transportrun_next_day({ day: formatDay(arrivesDay) })}</b> : null}
            {to.en}
          </small>
        </div>
        {nights > 0 || isEarly ? (
          <p className={css.tags}>
            {nights > 0 ? (
              <Tag tone="accent" icon="moon">
                {nightsWords(nights)}
              </Tag>
            ) : null}
            {isEarly ? (
              <Tag tone="warn" icon="alert">
                {m.transportrun_early()}
              </Tag>
            ) : null}
          </p>
        ) : null}
      </div>
      <ol className={css.classes}>
        {run.classes.map((runClass) => (
          <Class key={runClass.id} {...{ run, runClass, best, placesHref, name, sale }} />
        ))}
      </ol>
    </li>
  );
};

type ClassProps = Props & { readonly runClass: RunClassOffer; readonly name: string };

function Class({ run, runClass, best, placesHref, name }: ClassProps) {
  if (runClass.ways.length === 0)
    return (
      <li data-no="">
        <div>
          <b>{runClass.en}</b>
          <NoWay run={run} runClass={runClass} />
        </div>
        {run.sale === 'notYet' ? <Price isEnd total={runClass.each} lines={[m.transportrun_a_place()]} /> : null}
      </li>
    );
  return runClass.ways.map((way) => {
    const words = wayWords(way);
    return (
      <li key={way.what}>
        <div>
          <b>{runClass.en}</b>
          <small>{words}</small>
          {way.what === 'seats' ? <small>{leftWords(runClass.free)}</small> : null}
        </div>
        <Price isEnd total={way.total} lines={eachWords(runClass, way)} />
        <a
          href={placesHref(run, runClass.id, way.what)}
          {...buttonLook({ size: 's', kind: best?.way === way ? 'primary' : 'plain' })}
        >
          {m.transportrun_choose()}
          <span className="vh"> {m.transportrun_choose_which({ run: name, class: runClass.en, way: words })}</span>
        </a>
      </li>
    );
  });
}

/** Why a class has nothing for these people. */
function NoWay({ run, runClass: { free } }: Pick<ClassProps, 'run' | 'runClass'>) {
  if (run.sale === 'notYet') return null;
  if (run.sale === 'over') return <small>{m.transportrun_sale_over()}</small>;
  if (free === 0) return <small>{m.transportrun_sold_out()}</small>;
  return <small>{free === 1 ? m.transportrun_not_for_you_one() : m.transportrun_not_for_you({ count: free })}</small>;
}
