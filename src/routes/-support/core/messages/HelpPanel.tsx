import { useLocation, useMatches, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { pathTo } from '#domain/core/page-paths.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { problemReportMachine } from '#machines/core/problem-report/machine.ts';
import type { KeptReport, ReportPreview } from '#machines/core/problem-report/types.ts';
import { problemReportView } from '#machines/core/problem-report/view.ts';
import { blogSearchView } from '#machines/country/blog-search/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { download } from '#src/platform/core/device/download.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { fetchAhead, fetchNow } from '#src/platform/core/flow/lost-part.ts';
import { listConversations } from '#src/platform/core/messages/conversation-queries.ts';
import { bodyOf, createReportMaker } from '#src/platform/core/recording/trace-report.ts';
import { wiredBlogSearch } from '#src/platform/country/blog-search-actors.ts';
import { chatHostOf, helpPlaceOf } from '#src/routes/-support/core/messages/help-place.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import type { HelpPlace } from '#src/screens/core/help/answer.ts';
import { HelpScreen } from '#src/screens/core/help/HelpScreen.tsx';
import { helpAnswers } from '#src/screens/core/help/help-answers.gen.ts';
import type { HelpScreenProps } from '#src/screens/core/help/help-props.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Creates the report maker and the machine for one visit of the panel. The note stays outside the machine, which reads it on send. */
function createReport(context: AppContext) {
  const typed = { note: '' };
  const maker = createReportMaker(apiOf(context));
  const machine = problemReportMachine.provide({
    actors: {
      prepareReport: fromPromise<ReportPreview, void>(async () => {
        await new Promise((resolve) => setTimeout(resolve)); // render the panel before redacting a long trace
        return maker.prepare();
      }),
      sendReport: fromPromise<KeptReport, void>(() => maker.send(typed.note.trim())),
    } satisfies ActorsOf<typeof problemReportMachine>,
  });
  return { typed, maker, machine };
}

export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  const context = useRouteContext({ from: '__root__' });
  const [{ typed, maker, machine }] = useState(() => createReport(context));
  const actor = useFlow(() => createFlow(machine));
  const view = useFlowView(actor, problemReportView);
  const place = usePlace(context);
  const chat = useChat(context, onClose);
  const [note, setNote] = useState('');
  const [posts, ask] = usePosts(context);
  const { conversations, talk, openTalk } = useTalk(context, place.path, onClose);
  useEffect(() => whenIdle(keepAnswers), []);
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
      answers={helpAnswers}
      place={place}
      conversations={conversations}
      talk={talk}
      posts={posts}
      chat={chat}
      onAsk={ask}
      onTalk={openTalk}
      onNote={write}
      send={actor.send}
      onDownload={() => download('safar-report.json', json)}
      onClose={onClose}
    />
  );
}

/** Earlier conversations, and the one open here; its code loads when opened. */
function useTalk(context: AppContext, path: string, onClose: () => void) {
  const navigate = useNavigate();
  const own = useLateDocument('own', () => listConversations(apiOf(context)));
  const [open, setOpen] = useState<{
    id: string;
    part: typeof import('#src/routes/-support/core/messages/HelpTalk.tsx');
  } | null>(null);
  const openTalk = (id: string) => {
    const href = pathTo.conversation(id);
    // Its page is already below the panel.
    if (path === href) return onClose();
    void fetchNow(() => import('#src/routes/-support/core/messages/HelpTalk.tsx')).then((part) => {
      if (part) return setOpen({ id, part });
      onClose();
      void navigate({ href });
    });
  };
  /** Their list may say something else by now. */
  const back = () => {
    setOpen(null);
    own.readAgain();
  };
  const talk = open && <open.part.HelpTalk key={open.id} conversationId={open.id} onBack={back} onLeave={onClose} />;
  const conversations = { list: own.document?.conversations ?? [], hasFailed: own.hasFailed, onRetry: own.readAgain };
  return { conversations, talk, openTalk };
}

/** Most posts to show; the blog has the rest. */
const MOST_POSTS = 4;

/** Blog posts for the typed text; offline there are none. */
function usePosts(context: AppContext): readonly [HelpScreenProps['posts'], (typed: string) => void] {
  const actor = useFlow(() => createFlow(wiredBlogSearch(apiOf(context)), { input: { q: '', posts: null } }));
  const view = useFlowView(actor, blogSearchView);
  const posts = view.kind === 'found' ? view.posts.slice(0, MOST_POSTS) : [];
  return [posts, (q) => actor.send({ type: 'query.change', q })];
}

/** After a first use, help answers are kept for offline use. */
const keepAnswers = () =>
  void fetchAhead(async () => {
    const { keepReadPage } = await import('#src/platform/core/offline/read-page.ts');
    await keepReadPage(pathTo.help());
  });

/** The configured chat; its code and frame load when opened. */
function useChat(context: AppContext, onLeave: () => void): HelpScreenProps['chat'] {
  const [part, setPart] = useState<typeof import('#src/routes/-support/core/messages/ChatFrame.tsx') | null>(null);
  const host = chatHostOf(context);
  if (!host) return null;
  const onOpen = () => void fetchNow(() => import('#src/routes/-support/core/messages/ChatFrame.tsx')).then(setPart);
  return { host, onOpen, frame: part && <part.ChatFrame host={host} onLeave={onLeave} /> };
}

function usePlace(context: AppContext): HelpPlace {
  const { pathname, searchStr } = useLocation();
  const loaded: unknown = useMatches({ select: (matches) => matches.at(-1)?.loaderData });
  return helpPlaceOf(context, pathname + searchStr, loaded);
}
