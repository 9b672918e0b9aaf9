// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as insuranceInsuranceRules } from '#src/routes/(insurance)/insurance-rules.tsx';
import { Route as insuranceIranTravelInsurancePurchase } from '#src/routes/(insurance)/iran-travel-insurance/_purchase.tsx';
import { Route as insuranceIranTravelInsurancePurchaseIndex } from '#src/routes/(insurance)/iran-travel-insurance/_purchase/index.tsx';
import { Route as insuranceIranTravelInsurancePurchaseIssueChar123OrderIdChar125 } from '#src/routes/(insurance)/iran-travel-insurance/_purchase/issue.{-$orderId}.tsx';
import { Route as insuranceIranTravelInsuranceCheckChar123NumberChar125 } from '#src/routes/(insurance)/iran-travel-insurance/check.{-$number}.tsx';

export const routes: readonly AnyRoute[] = [insuranceInsuranceRules.update({ id: '/(insurance)/insurance-rules', path: '/insurance-rules', getParentRoute: () => root } as never), insuranceIranTravelInsurancePurchase.update({ id: '/(insurance)/iran-travel-insurance/_purchase', path: '/iran-travel-insurance', getParentRoute: () => root } as never)._addFileChildren([insuranceIranTravelInsurancePurchaseIndex.update({ id: '/', path: '/', getParentRoute: () => insuranceIranTravelInsurancePurchase } as never), insuranceIranTravelInsurancePurchaseIssueChar123OrderIdChar125.update({ id: '/issue/{-$orderId}', path: '/issue/{-$orderId}', getParentRoute: () => insuranceIranTravelInsurancePurchase } as never)] as never) as never, insuranceIranTravelInsuranceCheckChar123NumberChar125.update({ id: '/(insurance)/iran-travel-insurance/check/{-$number}', path: '/iran-travel-insurance/check/{-$number}', getParentRoute: () => root } as never)];
