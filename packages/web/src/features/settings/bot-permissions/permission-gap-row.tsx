import { BOT_PERMISSION_NAMES } from '@famiglia/contract/access/bot-permissions';
import type { PermissionGap } from '@famiglia/contract/access/bot-permissions';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { botPermissionsText } from './bot-permissions.text.ts';

/** One setting that cannot work: what is missing, where, and how to grant it. */
export const PermissionGapRow = ({ gap }: { gap: PermissionGap }) => {
  const text = useText(botPermissionsText);
  const language = useLanguage();
  const label = labelOf(gap.setting, language);
  const isGone = gap.channel_id !== null && gap.channel_name === null;
  return (
    <li className="grid gap-1.5 border-t border-line px-4 py-3">
      <p>
        <span className="font-medium">{label}</span>
        {gap.channel_name ? <span className="text-muted"> · #{gap.channel_name}</span> : null}
      </p>
      {isGone ? (
        <p className="text-pretty text-muted">{text.goneChannel}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-1.5">
            <span className="text-muted">{text.lacks}</span>
            {gap.missing.map((permission) => (
              <Badge key={permission} tone="bad">
                {BOT_PERMISSION_NAMES[permission][language]}
              </Badge>
            ))}
          </p>
          <p className="text-xs text-pretty text-muted">
            {gap.channel_id === null ? text.howServer : text.howChannel}
          </p>
        </>
      )}
    </li>
  );
};
