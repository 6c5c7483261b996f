import type { Guild } from '@famiglia/contract/guilds/guilds';
import { Plus } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Crest } from '../../../shared/ui/crest.tsx';
import { guildsText } from '../guilds.text.ts';

/** A server that the person manages, without the bot. */
export const InviteCard = ({ guild }: { guild: Guild }) => {
  const text = useText(guildsText);
  return (
    <Card className="grid min-w-0 grid-cols-1 content-between gap-4 border-dashed p-4">
      <div className="flex items-center gap-3">
        <Crest name={guild.name} src={guild.icon_url} size="large" muted />
        <div className="min-w-0">
          <h3 className="truncate text-base font-semibold">{guild.name}</h3>
          <p className="text-muted">{text.managed}</p>
        </div>
      </div>
      {guild.invite_url ? (
        <a
          href={guild.invite_url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${text.invite}: ${guild.name}`}
          title={text.inviteNote}
          className={buttonClasses()}
        >
          <Plus aria-hidden className="size-4" />
          {text.invite}
        </a>
      ) : null}
    </Card>
  );
};
