import type { Generated } from 'kysely';

/** Times in server epoch ms. */
export type Tables = {
  visa_applicant: { order_id: string; position: number; sealed: string; saved_at: number };
  visa_service: { processing: string; fee: number | null; is_closed: Generated<boolean> };
};
