import { euro, formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatDay, formatDuration, formatFullDay } from '#domain/core/time.ts';
import type { PlacePlan } from '#domain/transport/runs/picking.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import { pricedPlaces } from '#domain/transport/runs/price.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import type { RunDetail } from '#domain/transport/runs/search.ts';
import { backOfAll } from '#domain/transport/runs/steps-back.ts';
import { m } from '#src/copy/generated/messages.js';
import { nightsWords } from '#src/screens/transport/runs/run-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { type PriceLine, PriceLines } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Props = {
  readonly run: RunDetail;
  readonly plan: PlacePlan;
  readonly choice: readonly ChosenPlace[];
  readonly way: string;
};

/** What is chosen and what it costs, beside the plan, and what comes back of it until when. */
export function RunSummary({ run, plan, choice, way }: Props) {
  const { runClass, childPercent, party } = plan;
  const priced = pricedPlaces(runClass, choice, childPercent);
  const total = priced.reduce((all, { cents }) => all + cents, 0);
  const isBerths = compartmentsOf(runClass).length > 0;
  const [full, share] = [
    priced.filter(({ cents }) => cents === runClass.each),
    priced.filter(({ cents }) => cents !== runClass.each),
  ];
  const countWords = (count: number) => {
    if (count === 1) return isBerths ? m.transportplace_line_berth() : m.transportplace_line_seat();
    const words = { count, price: formatMoney(euro(runClass.each)) };
    return isBerths ? m.transportplace_line_berths(words) : m.transportplace_line_seats(words);
  };
  const lines: readonly PriceLine[] = [
    ...(full.length ? [{ label: countWords(full.length), amount: euro(full.length * runClass.each) }] : []),
    ...(share[0]
      ? [
          {
            label: m.transportplace_line_children({ count: share.length, price: formatMoney(euro(share[0].cents)) }),
            amount: euro(share.reduce((all, { cents }) => all + cents, 0)),
          },
        ]
      : []),
    ...(party.infants
      ? [{ label: m.transportplace_line_infants({ count: party.infants }), amount: m.transportplace_line_free() }]
      : []),
  ];
  return (
    <>
      <Card gap={4}>
        <Row isSpread align="base">
          <h2 className="strong">
            {run.kind === 'train' ? m.transportplace_your_train() : m.transportplace_your_bus()}
          </h2>
          {run.nights > 0 ? (
            <Tag tone="accent" icon="moon">
              {nightsWords(run.nights)}
            </Tag>
          ) : null}
        </Row>
        <Stack gap={1}>
          <p className="strong">
            {way}, {run.number}
          </p>
          <p className="quiet">
            {formatFullDay(run.day)}, {formatFullPersianDay(run.day)}
          </p>
        </Stack>
        <Stack gap={1}>
          <Stop at={run.departsAt} place={run.from} />
          <Stop at={run.arrivesAt} place={run.to} {...(run.plusDays > 0 ? { day: run.arrivesDay } : {})} />
          <p className="small quiet">
            {m.transportplace_takes({ hours: formatDuration(run.minutes), class: runClass.en })}
          </p>
        </Stack>
        <hr />
        <div aria-live="polite">
          {choice.length > 0 ? (
            <PriceLines lines={lines} sum={{ label: m.transportplace_total(), amount: euro(total) }} />
          ) : (
            <p className="quiet">{m.transportplace_nothing_chosen()}</p>
          )}
        </div>
        <p className="small quiet">{m.transportplace_passports()}</p>
      </Card>
      <Card isTight gap={2}>
        <h2 className="strong">{m.transportplace_back_title()}</h2>
        <PriceLines
          lines={[
            ...run.stepsBack.map(({ until, percent }) => ({
              label: m.transportplace_back_until({ day: formatDay(dayOf(until)), time: clockOf(until) }),
              amount: total
                ? m.transportplace_back_amount({
                    percent,
                    price: formatMoney(
                      backOfAll(
                        priced.map(({ cents }) => cents),
                        percent,
                      ),
                    ),
                  })
                : `${percent} %`,
            })),
            { label: m.transportplace_back_after(), amount: m.transportplace_back_nothing() },
          ]}
        />
        {isBerths ? <p className="small quiet">{m.transportplace_back_family()}</p> : null}
        <p className="small quiet">
          {m.transportplace_corrected({
            day: formatDay(dayOf(run.correctedUntil)),
            time: clockOf(run.correctedUntil),
          })}
        </p>
      </Card>
    </>
  );
}

type StopProps = { readonly at: number; readonly place: RunDetail['from']; readonly day?: string };

const Stop = ({ at, place, day }: StopProps) => (
  <p className="small quiet">
    {clockOf(at)} {place.en}
    {day ? (
      <>
        {', '}
        <strong className="strong">{formatDay(day)}</strong>
      </>
    ) : null}
    <br />
    <span lang="fa" dir="rtl">
      {place.fa}
    </span>
  </p>
);
