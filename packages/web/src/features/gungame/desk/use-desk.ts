import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useRef, useState } from 'react';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { gungameText } from '../gungame.text.ts';
import { latestKnown, useRejectReasons, useVerdicts } from '../queries.ts';
import type { Action, ListView } from '../desk-view.ts';
import { useCursor } from './use-cursor.ts';
import { usePresence } from './use-presence.ts';
import { useTakePlace } from './use-take-place.ts';

interface DeskInput {
  view: ListView;
  list: readonly Screenshot[];
  /** When the list was fetched. */
  listedAt: number;
  grid: boolean;
}

/** All actions of the desk, for keys, mouse and touch. */
export const useDesk = ({ view, list, listedAt, grid }: DeskInput) => {
  const { id: guildId, access } = useCurrentGuild();
  const mayJudge = may(access.permissions, 'gungame.moderate');
  const reasons = useRejectReasons(guildId);
  const verdicts = useVerdicts(guildId);
  const presence = usePresence();
  const queue = view === 'pending';
  const screenshots = latestKnown(list, listedAt, verdicts.known);
  const cursor = useCursor(screenshots, queue, presence);
  const selection = useSelection(screenshots.map((one) => one.id));
  const [comment, setComment] = useState('');
  const text = useText(gungameText);
  const commentBox = useRef<HTMLTextAreaElement>(null);

  const { current } = cursor;
  const shown = grid || !presence.settled ? null : (current ?? null);
  // Before it is known who was first, screenshots are only reserved.
  const next = presence.settled ? cursor.upcoming : [...(current ? [current] : []), ...cursor.upcoming];
  useTakePlace(mayJudge ? shown : null, mayJudge && queue ? next : []);

  const { chosen } = selection;
  const targets =
    chosen.size > 0 ? screenshots.filter((one) => chosen.has(one.id)) : current ? [current] : [];
  const isOwnPerson = useIsOwn();
  const isOwn = targets.some((one) => isOwnPerson(one.user_id));
  // The screenshots that a reason is asked for. After moving on or selecting others, it is asked for again.
  const subject = targets.map((one) => one.id).join(' ');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const asksReason = subject !== '' && askedFor === subject;

  const goTo = (id: string | undefined): void => {
    if (id) cursor.open(id);
  };
  const decide = (action: Action, reason: string): void => {
    if (!mayJudge || isOwn || targets.length === 0) return;
    const ids = new Set(targets.map((one) => one.id));
    const after = chosen.size > 0 && current && !ids.has(current.id) ? current : cursor.following(ids);
    const undo = verdicts.decide(targets, action, reason);
    if (undo && action === 'reject') {
      toast.success(text.rejected(targets.length), reason, { label: text.undo, run: () => goTo(undo()) });
    }
    setComment('');
    setAskedFor(null);
    selection.clear();
    cursor.open(after?.id ?? null);
  };
  /** Rejecting without a reason takes a second press: the first one asks for it. */
  const judge = (action: Action): void => {
    const reason = comment.trim();
    if (isOwn) return;
    if (action === 'reject' && reason === '' && !asksReason) setAskedFor(subject);
    else decide(action, reason);
  };

  /** Moves on; with `choose` everything in between is selected. */
  const step = (steps: number, choose: boolean): void => {
    const to = cursor.neighbour(steps);
    if (!to || !current) return;
    if (choose && mayJudge) selection.extendTo(to.id, current.id);
    cursor.open(to.id);
  };

  return {
    ...cursor,
    screenshots,
    shown,
    mayJudge,
    isOwn,
    presence,
    selection,
    step,
    judge,
    reasons,
    comment,
    setComment,
    commentBox,
    asksReason,
    /** A reason is not wanted after all. */
    dismiss: (): void => setAskedFor(null),
    undo: verdicts.canUndo ? (): void => goTo(verdicts.undo()) : undefined,
    clear: (): void => {
      setAskedFor(null);
      selection.clear();
    },
    chooseAll: (): void =>
      selection.choose(
        screenshots
          .filter((one) => (!queue || one.status === 'pending') && !isOwnPerson(one.user_id))
          .map((one) => one.id),
      ),
    /** Rejects with this reason if it was asked for; otherwise it is put into the comment, or taken out again. */
    pickReason: (index: number): void => {
      const reason = reasons[index];
      if (reason === undefined) return;
      if (asksReason) decide('reject', reason);
      else setComment((old) => (old === reason ? '' : reason));
    },
  };
};

export type DeskState = ReturnType<typeof useDesk>;

interface Selection {
  chosen: ReadonlySet<string>;
  /** The start of a range. */
  anchor: string | null;
}

const NOTHING: Selection = { chosen: new Set(), anchor: null };

/** Several screenshots for one verdict. `order` is the order on screen, for ranges. */
const useSelection = (order: readonly string[]) => {
  const [{ chosen, anchor }, set] = useState(NOTHING);
  const present = new Set(order.filter((id) => chosen.has(id)));
  return {
    chosen: present as ReadonlySet<string>,
    toggle: (id: string): void => {
      const next = new Set(present);
      if (!next.delete(id)) next.add(id);
      set({ chosen: next, anchor: id });
    },
    /** Everything from the start of the range, or from `start`, to here. */
    extendTo: (id: string, start: string): void => {
      const from = anchor ?? start;
      const [a, b] = [order.indexOf(from), order.indexOf(id)].toSorted((x, y) => x - y) as [number, number];
      set({ chosen: new Set([...present, ...order.slice(Math.max(a, 0), b + 1)]), anchor: from });
    },
    choose: (ids: readonly string[]): void => set({ chosen: new Set(ids), anchor: ids[0] ?? null }),
    clear: (): void => set(NOTHING),
  };
};
