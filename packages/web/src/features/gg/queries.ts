import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { ggRoutes } from '@famiglia/contract/gg/gg';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { decidedByOthers } from '../../entities/screenshot/decided-by-others.ts';
import { RENEW_LINKS_MS } from '../../entities/screenshot/renew-links.ts';
import { toast } from '../../shared/ui/toast.ts';
import { belongs, queryOf } from './gg-view.ts';
import type { GgView } from './gg-view.ts';
import { ggText } from './gg.text.ts';

const ggKey = (guildId: string, ...parts: unknown[]) => guildKey(guildId, 'screenshots', 'gg', ...parts);

interface Page {
  items: Screenshot[];
  total: number;
}

/** Shows a verdict before the server has confirmed it. Returns how to undo that. */
const showVerdict = (
  client: QueryClient,
  guildId: string,
  ids: readonly string[],
  status: Screenshot['status'],
): (() => void) => {
  const before = client.getQueriesData<Page>({ queryKey: ggKey(guildId) });
  const moderated_at = new Date().toISOString();
  for (const [key, page] of before) {
    if (!page) continue;
    const view = key[ggKey(guildId).length] as GgView | 'count';
    const items = page.items
      .map((screenshot) =>
        ids.includes(screenshot.id) ? { ...screenshot, status, moderated_at } : screenshot,
      )
      .filter((screenshot) => view === 'count' || belongs(view, screenshot));
    client.setQueryData<Page>(key, {
      ...page,
      items,
      total: page.total - (page.items.length - items.length),
    });
  }
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
};

export const useGgScreenshots = (guildId: string, view: GgView, page: number) =>
  useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: ggKey(guildId, view, page),
    queryFn: ({ signal }) =>
      callApi(
        ggRoutes.list,
        {
          guildId,
          ...queryOf(view),
          limit: PAGE_SIZE.screenshots,
          offset: (page - 1) * PAGE_SIZE.screenshots,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** The screenshot named by the address that is not on the page: a link from elsewhere. */
export const useLinkedScreenshot = (guildId: string, screenshots: readonly Screenshot[]) => {
  const id = useSearchParams()[0].get('screen');
  // A screenshot that was on the page and is decided now has left the queue, so the next one is shown.
  const [met, setMet] = useState<string | null>(null);
  const here = screenshots.some((screenshot) => screenshot.id === id);
  if (here && met !== id) setMet(id);
  const elsewhere = id !== null && id !== met && !here;
  const linked = useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: ggKey(guildId, 'linked', id),
    queryFn: async ({ signal }) => {
      const { screenshot } = await callApi(ggRoutes.pair, { guildId, screenshotId: id ?? '' }, signal);
      return { items: [screenshot], total: 1 };
    },
    enabled: elsewhere,
    retry: false,
  });
  return { linked: elsewhere ? linked.data?.items[0] : undefined, missing: elsewhere ? linked.error : null };
};

export interface Verdict {
  screenshots: readonly Screenshot[];
  action: 'approve' | 'reject';
  comment: string;
}

/** A verdict moves the screenshots at once; if somebody else was first, they come back and are named. */
export const useModerate = (guildId: string) => {
  const client = useQueryClient();
  const text = useText(ggText);
  const format = useFormat();
  const undo = useUndo(guildId);
  return useMutation({
    mutationFn: ({ screenshots, action, comment }: Verdict) =>
      callApi(ggRoutes.moderate, {
        guildId,
        screenshot_ids: screenshots.map((screenshot) => screenshot.id),
        action,
        ...(comment ? { comment } : {}),
      }),
    onMutate: async ({ screenshots, action }) => {
      await client.cancelQueries({ queryKey: ggKey(guildId) });
      return showVerdict(
        client,
        guildId,
        screenshots.map((screenshot) => screenshot.id),
        action === 'approve' ? 'approved' : 'rejected',
      );
    },
    onSuccess: ({ items }, { action, screenshots }) => {
      // What the family's rule has paid is not paid again.
      const unpaid = screenshots.filter((screenshot) => screenshot.status === 'pending');
      const reward = unpaid.reduce((sum, screenshot) => sum + screenshot.reward, 0);
      const approved =
        unpaid.length > 0 ? text.approved(items.length, format.delta(reward)) : text.kept(items.length);
      toast.success(action === 'approve' ? approved : text.rejected(items.length), undefined, {
        label: text.undo,
        run: () => undo.mutate(items),
      });
    },
    onError: (error, _verdict, putBack) => {
      putBack?.();
      const names = decidedByOthers(error).map((screenshot) => screenshot.display_name);
      toast.error(names.length > 0 ? text.decidedByOthers(names.join(', ')) : errorDetail(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ggKey(guildId) }),
  });
};

/** Undoes the person's latest verdict; the screenshots wait again, or are paid by the family's rule as before. */
const useUndo = (guildId: string) => {
  const client = useQueryClient();
  const text = useText(ggText);
  return useMutation({
    mutationFn: (decided: readonly Screenshot[]) =>
      callApi(ggRoutes.undo, {
        guildId,
        screenshot_ids: decided.map((screenshot) => screenshot.id),
        at: decided[0]?.moderated_at ?? '',
      }),
    onSuccess: ({ items }) => {
      const isPaid = items.every((screenshot) => screenshot.status === 'approved');
      toast.success(isPaid ? text.undonePaid(items.length) : text.undone(items.length));
    },
    onError: (error) => {
      const names = decidedByOthers(error).map((screenshot) => screenshot.display_name);
      toast.error(names.length > 0 ? text.decidedByOthers(names.join(', ')) : errorDetail(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ggKey(guildId) }),
  });
};

/** How many screenshots wait for a verdict. */
export const useWaitingCount = (guildId: string): number =>
  useQuery({
    queryKey: ggKey(guildId, 'count'),
    queryFn: ({ signal }) => callApi(ggRoutes.list, { guildId, status: 'pending', limit: 1 }, signal),
    select: (list) => list.total,
  }).data ?? 0;
