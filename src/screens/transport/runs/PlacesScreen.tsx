import { useState } from 'react';
import { euro, formatMoney } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import { type PlacePlan, type PlaceWay, placeWays } from '#domain/transport/runs/picking.ts';
import { benchesOf } from '#domain/transport/runs/places.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';
import type { RunDetail, RunSearch, RunTowns } from '#domain/transport/runs/search.ts';
import { HOLD_SECONDS } from '#domain/transport/wish.ts';
import type { TransportRunEvent } from '#machines/transport/transport-run/types.ts';
import type { TransportRunView } from '#machines/transport/transport-run/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { PriceDecision } from '#src/screens/core/booking/PriceDecision.tsx';
import { BerthPlan } from '#src/screens/transport/runs/BerthPlan.tsx';
import { WayForm, WhoWhere } from '#src/screens/transport/runs/PlaceParts.tsx';
import css from '#src/screens/transport/runs/Plan.module.css';
import { carriageOf, placeName, problemWords } from '#src/screens/transport/runs/place-words.ts';
import { RunSummary } from '#src/screens/transport/runs/RunSummary.tsx';
import { partyWords, placesFor, townName } from '#src/screens/transport/runs/run-words.ts';
import { SampleLine } from '#src/screens/transport/runs/SampleLine.tsx';
import { SeatPlan } from '#src/screens/transport/runs/SeatPlan.tsx';
import { Button, type ButtonProps, buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { TripBar } from '#src/ui/TripBar.tsx';
import { Words } from '#src/ui/Words.tsx';

export type PlacesScreenProps = {
  readonly view: TransportRunView;
  readonly run: RunDetail;
  readonly search: RunSearch;
  readonly towns: RunTowns | null;
  readonly listHref: string;
  /** The address of this page without its way. */
  readonly kept: Readonly<Record<string, string | number>>;
  readonly send: (event: TransportRunEvent) => void;
};

const firstCarriage = ([first]: readonly ChosenPlace[]): number | null => (first ? carriageOf(first.place) : null);

/** The berths or seats of one train or bus, chosen on its plan. */
export function PlacesScreen(props: PlacesScreenProps) {
  const { view, run, search, towns, listHref, kept, send } = props;
  const { plan, choice } = view;
  const { runClass } = plan;
  const [first = 1] = runClass.carriages;
  const [carriage, setCarriage] = useState(firstCarriage(choice) ?? first);
  const isBerths = runClass.plan.what === 'berths';
  const way = m.transportrun_way({ from: townName(towns, search.from), to: townName(towns, search.to) });
  const ways = placeWays(plan);
  const choose = ({ choice: next }: PlaceWay) => {
    setCarriage(firstCarriage(next) ?? carriage);
    send({ type: 'way.choose', choice: next });
  };
  const label = planLabel(run, plan, carriage);
  const shared = { plan, choice, carriage, label, onPress: (place: string) => send({ type: 'place.press', place }) };
  return (
    <>
      <TripBar
        slug={search.to}
        title={titleOf(isBerths, placesFor(search.party))}
        facts={[
          run.kind === 'train'
            ? m.transportplace_run_train({ number: run.number, way })
            : m.transportplace_run_bus({ number: run.number, way }),
          `${formatFullDay(run.day)}, ${clockOf(run.departsAt)}`,
        ]}
      />
      <Section isTight>
        <Wrap>
          <Stack gap={6}>
            <Steps steps={stepsOf(run, isBerths, listHref)} />
            <Split>
              <Stack gap={6}>
                <Stack as="section" gap={4}>
                  <Row isSpread align="base">
                    <h2 className="strong">{label}</h2>
                    {runClass.carriages.length > 1 ? (
                      <span className={css.live}>
                        <Segments
                          name="carriage"
                          label={m.transportplace_carriages()}
                          value={String(carriage)}
                          options={runClass.carriages.map((one) => ({
                            value: String(one),
                            label: carriageLabel(one, choice),
                          }))}
                          onChange={(one) => setCarriage(Number(one))}
                        />
                      </span>
                    ) : (
                      <span className="small quiet">{m.transportplace_for({ party: partyWords(search.party) })}</span>
                    )}
                  </Row>
                  {isBerths ? <BerthPlan {...shared} /> : <SeatPlan {...shared} isBus={run.kind === 'bus'} />}
                  <Keys />
                  <Told view={view} send={send} />
                  <p className={`small quiet ${css.live}`}>{m.transportplace_keys_help()}</p>
                </Stack>
                <WayForm {...{ plan, ways, choice, kept }} onChoose={choose} />
                <div className={css.live}>
                  <WhoWhere plan={plan} choice={choice} onPut={(put) => send({ type: 'rider.put', ...put })} />
                </div>
                <Go {...props} />
                {run.isSample ? <SampleLine kind={run.kind} /> : null}
              </Stack>
              <Stack as="aside" gap={4}>
                <RunSummary run={run} plan={plan} choice={choice} way={way} />
              </Stack>
            </Split>
          </Stack>
        </Wrap>
      </Section>
      <Bar {...props} />
    </>
  );
}

function titleOf(isBerths: boolean, count: number): string {
  if (isBerths) return count === 1 ? m.transportplace_title_berth() : m.transportplace_title_berths();
  return count === 1 ? m.transportplace_title_seat() : m.transportplace_title_seats();
}

/** "7", or "7, 2 of yours": what is chosen in a carriage that does not show is not forgotten. */
function carriageLabel(carriage: number, choice: readonly ChosenPlace[]): string {
  const { length: count } = choice.filter(({ place }) => carriageOf(place) === carriage);
  return count === 0 ? String(carriage) : m.transportplace_carriage_yours({ number: carriage, count });
}

/** "Carriage 6, 4 berths in a compartment"; a bus is one carriage. */
function planLabel(run: RunDetail, { runClass }: PlacePlan, carriage: number): string {
  const { plan } = runClass;
  if (plan.what === 'berths') return m.transportplace_berths_in({ number: carriage, count: plan.positions.length });
  const count = benchesOf({ carriages: [carriage], plan }).flat().length;
  return run.kind === 'bus'
    ? m.transportplace_bus_seats({ count })
    : m.transportplace_seats_in({ number: carriage, count });
}

function stepsOf({ kind }: RunDetail, isBerths: boolean, listHref: string) {
  const first = kind === 'train' ? m.transportplace_step_train() : m.transportplace_step_bus();
  return [
    { id: 'run', label: <a href={listHref}>{first}</a>, state: 'done' as const },
    {
      id: 'places',
      label: isBerths ? m.transportplace_step_berths() : m.transportplace_step_seats(),
      state: 'current' as const,
    },
    { id: 'people', label: m.transportplace_step_people(), state: 'next' as const },
    { id: 'review', label: m.transportplace_step_review(), state: 'next' as const },
    { id: 'tickets', label: m.transportplace_step_tickets(), state: 'next' as const },
  ];
}

const Keys = () => (
  <p className={css.keys}>
    <span>
      <i /> <Words>{m.transportplace_key_free()}</Words>
    </span>
    <span>
      <i data-k="yours" /> <Words>{m.transportplace_key_yours()}</Words>
    </span>
    <span>
      <i data-k="sold" /> <Words>{m.transportplace_sold()}</Words>
    </span>
    <span>
      <i data-k="no" /> <Words>{m.transportplace_key_no()}</Words>
    </span>
    <span>
      <Icon name="woman" /> <Words>{m.transportplace_key_women()}</Words>
    </span>
    <span>
      <Icon name="man" /> <Words>{m.transportplace_key_men()}</Words>
    </span>
  </p>
);

/** Why the last press changed nothing, what others took, and what the server says. */
function Told({ view, send }: Pick<PlacesScreenProps, 'view' | 'send'>) {
  const { plan, refused, lost, problem, isSlow, open } = view;
  const isPriceChanged = view.kind === 'priceChanged';
  const wrong = refused ?? (open && open.code !== 'people_left' ? open : null);
  const words = wrong && problemWords(plan, wrong);
  return (
    <>
      <Status>
        {words ? (
          <Note tone="warn" icon="info">
            <strong className="strong">{words.title}</strong> {words.text}
          </Note>
        ) : null}
        {lost > 0 ? (
          <Note tone="warn">
            <strong className="strong">{m.transportplace_lost()}</strong> {m.transportplace_lost_text()}
          </Note>
        ) : problem && !isPriceChanged ? (
          <Note tone="stop">{problem.fields?.day ? m.transportplace_over() : problemText(problem)}</Note>
        ) : null}
        {isSlow ? <Note>{m.transport_slow()}</Note> : null}
      </Status>
      {isPriceChanged && problem?.price ? (
        <PriceDecision
          price={problem.price}
          priceUp={m.transport_hold_price_up}
          back={m.transportplace_price_back}
          onTake={() => send({ type: 'price.accept' })}
          onLeave={() => send({ type: 'price.reject' })}
        />
      ) : null}
    </>
  );
}

const holdParts = (
  { kind, open }: TransportRunView,
  send: PlacesScreenProps['send'],
): Pick<ButtonProps, 'isBusy' | 'aria-disabled' | 'onClick'> => ({
  isBusy: kind === 'holding' || kind === 'held' || kind === 'reading',
  'aria-disabled': open !== null || undefined,
  onClick: () => send({ type: 'places.hold' }),
});

/** The price and the same press at the foot of a phone. */
function Bar({ view, run, send }: PlacesScreenProps) {
  const { plan, choice, cents } = view;
  if (run.sale !== 'open') return null;
  return (
    <PayBar>
      <Price
        total={formatMoney(euro(cents))}
        lines={[
          choice.length === 1
            ? placeName(plan, choice[0]?.place ?? '')
            : m.transportplace_places_n({ count: choice.length }),
        ]}
      />
      <Button {...holdParts(view, send)} kind="primary">
        {choice.length === 1 ? m.transportplace_hold_one_short() : m.transportplace_hold_short()}
      </Button>
    </PayBar>
  );
}

/** The way back, and the press that holds what is chosen. */
function Go({ view, run, listHref, send }: PlacesScreenProps) {
  const { cents, choice, open, plan } = view;
  const price = formatMoney(euro(cents));
  const back = (
    <a href={listHref} {...buttonLook()}>
      <Icon name="back" />
      <Words>{run.kind === 'train' ? m.transportrun_back_train() : m.transportrun_back_bus()}</Words>
    </a>
  );
  if (run.sale !== 'open')
    return (
      <Stack gap={4}>
        <Note>
          {run.sale === 'over'
            ? m.transportplace_over()
            : m.transportplace_not_open({ day: formatDay(dayOf(run.opensAt)), time: clockOf(run.opensAt) })}
        </Note>
        <Row>{back}</Row>
      </Stack>
    );
  const hold = holdParts(view, send);
  const left = open?.code === 'people_left' ? problemWords(plan, open).title : null;
  return (
    <Stack gap={3}>
      {left ? (
        <p className="quiet" id="places-left" aria-live="polite">
          {left}
        </p>
      ) : null}
      <Row isSpread isStacked>
        {back}
        <span className={`${css.live} ${css.hold}`}>
          <Button {...hold} kind="primary" size="l" aria-describedby={left ? 'places-left' : undefined}>
            {choice.length === 1 ? m.transportplace_hold_one({ price }) : m.transportplace_hold({ price })}
          </Button>
        </span>
      </Row>
      <p className={`small quiet ${css.live}`}>
        {run.own
          ? m.transportplace_held_until({ time: clockOf(run.own.until) })
          : m.transportplace_held_for({ minutes: HOLD_SECONDS / 60 })}
      </p>
      <noscript>{import.meta.env.SSR ? <p>{m.transportplace_noscript()}</p> : null}</noscript>
    </Stack>
  );
}
