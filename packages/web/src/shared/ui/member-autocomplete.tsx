import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Member } from '@famiglia/contract/guilds/guilds';
import type { ReactElement } from 'react';
import { Avatar } from './avatar.tsx';
import { POPUP, POPUP_ITEM } from './popup-classes.ts';

interface MemberAutocompleteProps {
  input: ReactElement;
  value: string;
  onType: (value: string) => void;
  members: readonly Member[];
  /** Shown instead of members: loading, or nobody found. */
  empty: string;
  /** False for a person who may not view members: the field is plain. */
  offers?: boolean;
  onChoose: (member: Member) => void;
}

/** A text field that suggests members while typing. The caller provides the suggestions. */
export const MemberAutocomplete = (props: MemberAutocompleteProps) => (
  <Autocomplete.Root
    mode="none"
    items={props.members}
    value={props.value}
    itemToStringValue={(member: Member) => member.display_name}
    onValueChange={(next, { reason }) => {
      if (reason !== 'item-press') props.onType(next);
    }}
  >
    <Autocomplete.Input render={props.input} />
    {props.offers !== false && props.value.trim() ? (
      <Autocomplete.Portal>
        <Autocomplete.Positioner align="start" sideOffset={6} className="z-40 outline-none">
          <Autocomplete.Popup className={`${POPUP} w-(--anchor-width) min-w-60`}>
            <Autocomplete.Empty className="px-2.5 py-2 text-muted empty:hidden">
              {props.empty}
            </Autocomplete.Empty>
            <Autocomplete.List className="max-h-[min(320px,var(--available-height))] overflow-y-auto">
              {(member: Member) => (
                <Autocomplete.Item
                  key={member.user_id}
                  value={member}
                  onClick={() => props.onChoose(member)}
                  className={POPUP_ITEM}
                >
                  <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
                  <span className="min-w-0 flex-1 truncate">{member.display_name}</span>
                  <span className="shrink-0 text-xs text-faint">{member.ingame_nick ?? member.username}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    ) : null}
  </Autocomplete.Root>
);
