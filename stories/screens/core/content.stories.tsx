import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { PrivacyScreen } from '#src/screens/core/content/PrivacyScreen.tsx';
import { TermsScreen } from '#src/screens/core/content/TermsScreen.tsx';
import { FlightRulesScreen } from '#src/screens/flights/rules/FlightRulesScreen.tsx';

const meta = { title: 'Screens/Content', component: FlightRulesScreen } satisfies Meta<typeof FlightRulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FlightRules: Story = {};
export const Terms: Story = { render: () => <TermsScreen /> };
export const Privacy: Story = { render: () => <PrivacyScreen named={NO_THIRD_PARTIES} choices={null} /> };
export const PrivacyOnAPhone: Story = {
  render: () => <PrivacyScreen named={NO_THIRD_PARTIES} choices={null} />,
  globals: { viewport: { value: 'phone' } },
};
