import { useEffect, useRef } from 'react';
import type { ReportPreview as Preview, ProblemReportEvent, ReportStep } from '#machines/core/problem-report/types.ts';
import type { ProblemReportView } from '#machines/core/problem-report/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/core/help/Help.module.css';
import { offsetText, stepText } from '#src/screens/core/help/report-steps.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

/** The whole report, readable and as it is sent. */
export type ReportContent = {
  readonly page: string;
  readonly build: string;
  /** The redacted note. */
  readonly note: string;
  readonly parts: readonly {
    readonly flow: string;
    readonly isBefore: boolean;
    readonly steps: readonly ReportStep[];
  }[];
  readonly json: string;
};

type Props = {
  readonly view: Extract<ProblemReportView, { kind: 'previewing' }>;
  readonly report: ReportContent | null;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly send: (event: ProblemReportEvent) => void;
  readonly onDownload: () => void;
};

const MAX_NOTE = 2000;

/** The exact content before anything is sent. */
export function ReportPreview({ view, report, note, onNote, send, onDownload }: Props) {
  const { preview, problem, isSending } = view;
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened it is gone, so the focus must be set.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      {problem ? (
        <Note tone="stop" role="alert">
          {problemText(problem)}
        </Note>
      ) : null}
      <TextArea
        id="report-note"
        label={m.help_note()}
        hint={m.help_note_hint()}
        ref={field}
        maxLength={MAX_NOTE}
        value={note}
        onChange={onNote}
      />
      {preview && report ? (
        <section className={css.what} aria-labelledby="report-what">
          <h3 id="report-what">{m.help_what()}</h3>
          <p className="small">{whatText(preview)}</p>
          <Facts report={report} />
          {report.parts.map(({ flow, isBefore, steps }, index) => (
            // A report never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <Steps key={index} title={partTitle(flow, isBefore)} steps={steps} />
          ))}
          <details>
            <summary className="small">{m.help_exact()}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
            <section className={css.json} tabIndex={0} aria-label={m.help_exact()}>
              <pre>{report.json}</pre>
            </section>
          </details>
        </section>
      ) : null}
      <Row>
        <Button kind="primary" isBusy={isSending} onClick={() => send({ type: 'report.send' })}>
          {preview ? m.help_send() : m.help_retry()}
        </Button>
        {report ? (
          <Button icon="download" onClick={onDownload}>
            {m.help_download()}
          </Button>
        ) : null}
        <Button kind="quiet" icon="back" aria-disabled={isSending} onClick={() => send({ type: 'report.close' })}>
          {m.help_back()}
        </Button>
      </Row>
    </>
  );
}

function whatText({ kind, steps }: Preview): string {
  switch (kind) {
    case 'whole':
      return m.help_whole({ count: steps });
    case 'partial':
      return m.help_partial({ count: steps });
    case 'empty':
      return m.help_empty();
    case 'unsafe':
      return m.help_unsafe();
  }
}

/** `findBooking` → "find booking": testers find the chart by it. */
function partTitle(flow: string, isBefore: boolean): string {
  const name = flow.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return isBefore ? m.help_part_before({ flow: name }) : m.help_part({ flow: name });
}

const Facts = ({ report: { page, build, note } }: { readonly report: ReportContent }) => (
  <dl className={css.facts}>
    {note ? (
      <div>
        <dt>{m.help_note_sent()}</dt>
        <dd>{note}</dd>
      </div>
    ) : null}
    <div>
      <dt>{m.help_page()}</dt>
      <dd>{page}</dd>
    </div>
    <div>
      <dt>{m.help_build()}</dt>
      <dd>{build}</dd>
    </div>
  </dl>
);

const Steps = ({ title, steps }: { readonly title: string; readonly steps: readonly ReportStep[] }) => (
  <>
    <h4>{title}</h4>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
    <ol className={css.steps} tabIndex={0} aria-label={title}>
      {steps.map((step, index) => (
        // Steps never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>
          <span className="faint">{offsetText(step.at)}</span> {stepText(step)}
        </li>
      ))}
    </ol>
  </>
);
