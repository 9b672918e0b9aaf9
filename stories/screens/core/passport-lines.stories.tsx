import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { MrzFill, type MrzFillProps } from '#src/screens/core/passengers/MrzFill.tsx';

const LINES = 'P<SWEERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36SWE7408122F3204153ZE184226B<<<<<16';

/** A form that keeps the filled-in values, like those of the pages. */
function Filled(props: MrzFillProps) {
  const [person, setPerson] = useState(props.person);
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <>
      <MrzFill {...props} person={person} onFill={(change) => setPerson({ ...person, ...change })} />
      <p>{name || 'Nobody yet'}</p>
    </>
  );
}

const meta = {
  title: 'Screens/Lines of the passport',
  component: MrzFill,
  render: (args) => <Filled {...args} />,
  args: { person: EMPTY_PERSON, bornUntil: '2026-11-23', onFill: () => {} },
} satisfies Meta<typeof MrzFill>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(text);
  };

export const Empty: Story = {};
export const HalfTyped: Story = {
  play: async (context) => {
    await typed(LINES.slice(0, 30))(context);
    await expect(context.canvas.getByText('30 of 88 characters so far.')).toBeVisible();
  },
};
export const TooLong: Story = { play: typed(`${LINES}\n${LINES}`) };
export const NoPassport: Story = { play: typed(LINES.replace('P<', 'V<')) };
export const WrongCharacter: Story = {
  play: async (context) => {
    await typed(LINES.replace('C36', 'C46'))(context);
    await expect(context.canvas.getByText('The passport number does not fit its check digit.')).toBeVisible();
  },
};
export const NameCut: Story = { play: typed(LINES.replace('MARIA<<<<<<<<<<<<<<<<<<<', 'MARIAMAGDALENAELISABETHX')) };

/** Existing values are never replaced silently, and one press restores them. */
export const FilledInAndUndone: Story = {
  args: { person: { ...EMPTY_PERSON, firstName: 'Ben', lastName: 'Ode' } },
  play: async (context) => {
    const { canvas } = context;
    await typed(LINES)(context);
    await expect(canvas.getByText('All check digits are right.')).toBeVisible();
    await expect(canvas.getByText('now Ben')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill these in' }));
    await expect(canvas.getByText('Anna Maria Eriksson')).toBeVisible();
    await expect(within(canvas.getByRole('status')).getByText(/^Filled in\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('Ben Ode')).toBeVisible();
  },
};
