import type { Operations } from '#server/contract.ts';
import { askHotel, readHotelInquiry, withdrawHotelInquiry } from '#server/products/hotels/operations/askHotel.ts';
import { holdHotels } from '#server/products/hotels/operations/holdHotels.ts';
import { listHotels } from '#server/products/hotels/operations/listHotels.ts';
import { listLowestRooms } from '#server/products/hotels/operations/listLowestRooms.ts';
import { readHotel } from '#server/products/hotels/operations/readHotel.ts';
import { readHotelOrderInfo } from '#server/products/hotels/operations/readHotelOrderInfo.ts';
import { searchHotelDestinations } from '#server/products/hotels/operations/searchHotelDestinations.ts';
import { searchHotelRooms } from '#server/products/hotels/operations/searchHotelRooms.ts';
import { searchHotels } from '#server/products/hotels/operations/searchHotels.ts';

export const operations = {
  askHotel,
  holdHotels,
  listHotels,
  listLowestRooms,
  readHotel,
  readHotelInquiry,
  readHotelOrderInfo,
  searchHotelDestinations,
  searchHotelRooms,
  searchHotels,
  withdrawHotelInquiry,
} satisfies Partial<Operations>;
