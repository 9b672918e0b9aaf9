import type { Meta, StoryObj } from '@storybook/react-vite';
import { walking } from '../../support/model/walking.ts';
import { says } from './says.ts';

/** All covering traces of the travel card, on its pages. */
const meta: Meta = { title: 'States/Model/Card', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

export const CardOrder: StoryObj = walking(says, 'cardOrder');
export const CardCalculator: StoryObj = walking(says, 'cardCalculator');
export const TravelCard: StoryObj = walking(says, 'travelCard');
export const CardTracking: StoryObj = walking(says, 'cardTracking');
