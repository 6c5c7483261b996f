import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import { Search } from '../shared/ui/icons.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../shared/language/use-text.ts';
import { POPUP_ITEM, POPUP_LABEL } from '../shared/ui/popup-classes.ts';
import type { Section } from './navigation.ts';
import type { PaletteEntry, PaletteGroup } from './use-palette-groups.tsx';
import { usePaletteGroups } from './use-palette-groups.tsx';
import { panelText } from './panel.text.ts';

interface CommandPaletteProps {
  /** What was typed before it was there. */
  typed: string;
  /** It takes the keys from now on. */
  onReady: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  guilds: readonly Guild[];
  sections: readonly Section[];
}

/** Ctrl/⌘K: finds a page, server or member by a few letters. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { open, onOpenChange, guilds, sections, onReady } = props;
  const text = useText(panelText);
  const navigate = useNavigate();
  const [search, setSearch] = useState(props.typed);
  useEffect(onReady, [onReady]);
  const groups = usePaletteGroups(search, guilds, sections);

  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setSearch('');
  };
  const go = (entry: PaletteEntry) => {
    change(false);
    if (entry.outside === true) window.open(entry.to, '_blank', 'noreferrer');
    else void navigate(entry.to);
  };

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-(--quick) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={text.palette}
          className="fixed top-3 left-1/2 z-30 flex max-h-[min(480px,calc(100dvh-24px))] w-[min(560px,calc(100vw-24px))] -translate-x-1/2 flex-col overflow-hidden rounded-md border border-line-strong bg-surface outline-none transition-opacity duration-(--quick) data-ending-style:opacity-0 data-starting-style:opacity-0 md:top-[14vh]"
        >
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            items={groups}
            value={search}
            onValueChange={setSearch}
            itemToStringValue={(entry: PaletteEntry) => entry.name}
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4 shrink-0 text-faint" />
              <Autocomplete.Input
                aria-label={text.palettePlaceholder}
                placeholder={text.palettePlaceholder}
                spellCheck={false}
                className="h-13 w-full bg-transparent text-base outline-none"
              />
            </div>
            <Autocomplete.Empty className="px-4 py-8 text-center text-muted empty:hidden">
              {text.paletteEmpty}
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 overflow-y-auto p-1.5 empty:hidden">
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.name} items={group.items}>
                  <Autocomplete.GroupLabel className={POPUP_LABEL}>{group.name}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: PaletteEntry) => (
                      <Autocomplete.Item
                        key={entry.key}
                        value={entry}
                        onClick={() => go(entry)}
                        className={POPUP_ITEM}
                      >
                        {entry.picture}
                        <span className="min-w-0 truncate">{entry.name}</span>
                        {entry.note ? (
                          <span className="ml-auto min-w-0 shrink-[99] truncate text-xs text-faint">
                            {entry.note}
                          </span>
                        ) : null}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
