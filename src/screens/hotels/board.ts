import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type Board = components['schemas']['HotelBoard'];

const BOARD: Readonly<Record<Board, () => string>> = {
  roomOnly: () => m.hotels_board_roomOnly(),
  breakfast: () => m.hotels_board_breakfast(),
  halfBoard: () => m.hotels_board_halfBoard(),
  fullBoard: () => m.hotels_board_fullBoard(),
};

export const boardName = (board: Board): string => BOARD[board]();
