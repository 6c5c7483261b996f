import type { GuildKey } from '@famiglia/contract/keys/api-keys';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { UseQueryResult, UseMutationResult } from '@tanstack/react-query';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Trash2 } from '../../../shared/ui/icons.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { keysText } from './keys.text.ts';

interface KeyListProps<Key extends GuildKey> {
  keys: UseQueryResult<readonly Key[]>;
  revoke: UseMutationResult<unknown, Error, string>;
  none: string;
  /** What ends with a key that is revoked. */
  confirmBody: string;
  /** More about a key, below its name. */
  More?: ComponentType<{ guildKey: Key }>;
}

/** Keys of one kind, each of which can be revoked. */
export const KeyList = <Key extends GuildKey>({
  keys,
  revoke,
  none,
  confirmBody,
  More,
}: KeyListProps<Key>) => {
  const text = useText(keysText);
  const [asked, setAsked] = useState<Key | null>(null);
  const close = () => {
    revoke.reset();
    setAsked(null);
  };
  return (
    <>
      <QueryView
        query={keys}
        skeleton={
          <Busy>
            <SkeletonRows rows={1} height="h-24 md:h-16" />
          </Busy>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <p className="flex min-h-15 items-center border-b border-line px-4 py-1.5 text-muted">{none}</p>
          ) : (
            <ul aria-label={text.list}>
              {items.map((key) => (
                <KeyRow
                  key={key.id}
                  guildKey={key}
                  more={More ? <More guildKey={key} /> : null}
                  onRevoke={() => setAsked(key)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ConfirmDialog
        open={asked !== null}
        title={text.confirmTitle(asked?.name ?? '')}
        body={confirmBody}
        confirm={text.confirm}
        danger
        pending={revoke.isPending}
        error={revoke.error}
        onConfirm={() => asked && revoke.mutate(asked.id, { onSuccess: close })}
        onClose={close}
      />
    </>
  );
};

interface KeyRowProps {
  guildKey: GuildKey;
  more: ReactNode;
  onRevoke: () => void;
}

const KeyRow = ({ guildKey, more, onRevoke }: KeyRowProps) => {
  const text = useText(keysText);
  const format = useFormat();
  const { name, hint, created_by, created_at, last_used_at } = guildKey;
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
        {more}
      </span>
      <IconButton label={text.revoke(name)} onClick={onRevoke}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
};
