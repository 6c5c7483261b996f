import type { PanelSection } from '@famiglia/contract/settings/setting-kinds';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { useDraft } from './draft/draft-context.ts';
import { DigestPreviewCard } from './digest/digest-preview-card.tsx';
import { SectionSkeleton } from './frame/section-skeleton.tsx';
import { PanelUsersSection } from './panel-users/panel-users-section.tsx';
import { RolesSection } from './roles/roles-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import type { SettingsSectionName } from './settings-sections.ts';
import { settingsText } from './settings.text.ts';
import { BotPermissionsCard } from './bot-permissions/bot-permissions-card.tsx';
import { UndeliveredCard } from './deliveries/undelivered-card.tsx';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { WarFeedsCard } from './wars/war-feeds-card.tsx';
import { WarKeysCard } from './wars/war-keys-card.tsx';
import { NicknamesCard } from './joining/nicknames-card.tsx';

// Only one section shows it, and it checks what is typed by the rules of the contract.
const NamesCard = lazy(async () => ({
  default: (await import('./joining/names-card.tsx')).NamesCard,
}));

const ApiSection = lazy(async () => ({
  default: (await import('./keys/api-section.tsx')).ApiSection,
}));

// Its form and menus are more than all other sections together.
const FightKindsSection = lazy(async () => ({
  default: (await import('./fight-kinds/fight-kinds-section.tsx')).FightKindsSection,
}));

const JoiningSection = () => {
  const { access } = useCurrentGuild();
  return (
    <>
      <FieldsSection name="joining" />
      {may(access.permissions, 'settings.manage') ? (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <NamesCard />
        </Suspense>
      ) : null}
      {may(access.permissions, 'personnel.manage') ? <NicknamesCard /> : null}
    </>
  );
};

const DigestSection = () => (
  <>
    <FieldsSection name="digest" />
    <DigestPreviewCard />
  </>
);

const WarsSection = () => (
  <>
    <FieldsSection name="wars" />
    <WarKeysCard />
    <WarFeedsCard />
  </>
);

const ChannelsSection = () => (
  <>
    <FieldsSection name="channels" />
    <BotPermissionsCard />
    <UndeliveredCard />
  </>
);

/** Sections of the settings object; they are shown once it is loaded. */
const SETTINGS_SECTIONS: Partial<Record<SettingsSectionName, ComponentType>> = {
  general: () => <FieldsSection name="general" />,
  channels: ChannelsSection,
  reputation: () => <FieldsSection name="reputation" />,
  events: () => <FieldsSection name="events" />,
  sorting: () => <FieldsSection name="sorting" />,
  gungame: () => <FieldsSection name="gungame" />,
  personnel: () => <FieldsSection name="personnel" />,
  warnings: () => <FieldsSection name="warnings" />,
  joining: JoiningSection,
  wars: WarsSection,
  payday: () => <FieldsSection name="payday" />,
  contracts: () => <FieldsSection name="contracts" />,
  cars: () => <FieldsSection name="cars" />,
  digest: DigestSection,
} satisfies Record<PanelSection, ComponentType>;

/** Sections that load their own data. */
const OWN_DATA_SECTIONS: Partial<Record<SettingsSectionName, ComponentType>> = {
  roles: RolesSection,
  'panel-users': PanelUsersSection,
  'fight-kinds': FightKindsSection,
  api: ApiSection,
};

export const SettingsSection = ({ name }: { name: SettingsSectionName }) => {
  const { settings } = useDraft();
  const Section = SETTINGS_SECTIONS[name];
  const Own = OWN_DATA_SECTIONS[name];
  return (
    <>
      <SectionHeading name={name} />
      {Own ? (
        <Suspense fallback={<SectionSkeleton />}>
          <Own />
        </Suspense>
      ) : null}
      {Section ? (
        <QueryView query={settings.query} skeleton={<SectionSkeleton />}>
          {() => <Section />}
        </QueryView>
      ) : null}
    </>
  );
};

const SectionHeading = ({ name }: { name: SettingsSectionName }) => {
  const text = useText(settingsText);
  const section = text.sections[name];
  return (
    <header className="mb-4">
      <title>{`${section.name} · ${text.title} · Famiglia`}</title>
      <h2 className="text-base font-semibold">{section.name}</h2>
      <p className="text-pretty text-muted">{section.note}</p>
    </header>
  );
};
