import type { HotelStepProps } from '#src/routes/-support/hotels/hotel-data.ts';
import { HeldRooms, type HeldRoomsProps } from '#src/screens/hotels/HeldRooms.tsx';

type Props = Pick<HotelStepProps, 'flowView' | 'flow'> & Pick<HeldRoomsProps, 'held'>;

export const HeldBeside = ({ held, flowView, flow }: Props) => (
  <HeldRooms held={held} clock={flow.clock} holdSeconds={flowView.order?.holdSeconds ?? null} send={flow.send} />
);
