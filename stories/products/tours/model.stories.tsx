import type { Meta, StoryObj } from '@storybook/react-vite';
import { walking } from '../../support/model/walking.ts';
import { says } from './says.ts';

/** All covering traces of tours, on its pages. */
const meta: Meta = { title: 'States/Model/Tours', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

export const TourBooking: StoryObj = walking(says, 'tourBooking');
export const TourAsk: StoryObj = walking(says, 'tourAsk');
export const TourInquiry: StoryObj = walking(says, 'tourInquiry');
export const TourTracking: StoryObj = walking(says, 'tourTracking');
