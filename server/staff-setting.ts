import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { components } from '#openapi/generated/types.ts';

export type StaffPermission = components['schemas']['StaffPermission'];

export type StaffMember = {
  readonly name: string;
  /** PHC string of the password. */
  readonly passwordHash: string;
  /** Base32 secret of the member's authenticator app. */
  readonly codeSecret: string;
  readonly permissions: readonly StaffPermission[];
};

/** All permissions in the contract. */
export const STAFF_PERMISSIONS = contract.components.schemas.StaffPermission.enum as readonly StaffPermission[];
/** 160 bits in base32. */
const CODE_SECRET = /^[A-Z2-7]{32}$/;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u;

/** Parses `NAME:HASH:SECRET:PERMISSION,PERMISSION`, separated by `;`; undefined when invalid. */
export function staffOf(text: string): readonly StaffMember[] | undefined {
  const members = text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map(memberOf);
  const known = members.filter((member) => member !== undefined);
  const isUnique = new Set(known.map(({ name }) => name)).size === known.length;
  return known.length === members.length && isUnique ? known : undefined;
}

function memberOf(text: string): StaffMember | undefined {
  const [name = '', hash = '', codeSecret = '', said = '', ...rest] = text.trim().split(':');
  const passwordHash = Buffer.from(hash, 'base64url').toString('utf8');
  const words = said.split(',').map((word) => word.trim());
  const permissions = STAFF_PERMISSIONS.filter((permission) => words.includes(permission));
  const isWhole =
    rest.length === 0 && NAME.test(name) && passwordHash.startsWith('$argon2id$') && CODE_SECRET.test(codeSecret);
  const isReader = permissions.every((permission) => {
    const reading = STAFF_PERMISSIONS.find((one) => one === `${permission.split('.')[0]}.read`);
    return reading === undefined || permissions.includes(reading);
  });
  const isRight = permissions.length === words.length && isReader;
  return isWhole && isRight ? { name, passwordHash, codeSecret, permissions } : undefined;
}

/** Inverse of staffOf. The hash is base64url encoded: its `$` and `,` have a meaning in a shell or a compose file. */
export const staffLine = ({ name, passwordHash, codeSecret, permissions }: StaffMember): string =>
  `${name}:${Buffer.from(passwordHash).toString('base64url')}:${codeSecret}:${permissions.join(',')}`;

export const hasPermission = (staff: readonly StaffMember[], permission: StaffPermission): boolean =>
  staff.some(({ permissions }) => permissions.includes(permission));
