import { type ReactNode, useMemo, useState } from 'react';
import { pathTo } from '#domain/addresses.ts';
import type { ProblemReportEvent } from '#machines/problem-report/types.ts';
import type { ProblemReportView } from '#machines/problem-report/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { OwnConversations, type OwnConversationsProps } from '#src/screens/contact/conversation/OwnConversations.tsx';
import { Answers } from '#src/screens/help/Answers.tsx';
import { answersFor, findAnswers, type HelpAnswer, type HelpPlace } from '#src/screens/help/answer.ts';
import css from '#src/screens/help/Help.module.css';
import { type ReportContent, ReportPreview } from '#src/screens/help/ReportPreview.tsx';
import { ReportSent } from '#src/screens/help/ReportSent.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type HelpScreenProps = {
  readonly view: ProblemReportView;
  /** What would be sent; null before it is prepared. */
  readonly report: ReportContent | null;
  readonly note: string;
  /** All short answers, and where one asks. */
  readonly answers: readonly HelpAnswer[];
  readonly place: HelpPlace;
  /** What was written to us before. */
  readonly conversations: OwnConversationsProps['conversations'];
  /** A chat of a third party that the owner has named; `frame` once it was opened. */
  readonly chat: { readonly host: string; readonly frame: ReactNode; readonly onOpen: () => void } | null;
  readonly onNote: (note: string) => void;
  readonly send: (event: ProblemReportEvent) => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
};

/** Short answers, and the way to tell us what went wrong. */
export function HelpScreen(props: HelpScreenProps) {
  const { view, report, send, onClose } = props;
  const isSending = view.kind === 'previewing' && view.isSending;
  const title = view.kind === 'closed' ? m.help_title() : m.help_report();
  return (
    // While it is sent its number is still to come, so the panel waits for it.
    <Dialog title={title} isStatic={isSending} onClose={isSending ? () => {} : onClose}>
      {/* One live region for the whole visit of the panel, so that each new state is heard. */}
      <div role="status" className="vh">
        {view.kind === 'preparing' ? m.help_preparing() : view.kind === 'sent' ? m.help_sent() : null}
      </div>
      {view.kind === 'closed' ? <ShortAnswers {...props} /> : null}
      {view.kind === 'preparing' ? <p className="quiet">{m.help_preparing()}</p> : null}
      {view.kind === 'previewing' ? <ReportPreview {...props} view={view} report={report} /> : null}
      {view.kind === 'sent' ? <ReportSent kept={view.kept} send={send} /> : null}
    </Dialog>
  );
}

function ShortAnswers({ answers, place, conversations, chat, send, onClose }: HelpScreenProps) {
  const [typed, setTyped] = useState('');
  const isAsked = typed.trim() !== '';
  const found = useMemo(() => findAnswers(answers, typed), [answers, typed]);
  return (
    <>
      <OwnConversations conversations={conversations} onLeave={onClose} />
      {/* Enter looks in the blog; without a key the answers are here. */}
      <search>
        <form action={pathTo.blogSearch()}>
          <TextField
            id="help-ask"
            name="q"
            type="search"
            dir="auto"
            label={m.help_ask()}
            placeholder={m.help_ask_hint()}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={setTyped}
          />
        </form>
      </search>
      <div role="status" className="vh">
        {isAsked ? m.help_found({ count: found.length }) : null}
      </div>
      {isAsked ? (
        <>
          {found.length === 0 ? (
            <p className="quiet">{m.help_found_none()}</p>
          ) : (
            <Answers of={found} onLeave={onClose} />
          )}
          <p className="small">
            <a href={pathTo.blogSearch({ q: typed.trim() })} onClick={onClose}>
              {m.help_found_blog({ typed: typed.trim() })}
            </a>
          </p>
        </>
      ) : (
        <Stack gap={2} as="section" aria-labelledby="help-here">
          <h3 id="help-here">{m.help_here()}</h3>
          <Answers of={answersFor(answers, place)} onLeave={onClose} />
        </Stack>
      )}
      <Row>
        <a className="small" href={pathTo.help()} onClick={onClose}>
          {m.help_all()}
        </a>
        <a className="small" href={pathTo.contact()} onClick={onClose}>
          {m.help_contact()}
        </a>
      </Row>
      {chat ? <Chat {...chat} /> : null}
      <div className={css.report}>
        <p className="small quiet">{m.help_report_lead()}</p>
        <Row>
          <Button icon="alert" onClick={() => send({ type: 'report.open' })}>
            {m.help_report()}
          </Button>
        </Row>
      </div>
    </>
  );
}

/** Whose it is stands beside the button: who presses it has agreed. */
const Chat = ({ host, frame, onOpen }: NonNullable<HelpScreenProps['chat']>) => (
  <Stack gap={2} as="section" aria-labelledby="help-chat">
    <h3 id="help-chat">{m.thirdparties_chat_title()}</h3>
    <p className="small quiet">{m.thirdparties_chat_lead({ host })}</p>
    {frame ?? (
      <Row>
        <Button onClick={onOpen}>{m.thirdparties_chat_open({ host })}</Button>
      </Row>
    )}
  </Stack>
);
