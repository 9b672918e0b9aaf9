import { DoorToDoor, type DoorToDoorProps } from '#src/screens/transport/door-to-door/DoorToDoor.tsx';

/** The ways between two cities; null: there are none, or they could not be read. */
export const betweenCities = (doors: DoorToDoorProps | null) => (doors ? <DoorToDoor {...doors} /> : null);
