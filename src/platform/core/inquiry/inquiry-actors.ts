import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { InquiryMachine } from '#machines/core/inquiry/chart.ts';
import { type InquiryId, type InquiryInfo, inquiryInfoOf } from '#machines/core/inquiry/types.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

type Deps = { readonly queryClient: QueryClient; readonly clock: ServerClock };
type Inquiry = components['schemas']['InquiryCore'];

/** Runs a call that answers with an inquiry, caches it for its screen, and corrects the clock by its server time. */
export const inquiryCall =
  <I extends Inquiry>({ queryClient, clock }: Deps, keyOf: (inquiryId: string) => QueryKey) =>
  async (call: () => Promise<I>): Promise<InquiryInfo> => {
    const sentAt = Date.now();
    const inquiry = await call();
    clock.observe({ serverNow: inquiry.serverNow, sentAt, receivedAt: Date.now() });
    queryClient.setQueryData(keyOf(inquiry.inquiryId), inquiry);
    return inquiryInfoOf(inquiry);
  };

type Calls = {
  readonly read: (params: { readonly path: InquiryId }) => Promise<InquiryInfo>;
  readonly withdraw: (params: { readonly path: InquiryId }) => Promise<InquiryInfo>;
  readonly readOrder: PromiseActorLogic<OrderInfo, OrderInput>;
  /** Gives back what an accepted offer replaces. */
  readonly releaseHold: PromiseActorLogic<void, OrderInput>;
};

/** The inquiries of a product, which has operations of its own to read and to withdraw them. */
export const wiredInquiry = (
  machine: InquiryMachine,
  clock: ServerClock,
  { read, withdraw, readOrder, releaseHold }: Calls,
): InquiryMachine =>
  machine.provide({
    actors: {
      deadline: createDeadline(clock),
      readInquiry: fromPromise<InquiryInfo, InquiryId>(({ input: path }) => read({ path })),
      withdrawInquiry: fromPromise<InquiryInfo, InquiryId>(({ input: path }) => withdraw({ path })),
      readOrder,
      releaseHold,
    } satisfies ActorsOf<InquiryMachine>,
  });
