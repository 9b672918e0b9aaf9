import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { InquiryMachine } from '#machines/core/inquiry/chart.ts';
import type { InquiryId, InquiryInfo } from '#machines/core/inquiry/types.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const scriptedInquiry = (
  world: Scripted,
  machine: InquiryMachine,
  deadline: DeadlineLogic = world.deadline(),
): InquiryMachine =>
  machine.provide({
    actors: {
      deadline,
      readInquiry: world.actor<InquiryInfo, InquiryId>('readInquiry'),
      withdrawInquiry: world.actor<InquiryInfo, InquiryId>('withdrawInquiry'),
      readOrder: world.actor<OrderInfo, OrderInput>('readOrder'),
      releaseHold: world.actor<void, OrderInput>('releaseHold'),
    },
  });
