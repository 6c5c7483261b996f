import type { Alias } from '@famiglia/contract/damage/damage-import';
import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { ArrowRight, Trash2 } from '../../../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useFormat } from '../../../../shared/language/use-format.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../../shared/lib/error-detail.ts';
import { may } from '../../../../shared/lib/may.ts';
import { Avatar } from '../../../../shared/ui/avatar.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { toast } from '../../../../shared/ui/toast.ts';
import { useCaptChange } from '../../queries.ts';
import { aliasesText } from './aliases.text.ts';

const refused = (error: Error): void => toast.error(errorDetail(error));

/** An alias, its member, and who confirmed it. */
export const AliasRow = ({ alias }: { alias: Alias }) => {
  const text = useText(aliasesText);
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const forget = useCaptChange(damageRoutes.forgetAlias);
  const learn = useCaptChange(damageRoutes.learnAlias);
  const { nick, user_id } = alias;
  const run = (): void =>
    forget.mutate(
      { aliasId: alias.id },
      {
        onSuccess: () =>
          toast.success(text.forgotten(nick), undefined, {
            label: text.undo,
            run: () => learn.mutate({ nick, user_id }, { onError: refused }),
          }),
        onError: refused,
      },
    );
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-line px-4 py-2 last:border-0 md:min-h-13">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_20px_minmax(0,1.2fr)_minmax(0,1fr)] md:items-center">
        <span className="truncate font-medium" title={nick}>
          {nick}
        </span>
        <ArrowRight aria-hidden className="size-4 text-faint max-md:hidden" />
        <span className="flex min-w-0 items-center gap-2">
          <Avatar id={user_id} name={alias.display_name} />
          {may(access.permissions, 'users.view') ? (
            <Link to={`/guild/${guildId}/users/${user_id}`} className="touch-target truncate hover:underline">
              {alias.display_name}
            </Link>
          ) : (
            <span className="truncate">{alias.display_name}</span>
          )}
        </span>
        <span className="truncate text-xs text-muted">
          {text.by(alias.learnt_by.name, format.date(alias.learnt_at))}
        </span>
      </div>
      {may(access.permissions, 'capts.manage') ? (
        <IconButton label={text.forgetNick(nick)} disabled={forget.isPending} onClick={run}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      ) : null}
    </li>
  );
};
