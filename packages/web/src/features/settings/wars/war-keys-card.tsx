import type { WarKey } from '@famiglia/contract/wars/wars';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { CopyField } from '../../../shared/ui/copy-field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Trash2 } from '../../../shared/ui/icons.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useRevokeWarKey, useWarKeys } from '../queries.ts';
import { NewWarKey } from './new-war-key.tsx';
import { warKeysText } from './war-keys.text.ts';

/** The keys that collectors send wars with: made, shown once, revoked. */
export const WarKeysCard = () => {
  const text = useText(warKeysText);
  const { id: guildId } = useCurrentGuild();
  const keys = useWarKeys(guildId);
  const revoke = useRevokeWarKey(guildId);
  const [asked, setAsked] = useState<WarKey | null>(null);
  const close = () => {
    revoke.reset();
    setAsked(null);
  };
  return (
    <Card className="mt-4">
      <div className="grid gap-3 border-b border-line p-4">
        <div>
          <h3 className="font-medium">{text.title}</h3>
          <p className="text-pretty text-muted">
            {text.note}{' '}
            <a
              className="underline underline-offset-4"
              href="/api/docs#/wars/wars_ingest"
              target="_blank"
              rel="noreferrer"
            >
              {text.docs}
            </a>
          </p>
        </div>
        <CopyField label={text.address} value={`${location.origin}/api/ingest/${guildId}/wars`} />
      </div>
      <QueryView query={keys} skeleton={<ListSkeleton rows={2} />}>
        {(items) =>
          items.length === 0 ? (
            <p className="border-b border-line p-4 text-muted">{text.none}</p>
          ) : (
            <ul aria-label={text.list}>
              {items.map((key) => (
                <KeyRow key={key.id} warKey={key} onRevoke={() => setAsked(key)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <NewWarKey />
      <ConfirmDialog
        open={asked !== null}
        title={text.confirmTitle(asked?.name ?? '')}
        body={text.confirmBody}
        confirm={text.confirm}
        danger
        pending={revoke.isPending}
        error={revoke.error}
        onConfirm={() => asked && revoke.mutate(asked.id, { onSuccess: close })}
        onClose={close}
      />
    </Card>
  );
};

const KeyRow = ({ warKey, onRevoke }: { warKey: WarKey; onRevoke: () => void }) => {
  const text = useText(warKeysText);
  const format = useFormat();
  const { name, hint, created_by, created_at, last_used_at } = warKey;
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-line py-1.5 pr-2 pl-4">
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 gap-2">
          <span className="truncate font-medium">{name}</span>
          <span className="shrink-0 font-mono text-muted">…{hint}</span>
        </span>
        <span className="block text-xs text-muted">
          {text.made(created_by.name, format.date(created_at))} ·{' '}
          {last_used_at === null ? text.unused : text.used(format.relative(last_used_at))}
        </span>
      </span>
      <IconButton label={text.revoke(name)} onClick={onRevoke}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
};
