// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Documents mail', render: renderStage, args: { flow: 'documentsMail' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Resting: Story = {
  name: 'Resting',
  args: { input: 0, way: [] },
};
export const Mailing: Story = {
  name: 'Mailing',
  args: { input: 0, way: ['documents.mail'], sameScreen: [
      { id: 'states-documents-mail--mailing-after-documents-mail', name: 'Mailing – after documents.mail' },
      { id: 'states-documents-mail--mailing-after-mail-documents-rate-limited-then-documents-mail', name: 'Mailing – after mailDocuments: rate_limited, then documents.mail' },
      { id: 'states-documents-mail--mailing-after-mail-documents-not-allowed-then-documents-mail', name: 'Mailing – after mailDocuments: not_allowed, then documents.mail' },
      { id: 'states-documents-mail--mailing-after-mail-documents-type-error-then-documents-mail', name: 'Mailing – after mailDocuments: TypeError, then documents.mail' },
    ] },
};
export const RestingMailed: Story = {
  name: 'Resting – mailed',
  args: { input: 0, way: ['documents.mail', '✓ mailDocuments'] },
};
export const RestingRateLimited: Story = {
  name: 'Resting – rate limited',
  args: { input: 0, way: ['documents.mail', '✗ mailDocuments: rate_limited'] },
};
export const RestingNotAllowed: Story = {
  name: 'Resting – not allowed',
  args: { input: 0, way: ['documents.mail', '✗ mailDocuments: not_allowed'] },
};
export const RestingUnexpected: Story = {
  name: 'Resting – unexpected',
  args: { input: 0, way: ['documents.mail', '✗ mailDocuments: TypeError'] },
};
export const MailingAfterDocumentsMail: Story = {
  name: 'Mailing – after documents.mail',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['documents.mail', '✓ mailDocuments', 'documents.mail'], sameScreen: [
      { id: 'states-documents-mail--mailing', name: 'Mailing' },
    ] },
};
export const MailingAfterMailDocumentsRateLimitedThenDocumentsMail: Story = {
  name: 'Mailing – after mailDocuments: rate_limited, then documents.mail',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['documents.mail', '✗ mailDocuments: rate_limited', 'documents.mail'], sameScreen: [
      { id: 'states-documents-mail--mailing', name: 'Mailing' },
    ] },
};
export const MailingAfterMailDocumentsNotAllowedThenDocumentsMail: Story = {
  name: 'Mailing – after mailDocuments: not_allowed, then documents.mail',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['documents.mail', '✗ mailDocuments: not_allowed', 'documents.mail'], sameScreen: [
      { id: 'states-documents-mail--mailing', name: 'Mailing' },
    ] },
};
export const MailingAfterMailDocumentsTypeErrorThenDocumentsMail: Story = {
  name: 'Mailing – after mailDocuments: TypeError, then documents.mail',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['documents.mail', '✗ mailDocuments: TypeError', 'documents.mail'], sameScreen: [
      { id: 'states-documents-mail--mailing', name: 'Mailing' },
    ] },
};
