import { pathTo } from '#domain/core/page-paths.ts';
import { HOUR_MS, momentOf } from '#domain/core/time.ts';
import { ANSWER_BEFORE_MINUTES, ANSWER_HOURS, OFFER_MINUTES } from '#domain/transport/asked.ts';
import { FREE_HOURS, HALF_HOURS } from '#domain/transport/back.ts';
import { CAR_LEAD_HOURS } from '#domain/transport/ride-times.ts';
import { HOLD_SECONDS } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { ContentPage, type ContentPart, List, Texts } from '#src/screens/core/content/ContentPage.tsx';
import { BackTable, dayAndTime } from '#src/screens/transport/rules/BackTable.tsx';
import type { ListNumbers } from '#src/screens/transport/rules/list-numbers.ts';
import { runParts } from '#src/screens/transport/rules/run-rules.tsx';
import { Note } from '#src/ui/Note.tsx';

/** A pick-up at night: the example of the steps of a refund. */
const EXAMPLE = momentOf('2026-12-05', 3 * 60 + 10);

const rowsOf = () => [
  { until: EXAMPLE - FREE_HOURS * HOUR_MS, back: m.transportrules_cancel_all() },
  { until: EXAMPLE - HALF_HOURS * HOUR_MS, back: m.transportrules_cancel_half() },
  { until: null, back: m.transportrules_cancel_nothing() },
];

/** Numbers come from the rules in the code and from the price list, so that this page cannot contradict them. */
const rules = ({ transfer, car, cip }: ListNumbers): readonly ContentPart[] => [
  {
    id: 'simulated',
    title: m.transportrules_simulated(),
    body: (
      <Note tone="warn" icon="info">
        {m.transportrules_simulated_text()}
      </Note>
    ),
  },
  {
    id: 'price',
    title: m.transportrules_price(),
    body: (
      <List
        items={[
          m.transportrules_price_transfer(),
          m.transportrules_price_night(),
          m.transportrules_price_late(),
          m.transportrules_price_road(),
          ...(car ? [m.transportrules_price_road_night({ percent: car.nightPercent }), stopsText(car.stops)] : []),
          ...(cip ? [m.transportrules_price_cip({ child: cip.childPercent, infant: cip.infantPercent })] : []),
          m.transportrules_price_paid(),
          m.transportrules_price_held({ minutes: HOLD_SECONDS / 60 }),
        ]}
      />
    ),
  },
  {
    id: 'fits',
    title: m.transportrules_fits(),
    body: <List items={[m.transportrules_fits_seats(), m.transportrules_fits_bags()]} />,
  },
  ...(transfer ? [waitingPart(transfer.freeWaiting)] : []),
  {
    id: 'late',
    title: m.transportrules_late(),
    body: <Texts texts={[m.transportrules_late_press()]} />,
  },
  {
    id: 'soon',
    title: m.transportrules_soon(),
    body: (
      <List
        items={[
          m.transportrules_soon_cars({ hours: CAR_LEAD_HOURS }),
          ...(cip ? [m.transportrules_soon_cip({ hours: cip.leadHours })] : []),
          m.transportrules_soon_answer({
            hours: ANSWER_HOURS,
            before: ANSWER_BEFORE_MINUTES,
            minutes: OFFER_MINUTES,
          }),
          m.transportrules_soon_least(),
        ]}
      />
    ),
  },
  { id: 'cancel', title: m.transportrules_cancel(), body: <Cancelling /> },
  {
    id: 'change',
    title: m.transportrules_change(),
    body: (
      <List
        items={[
          m.transportrules_change_time({ hours: FREE_HOURS }),
          m.transportrules_change_meeting(),
          m.transportrules_change_else(),
        ]}
      />
    ),
  },
  {
    id: 'driver',
    title: m.transportrules_driver(),
    body: <List items={[m.transportrules_driver_named(), m.transportrules_driver_changed()]} />,
  },
  { id: 'no-show', title: m.transportrules_noshow(), body: <Texts texts={[m.transportrules_noshow_text()]} /> },
  { id: 'missing', title: m.transportrules_missing(), body: <Texts texts={[m.transportrules_missing_text()]} /> },
  {
    id: 'cip',
    title: m.transportrules_cip(),
    body: <List items={[m.transportrules_cip_names(), m.transportrules_cip_parts()]} />,
  },
  ...runParts(),
  { id: 'changed', title: m.site_rules_changed(), body: <Texts texts={[m.transportrules_changed()]} /> },
];

const stopsText = ({ free, minutes }: { readonly free: number; readonly minutes: number }) =>
  free === 0 ? m.transportrules_price_stops_paid({ minutes }) : m.transportrules_price_stops({ free, minutes });

const waitingPart = ({
  airport,
  airportWithVisa,
  hotel,
}: NonNullable<ListNumbers['transfer']>['freeWaiting']): ContentPart => ({
  id: 'waiting',
  title: m.transportrules_waiting(),
  body: (
    <List
      items={[
        m.transportrules_waiting_airport({ minutes: airport, visa: airportWithVisa }),
        m.transportrules_waiting_hotel({ minutes: hotel }),
      ]}
    />
  ),
});

/** The steps, and what they are for a night pick-up. */
const Cancelling = () => (
  <>
    <List
      items={[
        m.transportrules_cancel_steps({ free: FREE_HOURS, half: HALF_HOURS }),
        m.transportrules_cancel_rides(),
        m.transportrules_cancel_one_of_car(),
        m.transportrules_cancel_people(),
      ]}
    />
    <BackTable caption={m.transportrules_cancel_example(dayAndTime(EXAMPLE))} rows={rowsOf()} />
  </>
);

/** `/transportation-rules`: an anchor for each rule. */
export const TransportRulesScreen = (of: ListNumbers) => (
  <ContentPage
    above={[{ href: pathTo.transport(), text: m.product_transport() }]}
    title={m.transportrules_title()}
    lede={m.transportrules_lede()}
    version={
      <>
        {m.transportrules_version()} <a href="#changed">{m.site_rules_changed()}</a>
      </>
    }
    contents={m.site_rules_contents()}
    parts={rules(of)}
  />
);
