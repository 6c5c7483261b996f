import type { adminBillingRoutes, BillingProblem } from '@famiglia/contract/admin/admin-billing';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { wholeList } from '../../platform/whole-list.ts';
import { findProblems } from './find-problems.ts';

export const listBillingProblems: UseCase<typeof adminBillingRoutes.problems> = async (context, actor) => {
  requireSiteAdmin(context, actor);
  const problems: BillingProblem[] = await findProblems(context);
  return wholeList(problems);
};
