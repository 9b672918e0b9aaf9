// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as visaVisaRules } from '#src/routes/(visa)/visa-rules.tsx';
import { Route as visaIranVisaRequest } from '#src/routes/(visa)/iran-visa/_request.tsx';
import { Route as visaIranVisaRequestRequest } from '#src/routes/(visa)/iran-visa/_request/request.tsx';
import { Route as visaIranVisaRequestConfirmOrderId } from '#src/routes/(visa)/iran-visa/_request/confirm.$orderId.tsx';
import { Route as visaIranVisaRequestIssueChar123OrderIdChar125 } from '#src/routes/(visa)/iran-visa/_request/issue.{-$orderId}.tsx';
import { Route as visaIranVisaIndex } from '#src/routes/(visa)/iran-visa/index.tsx';
import { Route as visaIranVisaItineraryOrderId } from '#src/routes/(visa)/iran-visa/itinerary.$orderId.tsx';

export const routes: readonly AnyRoute[] = [visaVisaRules.update({ id: '/(visa)/visa-rules', path: '/visa-rules', getParentRoute: () => root } as never), visaIranVisaRequest.update({ id: '/(visa)/iran-visa/_request', path: '/iran-visa', getParentRoute: () => root } as never)._addFileChildren([visaIranVisaRequestRequest.update({ id: '/request', path: '/request', getParentRoute: () => visaIranVisaRequest } as never), visaIranVisaRequestConfirmOrderId.update({ id: '/confirm/$orderId', path: '/confirm/$orderId', getParentRoute: () => visaIranVisaRequest } as never), visaIranVisaRequestIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => visaIranVisaRequest } as never)] as never) as never, visaIranVisaIndex.update({ id: '/(visa)/iran-visa/', path: '/iran-visa/', getParentRoute: () => root } as never), visaIranVisaItineraryOrderId.update({ id: '/(visa)/iran-visa/itinerary/$orderId', path: '/iran-visa/itinerary/$orderId', getParentRoute: () => root } as never)];
