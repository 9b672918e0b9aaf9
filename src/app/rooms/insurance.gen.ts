// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as insuranceInsuranceBooking } from '#src/routes/(insurance)/insurance/_booking.tsx';
import { Route as insuranceInsuranceBookingIndex } from '#src/routes/(insurance)/insurance/_booking/index.tsx';
import { Route as insuranceInsuranceBookingConfirmOrderId } from '#src/routes/(insurance)/insurance/_booking/confirm.$orderId.tsx';
import { Route as insuranceInsuranceBookingIssueChar123OrderIdChar125 } from '#src/routes/(insurance)/insurance/_booking/issue.{-$orderId}.tsx';
import { Route as insuranceInsuranceBookingPassengersOrderId } from '#src/routes/(insurance)/insurance/_booking/passengers.$orderId.tsx';

export const routes: readonly AnyRoute[] = [insuranceInsuranceBooking.update({ id: '/(insurance)/insurance/_booking', path: '/insurance', getParentRoute: () => root } as never)._addFileChildren([insuranceInsuranceBookingIndex.update({ id: '/', path: '/', getParentRoute: () => insuranceInsuranceBooking } as never), insuranceInsuranceBookingConfirmOrderId.update({ id: '/confirm/$orderId', path: '/confirm/$orderId', getParentRoute: () => insuranceInsuranceBooking } as never), insuranceInsuranceBookingIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => insuranceInsuranceBooking } as never), insuranceInsuranceBookingPassengersOrderId.update({ id: '/passengers/$orderId', path: '/passengers/$orderId', getParentRoute: () => insuranceInsuranceBooking } as never)] as never) as never];
