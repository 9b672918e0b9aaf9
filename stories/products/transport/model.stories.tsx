import type { Meta, StoryObj } from '@storybook/react-vite';
import { walking } from '../../support/model/walking.ts';
import { says } from './says.ts';

/** All covering traces of transport, on its pages. */
const meta: Meta = { title: 'States/Model/Transport', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

export const TransportBooking: StoryObj = walking(says, 'transportBooking');
export const TransportTracking: StoryObj = walking(says, 'transportTracking');
export const TransportAsk: StoryObj = walking(says, 'transportAsk');
export const TransportInquiry: StoryObj = walking(says, 'transportInquiry');
export const TransportRun: StoryObj = walking(says, 'transportRun');
export const TransportOpening: StoryObj = walking(says, 'transportOpening');
