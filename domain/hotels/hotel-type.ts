import type { components } from '#openapi/generated/types.ts';

export type HotelType = components['schemas']['HotelType'];

/** "ir" in any case is at home, every other country is not. */
export const hotelTypeOf = (country: string): HotelType =>
  country.toLowerCase() === 'ir' ? 'domestic-hotel' : 'hotel';

/** As the confirmation of a hotel says it. */
export const genderOf = (title: 'MR' | 'MS'): 'male' | 'female' => (title === 'MR' ? 'male' : 'female');

/** The other way round, for a person that a link brought. */
export const titleOf = (gender: 'male' | 'female'): 'MR' | 'MS' => (gender === 'male' ? 'MR' : 'MS');
