import type { ReactNode } from 'react';
import type { ProblemReportEvent } from '#machines/core/problem-report/types.ts';
import type { ProblemReportView } from '#machines/core/problem-report/view.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OwnConversationsProps } from '#src/screens/core/contact/conversation/OwnConversations.tsx';
import type { HelpAnswer, HelpPlace } from '#src/screens/core/help/answer.ts';
import type { ReportContent } from '#src/screens/core/help/ReportPreview.tsx';

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
  /** One of them, when it was opened here; it stands in place of the answers. */
  readonly talk: ReactNode;
  /** Pages of the blog for what was typed last; none without a connection. */
  readonly posts: readonly Pick<components['schemas']['PostSummary'], 'slug' | 'title' | 'summary'>[];
  /** A chat of a third party that the owner has named; `frame` once it was opened. */
  readonly chat: { readonly host: string; readonly frame: ReactNode; readonly onOpen: () => void } | null;
  readonly onAsk: (typed: string) => void;
  readonly onTalk: (conversationId: string) => void;
  readonly onNote: (note: string) => void;
  readonly send: (event: ProblemReportEvent) => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
};
