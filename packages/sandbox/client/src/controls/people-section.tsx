import { type ReactNode, useId, useState } from 'react';
import { userItems } from '../components/select-items.ts';
import { useText } from '../i18n/use-text.ts';
import { directoryOf, nameOf } from '../state/directory.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Combobox } from '../ui/combobox.tsx';
import { PersonControls } from './person-controls.tsx';

/** One person in one server: membership, roles, nick. Starts with the current person and server. */
export const PeopleSection = ({ guildId }: { guildId: string | null }): ReactNode => {
  const text = useText();
  const id = useId();
  const { userId } = useSession();
  const world = useClientState((state) => state.world);
  const [serverId, setServerId] = useState(guildId);
  const [personId, setPersonId] = useState(userId);
  const [typed, setTyped] = useState<string | null>(null);
  const guild = world?.guilds.find((each) => each.id === serverId) ?? world?.guilds[0];
  if (!world || !guild) return null;
  const directory = directoryOf(world, guild.id);
  const everybody = userItems(directoryOf(world, null)).filter(({ value }) => value !== world.bot.id);
  return (
    <section>
      <h3>{text.controls.people}</h3>
      <label className="field">
        <span>{text.controls.server}</span>
        <select className="input" value={guild.id} onChange={(event) => setServerId(event.target.value)}>
          {world.guilds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="field">
        <label htmlFor={id}>{text.controls.person}</label>
        <Combobox
          id={id}
          label={text.controls.person}
          placeholder={text.controls.personPlaceholder}
          items={everybody}
          typed={typed ?? nameOf(directoryOf(world, null), personId) ?? ''}
          onType={(words) => {
            setTyped(words);
            if (everybody.some(({ value }) => value === words)) setPersonId(words);
          }}
          onPick={({ value }) => {
            setPersonId(value);
            setTyped(null);
          }}
        />
      </div>
      <PersonControls key={`${guild.id} ${personId}`} directory={directory} guild={guild} userId={personId} />
    </section>
  );
};
