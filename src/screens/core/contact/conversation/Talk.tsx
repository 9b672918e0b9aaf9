import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { ReplyForm, type Replying } from '#src/screens/core/contact/conversation/ReplyForm.tsx';
import css from '#src/screens/core/contact/conversation/Thread.module.css';
import { Thread } from '#src/screens/core/contact/conversation/Thread.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = Replying & {
  readonly conversation: Pick<components['schemas']['Conversation'], 'texts' | 'mayWrite'>;
  readonly reader: 'traveller' | 'desk';
  readonly label: string;
  readonly hint: string;
  /** Text for a conversation closed without an answer; null: not closed. */
  readonly closed: string | null;
};

export const Talk = ({ conversation: { texts, mayWrite }, reader, closed, ...form }: Props) => (
  <div className={css.talk}>
    <Stack gap={5}>
      <Thread texts={texts} reader={reader} />
      {closed === null ? null : <Note>{closed}</Note>}
      {mayWrite ? <ReplyForm {...form} /> : <Note>{m.conversation_full()}</Note>}
    </Stack>
  </div>
);
