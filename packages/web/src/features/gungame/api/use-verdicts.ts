import { gungameRoutes } from '@famiglia/contract/gungame';
import type { Screenshot } from '@famiglia/contract/screenshots';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAuth } from '../../../auth/auth-store.ts';
import { useText } from '../../../language/use-text.ts';
import { callApi } from '../../../lib/call-api.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { decidedByOthers } from '../../../pictures/decided-by-others.ts';
import { toast } from '../../../ui/toast.ts';
import type { Action } from '../desk-view.ts';
import { STATUS_OF } from '../desk-view.ts';
import { gungameText } from '../gungame.text.ts';
import { gungameKey } from './gungame-key.ts';
import type { Known } from './latest-known.ts';

interface Batch {
  former: readonly Screenshot[];
  /** What the server made of it; null where it refused. */
  done: Promise<readonly Screenshot[] | null>;
}

/**
 * Verdicts as this tab gives them and takes them back: seen at once, confirmed or put right by the server. One
 * call for a batch, however large.
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
  const put = (screens: readonly Screenshot[], settled: boolean): void =>
    setKnown((old) => {
      const next = new Map(old);
      for (const screen of screens) {
        next.set(screen.id, { screen, settledAt: settled ? Date.now() : Infinity });
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
        // What is seen to be decided, and judged all the same, is meant.
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

  const decide = (screens: readonly Screenshot[], action: Action, comment: string): void => {
    const status = STATUS_OF[action];
    const due = screens.filter((one) => one.status !== status);
    if (due.length === 0) return;
    const now = new Date().toISOString();
    const verdict = { status, moderated_by: me, moderated_at: now, comment: comment || null };
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

  /** Takes the last verdict back; the screen that it was about, if there was one. */
  const undo = (): string | undefined => {
    const batch = latest.current.at(-1);
    if (!batch) return undefined;
    keepBatches(latest.current.slice(0, -1));
    put(batch.former, false);
    void takeBack(batch);
    return batch.former[0]?.id;
  };

  return { known, decide, undo, canUndo: batches.length > 0 };
};
