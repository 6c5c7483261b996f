import type { Guild } from '@famiglia/contract/guilds/guilds';
import { Link, Navigate } from 'react-router';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { may } from '../../../shared/lib/may.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Crest } from '../../../shared/ui/crest.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ChevronRight, Server } from '../../../shared/ui/icons.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { checkoutText } from './checkout.text.ts';

const canBuy = ({ bot_installed, access }: Guild): boolean =>
  bot_installed && may(access.permissions, 'subscription.manage');

/** `/checkout`: from the pricing page, which knows no server. With a single one there is nothing to choose. */
export const ChooseGuild = ({ guilds }: { guilds: readonly Guild[] }) => {
  const text = useText(checkoutText);
  const own = guilds.filter(canBuy);
  const [first] = own;
  if (first && own.length === 1) return <Navigate to={`/guild/${first.id}/checkout`} replace />;
  return (
    <>
      <PageHeader title={text.title} />
      {own.length === 0 ? (
        <EmptyState
          icon={<Server aria-hidden />}
          title={text.noGuild}
          action={
            <Link to="/guilds" className={buttonClasses({ variant: 'primary' })}>
              {text.toServers}
            </Link>
          }
        >
          {text.noGuildBody}
        </EmptyState>
      ) : (
        <section aria-labelledby="choose" className="max-w-150">
          <h2 id="choose" className="font-semibold">
            {text.choose}
          </h2>
          <p className="mb-3 text-muted">{text.chooseNote}</p>
          <ul className="grid gap-2">
            {own.map((guild) => (
              <li key={guild.id}>
                <Card className="hover:border-line-strong hover:bg-raised">
                  <Link to={`/guild/${guild.id}/checkout`} className="flex items-center gap-3 rounded-md p-3">
                    <Crest name={guild.name} src={guild.icon_url} />
                    <span className="min-w-0 flex-1 truncate font-medium">{guild.name}</span>
                    <PlanBadge subscription={guild.subscription} />
                    <ChevronRight aria-hidden className="size-5 text-faint" />
                  </Link>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
