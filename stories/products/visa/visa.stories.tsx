import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { question, visaEligibilityViews as views } from '#machines/visa/visa-eligibility/fixtures.ts';
import { VisaScreen } from '#src/screens/visa/VisaScreen.tsx';
import { STAGE_VISA_RULES } from './rules.ts';

const meta = {
  title: 'Screens/Visa',
  component: VisaScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: views.asking, rules: STAGE_VISA_RULES, send: () => {} },
} satisfies Meta<typeof VisaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Incomplete: Story = { args: { view: views.incomplete } };
export const NoVisa: Story = { args: { view: views.exempt } };
export const NoVisaAnyMore: Story = { args: { view: views.exemptionEnded } };
export const NoVisaUsedUp: Story = { args: { view: views.exemptionUsed } };
export const NoVisaUnsure: Story = { args: { view: views.exemptUnsure } };
export const FreeZone: Story = { args: { view: views.freeZone } };
export const AtTheAirport: Story = { args: { view: views.airportCode } };
export const AtAConsulate: Story = { args: { view: views.consulateCode } };
export const GuidedTour: Story = { args: { view: views.guidedTour } };
export const Press: Story = { args: { view: views.impossible } };
export const Transit: Story = { args: { view: views.transit } };
export const DualNational: Story = { args: { view: views.dualIranian } };
export const MixedGroupWithALongName: Story = { args: { view: views.mixedGroup } };
export const AnotherPassport: Story = { args: { view: views.tried } };
export const Dark: Story = { args: { view: views.airportCode }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { view: views.airportCode }, globals: { dir: 'rtl' } };
export const AskingRightToLeft: Story = { args: { view: views.incomplete }, globals: { dir: 'rtl' } };

/** A second traveller adds a line; Enter submits the form and adds none. */
export const TwoTravellers: Story = {
  args: { send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Country of the passport'), 'DE');
    await userEvent.click(page.getByRole('button', { name: 'Add a traveller' }));
    const second = page.getByLabelText('Country of passport 2');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.selectOptions(second, 'AE');
    await expect(page.getByLabelText('Country of passport 1')).toHaveValue('DE');
    await userEvent.click(page.getByLabelText('Traveller 2 is a citizen of Iran as well'));
    await userEvent.selectOptions(page.getByLabelText('Where you live'), 'DE');
    await userEvent.type(page.getByLabelText('Days in Iran'), '12{Enter}');
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'draft.submit',
      draft: { ...question, travellers: [...question.travellers, { nationality: 'AE', isIranian: true }] },
    });
  },
};

/** Removing a traveller does not change the others. */
export const OneLess: Story = {
  args: { view: { kind: 'asking', draft: views.mixedGroup.question, problems: {} }, send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Remove traveller 2' }));
    await userEvent.click(page.getByRole('button', { name: 'Check' }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({
      type: 'draft.submit',
      draft: {
        ...views.mixedGroup.question,
        travellers: views.mixedGroup.question.travellers.filter(({ nationality }) => nationality !== 'AE'),
      },
    });
  },
};

/** Transit passengers are asked neither for days nor for a purpose. */
export const OnlyChangesPlanes: Story = {
  args: { send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText('Country of the passport'), 'DE');
    await userEvent.selectOptions(page.getByLabelText('Where you live'), 'DE');
    await userEvent.click(page.getByLabelText('I only change planes'));
    await waitFor(() => expect(page.getByLabelText('Days in Iran')).not.toBeVisible());
    await expect(page.getByLabelText('What you come for')).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Check' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'draft.submit',
      draft: { ...question, entry: 'transit', days: null },
    });
  },
};

/** A click before the first effects counts. */
export const ChangesPlanesAtOnce: Story = {
  decorators: [
    (Form) => {
      useLayoutEffect(() => document.querySelector<HTMLInputElement>('input[name=entry][value=transit]')?.click(), []);
      return <Form />;
    },
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('I only change planes')).toBeChecked();
    await waitFor(() => expect(page.getByLabelText('Days in Iran')).not.toBeVisible());
  },
};

/** The continue link names the travellers it is for. */
export const SomeOfAGroup: Story = {
  args: { view: views.partlyHelped },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Begin for travellers 1 and 2' })).toBeVisible();
    await expect(page.getAllByText(/source not kept/)).toHaveLength(1);
  },
};

/** Where nothing can be done, no steps show. */
export const NoWay: Story = {
  args: { view: views.israel },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'What to do next' })).toBeNull();
  },
};

/** All texts of this screen are in the catalogue: plain text would stand out. */
export const PseudoLocale: Story = {
  args: { view: views.airportCode },
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement);
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^⟦.*⟧$/));
    const labels = [...canvasElement.querySelectorAll('h1, h2, h3, label, button')].map(
      (part) => part.textContent ?? '',
    );
    await expect(labels.filter((text) => /[a-z]/i.test(text) && !text.includes('⟦'))).toEqual([]);
  },
};
