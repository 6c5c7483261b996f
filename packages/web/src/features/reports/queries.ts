import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { reportRoutes } from '@famiglia/contract/reports/reports';
import type { Report } from '@famiglia/contract/reports/reports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decidedByOthers } from '../../entities/screenshot/decided-by-others.ts';
import { RENEW_LINKS_MS } from '../../entities/screenshot/renew-links.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';
import { toast } from '../../shared/ui/toast.ts';
import { reportsText } from './reports.text.ts';

const reportsKey = (guildId: string, ...parts: unknown[]) =>
  guildKey(guildId, 'screenshots', 'reports', ...parts);

export const useReports = (guildId: string, view: 'pending' | 'all', page: number) =>
  useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: reportsKey(guildId, view, page),
    queryFn: ({ signal }) =>
      callApi(
        reportRoutes.list,
        {
          guildId,
          ...(view === 'pending' ? { status: view } : {}),
          limit: PAGE_SIZE.screenshots,
          offset: (page - 1) * PAGE_SIZE.screenshots,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

interface Verdict {
  report: Report;
  action: 'approve' | 'reject';
  comment: string;
  quantity?: number;
}

/** A verdict; if another officer was faster, they are named. */
export const useJudge = (guildId: string) => {
  const client = useQueryClient();
  const text = useText(reportsText);
  const language = useLanguage();
  const undo = useUndo(guildId);
  return useMutation({
    mutationFn: ({ report, action, comment, quantity }: Verdict) =>
      callApi(reportRoutes.moderate, {
        guildId,
        screenshot_ids: [report.id],
        action,
        ...(comment === '' ? {} : { comment }),
        ...(quantity === undefined ? {} : { quantity }),
      }),
    onSuccess: ({ items: [done] }, { action }) => {
      if (done === undefined) return;
      const said =
        action === 'approve' ? text.accepted(formatCents(language, done.amount_cents)) : text.refused;
      toast.success(said, undefined, { label: text.undo, run: () => undo.mutate(done) });
    },
    onError: (error) => {
      const [first] = decidedByOthers(error);
      toast.error(first === undefined ? errorDetail(error) : text.decidedBy(first.display_name));
    },
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey(guildId) }),
  });
};

const useUndo = (guildId: string) => {
  const client = useQueryClient();
  const text = useText(reportsText);
  return useMutation({
    mutationFn: ({ id, moderated_at: at }: Report) =>
      callApi(reportRoutes.undo, { guildId, screenshot_ids: [id], at: at ?? '' }),
    onSuccess: () => toast.success(text.undone),
    onError: (error) => toast.error(errorDetail(error)),
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey(guildId) }),
  });
};

export const usePrices = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'prices'),
    queryFn: ({ signal }) => callApi(reportRoutes.prices, { guildId }, signal),
    select: (list) => list.items,
  });

export const useAddPrice = () => useGuildChange(reportRoutes.addPrice, 'prices');
export const useEditPrice = () => useGuildChange(reportRoutes.editPrice, 'prices');
export const useRemovePrice = () => useGuildChange(reportRoutes.removePrice, 'prices');
