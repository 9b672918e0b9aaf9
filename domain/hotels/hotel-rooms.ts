import type { FieldProblem } from '#domain/core/problem.ts';
import {
  ADULT_MARK,
  CHILD_UNTIL_AGE,
  MAX_GUESTS,
  MAX_ROOMS,
  MAX_ROOMS_TEXT,
  OLDEST_CHILD,
} from '#domain/hotels/hotel-limits.ts';
import type { components } from '#openapi/generated/types.ts';

/** One searched room: age 30 marks an adult, children have their own age. */
export type RoomParty = components['schemas']['HotelRoomParty'];

/** Default without a readable value: two adults in one room. */
export const DEFAULT_ROOMS: readonly RoomParty[] = [{ adults: [ADULT_MARK, ADULT_MARK], children: [] }];

/** Ages in the order of beds: adults, then children. */
export const agesOf = ({ adults, children }: RoomParty): number[] => [...adults, ...children];

/** In the confirmation and in all prices, over 12 is an adult. */
export const countsAsAdult = (age: number): boolean => age > CHILD_UNTIL_AGE;

export const guestCount = (rooms: readonly RoomParty[]): number =>
  rooms.reduce((count, room) => count + agesOf(room).length, 0);

/**
 * Validation errors by field: `rooms`, `rooms.0`, `rooms.0.children.1`. The form and the server use the same function.
 */
export function roomProblems(rooms: readonly RoomParty[]): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  if (rooms.length === 0) problems.rooms = 'rooms_invalid';
  if (guestCount(rooms) > MAX_GUESTS) problems.rooms = 'too_many_guests';
  if (rooms.length > MAX_ROOMS) problems.rooms = 'too_many_rooms';
  rooms.forEach(({ adults, children }, room) => {
    if (adults.length === 0) problems[`rooms.${room}`] = 'room_adult_needed';
    if (!adults.every((age) => age === ADULT_MARK)) problems[`rooms.${room}`] = 'rooms_invalid';
    children.forEach((age, child) => {
      const isChild = Number.isInteger(age) && age >= 0 && age <= OLDEST_CHILD;
      if (!isChild) problems[`rooms.${room}.children.${child}`] = 'child_age_invalid';
    });
  });
  return problems;
}

/**
 * Parses the `rooms` of a URL; null when it is not JSON, too long, or not a valid search. The result is rebuilt, so no
 * other data of the URL gets in.
 */
export function readRooms(text: string): RoomParty[] | null {
  if (text.length > MAX_ROOMS_TEXT) return null;
  const rooms = arrayOf(parsed(text), MAX_ROOMS)?.map(roomOf);
  if (!rooms?.every((room) => room !== null)) return null;
  return Object.keys(roomProblems(rooms)).length === 0 ? rooms : null;
}

export const writeRooms = (rooms: readonly RoomParty[]): string =>
  JSON.stringify(rooms.map(({ adults, children, type }) => ({ adults, children, ...(type ? { type } : {}) })));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function arrayOf(value: unknown, most: number): unknown[] | null {
  return Array.isArray(value) && value.length > 0 && value.length <= most ? value : null;
}

function roomOf(value: unknown): RoomParty | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const own = (name: string): unknown =>
    Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  const [adults, children] = [agesIn(own('adults')), agesIn(own('children') ?? [])];
  if (!adults || !children) return null;
  const type = own('type');
  const isType = typeof type === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(type) && type.length <= 60;
  return { adults, children, ...(isType ? { type } : {}) };
}

function agesIn(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length > MAX_GUESTS) return null;
  return value.every((age): age is number => Number.isInteger(age)) ? [...value] : null;
}
