import type { Guild } from '@famiglia/contract/guilds/guilds';
import { Check, ChevronsUpDown, LayoutGrid } from '../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useText } from '../shared/language/use-text.ts';
import { usePlanName } from '../entities/plan/use-plan-name.ts';
import { Crest } from '../shared/ui/crest.tsx';
import { MenuOnDemand } from '../shared/ui/menu-on-demand.tsx';
import { hasPanel } from './has-panel.ts';
import { panelText } from './panel.text.ts';

/** The open server, and a list to switch to another. */
export const ServerSwitcher = ({ guild, guilds }: { guild: Guild; guilds: readonly Guild[] }) => {
  const text = useText(panelText);
  const plan = usePlanName(guild.subscription);
  const reachable = guilds.filter(hasPanel);
  return (
    <MenuOnDemand
      className="w-65"
      trigger={
        <button
          type="button"
          aria-label={`${text.switchServer}: ${guild.name}`}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md p-2 text-left md:max-xl:p-1 transition-colors duration-(--quick) hover:bg-hover data-popup-open:bg-hover"
        >
          <Crest name={guild.name} src={guild.icon_url} />
          <span className="min-w-0 flex-1 md:max-xl:hidden">
            <span className="block truncate font-semibold">{guild.name}</span>
            <span className="block truncate text-xs text-muted">{plan}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint md:max-xl:hidden" />
        </button>
      }
    >
      {({ MenuLink, MenuSeparator }) => (
        <>
          {reachable.map((other) => (
            <MenuLink key={other.id} render={<Link to={`/guild/${other.id}`} />}>
              <Crest name={other.name} src={other.icon_url} />
              <span className="min-w-0 flex-1 truncate">{other.name}</span>
              {other.id === guild.id ? <Check aria-hidden className="size-4 text-brass" /> : null}
            </MenuLink>
          ))}
          <MenuSeparator />
          <MenuLink render={<Link to="/guilds" />}>
            <LayoutGrid aria-hidden className="mx-2 size-4 text-faint" />
            {text.allServers}
          </MenuLink>
        </>
      )}
    </MenuOnDemand>
  );
};
