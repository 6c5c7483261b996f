import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Member } from '@famiglia/contract/guilds';
import { X } from 'lucide-react';
import { useState } from 'react';
import { commonText } from '../../../language/common.text.ts';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { POPUP, POPUP_ITEM } from '../../../ui/popup-classes.ts';
import { activityText } from '../activity.text.ts';
import { usePeople } from '../api/use-people.ts';

interface PersonFilterProps {
  id: string;
  /** Id of the chosen person, or empty. */
  value: string;
  onChange: (userId: string) => void;
}

const ChosenPerson = ({ value, onChange }: Omit<PersonFilterProps, 'id'>) => {
  const text = useText(commonText);
  const guild = useCurrentGuild();
  const person = usePeople(guild.id, value).data?.find((one) => one.user_id === value);
  const name = person?.display_name ?? value;
  return (
    <div className="flex h-11 items-center gap-2 rounded-sm border border-brass pl-2 md:h-9">
      <Avatar id={value} name={name} src={person?.avatar_url ?? null} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <IconButton label={text.clear} onClick={() => onChange('')}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
};

/** Finds a member by any of their names; the chosen one can be put away again. */
export const PersonFilter = ({ id, value, onChange }: PersonFilterProps) => {
  const text = useText(activityText);
  const guild = useCurrentGuild();
  const [typed, setTyped] = useState('');
  const found = usePeople(guild.id, useDebounced(typed.trim(), 200));
  if (value) return <ChosenPerson value={value} onChange={onChange} />;
  return (
    <Autocomplete.Root
      mode="none"
      items={typed.trim() ? (found.data ?? []) : []}
      value={typed}
      itemToStringValue={(member: Member) => member.display_name}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') setTyped(next);
      }}
    >
      <Autocomplete.Input
        render={<Input id={id} placeholder={text.personPlaceholder} spellCheck={false} />}
      />
      {typed.trim() ? (
        <Autocomplete.Portal>
          <Autocomplete.Positioner align="start" sideOffset={6} className="z-20 outline-none">
            <Autocomplete.Popup className={`${POPUP} w-(--anchor-width) min-w-60`}>
              <Autocomplete.Empty className="px-2.5 py-2 text-muted empty:hidden">
                {found.isFetching ? text.looking : text.nobody}
              </Autocomplete.Empty>
              <Autocomplete.List className="max-h-[min(320px,var(--available-height))] overflow-y-auto">
                {(member: Member) => (
                  <Autocomplete.Item
                    key={member.user_id}
                    value={member}
                    onClick={() => {
                      setTyped('');
                      onChange(member.user_id);
                    }}
                    className={POPUP_ITEM}
                  >
                    <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
                    <span className="min-w-0 flex-1 truncate">{member.display_name}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      ) : null}
    </Autocomplete.Root>
  );
};
