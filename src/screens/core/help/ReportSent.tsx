import { useEffect, useRef, useState } from 'react';
import { dayOf, formatDay } from '#domain/core/time.ts';
import type { KeptReport, ProblemReportEvent } from '#machines/core/problem-report/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/help/Help.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = { readonly kept: KeptReport; readonly send: (event: ProblemReportEvent) => void };

export function ReportSent({ kept: { reportId, deleteAt }, send }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <div ref={box} tabIndex={-1} className={css.sent}>
        <Note tone="done">
          <strong>{m.help_sent()}</strong> {m.help_sent_text()}
        </Note>
      </div>
      <div className={css.what}>
        <h3>{m.help_sent_number()}</h3>
        <ReportNumber id={reportId} />
        <p className="small quiet">{m.ui_deleted_on({ day: formatDay(dayOf(deleteAt)) })}</p>
      </div>
      <Row>
        <Button kind="primary" onClick={() => send({ type: 'report.close' })}>
          {m.help_done()}
        </Button>
      </Row>
    </>
  );
}

function ReportNumber({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // Some browsers refuse: the number is beside the button.
    void navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={css.number}>
      <code className={css.id}>{id}</code>
      <Button size="s" icon="copy" onClick={copy}>
        {isCopied ? m.help_copied() : m.help_copy()}
      </Button>
    </div>
  );
}
