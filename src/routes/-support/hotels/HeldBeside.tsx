import type { HotelStepProps } from '#src/routes/-support/hotels/hotel-data.ts';
import { HeldRooms, type HeldRoomsProps } from '#src/screens/hotels/HeldRooms.tsx';

type Props = Pick<HotelStepProps, 'picture' | 'flow'> & Pick<HeldRoomsProps, 'held'>;

export const HeldBeside = ({ held, picture, flow }: Props) => (
  <HeldRooms held={held} clock={flow.clock} holdSeconds={picture.order?.holdSeconds ?? null} send={flow.send} />
);
