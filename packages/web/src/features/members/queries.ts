import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import type { Member } from '@famiglia/contract/guilds/guilds';
import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import type { ReputationEntry } from '@famiglia/contract/reputation/reputation';
import { CURVE_DAYS, LEDGER_ROWS, memberPageRoutes } from '@famiglia/contract/members/member-page';
import type { MemberPage } from '@famiglia/contract/members/member-page';
import { userRoutes } from '@famiglia/contract/members/members';
import type { MemberConflict } from '@famiglia/contract/members/members';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useText } from '../../shared/language/use-text.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { guildKey, memberPageKey } from '../../shared/lib/query-key.ts';
import { toast } from '../../shared/ui/toast.ts';
import { reputationText } from './reputation/reputation.text.ts';
import { useGrowingList } from './use-growing-list.ts';

/** The current value and its author, if that is why a change was refused. */
export const conflictOf = (error: unknown): MemberConflict | null => {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return null;
  return (error.current as MemberConflict | undefined) ?? null;
};

/** Invalidates what one's own change affects, because the live connection may be down. */
const refreshMembers = (client: QueryClient, guildId: string): void => {
  const shown = [guildKey(guildId, 'members'), guildKey(guildId, 'member-profiles'), memberPageKey(guildId)];
  for (const queryKey of shown) void client.invalidateQueries({ queryKey });
};

/** Shows the server's response at once; everything else it changed is fetched again. */
const showBalances = (client: QueryClient, guildId: string, entries: readonly ReputationEntry[]): void => {
  const balances = new Map(entries.map((entry) => [entry.user_id, entry.balance]));
  patchMembers(client, guildId, <Known extends Member>(member: Known): Known => {
    const balance = balances.get(member.user_id);
    return balance === undefined ? member : { ...member, reputation: balance };
  });
  refreshMembers(client, guildId);
};

const ATTENDANCE_ROWS = 10;

export const useAttendance = (guildId: string, userId: string) =>
  useGrowingList(guildKey(guildId, 'attendance', userId), (offset, signal) =>
    callApi(userRoutes.attendance, { guildId, userId, limit: ATTENDANCE_ROWS, offset }, signal),
  );

interface ChangeOfMany {
  user_ids: string[];
  delta: number;
  reason: string;
}

export const useChangeMany = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeOfMany) => callApi(reputationRoutes.changeMany, { guildId, ...body }),
    onSuccess: ({ items }) => showBalances(client, guildId, items),
  });
};

export const useCurve = (guildId: string, userId: string, days: number) =>
  useQuery({
    queryKey: memberPageKey(guildId, userId, 'curve', days),
    queryFn: ({ signal }) => callApi(userRoutes.reputationCurve, { guildId, userId, days }, signal),
    placeholderData: keepPreviousData,
    // That one came with the page.
    enabled: days !== CURVE_DAYS,
  });

/** More than what came with the page, so that the first press shows something new. */
const MORE_LEDGER_ROWS = 3 * LEDGER_ROWS;

export const useLedger = (guildId: string, userId: string, enabled: boolean) =>
  useGrowingList(
    memberPageKey(guildId, userId, 'ledger'),
    (offset, signal) =>
      callApi(userRoutes.reputation, { guildId, userId, limit: MORE_LEDGER_ROWS, offset }, signal),
    { enabled },
  );

/** One member's capts: averages, form, best, attendance. */
export const usePlayerStatistics = (guildId: string, userId: string, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: guildKey(guildId, 'capts', 'player', userId),
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.player, { guildId, userId }, signal),
  });

export const useMemberPage = (guildId: string, userId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'member-profiles', userId),
    queryFn: ({ signal }) => callApi(memberPageRoutes.get, { guildId, userId }, signal),
  });

export type IdentityField = 'ingame_nick' | 'static_id';

interface IdentityChange {
  field: IdentityField;
  value: string | null;
  /** The value when the person began to type. */
  seen: string | null;
}

/** The new value is shown at once; if the server refuses it, the old one comes back. */
export const useSaveIdentity = (guildId: string, userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ field, value, seen }: IdentityChange) =>
      callApi(userRoutes.update, { guildId, userId, [field]: value, expected: { [field]: seen } }),
    onMutate: async ({ field, value }) => {
      await client.cancelQueries({ queryKey: guildKey(guildId, 'member-profiles', userId) });
      return patchMembers(client, guildId, <Known extends Member>(member: Known): Known =>
        member.user_id === userId ? { ...member, [field]: value } : member,
      );
    },
    onError: (_error, _change, putBack) => putBack?.(),
    onSettled: () => refreshMembers(client, guildId),
  });
};

interface ReputationChange {
  reputation: number;
  expected_reputation: number;
  reason: string;
}

export const useSetReputation = (guildId: string, userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReputationChange) => callApi(userRoutes.setReputation, { guildId, userId, ...body }),
    onSuccess: ({ reputation }) => {
      patchMembers(client, guildId, (member) =>
        member.user_id === userId ? { ...member, reputation } : member,
      );
    },
    onSettled: () => refreshMembers(client, guildId),
  });
};

/** Undoes a whole batch. Called from a toast, so it works after its page is closed. */
export const useUndoBatch = (guildId: string): ((batchId: string) => void) => {
  const client = useQueryClient();
  const text = useText(reputationText);
  const undo = async (batchId: string): Promise<void> => {
    try {
      const { items } = await callApi(reputationRoutes.undoMany, { guildId, batchId });
      showBalances(client, guildId, items);
      toast.success(text.undoneMany(items.length));
    } catch (error) {
      toast.error(errorDetail(error));
    }
  };
  return (batchId) => void undo(batchId);
};

export const useUndoEntry = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => callApi(reputationRoutes.undo, { guildId, entryId }),
    onSuccess: (entry) => showBalances(client, guildId, [entry]),
    onError: (error) => toast.error(errorDetail(error)),
  });
};

interface Page {
  items: Member[];
}

/** Shows a change everywhere a member is displayed: in lists and on their profile. Returns how to undo it. */
const patchMembers = (
  client: QueryClient,
  guildId: string,
  change: <Known extends Member>(member: Known) => Known,
): (() => void) => {
  const lists = { queryKey: guildKey(guildId, 'members') };
  const profiles = { queryKey: guildKey(guildId, 'member-profiles') };
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(profiles)];
  client.setQueriesData<Page>(lists, (page) => page && { ...page, items: page.items.map(change) });
  client.setQueriesData<MemberPage>(profiles, (page) => page && { ...page, profile: change(page.profile) });
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
};
