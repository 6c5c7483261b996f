import type { Guild } from '@famiglia/contract/guilds/guilds';
import { Link } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { MemberPlaces } from './components/member-places.tsx';
import { guildsText } from './guilds.text.ts';

/** `/guild/:guildId` for a member who may not open the panel. */
export const MemberPage = ({ guild }: { guild: Guild }) => {
  const text = useText(guildsText);
  return (
    <>
      <PageHeader title={guild.name} note={text.memberNote} />
      <Card className="max-w-120 p-4">
        <MemberPlaces guildId={guild.id} heading="h2" />
      </Card>
      <Link to="/guilds" className={`${buttonClasses()} mt-4`}>
        {text.allServers}
      </Link>
    </>
  );
};
