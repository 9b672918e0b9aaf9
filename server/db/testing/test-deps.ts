import { type Config, parseConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createSandbox } from '#server/gateways/sandbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { productOf } from '#server/products/all.ts';

export const TEST_CONFIG: Config = parseConfig(
  {
    PORT: '0',
    PUBLIC_URL: 'http://safar.test',
    DATA_DIR: '.data/test',
    SMTP_URL: 'smtp://mail.test', // not used: tests bring their own mailer
    MAIL_FROM: 'Safar <test@safar.test>',
    SECRET: 'secret of the tests, long enough to sign and encrypt',
    LOG_LEVEL: 'silent',
    PAYMENT_SANDBOX_CALLBACK: 'off', // nobody listens: tests with callbacks have their own server
    RATE_LIMIT_FACTOR: '1000',
  },
  () => '',
);

export const testDeps = (db: Database, now: () => number): Deps => ({
  db,
  config: TEST_CONFIG,
  gateway: createSandbox({ db, payment: TEST_CONFIG.payment, now }),
  productOf,
  now,
});
