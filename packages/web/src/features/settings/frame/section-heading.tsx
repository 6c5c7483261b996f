import { useText } from '../../../language/use-text.ts';
import type { SettingsSectionName } from '../settings-sections.ts';
import { settingsText } from '../settings.text.ts';

export const SectionHeading = ({ name }: { name: SettingsSectionName }) => {
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
