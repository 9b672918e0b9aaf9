import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlightRulesScreen } from '#src/screens/content/FlightRulesScreen.tsx';

const meta = { title: 'screens/content', component: FlightRulesScreen } satisfies Meta<typeof FlightRulesScreen>;
export default meta;

export const FlightRules: StoryObj<typeof meta> = {};
