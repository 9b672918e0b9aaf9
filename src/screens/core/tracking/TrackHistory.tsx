import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

export type TrackEvent = {
  readonly id: string;
  readonly time: ReactNode;
  readonly title: string;
  readonly text: string;
};

/** What happened, in the order that the product gives; nothing where nothing is known. */
export const TrackHistory = ({ title, events }: { readonly title: string; readonly events: readonly TrackEvent[] }) =>
  events.length === 0 ? null : (
    <Card as="section" gap={3}>
      <h2 className="strong">{title}</h2>
      <Timeline items={events.map((event) => ({ ...event, state: 'done' }))} />
    </Card>
  );
