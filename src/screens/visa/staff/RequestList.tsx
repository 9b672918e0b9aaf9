import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { Simulated } from '#src/screens/visa/staff/Simulated.tsx';
import { PROCESSING_WORDS, stageSaying } from '#src/screens/visa/staff/staff-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type List = components['schemas']['StaffVisaRequests'];

/** Requests that wait for a decision, without names. */
export const RequestList = ({ list }: { readonly list: List }) => (
  <>
    <Row isSpread>
      <h1>{m.staff_title()}</h1>
      <a {...buttonLook()} href={pathTo.staffVisa()}>
        {m.staff_reload()}
      </a>
    </Row>
    <Simulated reviewer={list.reviewer} />
    {list.requests.length === 0 ? (
      <Card>
        <Empty title={m.staff_none()} />
      </Card>
    ) : (
      <Lines list={list} />
    )}
    {list.isAll ? null : <Note>{m.staff_more()}</Note>}
  </>
);

const Lines = ({ list }: { readonly list: List }) => (
  <Card>
    <Table caption={m.staff_caption()} isFold>
      <thead>
        <tr>
          <th scope="col">{m.staff_request()}</th>
          <th scope="col">{m.staff_promised()}</th>
          <th scope="col">{m.staff_stage()}</th>
          <th scope="col">{m.staff_arrival()}</th>
          <th scope="col">{m.staff_processing()}</th>
          <th scope="col" data-num="">
            {m.staff_people()}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.requests.map(({ orderId, reference, stage, promisedOn, arrival, processing, people }) => (
          <tr key={orderId}>
            <th scope="row">
              <a href={pathTo.staffVisa(orderId)}>{reference}</a>
            </th>
            <td data-l={m.staff_promised()}>{promisedOn ? formatFullDay(promisedOn) : m.staff_no_promise()}</td>
            <td data-l={m.staff_stage()}>
              <Tag tone={stageSaying(stage).tone}>{stageSaying(stage).text}</Tag>
            </td>
            <td data-l={m.staff_arrival()}>{formatFullDay(arrival)}</td>
            <td data-l={m.staff_processing()}>{PROCESSING_WORDS[processing]()}</td>
            <td data-l={m.staff_people()} data-num="">
              {people}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
);
