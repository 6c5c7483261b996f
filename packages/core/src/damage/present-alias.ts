import type { Alias } from '@famiglia/contract/damage/damage-import';
import type { AliasRow } from './alias.queries.ts';

export const presentAlias = ({ alias, ownerName, ingameNick, learnerName }: AliasRow): Alias => ({
  id: alias.id,
  nick: alias.nick,
  user_id: alias.userId,
  display_name: ownerName,
  ingame_nick: ingameNick,
  learnt_by: { id: alias.learntBy, name: learnerName ?? alias.learntBy },
  learnt_at: alias.learntAt.toISOString(),
});
