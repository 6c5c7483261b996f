import type { Guild } from '@famiglia/contract/guilds/guilds';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { guildsText } from '../guilds.text.ts';
import { GuildCard } from './guild-card.tsx';
import { InviteCard } from './invite-card.tsx';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xs font-medium text-muted">{title}</h2>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,288px),1fr))] gap-3">{children}</div>
  </section>
);

export const GuildCards = ({ guilds }: { guilds: readonly Guild[] }) => {
  const text = useText(guildsText);
  const installed = guilds.filter((guild) => guild.bot_installed);
  const others = guilds.filter((guild) => !guild.bot_installed);
  return (
    <div className="grid gap-8">
      {installed.length > 0 ? (
        <Section title={text.yours}>
          {installed.map((guild) => (
            <GuildCard key={guild.id} guild={guild} />
          ))}
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section title={text.invitable}>
          {others.map((guild) => (
            <InviteCard key={guild.id} guild={guild} />
          ))}
        </Section>
      ) : null}
    </div>
  );
};
