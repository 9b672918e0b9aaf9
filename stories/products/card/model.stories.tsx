import type { Meta, StoryObj } from '@storybook/react-vite';
import { walking } from '../../support/model/walking.ts';
import { says } from './says.ts';

/** All covering traces of card, on its pages. */
const meta: Meta = { title: 'States/Model/Card', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

export const CardBooking: StoryObj = walking(says, 'cardBooking');
