import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { countWaiting, findForms, presentForm } from './form.queries.ts';

export const listForms: UseCase<typeof applicationRoutes.forms> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, applicationRoutes.forms.access);
  const [forms, waiting] = await Promise.all([
    findForms(context.db, guildId),
    countWaiting(context.db, guildId),
  ]);
  const now = context.clock();
  return wholeList(forms.map((form) => presentForm(form, waiting.get(form.id) ?? 0, now)));
};
