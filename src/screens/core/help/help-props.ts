import type { ReactNode } from 'react';
import type { ProblemReportEvent } from '#machines/core/problem-report/types.ts';
import type { ProblemReportView } from '#machines/core/problem-report/view.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OwnConversationsProps } from '#src/screens/core/contact/conversation/OwnConversations.tsx';
import type { HelpAnswer, HelpPlace } from '#src/screens/core/help/answer.ts';
import type { ReportContent } from '#src/screens/core/help/ReportPreview.tsx';

export type HelpScreenProps = {
  readonly view: ProblemReportView;
  /** The prepared report; null before. */
  readonly report: ReportContent | null;
  readonly note: string;
  /** All short answers, and the current place. */
  readonly answers: readonly HelpAnswer[];
  readonly place: HelpPlace;
  /** Earlier ones; they are read after the panel opened. */
  readonly conversations: {
    readonly list: OwnConversationsProps['conversations'];
    readonly hasFailed: boolean;
    readonly onRetry: () => void;
  };
  /** A conversation opened here; replaces the answers. */
  readonly talk: ReactNode;
  /** Blog posts for the typed text; none offline. */
  readonly posts: readonly Pick<components['schemas']['PostSummary'], 'slug' | 'title' | 'summary'>[];
  /** The configured third-party chat; `frame` once opened. */
  readonly chat: { readonly host: string; readonly frame: ReactNode; readonly onOpen: () => void } | null;
  readonly onAsk: (typed: string) => void;
  readonly onTalk: (conversationId: string) => void;
  readonly onNote: (note: string) => void;
  readonly send: (event: ProblemReportEvent) => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
};
