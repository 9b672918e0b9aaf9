import { type DragEvent, useId, useState } from 'react';
import { parseTrace } from '#machines/trace/format.ts';
import { registered } from '#machines/trace/registry.ts';
import { parseReport } from '#machines/trace/report-file.ts';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Player } from './Player.ts';
import css from './Stage.module.css';
import { PlayedStage } from './Stage.tsx';
import type { Settings } from './settings.ts';

type Flow = { readonly name: string; readonly player: Player };
type Visit = { readonly file: string; readonly flows: readonly Flow[] };

/**
 * Plays a visitor's recording on the Stage: a single trace, or a report with a trace per flow. Other input of the
 * screen comes from the stories.
 */
export function RecordedStage({ settings }: { readonly settings: Settings }) {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const flow = visit?.flows[chosen];
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      setVisit({ file: file.name, flows: flowsIn(await file.text()) });
      setChosen(0);
      setFault(null);
    } catch (error) {
      setVisit(null);
      setFault(`${file.name}: ${(error as Error).message}`);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field does the same for whoever drags nothing.
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Stack gap={5}>
        <Card gap={4}>
          <FileField onFile={read} />
          {fault === null ? null : (
            <Note tone="stop" role="alert">
              {fault}
            </Note>
          )}
          {visit && visit.flows.length > 1 ? (
            <SelectField
              id="recorded-flow"
              name="flow"
              label={`Flows in ${visit.file}`}
              value={String(chosen)}
              options={visit.flows.map(({ name, player }, index) => ({
                value: String(index),
                label: `${name}, ${player.read().steps.length} steps`,
              }))}
              onChange={(index) => setChosen(Number(index))}
            />
          ) : null}
        </Card>
        {flow ? <PlayedStage player={flow.player} sameScreen={[]} settings={settings} /> : null}
      </Stack>
    </div>
  );
}

function FileField({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const id = useId();
  return (
    <Stack gap={2}>
      <label className="strong" htmlFor={id}>
        A recorded visit
      </label>
      <p className="small quiet">
        A file of the recorder or of a report. Choose it, or drop it anywhere on this page. It stays in this browser.
      </p>
      <input
        id={id}
        className={css.file}
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </Stack>
  );
}

/** Throws with a readable reason when the text is neither a trace nor a report, or contains only unknown machines. */
function flowsIn(text: string): readonly Flow[] {
  const one = () => {
    const trace = parseTrace(text);
    return [{ name: trace.machine.id, trace }];
  };
  const traces = parseReport(text)?.traces ?? one();
  const flows = traces.flatMap(({ name, trace }) => {
    const entry = registered(trace.machine.id);
    return entry ? [{ name, player: Player.of(entry, trace) }] : [];
  });
  if (flows.length > 0) return flows;
  const [first] = traces;
  throw new Error(first ? `there is no machine "${first.trace.machine.id}"` : 'the report has no traces');
}
