import type { ReactNode } from 'react';
import type { RunSearch, RunSearchProblems, RunTowns } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';
import { KindTabs } from '#src/screens/transport/KindTabs.tsx';
import { RunForm } from '#src/screens/transport/runs/RunForm.tsx';
import { SampleLine } from '#src/screens/transport/runs/SampleLine.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  readonly search: RunSearch;
  /** null: there is no timetable. */
  readonly towns: RunTowns | null;
  readonly problems: RunSearchProblems;
  readonly today: string;
  /** Recent searches of this device. */
  readonly recent?: ReactNode;
};

/** `/iran-transportation?kind=train|bus`: the question, and what there is to know before it. */
export function RunFormScreen({ search, towns, problems, today, recent }: Props) {
  const isTrain = search.kind === 'train';
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Stack as="header" gap={2}>
            <h1>{isTrain ? m.transportrun_title_train() : m.transportrun_title_bus()}</h1>
            <p className="quiet">{isTrain ? m.transportrun_lede_train() : m.transportrun_lede_bus()}</p>
          </Stack>
          <KindTabs kind={search.kind} kept={search} />
          {towns ? (
            <Split>
              <Stack gap={5}>
                <RunForm search={search} towns={towns} problems={problems} today={today} />
                {recent}
              </Stack>
              <Stack as="aside" gap={4}>
                {isTrain ? <Read title={m.transportrun_read_kinds()}>{m.transportrun_read_kinds_text()}</Read> : null}
                <Read title={m.transportrun_read_seats()}>{m.transportrun_read_seats_text()}</Read>
                <Read title={m.transportrun_read_passport()}>{m.transportrun_read_passport_text()}</Read>
                {towns.isSample ? <SampleLine kind={search.kind} /> : null}
              </Stack>
            </Split>
          ) : (
            <Empty title={m.transportwish_none()}>{m.transportrun_not_sold_text()}</Empty>
          )}
        </Stack>
      </Wrap>
    </Section>
  );
}

const Read = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <Card isTight gap={2}>
    <h2 className="strong">{title}</h2>
    <p className="small quiet">{children}</p>
  </Card>
);
