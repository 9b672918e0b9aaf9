import type { ActWanted } from '#machines/visa/visa-review/types.ts';
import type { StaffRequest } from '#src/screens/visa/staff/staff-request.ts';

export type ActSaid = {
  readonly field?: string;
  readonly note?: string;
  readonly code?: string;
  readonly reason?: NonNullable<StaffRequest['applicants'][number]['refusal']>;
};

export type SayAct = (wanted: ActWanted, said: ActSaid) => void;
