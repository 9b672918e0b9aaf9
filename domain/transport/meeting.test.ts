import { expect, test } from 'vitest';
import { lettersIn, MAX_SIGN, meetingOf, meetingProblems } from '#domain/transport/meeting.ts';

const told = { sign: 'Anna Keller', hotel: 'Hotel Golestan', room: '', notes: '' };

test.each([
  ['Anna Keller', undefined],
  ['آقای محمّد رضایی', undefined],
  ['Günther Öztürk', undefined],
  ['李小龍', undefined],
  // Written with separate marks: 24 letters all the same.
  ['e\u0301'.repeat(MAX_SIGN), undefined],
  ['é'.repeat(MAX_SIGN + 1), 'sign_too_long'],
  ['N'.repeat(MAX_SIGN), undefined],
  ['N'.repeat(MAX_SIGN + 1), 'sign_too_long'],
  // Marks upon marks: nobody reads it, and an order does not hold it.
  [`A${'\u0336'.repeat(24)}`.repeat(8), undefined],
  [`A${'\u0336'.repeat(24)}`.repeat(9), 'sign_too_long'],
  ['', 'required'],
  [' \u200b ', 'required'],
  ['\u202e\u2066', 'required'],
  ['12345', 'invalid'],
  ['Anna ★', 'invalid'],
  ['Anna\u0000Keller', 'invalid'],
  ['Anna\u0007', 'invalid'],
])('the sign %j: %s', (sign, problem) => {
  expect(meetingProblems({ ...told, sign }, false).sign).toBe(problem);
});

test('nothing on the sign turns the text around it', () => {
  expect(meetingOf({ sign: '\u202eAnna\u2069\n  Keller' })).toEqual({
    ...{ sign: 'Anna Keller', hotel: '', room: '', notes: '' },
  });
  expect(lettersIn(meetingOf({ sign: 'مریم\u202e صبا' }).sign)).toBe(8);
});

test('who is fetched says where; who lands need not', () => {
  expect(meetingProblems({ ...told, hotel: ' ' }, true)).toEqual({ hotel: 'required' });
  expect(meetingProblems({ ...told, hotel: '' }, false)).toEqual({});
});

test('what is too long or cannot be written down is told by its field', () => {
  const long = { hotel: 'h'.repeat(161), room: 'r'.repeat(21), notes: 'n'.repeat(201) };
  expect(meetingProblems({ ...told, ...long }, true)).toEqual({
    ...{ hotel: 'too_long', room: 'too_long', notes: 'too_long' },
  });
  expect(meetingProblems({ ...told, room: '2\u000004' }, false)).toEqual({ room: 'invalid' });
});
