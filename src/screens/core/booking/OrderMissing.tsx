import { pathTo } from '#domain/core/page-paths.ts';
import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type OrderMissingProps = {
  /** Why it could not be read; null while loading. */
  readonly problem: Problem | null;
  readonly onRetry: () => void;
};

/** Shown instead of a step while its order loads, or with a way on if it failed. */
export const OrderMissing = ({ problem, onRetry }: OrderMissingProps) => (
  <Section isTight>
    <Wrap>
      <Stack gap={4}>
        <h1>{m.issue_resuming_title()}</h1>
        <p className="quiet">{m.issue_resuming_text()}</p>
        <Status>{problem ? <Note tone="stop">{problemText(problem)}</Note> : null}</Status>
        <Row>
          <Button kind="primary" isBusy={!problem} onClick={onRetry}>
            {m.issue_retry()}
          </Button>
          <a {...buttonLook()} href={pathTo.findBooking()}>
            {m.site_find_booking()}
          </a>
        </Row>
      </Stack>
    </Wrap>
  </Section>
);
