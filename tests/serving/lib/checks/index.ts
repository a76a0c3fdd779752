import type {Check} from './check';
import {deliveryChecks} from './delivery';
import {routingChecks} from './routing';
import {securityChecks} from './security';

export const checks = {
  ...routingChecks,
  ...securityChecks,
  ...deliveryChecks,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
