import { wholeNumber } from '#domain/core/whole-number.ts';
export type SignUpUrl = {
  readonly isInvited: boolean;
  readonly token: string;
  readonly email: string;
  readonly discountCodes: readonly number[];
  readonly redirectURL: string | undefined;
};

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, max) : '';

/** Parameters of a sign-up URL; the router has parsed "true" and "12" already. */
export function signUpUrl(search: Readonly<Record<string, unknown>>): SignUpUrl {
  const isInvited = String(search.registerByInvitation) === 'true';
  return {
    isInvited,
    token: isInvited ? textOf(search.invitationToken, 200) : '',
    email: textOf(search.email, 254),
    discountCodes: isInvited ? discountCodesOf(search.discountCodes) : [],
    redirectURL: textOf(search.redirectURL, 2000) || undefined,
  };
}

/** "12,34": valid integers without duplicates, at most twenty; others are dropped. */
function discountCodesOf(value: unknown): readonly number[] {
  const list = Array.isArray(value) ? value.map(String) : textOf(value, 400).split(',');
  const codes = list.map((text) => wholeNumber(text, 10)).filter((code) => code !== null);
  return [...new Set(codes.filter((code) => code <= 2_147_483_647))].slice(0, 20);
}
