import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Member } from '@famiglia/contract/guilds';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { may } from '../../../lib/may.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Input } from '../../../ui/input.tsx';
import { POPUP, POPUP_ITEM } from '../../../ui/popup-classes.ts';
import { useFindMembers } from '../api/use-find-members.ts';
import { panelUsersText } from './panel-users.text.ts';

interface MemberFinderProps {
  id: string;
  value: string;
  onType: (value: string) => void;
  onChoose: (member: Member) => void;
  invalid: boolean;
  describedBy: string;
}

/** Finds a member by any of their names; an id can be pasted by those who may not look at members. */
export const MemberFinder = ({ id, value, onType, onChoose, invalid, describedBy }: MemberFinderProps) => {
  const text = useText(panelUsersText);
  const guild = useCurrentGuild();
  const mayLook = may(guild.access.permissions, 'users.view');
  const found = useFindMembers(guild.id, useDebounced(value.trim(), 200), mayLook);
  const members = value.trim() ? (found.data ?? []).filter((member) => member.left_at === null) : [];
  return (
    <Autocomplete.Root
      mode="none"
      items={members}
      value={value}
      itemToStringValue={(member: Member) => member.display_name}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') onType(next);
      }}
    >
      <Autocomplete.Input
        render={
          <Input
            id={id}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            placeholder={mayLook ? text.placeholder : text.placeholderId}
            spellCheck={false}
          />
        }
      />
      {mayLook && value.trim() ? (
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
                    onClick={() => onChoose(member)}
                    className={POPUP_ITEM}
                  >
                    <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
                    <span className="min-w-0 flex-1 truncate">{member.display_name}</span>
                    <span className="shrink-0 text-xs text-faint">
                      {member.ingame_nick ?? member.username}
                    </span>
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
