import type { Meta, StoryObj } from '@storybook/react-vite';
import { walking } from '../../support/model/walking.ts';
import { says } from './says.ts';

/** The covering traces of flights and of the checkout, on the pages of flights. */
const meta: Meta = { title: 'States/Model/Flights', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

export const FlightBooking1: StoryObj = walking(says, 'flightBooking', [0, 2]);
export const FlightBooking2: StoryObj = walking(says, 'flightBooking', [1, 2]);
export const OrderCheckout1: StoryObj = walking(says, 'orderCheckout', [0, 3]);
export const OrderCheckout2: StoryObj = walking(says, 'orderCheckout', [1, 3]);
export const OrderCheckout3: StoryObj = walking(says, 'orderCheckout', [2, 3]);
