import type { components } from '#openapi/generated/types.ts';

export type HotelType = components['schemas']['HotelType'];

/** "ir" in any case is domestic, all other countries are foreign. */
export const hotelTypeOf = (country: string): HotelType =>
  country.toLowerCase() === 'ir' ? 'domestic-hotel' : 'hotel';

/** In the format of a hotel confirmation, which has no third; hotels ask each guest for a title. */
export const genderOf = (title: '' | 'MR' | 'MS'): 'male' | 'female' => (title === 'MR' ? 'male' : 'female');

export const titleOf = (gender: 'male' | 'female'): 'MR' | 'MS' => (gender === 'male' ? 'MR' : 'MS');
