import type { Meta, StoryObj } from '@storybook/react-vite';
import { walking } from '../../support/model/walking.ts';
import { says } from './says.ts';

/** The covering traces of a stay, on its pages. */
const meta: Meta = { title: 'States/Model/Hotels', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

export const HotelBooking1: StoryObj = walking(says, 'hotelBooking', [0, 3]);
export const HotelBooking2: StoryObj = walking(says, 'hotelBooking', [1, 3]);
export const HotelBooking3: StoryObj = walking(says, 'hotelBooking', [2, 3]);
