import { FREE_LETTERS } from '#domain/core/name-correction.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { busSteps } from '#domain/transport/bus/back.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { CORRECTED_UNTIL_HOURS } from '#domain/transport/runs/correcting.ts';
import { ALL_BACK_MINUTES } from '#domain/transport/runs/railway.ts';
import type { StepBack } from '#domain/transport/runs/steps-back.ts';
import { SALE_ENDS_HOURS } from '#domain/transport/runs/timetable.ts';
import { HOLD_SECONDS } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { type ContentPart, List } from '#src/screens/core/content/ContentPage.tsx';
import { BackTable, dayAndTime } from '#src/screens/transport/rules/BackTable.tsx';
import { BUS, busStepsText, TRAIN, trainStepsText } from '#src/screens/transport/rules/run-steps-words.ts';

const rowsOf = (steps: readonly StepBack[]) => [
  ...steps.map(({ until, percent }) => ({ until, back: m.transportrules_runs_percent({ percent }) })),
  { until: null, back: m.transportrules_cancel_nothing() },
];

/** What differs between trains and buses, then what is the same on both. */
export const runParts = (): readonly ContentPart[] => [
  {
    id: 'trains',
    title: m.transportrules_trains(),
    body: (
      <>
        <List
          items={[
            m.transportrules_trains_family(),
            m.transportrules_trains_berth(),
            m.transportrules_trains_boy(),
            m.transportrules_runs_seats(),
            trainStepsText(),
          ]}
        />
        <BackTable caption={m.transportrules_trains_example(dayAndTime(TRAIN))} rows={rowsOf(railSteps(TRAIN))} />
      </>
    ),
  },
  {
    id: 'buses',
    title: m.transportrules_buses(),
    body: (
      <>
        <List items={[m.transportrules_runs_seats(), busStepsText()]} />
        <BackTable caption={m.transportrules_buses_example(dayAndTime(BUS))} rows={rowsOf(busSteps(BUS))} />
      </>
    ),
  },
  {
    id: 'runs',
    title: m.transportrules_runs(),
    body: (
      <List
        items={[
          m.transportrules_runs_children(),
          m.transportrules_runs_infants(),
          m.transportrules_runs_sale({ minutes: (SALE_ENDS_HOURS * HOUR_MS) / MINUTE_MS }),
          m.transportrules_runs_held({ minutes: HOLD_SECONDS / 60 }),
          m.transportrules_runs_names({ hours: CORRECTED_UNTIL_HOURS, letters: FREE_LETTERS }),
          m.transportrules_runs_one(),
          m.transportrules_runs_late({ minutes: ALL_BACK_MINUTES }),
          m.transportrules_runs_cancelled(),
          m.transportrules_runs_silent(),
        ]}
      />
    ),
  },
];
