import type { components } from '#openapi/generated/types.ts';
import { hashPassword } from '#server/accounts/hashing.ts';
import { codeAt } from '#server/accounts/staff-code.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';

type Server = ReturnType<typeof bookingApp>;
type Browser = ReturnType<Server['newTraveller']>;
type Permissions = readonly components['schemas']['StaffPermission'][];

const PASSWORD = 'nine tiles of Isfahan';
/** In base32: that of RFC 6238. */
const CODE_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Names who works here, by what they may do; each with the same password and the same phone. */
export async function nameStaff({ deps }: Server, staff: Readonly<Record<string, Permissions>>): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  Object.assign(deps.config, {
    staff: Object.entries(staff).map(([name, permissions]) => ({
      ...{ name, passwordHash, codeSecret: CODE_SECRET, permissions },
    })),
  });
}

/** What a member types at this moment. */
export const staffCredentials = ({ clock }: Server, name: string): components['schemas']['StaffCredentials'] => ({
  ...{ name, password: PASSWORD, code: codeAt(CODE_SECRET, clock.now) },
});

/** Signs a member in. The clock of tests stands still, so a code that is used up would stay so: it is forgotten. */
export async function staffSignedIn(server: Server, name: string, browser: Browser = server.newTraveller()) {
  await server.db.deleteFrom('staff_code').where('name', '=', name).execute();
  const { statusCode } = await browser.ask('POST', '/staff/session', staffCredentials(server, name));
  if (statusCode !== 201) throw new Error(`${name} could not sign in: ${statusCode}`);
  return browser;
}
