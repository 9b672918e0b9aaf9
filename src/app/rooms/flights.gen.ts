// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as flightsFlightRules } from '#src/routes/(flights)/flight-rules.tsx';
import { Route as flightsIranFlight } from '#src/routes/(flights)/iran-flight.tsx';
import { Route as flightsFlightsChar123RouteChar125 } from '#src/routes/(flights)/flights/{-$route}.tsx';
import { Route as flightsFlightsIssueChar123OrderIdChar125 } from '#src/routes/(flights)/flights/issue.{-$orderId}.tsx';

export const routes: readonly AnyRoute[] = [flightsFlightRules.update({ id: '/(flights)/flight-rules', path: '/flight-rules', getParentRoute: () => root } as never), flightsIranFlight.update({ id: '/(flights)/iran-flight', path: '/iran-flight', getParentRoute: () => root } as never), flightsFlightsChar123RouteChar125.update({ id: '/(flights)/flights/{-$route}', path: '/flights/{-$route}', getParentRoute: () => root } as never), flightsFlightsIssueChar123OrderIdChar125.update({ id: '/(flights)/flights/issue/{-$orderId}', path: '/flights/issue/{-$orderId}', getParentRoute: () => root } as never)];
