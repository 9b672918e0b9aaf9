import { expect, test } from 'vitest';
import { m } from '#src/copy/generated/messages.js';
import { faultText } from '#src/screens/visa/request/fields.ts';

test('who chose a picture and has not sent it reads which button does', () => {
  expect(faultText('picture_needed')).toContain(`“${m.visarequest_pic_use()}”`);
});
