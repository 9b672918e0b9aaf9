import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { Bone } from '#src/ui/Skeleton.tsx';

/** Placeholder of a loading picture, announced once. */
export const PictureLoading = () => (
  <div role="status">
    <span className="vh">{m.ui_loading()}</span>
    <Card aria-hidden="true">
      <Bone width="s" />
      <Bone isTall />
      <Bone width="l" />
    </Card>
  </div>
);
