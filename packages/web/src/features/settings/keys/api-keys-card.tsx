import { PERMISSION_NAMES } from '@famiglia/contract/access/permissions';
import type { Permission } from '@famiglia/contract/access/permissions';
import type { ApiKey } from '@famiglia/contract/keys/api-keys';
import { MAX_KEYS } from '@famiglia/contract/keys/api-keys';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FreshKey } from './fresh-key.tsx';
import { KeyList } from './key-list.tsx';
import { keysText } from './keys.text.ts';
import { NewApiKey } from './new-api-key.tsx';
import { useApiKeys, useCreateApiKey, useRevokeApiKey } from './queries.ts';

/** The keys of programs that use the API: made, shown once, revoked. */
export const ApiKeysCard = () => {
  const text = useText(keysText);
  const { id: guildId } = useCurrentGuild();
  const keys = useApiKeys(guildId);
  const create = useCreateApiKey(guildId);
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <div className="border-b border-line p-4">
        <h3 className="font-medium">{text.title}</h3>
        <p className="text-pretty text-muted">
          {text.note}{' '}
          <a className="underline underline-offset-4" href="/api/docs" target="_blank" rel="noreferrer">
            {text.docs}
          </a>
        </p>
      </div>
      <KeyList
        keys={keys}
        revoke={useRevokeApiKey(guildId)}
        none={text.none}
        confirmBody={text.apiConfirm}
        More={WhatItMay}
      />
      {create.data ? (
        <FreshKey
          label={text.fresh(create.data.name)}
          secret={create.data.secret}
          onDone={() => create.reset()}
        />
      ) : (
        <div className="p-4">
          <Button disabled={(keys.data?.length ?? 0) >= MAX_KEYS} onClick={() => setOpen(true)}>
            {text.add}
          </Button>
        </div>
      )}
      {open ? <NewApiKey create={create} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
};

const isOver = (time: string): boolean => Date.parse(time) <= Date.now();

const WhatItMay = ({ guildKey: { permissions, lost, expires_at, created_by } }: { guildKey: ApiKey }) => {
  const text = useText(keysText);
  const format = useFormat();
  const language = useLanguage();
  const named = (some: readonly Permission[]) =>
    some.map((permission) => PERMISSION_NAMES[permission][language]).join(', ');
  const over = expires_at !== null && isOver(expires_at);
  const end =
    expires_at === null ? text.days(null) : (over ? text.over : text.until)(format.date(expires_at));
  return (
    <>
      <span className={over ? 'block text-xs text-bad' : 'block text-xs text-muted'}>
        {end} · {named(permissions)}
      </span>
      {lost.length > 0 ? (
        <span className="block text-xs text-pretty text-bad">{text.lost(created_by.name, named(lost))}</span>
      ) : null}
    </>
  );
};
