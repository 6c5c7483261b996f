import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { CopyField } from '../../../shared/ui/copy-field.tsx';
import { KeyList } from '../keys/key-list.tsx';
import { useRevokeWarKey, useWarKeys } from '../keys/queries.ts';
import { NewWarKey } from './new-war-key.tsx';
import { warKeysText } from './war-keys.text.ts';

/** The keys that collectors send wars with: made, shown once, revoked. */
export const WarKeysCard = () => {
  const text = useText(warKeysText);
  const { id: guildId } = useCurrentGuild();
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
      <KeyList
        keys={useWarKeys(guildId)}
        revoke={useRevokeWarKey(guildId)}
        none={text.none}
        confirmBody={text.confirmBody}
      />
      <NewWarKey />
    </Card>
  );
};
