import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import { ggPolicy } from './gg-policy.ts';
import { gungamePolicy } from './gungame-policy.ts';
import type { SubmissionPolicy } from './submission-policy.ts';

/** The kinds of screenshots that members can send, each with its own rules. */
const POLICIES: Partial<Record<ScreenshotKind, SubmissionPolicy>> = { gg: ggPolicy, gungame: gungamePolicy };

export const policyOf = (kind: ScreenshotKind): SubmissionPolicy => {
  const policy = POLICIES[kind];
  if (policy === undefined) throw new TypeError(`nobody sends ${kind} screenshots yet`);
  return policy;
};
