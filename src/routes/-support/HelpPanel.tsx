import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { problemReportMachine } from '#machines/problem-report/machine.ts';
import type { KeptReport, ReportPreview } from '#machines/problem-report/types.ts';
import { problemReportView } from '#machines/problem-report/view.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { apiOf } from '#src/platform/api.ts';
import type { AppContext } from '#src/platform/context.ts';
import { ownConversations } from '#src/platform/conversation-queries.ts';
import { download } from '#src/platform/download.ts';
import { createFlow } from '#src/platform/flow.ts';
import { bodyOf, createReportMaker } from '#src/platform/trace-report.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { HelpScreen, type HelpScreenProps } from '#src/screens/help/HelpScreen.tsx';

/** What makes the report, and the machine of one visit of the panel. What was typed is not the machine's: it asks for it when it sends. */
function createReport(context: AppContext) {
  const typed = { note: '' };
  const maker = createReportMaker(apiOf(context));
  const machine = problemReportMachine.provide({
    actors: {
      prepareReport: fromPromise<ReportPreview, void>(async () => {
        await new Promise((resolve) => setTimeout(resolve)); // the panel is drawn before a long trace is sealed
        return maker.prepare();
      }),
      sendReport: fromPromise<KeptReport, void>(() => maker.send(typed.note.trim())),
    } satisfies PortsOf<typeof problemReportMachine>,
  });
  return { typed, maker, machine };
}

export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  const context = useRouteContext({ from: '__root__' });
  const [{ typed, maker, machine }] = useState(() => createReport(context));
  const actor = useFlow(() => createFlow(machine));
  const view = useFlowView(actor, problemReportView);
  const [note, setNote] = useState('');
  const [conversations, setConversations] = useState<HelpScreenProps['conversations']>([]);
  useEffect(() => void ownConversations(apiOf(context)).then(setConversations), [context]);
  const draft = view.kind === 'previewing' && view.preview ? maker.draft() : null;
  const body = draft && bodyOf(draft, note.trim());
  const json = JSON.stringify(body, null, 1);
  const write = (text: string) => {
    typed.note = text;
    setNote(text);
  };
  return (
    <HelpScreen
      view={view}
      report={draft && body && { ...draft, note: body.note, json }}
      note={note}
      conversations={conversations}
      onNote={write}
      send={actor.send}
      onDownload={() => download('safar-report.json', json)}
      onClose={onClose}
    />
  );
}
