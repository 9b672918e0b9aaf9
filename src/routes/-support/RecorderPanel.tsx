import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { clockOf, MINUTE_MS } from '#domain/time.ts';
import type { Trace } from '#machines/trace/format.ts';
import { m } from '#src/copy/generated/messages.js';
import { treeOf } from '#src/platform/actor-tree.ts';
import { onSiteEvent, type SiteEvent } from '#src/platform/events.ts';
import { onRecording, type Recording, recordingsNow } from '#src/platform/recording-list.ts';
import { askScenarios, jumpClocks, sealed, statesOf, testText } from '#src/platform/recording-tools.ts';
import css from '#src/routes/-support/RecorderPanel.module.css';
import { Button } from '#src/ui/Button.tsx';
import { inputClass } from '#src/ui/Field.tsx';
import { Row } from '#src/ui/layout.tsx';

const MOST_EVENTS = 20;

/** For developers and testers: the flows of this page, their recordings, its events, the clock, and what the server plays. */
export function RecorderPanel() {
  const recordings = useSyncExternalStore(onRecording, recordingsNow, recordingsNow);
  const [chosen, setChosen] = useState('');
  // Also while it is folded: what happened is there when somebody looks.
  const [events, setEvents] = useState<readonly SiteEvent[]>([]);
  useEffect(() => onSiteEvent((event) => setEvents((before) => [...before, event].slice(-MOST_EVENTS))), []);
  const recording = recordings.find(({ id }) => id === chosen) ?? recordings.at(-1);
  return (
    <aside className={css.panel} aria-label={m.help_dev()}>
      <details>
        <summary>{m.help_dev()}</summary>
        <div className={css.body}>
          {recording ? (
            <>
              <label>
                {m.help_dev_flow()}
                <select className={inputClass} value={recording.id} onChange={(event) => setChosen(event.target.value)}>
                  {recordings.map(({ id, machine }) => (
                    <option key={id} value={id}>
                      {machine.id}
                    </option>
                  ))}
                </select>
              </label>
              <Flow key={recording.id} recording={recording} />
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

/** What whoever counts visits would hear, the newest last. */
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

function Flow({ recording }: { readonly recording: Recording }) {
  const { actor, recorder } = recording;
  useSelector(
    useMemo(() => treeOf(actor), [actor]),
    (tree) => tree,
  );
  const [frozen, setFrozen] = useState<Trace | null>(null);
  const [isRecording, setRecording] = useState(false);

  const record = () => {
    recorder.mark('recording begins');
    setFrozen(null);
    setRecording(true);
  };
  const stop = () => {
    recorder.mark('recording ends');
    setFrozen(sealed(recording));
    setRecording(false);
  };
  const trace = () => frozen ?? sealed(recording);
  return (
    <section>
      <p>
        <strong>{recording.machine.id}</strong> {m.help_dev_steps({ count: recorder.count() })}
      </p>
      <ul>
        {statesOf(actor).map(({ path, value, next }) => (
          <li key={path}>
            <code>
              {path} {value}
            </code>
            <br />
            {next.length > 0 ? m.help_dev_next({ events: next.join(', ') }) : m.help_dev_next_none()}
          </li>
        ))}
      </ul>
      <Row>
        <Button size="s" onClick={isRecording ? stop : record}>
          {isRecording ? m.help_dev_stop() : m.help_dev_record()}
        </Button>
        <Button size="s" onClick={() => save(JSON.stringify(trace(), null, 1))}>
          {m.help_dev_export()}
        </Button>
        <Button size="s" onClick={() => void navigator.clipboard.writeText(testText(trace()))}>
          {m.help_dev_copy()}
        </Button>
      </Row>
      {frozen ? <p>{m.help_dev_frozen({ count: frozen.steps.length })}</p> : null}
      {frozen && !frozen.redaction.isVerified ? <p>{m.help_dev_unsealed()}</p> : null}
    </section>
  );
}

const JUMPS = [-25, -5, -1, 1, 5, 10, 25];

function World({ recordings }: { readonly recordings: readonly Recording[] }) {
  const [picture, setPicture] = useState<Awaited<ReturnType<typeof askScenarios>>>(null);
  useEffect(() => void askScenarios().then(setPicture), []);
  if (!picture) return <p>{m.help_dev_away()}</p>;
  return (
    <section>
      <label>
        {m.help_dev_scenario()}
        <select
          className={inputClass}
          value={picture.playing ?? ''}
          onChange={(event) => void askScenarios(`?name=${event.target.value}`, true).then(setPicture)}
        >
          <option value="">{m.help_dev_scenario_none()}</option>
          {Object.entries(picture.scenarios).map(([name, meaning]) => (
            <option key={name} value={name}>
              {name}: {meaning}
            </option>
          ))}
        </select>
      </label>
      <p>{m.help_dev_clock({ time: clockOf(picture.now) })}</p>
      <Row>
        {JUMPS.map((minutes) => (
          <Button
            key={minutes}
            size="s"
            onClick={() => void jumpClocks(minutes * MINUTE_MS, recordings).then(setPicture)}
          >
            {m.help_dev_ahead({ minutes: minutes > 0 ? `+${minutes}` : `−${-minutes}` })}
          </Button>
        ))}
      </Row>
    </section>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'safar-trace.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
