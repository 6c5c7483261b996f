import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import { ggPolicy } from './gg-policy.ts';
import { gungamePolicy } from './gungame-policy.ts';
import type { ScreenshotPolicy } from './screenshot-policy.ts';

/** The kinds of screenshots that members can send, each with its own rules. */
const POLICIES: Partial<Record<ScreenshotKind, ScreenshotPolicy>> = { gg: ggPolicy, gungame: gungamePolicy };

export const policyOf = (kind: ScreenshotKind): ScreenshotPolicy => {
  const policy = POLICIES[kind];
  if (policy === undefined) throw new TypeError(`nobody sends ${kind} screenshots yet`);
  return policy;
};
