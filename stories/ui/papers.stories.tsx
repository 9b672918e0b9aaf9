import type { Meta, StoryObj } from '@storybook/react-vite';
import { Answers } from '#src/ui/Answers.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Seal } from '#src/ui/Seal.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Ticket } from '#src/ui/Ticket.tsx';
import { LONG_NAME, LONG_TEXT } from '../support/fixtures.ts';
import { dark, Narrow, Sheet } from '../support/Sheet.tsx';

const code = (text: string) => <bdi className="code">{text}</bdi>;
const lines = (a: string, b: string) => (
  <>
    {a}
    <br />
    {b}
  </>
);
// A small pattern that stands for a code.
const path = Array.from({ length: 25 * 25 }, (_, at) => at)
  .filter((at) => (at * 7 + Math.floor(at / 25) * 3) % 5 < 2)
  .map((at) => `M${at % 25} ${Math.floor(at / 25)}h1v1h-1z`)
  .join('');

const meta = {
  title: 'ui/Papers',
  component: Ticket,
  args: {
    slug: 'shiraz',
    reference: 'SFR-7K2M-9Q',
    qr: { path, size: 25 },
    spelling: 'Sierra Foxtrot Romeo, seven Kilo two Mike, nine Quebec',
    note: 'The code opens this page from the phone’s own storage. The seal is drawn from the order number: the same on screen and on paper.',
    english: {
      kicker: 'E-ticket 1 of 3',
      name: 'Anna Maria Keller',
      from: 'THR',
      to: 'SYZ',
      departure: lines('10:20, Sat 5 Dec', 'Tehran Mehrabad, terminal 2'),
      duration: '1 h 30',
      arrival: lines('11:50', 'Shiraz Shahid Dastgheib'),
      facts: [
        { term: 'Flight', value: lines('QB 1213', 'Qeshm Air') },
        { term: 'Class', value: lines('Economy', 'A') },
        { term: 'Bags', value: lines('20 kg', 'and 5 kg in the cabin') },
        { term: 'Passport', value: code('C01X00T47') },
        { term: 'Ticket', value: code('SIM 213 004417') },
        { term: 'Order', value: code('SFR-7K2M-9Q') },
      ],
    },
    persian: {
      kicker: 'بلیت الکترونیکی ۱ از ۳، نام مسافر مطابق گذرنامه',
      name: 'Anna Maria Keller',
      from: 'تهران',
      to: 'شیراز',
      departure: lines('شنبه ۱۴ آذر ۱۴۰۵، ۱۰:۲۰', 'فرودگاه مهرآباد، پایانه ۲'),
      duration: '۱ ساعت و ۳۰',
      arrival: lines('۱۱:۵۰', 'شهید دستغیب شیراز'),
      facts: [
        { term: 'پرواز', value: lines('QB 1213', 'قشم ایر') },
        { term: 'کلاس', value: 'اکونومی' },
        { term: 'بار مجاز', value: '۲۰ کیلو' },
        { term: 'گذرنامه', value: code('C01X00T47') },
        { term: 'شماره بلیت', value: code('SIM 213 004417') },
        { term: 'شماره سفارش', value: code('SFR-7K2M-9Q') },
      ],
    },
  },
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoHalves: Story = {};
export const TwoHalvesDark: Story = { ...dark };
export const LongName: Story = {
  render: (args) => (
    <Narrow>
      <Ticket {...args} english={{ ...args.english, name: LONG_NAME }} persian={{ ...args.persian, name: LONG_NAME }} />
    </Narrow>
  ),
};

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
export const AnswersTableSeals: Story = { render: Lists };
export const AnswersDark: Story = { render: Lists, ...dark };
export const AnswersNarrow: Story = {
  render: () => (
    <Narrow>
      <Lists />
    </Narrow>
  ),
};
