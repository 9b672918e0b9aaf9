import type { Meta, StoryObj } from '@storybook/react-vite';
import { walking } from '../../support/model/walking.ts';
import { says } from './says.ts';

/** The covering traces of the visa check, the request and the tracker, on their pages. */
const meta: Meta = { title: 'States/Model/Visa', render: () => <p>Every covering trace, on its screens.</p> };
export default meta;

export const VisaEligibility: StoryObj = walking(says, 'visaEligibility');
export const VisaApplicant: StoryObj = walking(says, 'visaApplicant');
export const VisaRequest: StoryObj = walking(says, 'visaRequest');
export const VisaTracking: StoryObj = walking(says, 'visaTracking');
