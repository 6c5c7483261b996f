import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../../shared/auth/auth-store.ts';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { decidedByOthers } from '../../entities/screenshot/decided-by-others.ts';
import { RENEW_LINKS_MS } from '../../entities/screenshot/renew-links.ts';
import { toast } from '../../shared/ui/toast.ts';
import { STATUS_OF } from './desk-view.ts';
import type { Action, ListView } from './desk-view.ts';
import { gungameText } from './gungame.text.ts';

const gungameKey = (guildId: string, ...parts: unknown[]) =>
  guildKey(guildId, 'screenshots', 'gungame', ...parts);

/** A screenshot after this tab's own verdict. */
export interface Known {
  screenshot: Screenshot;
  /** When the server confirmed it; never, while it has not. A newer list takes precedence. */
  settledAt: number;
}

/**
 * The screenshots to show: the list with the verdicts of this tab since it was fetched. Screenshots that left
 * the queue by these verdicts stay in front of it, so that one can go back.
 */
export const latestKnown = (
  list: readonly Screenshot[],
  listedAt: number,
  known: ReadonlyMap<string, Known>,
): Screenshot[] => {
  const listed = new Set(list.map((one) => one.id));
  const gone = [...known.values()]
    .filter(({ screenshot }) => !listed.has(screenshot.id))
    .map(({ screenshot }) => screenshot);
  const shown = list.map((one) => {
    const own = known.get(one.id);
    return own && own.settledAt >= listedAt ? own.screenshot : one;
  });
  return [...gone, ...shown];
};

/** How many of the queue are loaded; as they are decided, the next ones follow. */
const QUEUE_SIZE = 100;

export const useDeskScreenshots = (guildId: string, view: ListView, page: number) =>
  useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: gungameKey(guildId, view, view === 'pending' ? 1 : page),
    queryFn: ({ signal }) =>
      view === 'pending'
        ? callApi(gungameRoutes.pending, { guildId, limit: QUEUE_SIZE }, signal)
        : callApi(
            gungameRoutes.all,
            {
              guildId,
              limit: PAGE_SIZE.screenshots,
              offset: (page - 1) * PAGE_SIZE.screenshots,
              ...(view === 'all' ? {} : { status: view }),
            },
            signal,
          ),
    // The rows of another page may be shown while loading, those of another view may not.
    placeholderData: (previous, query) => (query?.queryKey.at(-2) === view ? previous : undefined),
  });

/** Also the counts beside the tabs. */
export const useGungameStats = (guildId: string) =>
  useQuery({
    queryKey: gungameKey(guildId, 'stats'),
    queryFn: ({ signal }) => callApi(gungameRoutes.stats, { guildId }, signal),
  });

export const usePlayer = (guildId: string, userId: string) =>
  useQuery({
    queryKey: gungameKey(guildId, 'player', userId),
    queryFn: ({ signal }) => callApi(gungameRoutes.player, { guildId, userId }, signal),
  }).data;

/** The family's usual reasons. */
export const useRejectReasons = (guildId: string): readonly string[] =>
  useQuery({
    queryKey: guildKey(guildId, 'settings', 'reject-reasons'),
    queryFn: ({ signal }) => callApi(gungameRoutes.desk, { guildId }, signal),
    select: (desk) => desk.reject_reasons,
  }).data ?? [];

const nowText = (): string => new Date().toISOString();

interface Batch {
  former: readonly Screenshot[];
  /** The server's result; null if it refused. */
  done: Promise<readonly Screenshot[] | null>;
}

/**
 * The verdicts of this tab and their undo: shown at once, then confirmed or corrected by the server. One call
 * per batch of any size.
 */
export const useVerdicts = (guildId: string) => {
  const client = useQueryClient();
  const text = useText(gungameText);
  const me = useAuth((auth) => auth.user?.id ?? null);
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const latest = useRef(batches);

  const keepBatches = (next: readonly Batch[]): void => {
    latest.current = next;
    setBatches(next);
  };
  const put = (screenshots: readonly Screenshot[], settled: boolean): void =>
    setKnown((old) => {
      const next = new Map(old);
      for (const screenshot of screenshots) {
        next.set(screenshot.id, { screenshot, settledAt: settled ? Date.now() : Infinity });
      }
      return next;
    });
  const explain = (error: unknown): void => {
    const theirs = decidedByOthers(error);
    put(theirs, true);
    const names = theirs.map((one) => text.firstOne(one.display_name, one.status)).join(', ');
    toast.error(names ? text.decidedFirst(names) : errorDetail(error));
  };
  const refresh = (): void => void client.invalidateQueries({ queryKey: gungameKey(guildId) });

  const send = async (due: readonly Screenshot[], action: Action, comment: string) => {
    try {
      const { items } = await callApi(gungameRoutes.moderate, {
        guildId,
        screenshot_ids: due.map((one) => one.id),
        action,
        // A verdict on a screenshot that is visibly decided is meant to overrule it.
        overrule: due.some((one) => one.status !== 'pending'),
        ...(comment ? { comment } : {}),
      });
      put(items, true);
      const theirs = items.filter((one) => one.moderated_by !== me).length;
      if (theirs > 0) toast.info(text.sameVerdict(theirs));
      return items;
    } catch (error) {
      put(due, true);
      explain(error);
      return null;
    } finally {
      refresh();
    }
  };

  /** Returns how to undo it; nothing if there was nothing to decide. */
  const decide = (screenshots: readonly Screenshot[], action: Action, comment: string) => {
    const status = STATUS_OF[action];
    const due = screenshots.filter((one) => one.status !== status);
    if (due.length === 0) return undefined;
    const verdict = { status, moderated_by: me, moderated_at: nowText(), comment: comment || null };
    put(
      due.map((one) => ({ ...one, ...verdict })),
      false,
    );
    const batch: Batch = { former: due, done: send(due, action, comment) };
    keepBatches([...latest.current, batch]);
    void batch.done.then((items) => {
      if (items === null) keepBatches(latest.current.filter((one) => one !== batch));
      return items;
    });
    return (): string | undefined => undoBatch(batch);
  };

  const takeBack = async ({ former, done }: Batch): Promise<void> => {
    const items = (await done)?.filter((one) => one.moderated_by === me) ?? [];
    const at = items[0]?.moderated_at;
    if (!at) return;
    try {
      const back = await callApi(gungameRoutes.undo, {
        guildId,
        screenshot_ids: items.map((one) => one.id),
        at,
      });
      put(back.items, true);
      toast.success(text.undone(back.items.length));
    } catch (error) {
      put(
        items.filter((one) => former.some(({ id }) => id === one.id)),
        true,
      );
      explain(error);
    } finally {
      refresh();
    }
  };

  /** Undoes a verdict once; returns its screenshot, if there was one. */
  const undoBatch = (batch: Batch | undefined): string | undefined => {
    if (!batch || !latest.current.includes(batch)) return undefined;
    keepBatches(latest.current.filter((one) => one !== batch));
    put(batch.former, false);
    void takeBack(batch);
    return batch.former[0]?.id;
  };
  const undo = (): string | undefined => undoBatch(latest.current.at(-1));

  return { known, decide, undo, canUndo: batches.length > 0 };
};

/**
 * The screenshot in the address when the desk was opened: a link in Discord may name one that is far down the
 * queue, or decided. Null if there is none, undefined while it loads.
 */
export const useWantedScreenshot = (
  guildId: string,
  screenshots: readonly Screenshot[] | undefined,
): Screenshot | null | undefined => {
  const [params] = useSearchParams();
  const [id] = useState(params.get('screen'));
  // A screenshot that was in the list and is decided now does not come back.
  const [met, setMet] = useState(false);
  const here = screenshots?.some((screenshot) => screenshot.id === id) === true;
  if (here && !met) setMet(true);
  const elsewhere = id !== null && screenshots !== undefined && !here && !met;
  const wanted = useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: gungameKey(guildId, 'one', id),
    queryFn: ({ signal }) => callApi(gungameRoutes.screen, { guildId, screenshotId: id ?? '' }, signal),
    enabled: elsewhere,
    retry: false,
  });
  return elsewhere && !wanted.isError ? wanted.data : null;
};
