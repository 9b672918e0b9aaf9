import { m } from '#src/copy/generated/messages.js';
import type { Ride } from '#src/screens/transport/ride-words.ts';
import { Tag } from '#src/ui/Tag.tsx';

/** Where a ride is, in two words. */
export function StageTag({ ride: { stage, refunded } }: { readonly ride: Ride }) {
  if (refunded) {
    return (
      <Tag tone="line" icon="refund">
        {m.transportride_tag_given_back()}
      </Tag>
    );
  }
  switch (stage) {
    case 'confirmed':
      return (
        <Tag tone="done" icon="check">
          {m.transportride_step_confirmed()}
        </Tag>
      );
    case 'driverNamed':
      return (
        <Tag tone="accent" icon="user">
          {m.transportride_step_named()}
        </Tag>
      );
    case 'onTheWay':
      return (
        <Tag tone="accent" icon="car">
          {m.transportride_step_on_the_way()}
        </Tag>
      );
    case 'waiting':
      return (
        <Tag tone="accent" icon="pin">
          {m.transportride_step_waiting()}
        </Tag>
      );
    case 'done':
      return (
        <Tag tone="done" icon="check">
          {m.transportride_tag_done()}
        </Tag>
      );
    case 'noShow':
      return (
        <Tag tone="stop" icon="clock">
          {m.transportride_step_no_show()}
        </Tag>
      );
    case 'driverMissing':
      return (
        <Tag tone="stop" icon="alert">
          {m.transportride_step_missing()}
        </Tag>
      );
  }
}
