import { describe, expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { classesOf } from '#machines/trace/field-classes.ts';
import { isLuhn } from '#machines/trace/pseudonym.ts';
import { createRedactor, keyFromText } from '#machines/trace/redactor.ts';

const key = keyFromText('a key of a test');

const classOf = classesOf([{ words: ['status', 'page'], texts: ['text'], secrets: ['birthDate'] }]);

/** Learns and rewrites in one call. */
const redact = (value: unknown, secret = key) => {
  const redactor = createRedactor(secret, { classOf });
  redactor.learn(value);
  return redactor.rewrite(value) as never;
};

const shape = (text: string) => text.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/\d/g, '0');

describe('pseudonyms', () => {
  test('have the length and the characters of what they hide', () => {
    const open = { email: 'Anna.Keller@example.org', phone: '+49 151 23456789', passportNumber: 'C01X04T2K' };
    const hidden: typeof open = redact(open);
    for (const name of ['email', 'phone', 'passportNumber'] as const) {
      expect(hidden[name]).not.toBe(open[name]);
      expect(shape(hidden[name])).toBe(shape(open[name]));
    }
  });

  test('are the same for the same secret, wherever it stands, and others with another key', () => {
    const open = { email: 'anna@example.org', error: { text: 'no booking of anna@example.org (ANNA@EXAMPLE.ORG)' } };
    const hidden: typeof open = redact(open);
    expect(hidden.error.text).toBe(`no booking of ${hidden.email} (${hidden.email.toUpperCase()})`);
    expect(redact(open)).toEqual(hidden);
    expect(redact(open, keyFromText('another key'))).not.toEqual(hidden);
  });

  test('are the same in an address, where a secret is written in its own way', () => {
    const open = { lastName: 'Keller & Sohn', text: 'GET /find?name=Keller%20%26%20Sohn' };
    const hidden: typeof open = redact(open);
    expect(hidden.text).toBe(`GET /find?name=${encodeURIComponent(hidden.lastName)}`);
  });

  test('a card number that passes its check still does, a wrong one still does not', () => {
    for (let last = 0; last < 10; last += 1) {
      const cardNumber = `4539 1488 0343 646${last}`;
      const hidden: { cardNumber: string } = redact({ cardNumber });
      expect(hidden.cardNumber).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
      expect(isLuhn(hidden.cardNumber)).toBe(isLuhn(cardNumber));
    }
  });

  test('other scripts stay in theirs', () => {
    const { firstName }: { firstName: string } = redact({ firstName: 'شیراز Äpfel' });
    expect(firstName).toMatch(/^\p{Script=Arabic}{5} \p{Lu}[a-z]{4}$/u);
  });
});

describe('what is hidden', () => {
  test('every text whose field nobody knows, whatever it is called and however deep it stands', () => {
    const open = { list: [{ deep: { name: 'Uferschwalbe' } }], status: 'held' };
    const hidden: typeof open = redact(open);
    expect(hidden.list[0]?.deep.name).toMatch(/^[A-Z][a-z]{11}$/);
    expect(hidden.list[0]?.deep.name).not.toBe('Uferschwalbe');
    expect(hidden.status).toBe('held');
  });

  test('a field is what the one around it is, as long as nobody says otherwise', () => {
    const open = { status: { anything: 'held' }, birthDate: { page: '14' } };
    const hidden: typeof open = redact(open);
    expect(hidden.status).toEqual({ anything: 'held' });
    expect(hidden.birthDate.page).not.toBe('14');
  });

  test('of a problem and of an error, their codes and sentences stay', () => {
    const problem = {
      code: 'conflict',
      message: 'Asked by anna@example.org',
      fields: { email: 'in_use' },
      who: 'Mia Keller',
    };
    const hidden: { $error: { name: string; message: string; problem: typeof problem } } = redact({
      $error: { name: 'ProblemError', message: 'Refused', problem },
    });
    expectFields(hidden.$error, { name: 'ProblemError', message: 'Refused' });
    expectFields(hidden.$error.problem, { code: 'conflict', fields: { email: 'in_use' } });
    expect(hidden.$error.problem.message).toMatch(/^Asked by [a-z]{4}@/);
    expect(hidden.$error.problem.message).not.toContain('anna');
    expect(hidden.$error.problem.who).not.toBe('Mia Keller');
  });

  test('what has the shape of a secret, even in a word of ours', () => {
    const hidden: { status: string } = redact({ status: 'sent to anna@example.org' });
    expect(hidden.status).toMatch(/^sent to \w{4}@/);
    expect(hidden.status).not.toContain('anna');
  });

  test('every text below a secret key, the shortest as well', () => {
    const open = { birthDate: { day: '14', month: '03', year: '1988' }, page: '14' };
    const hidden: typeof open = redact(open);
    expect(hidden.birthDate.year).not.toBe('1988');
    expect(hidden.birthDate.day).not.toBe('14');
    expect(hidden.page).toBe('14');
  });

  test('short names as words, not as parts of words', () => {
    const hidden: { text: string } = redact({ firstName: 'Mia', text: 'Mia flies to Miami' });
    expect(hidden.text).toMatch(/^[A-Z][a-z]{2} flies to Miami$/);
    expect(hidden.text).not.toContain('Mia flies');
  });

  test('what looks like a secret in free text', () => {
    const text = 'GET /orders/5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31?email=jo%40example.org SFR-7K2M-9Q 4539148803436467';
    const hidden: { text: string } = redact({ text });
    for (const secret of ['5f0c2f5e', 'jo%40', '7K2M', '4539148803436467']) expect(hidden.text).not.toContain(secret);
    expect(shape(hidden.text)).toBe(shape(text).replace('4539', '0000'));
  });

  test('words of the machine stay, even when somebody is called like one', () => {
    const hidden: { event: { type: string; status: string } } = redact({
      lastName: 'held',
      event: { type: 'held', status: 'held' },
    });
    expect(hidden.event).toEqual({ type: 'held', status: 'held' });
  });

  test('a short key is refused', () => {
    expect(() => createRedactor(new Uint8Array(8))).toThrow(RangeError);
  });
});
