import { expect, test } from 'vitest';
import { signUpUrl } from '#src/routes/-support/accounts/sign-up-url.ts';

test('an invitation with its address, codes and way on', () => {
  expect(
    signUpUrl({
      registerByInvitation: true,
      invitationToken: 'abc',
      email: 'anna@example.org',
      discountCodes: '12, 34,12,x,-1,99999999999',
      redirectURL: 'profile',
    }),
  ).toEqual({
    isInvited: true,
    token: 'abc',
    email: 'anna@example.org',
    discountCodes: [12, 34],
    redirectURL: 'profile',
  });
});

test.each([true, 'true'])('%j switches to invitation mode, anything else does not', (flag) => {
  expect(signUpUrl({ registerByInvitation: flag }).isInvited).toBe(true);
  expect(signUpUrl({ registerByInvitation: 'yes', invitationToken: 'abc', discountCodes: 7 })).toEqual({
    isInvited: false,
    token: '',
    email: '',
    discountCodes: [],
    redirectURL: undefined,
  });
});

test('one code is read as a number, several as text or a list', () => {
  const codes = (discountCodes: unknown) => signUpUrl({ registerByInvitation: true, discountCodes }).discountCodes;
  expect([codes(7), codes('7,8'), codes([7, 8]), codes({}), codes(undefined)]).toEqual([[7], [7, 8], [7, 8], [], []]);
});
