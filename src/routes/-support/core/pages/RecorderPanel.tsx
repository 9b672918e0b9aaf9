import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { clockOf, MINUTE_MS } from '#domain/core/time.ts';
import type { Trace } from '#machines/trace/format.ts';
import { m } from '#src/copy/generated/messages.js';
import { download } from '#src/platform/core/device/download.ts';
import { keepIn, tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { treeOf } from '#src/platform/core/flow/actor-tree.ts';
import { onSiteEvent, type SiteEvent } from '#src/platform/core/flow/events.ts';
import { onRecording, type Recording, recordingsNow } from '#src/platform/core/recording/recording-list.ts';
import {
  askScenarios,
  fileNameOf,
  followClock,
  jumpClocks,
  redacted,
  type ScenarioState,
  speedClocks,
  statesOf,
  testText,
} from '#src/platform/core/recording/recording-tools.ts';
import { bodyOf, draftReport, type ReportDraft } from '#src/platform/core/recording/trace-report.ts';
import css from '#src/routes/-support/core/pages/RecorderPanel.module.css';
import { Button } from '#src/ui/Button.tsx';
import { inputClass } from '#src/ui/Field.tsx';
import { Row } from '#src/ui/layout.tsx';

const MOST_EVENTS = 20;

/** A stopped recording keeps its trace, also when other flows start. */
type Taken = { readonly recording: Recording; readonly frozen: Trace | null };

/** Remembered across pages. "below" covers nothing. */
const PLACES = {
  below: m.help_dev_place_below,
  left: m.help_dev_place_left,
  right: m.help_dev_place_right,
} as const;
type PanelPlace = keyof typeof PLACES;
const PLACE_KEY = 'safar:recorder-place';
const placeNow = (): PanelPlace => {
  const kept = tabStorage()?.getItem(PLACE_KEY) ?? '';
  return Object.hasOwn(PLACES, kept) ? (kept as PanelPlace) : 'below';
};

/** For developers and testers: flows of this page, recordings, events, clock and server scenarios. */
export function RecorderPanel() {
  const recordings = useSyncExternalStore(onRecording, recordingsNow, recordingsNow);
  const [chosen, setChosen] = useState('');
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [place, setPlace] = useState(placeNow);
  // Also while folded, so that earlier events are listed.
  const [events, setEvents] = useState<readonly SiteEvent[]>([]);
  useEffect(() => onSiteEvent((event) => setEvents((before) => [...before, event].slice(-MOST_EVENTS))), []);
  // The page keeps two flows per machine; recorded ones are kept here.
  const all = [...new Set([...taken.map(({ recording }) => recording), ...recordings])];
  const recording = all.find(({ id }) => id === chosen) ?? recordings.at(-1);
  const take = (one: Taken) => {
    setChosen(one.recording.id);
    setTaken((before) => [...before.filter((other) => other.recording !== one.recording), one]);
  };
  const move = (to: PanelPlace) => {
    setPlace(to);
    keepIn(tabStorage(), PLACE_KEY, to);
  };
  return (
    <aside className={css.panel} data-place={place} aria-label={m.help_dev()}>
      <details onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}>
        <summary>{m.help_dev()}</summary>
        <div className={css.body}>
          <label>
            {m.help_dev_place()}
            <select className={inputClass} value={place} onChange={(event) => move(event.target.value as PanelPlace)}>
              {Object.entries(PLACES).map(([name, text]) => (
                <option key={name} value={name}>
                  {text()}
                </option>
              ))}
            </select>
          </label>
          {recording ? (
            <>
              <label>
                {m.help_dev_flow()}
                <select className={inputClass} value={recording.id} onChange={(event) => setChosen(event.target.value)}>
                  {all.map(({ id, machine }) => (
                    <option key={id} value={id}>
                      {machine.id}
                    </option>
                  ))}
                </select>
              </label>
              <Flow
                key={recording.id}
                recording={recording}
                taken={taken.find((one) => one.recording === recording) ?? null}
                onTake={take}
              />
              <ExportAll />
            </>
          ) : (
            <p>{m.help_dev_none()}</p>
          )}
          <SiteEvents events={events} />
          <World recordings={recordings} />
        </div>
      </details>
    </aside>
  );
}

/** A file for `npm run replay`. */
const ExportAll = () => (
  <section>
    <Row>
      <Button
        size="s"
        onClick={() => void draftReport().then((draft) => download('safar-report.json', reportText(draft)))}
      >
        {m.help_dev_export_all()}
      </Button>
    </Row>
    <p>{m.help_dev_all_hint()}</p>
  </section>
);
const reportText = (draft: ReportDraft): string => JSON.stringify(bodyOf(draft, ''), null, 1);

const SiteEvents = ({ events }: { readonly events: readonly SiteEvent[] }) => (
  <section>
    <p>
      <strong>{m.help_dev_events()}</strong> {events.length === 0 ? m.help_dev_events_none() : null}
    </p>
    <ol>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only added, at the end
        <li key={index}>
          <code>{JSON.stringify(event)}</code>
        </li>
      ))}
    </ol>
  </section>
);

type FlowProps = {
  readonly recording: Recording;
  readonly taken: Taken | null;
  readonly onTake: (taken: Taken) => void;
};

function Flow({ recording, taken, onTake }: FlowProps) {
  const { actor, recorder, clock } = recording;
  useSelector(
    useMemo(() => treeOf(actor), [actor]),
    (tree) => tree,
  );
  const frozen = taken?.frozen ?? null;
  const isRecording = taken !== null && frozen === null;

  const record = () => {
    recorder.mark('recording begins');
    onTake({ recording, frozen: null });
  };
  const stop = () => {
    recorder.mark('recording ends');
    onTake({ recording, frozen: redacted(recording) });
  };
  const trace = () => frozen ?? redacted(recording);
  const save = (one: Trace) => download(fileNameOf(one, clock.now()), JSON.stringify(one, null, 1));
  return (
    <section className={css.flow}>
      <p>
        <strong>{recording.machine.id}</strong> {m.help_dev_steps({ count: recorder.count() })}
      </p>
      <ul>
        {statesOf(actor).map(({ path, value, next, refused }) => (
          <li key={path}>
            <strong>{path}</strong> <code>{value}</code>
            <br />
            {next.length > 0 ? m.help_dev_next({ events: next.join(', ') }) : m.help_dev_next_none()}
            {refused.length > 0 ? (
              <>
                <br />
                {m.help_dev_refused({ events: refused.join(', ') })}
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <Row>
        <Button size="s" onClick={isRecording ? stop : record}>
          {isRecording ? m.help_dev_stop() : m.help_dev_record()}
        </Button>
        <Button size="s" onClick={() => save(trace())}>
          {m.help_dev_export()}
        </Button>
        <Button size="s" onClick={() => void navigator.clipboard.writeText(testText(trace()))}>
          {m.help_dev_copy()}
        </Button>
      </Row>
      {isRecording ? <p role="status">{m.help_dev_recording({ count: recorder.count() })}</p> : null}
      {frozen ? <p>{m.help_dev_frozen({ count: frozen.steps.length })}</p> : null}
      {frozen && !frozen.redaction.isVerified ? <p>{m.help_dev_unsealed()}</p> : null}
    </section>
  );
}

const JUMPS = [-25, -5, -1, 1, 5, 10, 25];

/** With seconds, to show that the clock runs. */
const secondsOf = (moment: number): string =>
  `${clockOf(moment)}:${String(Math.floor(moment / 1000) % 60).padStart(2, '0')}`;

const SPEEDS = [
  [0, m.help_dev_speed_0],
  [1, m.help_dev_speed_1],
  [60, m.help_dev_speed_60],
] as const;
/** Poll interval of the server's clock, in ms. */
const TICK_MS = 1000;

function World({ recordings }: { readonly recordings: readonly Recording[] }) {
  const [scenarioState, setScenarioState] = useState<ScenarioState | null>(null);
  useEffect(() => {
    const look = () => void followClock(recordings).then(setScenarioState);
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [recordings]);
  if (!scenarioState) return <p>{m.help_dev_away()}</p>;
  return (
    <section>
      <label>
        {m.help_dev_scenario()}
        <select
          className={inputClass}
          value={scenarioState.playing ?? ''}
          onChange={(event) => void askScenarios(`?name=${event.target.value}`, true).then(setScenarioState)}
        >
          <option value="">{m.help_dev_scenario_none()}</option>
          {Object.entries(scenarioState.scenarios).map(([name, meaning]) => (
            <option key={name} value={name}>
              {name}: {meaning}
            </option>
          ))}
        </select>
      </label>
      <p>{m.help_dev_clock({ time: secondsOf(scenarioState.now) })}</p>
      <label>
        {m.help_dev_speed()}
        <select
          className={inputClass}
          value={scenarioState.speed}
          onChange={(event) => void speedClocks(Number(event.target.value), recordings).then(setScenarioState)}
        >
          {SPEEDS.map(([speed, text]) => (
            <option key={speed} value={speed}>
              {text()}
            </option>
          ))}
        </select>
      </label>
      <Row>
        {JUMPS.map((minutes) => (
          <Button
            key={minutes}
            size="s"
            onClick={() => void jumpClocks(minutes * MINUTE_MS, recordings).then(setScenarioState)}
          >
            {m.help_dev_ahead({ minutes: minutes > 0 ? `+${minutes}` : `−${-minutes}` })}
          </Button>
        ))}
      </Row>
    </section>
  );
}
