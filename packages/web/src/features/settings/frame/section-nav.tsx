import { NavLink, useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { useSectionMarks } from '../draft/use-section-marks.ts';
import type { SectionMark } from '../draft/use-section-marks.ts';
import type { SettingsSectionName } from '../settings-sections.ts';
import { SETTINGS_SECTIONS } from '../settings-sections.ts';
import { settingsText } from '../settings.text.ts';

const LINK =
  'flex h-9 items-center gap-2 rounded-sm px-2.5 text-muted transition-colors duration-(--quick) hover:bg-hover hover:text-text aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-text';

/** The sections this person may open, by group: a list on the left, one select on a phone. */
export const SectionNav = ({ current }: { current: SettingsSectionName | undefined }) => {
  const text = useText(settingsText);
  const { id, access } = useCurrentGuild();
  const marks = useSectionMarks();
  const navigate = useNavigate();
  const sections = SETTINGS_SECTIONS.filter(({ permission }) => may(access.permissions, permission));
  const groups = [...new Set(sections.map(({ group }) => group))];
  const path = (name: SettingsSectionName) => `/guild/${id}/settings/${name}`;
  const first = sections[0];
  return (
    <>
      <nav aria-label={text.navigation} className="sticky top-6 grid content-start gap-4 max-md:hidden">
        {groups.map((group) => (
          <div key={group}>
            <p id={`settings-${group}`} className="px-2.5 pb-1 text-xs text-faint">
              {text.groups[group]}
            </p>
            <ul aria-labelledby={`settings-${group}`} className="grid gap-0.5">
              {sections
                .filter((section) => section.group === group)
                .map(({ name }) => (
                  <li key={name}>
                    <NavLink to={path(name)} className={LINK}>
                      <span className="min-w-0 flex-1 truncate">{text.sections[name].name}</span>
                      <Mark mark={marks.get(name)} />
                    </NavLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mb-5 grid md:hidden">
        {first ? (
          <Select
            label={text.navigation}
            value={current ?? first.name}
            options={sections.map(({ name, group }) => ({
              value: name,
              group: text.groups[group],
              label: marks.has(name) ? `${text.sections[name].name} •` : text.sections[name].name,
            }))}
            onChange={(name) => void navigate(path(name))}
          />
        ) : null}
      </div>
    </>
  );
};

const Mark = ({ mark }: { mark: SectionMark | undefined }) => {
  const text = useText(settingsText);
  return mark === undefined ? null : (
    <span
      title={text[mark]}
      className={classes('size-2 shrink-0 rounded-full', mark === 'wrong' ? 'bg-bad' : 'bg-brass')}
    >
      <span className="sr-only">{text[mark]}</span>
    </span>
  );
};
