import type { components } from '#openapi/generated/types.ts';
import { hashPassword } from '#server/accounts/hashing.ts';
import { codeAt } from '#server/accounts/staff-code.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';

type Server = ReturnType<typeof bookingApp>;
type Browser = ReturnType<Server['newTraveller']>;
type Permissions = readonly components['schemas']['StaffPermission'][];

const PASSWORD = 'nine tiles of Isfahan';
/** In base32: the secret of RFC 6238. */
const CODE_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Configures staff members with their permissions; all share one password and one phone. */
export async function nameStaff({ deps }: Server, staff: Readonly<Record<string, Permissions>>): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  Object.assign(deps.config, {
    staff: Object.entries(staff).map(([name, permissions]) => ({
      ...{ name, passwordHash, codeSecret: CODE_SECRET, permissions },
    })),
  });
}

export const staffCredentials = ({ clock }: Server, name: string): components['schemas']['StaffCredentials'] => ({
  ...{ name, password: PASSWORD, code: codeAt(CODE_SECRET, clock.now) },
});

/** Signs a member in. The test clock does not move, so used codes are deleted first. */
export async function staffSignedIn(server: Server, name: string, browser: Browser = server.newTraveller()) {
  await server.db.deleteFrom('staff_code').where('name', '=', name).execute();
  const { statusCode } = await browser.ask('POST', '/staff/session', staffCredentials(server, name));
  if (statusCode !== 201) throw new Error(`${name} could not sign in: ${statusCode}`);
  return browser;
}
