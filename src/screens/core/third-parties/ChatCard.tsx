import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { ThirdPartyEvent } from '#machines/core/third-party/types.ts';
import type { ThirdPartyView } from '#machines/core/third-party/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type ChatCardProps = {
  readonly view: ThirdPartyView;
  /** The third-party frame while needed. */
  readonly frame: ReactNode;
  readonly send: (event: ThirdPartyEvent) => void;
  readonly onLeave: () => void;
};

/** Third-party chat in the help panel. If it fails to load, our contact form is one click away. */
export const ChatCard = ({ view, frame, send, onLeave }: ChatCardProps) => (
  <>
    <div role="status" className={view.kind === 'loading' ? 'quiet' : 'vh'}>
      {view.kind === 'loading' ? m.thirdparties_chat_loading() : null}
    </div>
    {view.kind === 'loading' ? <Skeleton /> : null}
    {frame}
    {view.kind === 'failed' ? (
      <Stack gap={2}>
        <Note tone="warn" icon="alert" role="alert">
          {m.thirdparties_chat_failed()}
        </Note>
        <Row>
          <a {...buttonLook({ kind: 'primary' })} href={pathTo.contact()} onClick={onLeave}>
            {m.help_contact()}
          </a>
          <Button onClick={() => send({ type: 'frame.retry' })}>{m.thirdparties_chat_again()}</Button>
        </Row>
      </Stack>
    ) : null}
  </>
);
