import type { Faulty, FormContext } from '#machines/core/form.ts';

export type StaffSessionContext = FormContext;

/** Events carry neither name, password nor code: the actor reads them. */
export type StaffSessionEvent = ({ type: 'staff.enter' } & Faulty) | { type: 'staff.leave' };
