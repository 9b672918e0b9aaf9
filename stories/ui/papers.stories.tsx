import type { Meta, StoryObj } from '@storybook/react-vite';
import { Answers } from '#src/ui/Answers.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Seal } from '#src/ui/Seal.tsx';
import { Table } from '#src/ui/Table.tsx';
import { LONG_NAME, LONG_TEXT } from '../support/fixtures.ts';
import { dark, Narrow, Sheet } from '../support/Sheet.tsx';

const lines = (a: string, b: string) => (
  <>
    {a}
    <br />
    {b}
  </>
);
const Lists = () => (
  <Sheet>
    <Answers
      answers={[
        {
          id: 'a',
          term: 'Flight',
          value: 'Tehran (THR) to Shiraz (SYZ), Sat 5 Dec 2026, 10:20–11:50',
          change: (
            <a href="#f">
              Change<span className="vh"> flight</span>
            </a>
          ),
        },
        {
          id: 'b',
          term: 'Travellers',
          value: lines(LONG_NAME, 'Mia Keller, child, 8 on the day'),
          change: (
            <a href="#t">
              Change<span className="vh"> travellers</span>
            </a>
          ),
        },
        { id: 'c', term: 'Payment', value: LONG_TEXT },
      ]}
    />
    <Table caption="Insurance, each person" isFold>
      <thead>
        <tr>
          <th scope="col">Age on the first day</th>
          <th scope="col" data-num>
            7 days
          </th>
          <th scope="col" data-num>
            15 days
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">0–11</th>
          <td data-num data-l="7 days">
            €10
          </td>
          <td data-num data-l="15 days">
            €15
          </td>
        </tr>
        <tr>
          <th scope="row">80 and over</th>
          <td data-num data-l="7 days">
            €40
          </td>
          <td data-num data-l="15 days">
            €60
          </td>
        </tr>
      </tbody>
    </Table>
    <Row>
      {['SFR-7K2M-9Q', 'SFR-V31C-7T', 'SFR-H88B-2D', 'SFR-T04Q-5L'].map((reference) => (
        <Seal key={reference} reference={reference} size={84} />
      ))}
    </Row>
  </Sheet>
);

const meta = { title: 'UI/Papers', component: Lists } satisfies Meta<typeof Lists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnswersTableSeals: Story = {};
export const AnswersDark: Story = { ...dark };
export const AnswersNarrow: Story = {
  render: () => (
    <Narrow>
      <Lists />
    </Narrow>
  ),
};
